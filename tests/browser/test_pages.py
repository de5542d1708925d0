"""Every page copies right, is for everyone, asks no other host, fits a phone."""

from __future__ import annotations

import pytest

from . import checks, marks, pages
from .conftest import new_page

ALL = [*pages.NAV, "404.html"]


# Scope "module": pytest runs all tests of one page together, so that each page is
# loaded once. A load costs more than most of the checks.
@pytest.fixture(scope="module")
def opened(request, browser, server):
    """A page, a tab that shows it, and what was wrong with loading it."""
    tab, source = new_page(browser), request.param
    where = source if source == "404.html" else pages.url(source)
    yield source, tab, checks.visit(tab, server + where)
    tab.context.close()


@pytest.mark.parametrize("opened", ALL, indirect=True)
def test_page_asks_no_other_host_and_reports_no_error(opened):
    _, _, problems = opened
    assert not problems


@pytest.mark.parametrize("opened", pages.MARKDOWN, indirect=True)
def test_what_is_copied_is_what_ran(opened):
    source, tab, _ = opened
    assert not checks.copies(tab, pages.programs(source))


@pytest.mark.parametrize("opened", pages.NOTEBOOKS, indirect=True)
def test_what_is_copied_is_the_cell(opened):
    source, tab, _ = opened
    assert not checks.cell_copies(tab, pages.cells(source))


@pytest.mark.parametrize("opened", pages.MARKDOWN, indirect=True)
def test_claims_are_marked(opened):
    source, tab, _ = opened
    assert tab.locator(marks.MARK).count()
    assert not marks.unmarked(tab)
    # The sheet has two pages of paper and no room for proofs: see test_sheet.py.
    assert source == pages.SHEET or not marks.unprinted(tab)


@pytest.mark.parametrize("opened", ALL, indirect=True)
def test_page_fits_a_phone(opened):
    assert not checks.overflow(opened[1])


# The last: it thins out the code of the page, see checks.THIN_OUT.
@pytest.mark.parametrize("opened", ALL, indirect=True)
def test_page_is_for_everyone(opened):
    assert not checks.barriers(opened[1])


HOME = "index.html"
FAULTS = {
    "an image of another host": (
        "visit",
        '<img src="http://127.0.0.1:9/x.png" alt="x">',
    ),
    "a missing image": ("visit", '<img src="/no-such.png" alt="x">'),
    "a script that fails": ("visit", "<script>throw new Error('planted')</script>"),
    "an image without words": ("barriers", '<img src="assets/logo.svg">'),
    "faint text": ("barriers", '<p style="color: #aaa; background: #fff">faint</p>'),
    "a wide box": ("overflow", '<div style="width: 900px">wide</div>'),
}


@pytest.mark.parametrize("fault", FAULTS)
def test_a_planted_fault_is_found(fault, planted, tab):
    check, html = FAULTS[fault]
    address = planted(HOME, "</article>", html + "</article>")
    if check == "visit":
        assert checks.visit(tab, address)
    else:
        tab.goto(address)
        assert getattr(checks, check)(tab)


@pytest.mark.parametrize(
    ("old", "new"),
    [
        ("</span> <span", "</span><span"),
        ('class="language-text no-copy', 'class="language-text'),
        (
            'class="language-python highlight',
            'class="language-python no-copy highlight',
        ),
    ],
    ids=["other text", "a button on an output", "no button on a program"],
)
def test_a_planted_copy_fault_is_found(old, new, planted, tab):
    tab.goto(planted(HOME, old, new))
    assert checks.copies(tab, pages.programs("index.md"))


@pytest.mark.parametrize("source", pages.NOTEBOOKS[:1])
def test_a_changed_cell_is_found(source, planted, tab):
    file = f"{pages.url(source)}index.html"
    tab.goto(planted(file, '<span class="n">torch</span>', '<span class="n">t</span>'))
    assert checks.cell_copies(tab, pages.cells(source))
