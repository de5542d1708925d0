"""Open the built site in headless Chromium, for what only a browser can measure."""

from __future__ import annotations

import contextlib
import gzip
import statistics
from collections.abc import Iterator
from pathlib import Path

import system
from serving import serve

QUIET = [
    "--no-sandbox",
    "--disable-gpu",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
    "--no-first-run",
]
QUERIES = ("cat", "no_grad", "torch.load", "CrossEntropyLoss", "size mismatch")


@contextlib.contextmanager
def chromium() -> Iterator:
    """Start headless Chromium; yield Playwright's browser."""
    from playwright.sync_api import sync_playwright

    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(
            executable_path=system.find("chromium"), args=QUIET
        )
        yield browser
        browser.close()


def first_load(site: Path) -> tuple[int, int]:
    """Load the home page with an empty cache; return gzip bytes and requests."""
    sizes = []
    with serve(site) as address, chromium() as browser:
        page = browser.new_page()
        page.on("response", lambda r: sizes.append(len(gzip.compress(r.body(), 6))))
        page.goto(address, wait_until="networkidle")
    return sum(sizes), len(sizes)


def first_result(site: Path) -> float:
    """Return the median seconds from the last key of a query to its first result."""
    times = []
    with serve(site) as address, chromium() as browser:
        for query in QUERIES:
            page = browser.new_page()
            page.goto(address, wait_until="networkidle")
            page.keyboard.press("/")
            page.keyboard.type(query[:-1])
            page.wait_for_selector(".md-search-result__item")
            page.wait_for_timeout(500)
            page.evaluate(
                """() => { window.seen = new Promise(done =>
                  new MutationObserver(() => done(performance.now())).observe(
                    document.querySelector(".md-search-result__list"),
                    {childList: true})) }"""
            )
            started = page.evaluate("performance.now()")
            page.keyboard.type(query[-1])
            times.append((page.evaluate("window.seen") - started) / 1e3)
            page.close()
    return statistics.median(times)
