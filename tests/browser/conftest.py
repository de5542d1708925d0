"""Fixtures: headless Chromium, the served site, a served copy with a fault in it."""

from __future__ import annotations

import shutil
from contextlib import ExitStack
from pathlib import Path

import pytest
from browse import chromium
from playwright.sync_api import Browser, Page
from serving import serve

from .search import WATCH


# Scope "package": Playwright keeps an event loop running, which would be in the
# way of the notebook tests outside this folder.
@pytest.fixture(scope="package")
def browser() -> Browser:
    with chromium() as browser:
        yield browser


@pytest.fixture(scope="package")
def server(site) -> str:
    with serve(site) as address:
        yield address


def new_page(browser: Browser, **options) -> Page:
    """Open a tab that may use the clipboard, where nothing moves."""
    context = browser.new_context(
        viewport={"width": 1280, "height": 900},
        permissions=["clipboard-read", "clipboard-write"],
        reduced_motion="reduce",
        **options,
    )
    context.set_default_timeout(15_000)
    context.add_init_script(WATCH)
    return context.new_page()


@pytest.fixture(scope="package")
def shared(browser) -> Page:
    """A tab that all tests use which leave it as they found it."""
    page = new_page(browser)
    yield page
    page.context.close()


@pytest.fixture
def tab(browser) -> Page:
    """A tab of one test's own."""
    page = new_page(browser)
    yield page
    page.context.close()


@pytest.fixture
def planted(site, tmp_path):
    """Return a function that serves a copy of the site with one text replaced."""
    with ExitStack() as stack:

        def plant(file: str, old: str, new: str) -> str:
            copy = Path(shutil.copytree(site, tmp_path / "site"))
            path = next(copy.glob(file))
            text = path.read_text("utf-8")
            assert old in text, f"{file} has no {old!r} to plant a fault at"
            path.write_text(text.replace(old, new), "utf-8")
            return stack.enter_context(serve(copy))

        yield plant
