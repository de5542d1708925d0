// A query is words, not a query language. Material hands what is typed to
// lunr, where `~50` starts a fuzzy search that never ends, `-1` forbids every
// page with a 1, `:` names a field and quotes demand a word; in a pasted error
// message they are punctuation. So split as `separator` in mkdocs.yml does.
//
// And lunr is asked for beginnings, so that "to" finds torch, and torch finds
// torchscript. Here a word itself counts twelve times what it begins (`^12`; a
// word with a boost gets no `*` from Material). What code punctuation ends, as
// in torch.cat( or no_grad, begins nothing, nor do the short words of prose.
// Of a dotted name the last part counts twice: torch.gather is about gather.
const SEPARATOR = /([^A-Za-z0-9.]+|\.(?!\d))/;
const QUERY = 2;   // SearchMessageType.QUERY in Material's worker

function words(typed) {
  const parts = typed.split(SEPARATOR);   // word, separator, word, ... word
  return parts.filter((_, i) => i % 2 === 0).map((word, i) => {
    if (/^[\d.]*$/.test(word)) return "";   // nothing, or a number: not in the index
    const before = parts[2 * i - 1] ?? "", after = parts[2 * i + 1] ?? "";
    const weight = before === "." && after !== "." ? 24 : 12;
    if (/^\S/.test(after)) return `${word}^${weight}`;
    if (after && word.length <= 3) return `${word}^3`;
    return `${word}^${weight} ${word}`;
  }).filter(Boolean).join(" ");
}

const post = Worker.prototype.postMessage;
Worker.prototype.postMessage = function (message, ...rest) {
  if (message?.type === QUERY) message = { ...message, data: words(message.data) };
  return post.call(this, message, ...rest);
};

// The button of the 404 page. Material opens the search when its field is focused.
document.querySelector("[data-open-search]")?.addEventListener("click", () =>
  document.querySelector(".md-search__input").focus());
