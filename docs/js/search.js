// A query is words, not a query language. Material hands what is typed to
// lunr, where `~50` starts a fuzzy search that never ends, `-1` forbids every
// page with a 1, `:` names a field and quotes demand a word; in a pasted error
// message they are punctuation. So split as `separator` in mkdocs.yml does.
//
// And lunr is asked for beginnings, so that "to" finds torch, and torch finds
// torchscript. A word that is short, or that code punctuation ends, as in
// torch.cat( or no_grad, means itself: `^1`, a boost of one, keeps Material
// from appending its `*`.
const SEPARATOR = /([^A-Za-z0-9.]+|\.(?!\d))/;
const QUERY = 2;   // SearchMessageType.QUERY in Material's worker

function words(typed) {
  const parts = typed.split(SEPARATOR);   // word, separator, word, ... word
  return parts.filter((_, i) => i % 2 === 0).map((word, i) => {
    const after = parts[2 * i + 1];
    const whole = after && (word.length <= 3 || !/^\s/.test(after));
    return word && whole ? `${word}^1` : word;
  }).filter(Boolean).join(" ");
}

const post = Worker.prototype.postMessage;
Worker.prototype.postMessage = function (message, ...rest) {
  if (message?.type === QUERY) message = { ...message, data: words(message.data) };
  return post.call(this, message, ...rest);
};
