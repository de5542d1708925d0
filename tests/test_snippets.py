"""Every snippet runs, and prints and draws exactly what its page shows."""

import pytest
from judge import judge
from problem import summary
from project import HERE

PATHS = HERE.snippet_files()


def name(path):
    return path.relative_to(HERE.snippets).as_posix()


@pytest.mark.parametrize("snippet", PATHS, ids=name)
def test_snippet(snippet, results, project):
    problems = judge(project, results[snippet])
    assert not problems, summary(problems)


def test_every_page_but_notebooks_has_snippets(project):
    assert len(PATHS) >= len(project.pages())
    bare = [page for page in project.pages() if not project.snippet_files(page)]
    assert not bare, f"pages without a tested snippet: {bare}"
