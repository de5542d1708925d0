"""Every page has its form, and every claim, snippet, output and figure its place."""

import lint
import names
import page
import pytest
from problem import summary
from project import HERE


@pytest.mark.parametrize("name", HERE.pages())
def test_page(name, project):
    problems = lint.check_page(project, name)
    assert not problems, summary(problems)


def test_files_and_navigation(project):
    problems = lint.check(project)
    assert not problems, summary(problems)


@pytest.mark.parametrize("name", HERE.pages())
def test_tags_are_torch_names(name, project):
    tags = page.read(project.docs / f"{name}.md", project.root).meta["tags"]
    made_up = [tag for tag in tags if not names.exists(tag)]
    assert not made_up, f"docs/{name}.md:2: not in torch {names.version()}: {made_up}"


def test_each_page_cites_at_least_three_proofs(project):
    few = {
        name: len(page.read(project.docs / f"{name}.md", project.root).definitions)
        for name in project.pages()
        if name != "index"
    }
    assert not {name: n for name, n in few.items() if n < 3}
