"""The mark of a proven claim: on the screen, on paper, and the proof behind it."""

from __future__ import annotations

from playwright.sync_api import Error, Page

MARK, TOOLTIP = ".footnote-ref", ".md-tooltip2--active pre"


def unmarked(page: Page) -> list[str]:
    """Check that a claim ends in a visible check mark, whose text is a number."""
    return page.evaluate(
        """selector => [...document.querySelectorAll(selector)]
        .filter(mark => !getComputedStyle(mark, "::after").content.includes("✓")
          || mark.getBoundingClientRect().width < 8 || !/^\\d+$/.test(mark.textContent))
        .map(mark => `${mark.hash} is no check mark`)""",
        MARK,
    )


def unprinted(page: Page) -> list[str]:
    """Check that paper shows the number of a proof instead of the mark."""
    page.emulate_media(media="print")
    problems = page.evaluate(
        """selector => [...document.querySelectorAll(selector)]
        .filter(mark => getComputedStyle(mark, "::after").content !== "none"
          || parseFloat(getComputedStyle(mark).fontSize) < 6)
        .map(mark => `${mark.hash} prints no number`)""",
        MARK,
    )
    shown = page.locator(".md-header, .md-sidebar, .md-footer, .md-tabs")
    problems += [
        f"prints {e.get_attribute('class')}" for e in shown.all() if e.is_visible()
    ]
    if not page.locator(".footnote").is_visible():
        problems.append("prints no proofs")
    page.emulate_media(media="screen")
    return problems


def unproven(page: Page) -> list[str]:
    """Check that the proof shows on hover and on focus."""
    problems, mark = [], page.locator(MARK).first
    for way in ("hover", "focus"):
        getattr(mark, way)()
        try:
            page.locator(TOOLTIP).wait_for(timeout=3000)
            if "assert" not in page.locator(TOOLTIP).inner_text():
                problems.append(f"{way}: the tooltip holds no proof")
        except Error as error:
            problems.append(f"{way}: {type(error).__name__}")
        page.mouse.move(0, 0)
        mark.blur()
        page.locator(TOOLTIP).wait_for(state="detached")
    return problems
