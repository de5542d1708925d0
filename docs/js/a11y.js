// What Material leaves without a name, named. Runs after each page change.
document$.subscribe(() => {
  document.querySelector(".md-search")?.setAttribute("aria-label", "Search");
  // "Copied to clipboard", so that it is read out too.
  document.querySelector(".md-dialog")?.setAttribute("role", "status");

  // One landmark for each code block is noise: the button alone has a name.
  for (const button of document.querySelectorAll(".md-code__button")) {
    const file = button.closest(".highlight")?.querySelector(".filename");
    if (file) button.setAttribute("aria-label", `Copy ${file.textContent}`);
    button.closest(".md-code__nav").setAttribute("role", "none");
  }
  for (const tags of document.querySelectorAll(".md-content .md-tags"))
    tags.setAttribute("aria-label", "Names this page is about");
  for (const mark of document.querySelectorAll(".footnote-ref"))
    mark.setAttribute("aria-label", `Proof ${mark.textContent}`);

  // So can a notebook's code, which comes without a button to focus.
  for (const box of document.querySelectorAll(".highlight-ipynb")) box.tabIndex = 0;

  // What a notebook prints scrolls too, and mkdocs-jupyter leaves it unreachable.
  for (const output of document.querySelectorAll(".jp-Notebook pre"))
    output.tabIndex = 0;

  // A table that scrolls sideways can be reached and scrolled by keyboard.
  for (const box of document.querySelectorAll(".md-typeset__scrollwrap")) {
    box.tabIndex = 0;
    box.setAttribute("role", "group");
    box.setAttribute("aria-label", "Table");
  }
});

// The tags in search results would be landmarks of one name each.
const results = document.querySelector(".md-search-result__list");
if (results)
  new MutationObserver(() => {
    for (const tags of results.querySelectorAll("nav"))
      tags.setAttribute("role", "none");
  }).observe(results, { childList: true });
