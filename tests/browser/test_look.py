"""What readers do: look at a proof, move about, search, take a wrong address."""

from __future__ import annotations

import shutil

import pytest
from conftest import ROOT, SAMPLE, build
from serving import serve

from . import checks, marks, pages, search

SITE_CSS = "css/site.css"


def test_proof_shows_on_hover_and_on_focus(server, tab):
    tab.goto(server)
    assert not marks.unproven(tab)


@pytest.mark.parametrize(
    ("check", "file", "old", "new"),
    [
        (marks.unmarked, SITE_CSS, "✓", ""),
        (marks.unprinted, SITE_CSS, "@media screen", "@media all"),
        (marks.unproven, "index.html", '"content.footnote.tooltips",', ""),
    ],
)
def test_a_planted_fault_is_found(check, file, old, new, planted, tab):
    tab.goto(planted(file, old, new))
    assert check(tab)


def test_the_search_index_waits_for_the_search(server, tab):
    asked = []
    tab.on("request", lambda request: asked.append(request.url.rpartition("/")[2]))
    tab.goto(server, wait_until="networkidle")
    assert "search_index.json" not in asked
    search.open_search(tab)
    assert asked.count("search_index.json") == 1


def test_moving_about_keeps_copy_and_search(server, tab):
    source = f"{SAMPLE}.md"
    tab.goto(server, wait_until="networkidle")
    tab.evaluate("window.same = true")
    tab.locator(f".md-content a[href$='{pages.url(source)}']").first.click()
    tab.wait_for_url(server + pages.url(source))
    tab.locator(checks.BUTTON).first.wait_for()
    assert tab.evaluate("window.same"), "a full load, not an instant one"
    assert not checks.copies(tab, pages.programs(source))
    assert not tab.locator(checks.BUTTON + ":not([aria-label])").count()
    search.open_search(tab)
    assert search.find(tab, pages.meta(source)["tags"][0])


def test_a_result_leads_to_the_marked_words(server, tab):
    tab.goto(server)
    search.open_search(tab)
    assert search.find(tab, last := pages.meta(pages.ANSWERS[0])["tags"][0])
    tab.keyboard.press("Enter")
    tab.locator("mark[data-md-highlight]").first.wait_for()
    assert last.split(".")[-1] in tab.locator(".md-content").inner_text()


def test_a_wrong_address_invites_to_search(server, tab):
    assert tab.goto(server + "no/such/page/").status == 404
    assert "Search" in tab.locator(".md-content").inner_text()
    tab.locator("[data-open-search]").click()
    tab.wait_for_function("document.activeElement.matches('.md-search__input')")
    assert search.find(tab, pages.meta(pages.ANSWERS[0])["title"])
    assert tab.goto(tab.locator(".md-search-result a").first.get_attribute("href")).ok


def test_search_results_are_for_everyone(server, tab):
    tab.goto(server)
    search.open_search(tab)
    search.find(tab, "torch")
    assert not checks.barriers(tab)


def test_with_a_repository(tmp_path, tab):
    """The edit link is right, and nobody is told about the reader."""
    repo = "https://github.com/example/torchproof"
    done = build(ROOT, tmp_path / "site", REPO_URL=repo)
    assert done.returncode == 0, done.stderr
    with serve(tmp_path / "site") as address:
        for source in (pages.ANSWERS[0], *pages.NOTEBOOKS[:1]):
            assert not checks.visit(tab, address + pages.url(source))
            edit = tab.locator("a[rel=edit]").get_attribute("href")
            assert edit == f"{repo}/edit/main/docs/{source}"
        assert (
            tab.locator(".md-header__source a").get_attribute("href").startswith(repo)
        )
    shutil.rmtree(tmp_path / "site")
