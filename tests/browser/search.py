"""Search as a reader does: type into the field, read the list."""

from __future__ import annotations

from playwright.sync_api import Page

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

# Puts a query into the field as typing or pasting does, and waits for the answer
# to that very query: 350 of them in one round trip each, without a fixed pause.
FIND = """async query => {
  const field = document.querySelector(".md-search__input");
  const before = window.answers;
  if (field.value !== query) {
    field.value = query;
    field.dispatchEvent(new KeyboardEvent("keyup", {bubbles: true}));
    while (window.answers === before) await new Promise(r => setTimeout(r));
  }
  return [...document.querySelectorAll(".md-search-result__item")]
    .map(item => new URL(item.querySelector("a").href).pathname)
    .map(path => path.slice(1).replace(/\\/$/, ""));
}"""


def open_search(page: Page) -> None:
    """Open the search with the keyboard, type, and wait until it answers."""
    page.locator("body").press("/")
    page.wait_for_function("document.activeElement.matches('.md-search__input')")
    page.keyboard.type("tensor")
    page.locator(".md-search-result__item").first.wait_for()
    page.wait_for_function("window.answers > 0")


def find(page: Page, query: str) -> list[str]:
    """Return the names of the pages that the open search lists for `query`."""
    return page.evaluate(FIND, query)


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
