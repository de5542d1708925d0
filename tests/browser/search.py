"""Search as a reader does: type into the field, read the list."""

from __future__ import annotations

from playwright.sync_api import Page

FIELD = ".md-search__input"

# Counts the search worker's answers. The count goes up in a task of its own:
# by then Material has written the results into the page.
WATCH = """
window.answers = 0;
window.Worker = class extends Worker {
  constructor(...args) {
    super(...args);
    this.addEventListener("message", ({data}) => {
      if (data.type === 3) setTimeout(() => window.answers++);
    });
  }
};
"""

FOUND = """() => [...document.querySelectorAll(".md-search-result__item")]
  .map(item => new URL(item.querySelector("a").href).pathname)
  .map(path => path.slice(1).replace(/\\/$/, ""))"""


def open_search(page: Page) -> None:
    """Open the search with the keyboard, and wait until it answers."""
    page.locator("body").press("/")
    page.wait_for_function("document.activeElement.matches('.md-search__input')")
    find(page, "tensor")


def find(page: Page, query: str) -> list[str]:
    """Return the names of the pages that the open search lists for `query`."""
    before = page.evaluate("window.answers")
    field = page.locator(FIELD)
    if field.input_value() == query:
        return page.evaluate(FOUND)
    field.fill(query)
    field.press("End")
    page.wait_for_function("before => window.answers > before", arg=before)
    return page.evaluate(FOUND)


def misses(page: Page, wanted: list[tuple[str, list[str], int]]) -> list[str]:
    """Return the queries whose pages the search does not list high enough.

    wanted: query, the pages any of which will do, and the last rank that is
    good enough.
    """
    problems = []
    for query, pages, rank in wanted:
        found = find(page, query)
        if not set(found[:rank]) & set(pages):
            problems.append(f"{query!r}: no {pages} in the first {rank} of {found[:5]}")
    return problems
