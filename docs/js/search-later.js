// The search index outweighs a page, and most visits never search. Material asks
// for it at once; here the request waits until the search field has the focus.
(() => {
  const FIELD = ".md-search__input";
  const { open, send } = XMLHttpRequest.prototype;
  XMLHttpRequest.prototype.open = function (method, url, ...rest) {
    this.waits = /\/search_index\.json$/.test(url);
    return open.call(this, method, url, ...rest);
  };
  XMLHttpRequest.prototype.send = function (...body) {
    if (!this.waits || document.activeElement?.matches(FIELD)) {
      return send.apply(this, body);
    }
    const begin = event => {
      if (!event.target.matches(FIELD)) return;
      document.removeEventListener("focusin", begin);
      send.apply(this, body);
    };
    document.addEventListener("focusin", begin);
  };
})();
