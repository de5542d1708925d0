// The cheat sheet's filter: rows that don't hold every typed word are hidden,
// and so is a section of which no row is left.
document$.subscribe(() => {
  const tables = [...document.querySelectorAll(".sheet")];
  if (!tables.length || document.querySelector(".sheet-filter")) return;

  // A section is its heading, its table, and what stands between them.
  const sections = tables.map((table) => {
    const parts = [table];
    while (parts[0].tagName !== "H2") parts.unshift(parts[0].previousElementSibling);
    const rows = [...table.querySelectorAll("tbody tr")];
    return { parts, rows, heading: parts[0].textContent.toLowerCase() };
  });

  const filter = document.createElement("input");
  filter.type = "search";
  filter.className = "sheet-filter";
  filter.placeholder = "Filter the lines, such as: shape";
  filter.setAttribute("aria-label", "Filter the lines of the cheat sheet");
  const left = document.createElement("p");
  left.className = "sheet-left";
  left.setAttribute("role", "status");
  sections[0].parts[0].before(filter, left);

  filter.addEventListener("input", () => {
    const words = filter.value.toLowerCase().split(/\s+/).filter(Boolean);
    let shown = 0;
    for (const { parts, heading, rows } of sections) {
      let any = false;
      for (const row of rows) {
        const text = `${heading} ${row.textContent.toLowerCase()}`;
        row.hidden = !words.every((word) => text.includes(word));
        if (!row.hidden) shown += 1;
        any ||= !row.hidden;
      }
      for (const part of parts) part.hidden = !any;
    }
    left.textContent = words.length ? `${shown} lines` : "";
  });
});
