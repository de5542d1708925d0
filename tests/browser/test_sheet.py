"""The cheat sheet is filtered by typing, and prints on two pages."""

from __future__ import annotations

import re

from . import marks, pages

SHEET = pages.url(pages.SHEET)
ROWS = ".sheet tbody tr"


def shown(tab) -> list[str]:
    return tab.locator(f"{ROWS}:visible").all_inner_texts()


def test_typing_filters_the_lines(server, tab):
    tab.goto(server + SHEET)
    everything = shown(tab)
    box = tab.get_by_label("Filter the lines of the cheat sheet")
    box.fill("zero_grad")
    found = shown(tab)
    assert 0 < len(found) < len(everything)
    assert all("zero_grad" in line for line in found)
    assert tab.locator(".sheet:visible").count() < tab.locator(".sheet").count()
    assert tab.locator(".sheet-left").inner_text() == f"{len(found)} lines"
    box.fill("no such line")
    assert shown(tab) == []
    box.fill("")
    assert shown(tab) == everything


def test_words_in_any_order_and_section_names_are_found(server, tab):
    tab.goto(server + SHEET)
    box = tab.get_by_label("Filter the lines of the cheat sheet")
    box.fill("shape zeros")
    assert any(line.startswith("torch.zeros(") for line in shown(tab))
    box.fill("PITFALLS")
    assert len(shown(tab)) > 5


def test_prints_on_two_pages(server, tab):
    tab.goto(server + SHEET, wait_until="networkidle")
    paper = tab.pdf(format="A4")
    assert len(re.findall(rb"/Type\s*/Page\b", paper)) == 2
    tab.emulate_media(media="print")
    assert len(shown(tab)) == tab.locator(ROWS).count() > 100
    for without in (marks.MARK, ".footnote", ".sheet-filter"):
        assert not tab.locator(f"{without}:visible").count()
