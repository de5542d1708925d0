"""Open the built site in headless Chromium, for what only a browser can measure."""

from __future__ import annotations

import contextlib
import functools
import gzip
import http.server
import statistics
import threading
from collections.abc import Iterator
from pathlib import Path

import system

QUIET = [
    "--no-sandbox",
    "--disable-gpu",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
    "--no-first-run",
]
QUERIES = ("cat", "no_grad", "torch.load", "CrossEntropyLoss", "size mismatch")


class Handler(http.server.SimpleHTTPRequestHandler):
    """Serves a site as a static host does: 404.html for what is not there."""

    def log_message(self, *_arguments) -> None:
        pass

    def send_error(self, code, message=None, explain=None) -> None:
        page = Path(self.directory) / "404.html"
        if code != 404 or not page.exists():
            super().send_error(code, message, explain)
            return
        body = page.read_bytes()
        self.send_response(404)
        self.send_header("Content-Type", "text/html; charset=utf-8")
        self.send_header("Content-Length", str(len(body)))
        self.end_headers()
        self.wfile.write(body)


@contextlib.contextmanager
def serving(site: Path) -> Iterator[str]:
    """Serve the built site on a free port of 127.0.0.1; yield its address, with /."""
    handler = functools.partial(Handler, directory=str(site))
    server = http.server.ThreadingHTTPServer(("127.0.0.1", 0), handler)
    thread = threading.Thread(target=server.serve_forever, daemon=True)
    thread.start()
    try:
        yield f"http://127.0.0.1:{server.server_address[1]}/"
    finally:
        server.shutdown()
        server.server_close()


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
    with serving(site) as address, chromium() as browser:
        page = browser.new_page()
        page.on("response", lambda r: sizes.append(len(gzip.compress(r.body(), 6))))
        page.goto(address, wait_until="networkidle")
    return sum(sizes), len(sizes)


def first_result(site: Path) -> float:
    """Return the median seconds from the last key of a query to its first result."""
    times = []
    with serving(site) as address, chromium() as browser:
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
