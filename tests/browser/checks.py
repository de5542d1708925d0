"""What must hold in a browser. Each check looks at a page and returns its problems."""

from __future__ import annotations

from pathlib import Path
from urllib.parse import urlsplit

import axe_playwright_python
from playwright.sync_api import Page

WIDTHS = (1280, 390)
# What a scheme changes is colour: the other rules need only one of the two.
COLOUR = ["color-contrast", "link-in-text-block"]
SCHEMES = {"default": None, "slate": COLOUR}
AXE = (Path(axe_playwright_python.__file__).parent / "axe.min.js").read_text("utf-8")
RUN = """async rules => (await axe.run(document, {
  preload: false, resultTypes: ["violations"], ...(rules && {runOnly: rules}),
})).violations"""
# A page has thousands of code tokens of twenty kinds, dozens of proofs of one form,
# and axe weighs each node: keep one token of a kind in programs, in outputs and in
# proofs, and two proofs, and axe is ten times faster.
THIN_OUT = """() => {
  const proofs = document.querySelectorAll(".footnote > ol > li:nth-child(n + 3)");
  for (const proof of proofs) proof.remove();
  const seen = new Set();
  for (const token of document.querySelectorAll("pre span")) {
    const around = token.closest(".footnote, .no-copy, pre").className;
    const kind = `${around} ${token.className} ${Boolean(token.closest("a"))}`;
    if (seen.has(kind)) token.replaceWith(...token.childNodes);
    else seen.add(kind);
  }
  for (const pre of document.querySelectorAll("pre")) pre.normalize();
}"""
BUTTON = ".md-code__button[data-md-type=copy]"
CLIPBOARD = "navigator.clipboard.readText()"
# Presses every copy button in one round trip; says what the clipboard then holds.
# A busy machine may take its time to make the buttons, and to copy.
PRESS = """async ([blocks, button]) => {
  const found = [];
  const until = async (condition) => {
    for (let tries = 100; tries && !(await condition()); tries--)
      await new Promise(resolve => setTimeout(resolve, 50));
  };
  await until(() => [...document.querySelectorAll(blocks)].every(block =>
    block.matches(".no-copy") || block.querySelector(button)));
  for (const block of document.querySelectorAll(blocks)) {
    const buttons = block.querySelectorAll(button);
    await navigator.clipboard.writeText("");
    if (buttons.length === 1) {
      buttons[0].click();
      await until(async () => (await navigator.clipboard.readText()) !== "");
    }
    found.push({
      label: block.querySelector(".filename")?.textContent ?? block.innerText,
      program: !block.classList.contains("no-copy"),
      buttons: buttons.length,
      copied: await navigator.clipboard.readText(),
    });
  }
  return found;
}"""
# What loads lazily loads now. An image that can't load is found by its response.
LOAD_LAZY = """Promise.allSettled([...document.images].map(image => {
  image.loading = "eager";
  return image.decode();
}))"""
# Two frames, so that what reacts to a new width has reacted.
FRAMES = "new Promise(r => requestAnimationFrame(() => requestAnimationFrame(r)))"


def copies(page: Page, programs: dict[str, str]) -> list[str]:
    """Press every copy button; the clipboard must hold the program, and only that.

    programs: the text that each program of the page should give, by file name.
    """
    problems, left = [], dict(programs)
    for block in page.evaluate(PRESS, [".md-content .highlight", BUTTON]):
        label = block["label"][:40]
        if block["buttons"] != block["program"]:
            problems.append(f"{label}: {block['buttons']} copy buttons")
        elif block["program"] and block["copied"].rstrip("\n") != left.pop(
            label, ""
        ).rstrip("\n"):
            problems.append(f"{label}: the clipboard holds {block['copied']!r}")
    return problems + [f"{label}: is not shown" for label in left]


def cell_copies(page: Page, cells: list[str]) -> list[str]:
    """Press the copy button of each code cell of a notebook."""
    buttons = page.locator(".jp-CodeCell clipboard-copy").all()
    if len(buttons) != len(cells):
        return [f"{len(buttons)} copy buttons for {len(cells)} code cells"]
    problems = []
    for number, (button, cell) in enumerate(zip(buttons, cells, strict=True), 1):
        page.evaluate("navigator.clipboard.writeText('')")
        button.dispatch_event("click")
        page.wait_for_function(f"async () => (await {CLIPBOARD}) !== ''")
        copied = page.evaluate(CLIPBOARD)
        if copied.rstrip("\n") != cell.rstrip("\n"):
            problems.append(f"cell {number}: the clipboard holds {copied!r}")
    return problems


def barriers(page: Page) -> list[str]:
    """Run axe-core at both widths, in both colour schemes."""
    problems = []
    page.evaluate(AXE)
    page.evaluate(THIN_OUT)
    for width in WIDTHS:
        page.set_viewport_size({"width": width, "height": 900})
        page.evaluate(FRAMES)
        for scheme, rules in SCHEMES.items():
            page.evaluate("s => document.body.dataset.mdColorScheme = s", scheme)
            for violation in page.evaluate(RUN, rules):
                first = violation["nodes"][0]
                problems.append(
                    f"{width} px, {scheme}: {violation['id']}"
                    f" x{len(violation['nodes'])}: {first['html'][:150]}"
                    f" {first['failureSummary'][:300]}"
                )
    return problems


def visit(page: Page, address: str) -> list[str]:
    """Load a page; it must ask nothing of other hosts, and report no error."""
    problems = []
    host = urlsplit(address).netloc

    def requested(request):
        if request.url.startswith("http") and urlsplit(request.url).netloc != host:
            problems.append(f"asks {request.url}")

    listeners = {
        "request": requested,
        "response": lambda r: r.status < 400 or problems.append(f"{r.status} {r.url}"),
        "console": lambda m: m.type != "error" or problems.append(f"console: {m.text}"),
        "pageerror": lambda error: problems.append(f"script: {error}"),
    }
    for event, listener in listeners.items():
        page.on(event, listener)
    page.goto(address, wait_until="networkidle")
    page.evaluate(LOAD_LAZY)
    for event, listener in listeners.items():
        page.remove_listener(event, listener)
    return problems


def overflow(page: Page) -> list[str]:
    """Return what makes the page wider than a phone's screen."""
    page.set_viewport_size({"width": 390, "height": 844})
    return page.evaluate("""() => {
      const room = document.documentElement.clientWidth;
      // The theme clips what the body overflows; measure the article itself.
      const article = document.querySelector(".md-content__inner");
      const wide = [document.documentElement, document.body, article]
        .filter(e => e.scrollWidth > Math.max(room, e.clientWidth));
      return wide.map(e => `${e.tagName} is ${e.scrollWidth} px wide`);
    }""")
