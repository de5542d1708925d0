"""Every page copies right, is for everyone, asks no other host, fits a phone."""

from __future__ import annotations

import pytest

from . import checks, pages


@pytest.mark.parametrize("source", pages.NAV)
def test_page_asks_no_other_host_and_reports_no_error(source, server, shared):
    assert not checks.visit(shared, server + pages.url(source))


@pytest.mark.parametrize("source", pages.MARKDOWN)
def test_what_is_copied_is_what_ran(source, server, tab):
    tab.goto(server + pages.url(source))
    assert not checks.copies(tab, pages.programs(source))


@pytest.mark.parametrize("source", pages.NOTEBOOKS)
def test_what_is_copied_is_the_cell(source, server, tab):
    tab.goto(server + pages.url(source))
    assert not checks.cell_copies(tab, pages.cells(source))


@pytest.mark.parametrize("source", [*pages.NAV, "404.html"])
def test_page_is_for_everyone(source, server, tab):
    tab.goto(server + (source if source == "404.html" else pages.url(source)))
    assert not checks.barriers(tab)


@pytest.mark.parametrize("source", pages.NAV)
def test_page_fits_a_phone(source, server, tab):
    tab.goto(server + pages.url(source))
    assert not checks.overflow(tab)


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
