"""Serve a built site on localhost as a web host would, with its own 404 page."""

from __future__ import annotations

import re
import threading
from contextlib import contextmanager
from functools import partial
from http.server import SimpleHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path


class _Handler(SimpleHTTPRequestHandler):
    def do_GET(self):
        """Serve a file; the sitemap with the address that the site has here.

        Instant navigation follows only links that the sitemap lists.
        """
        if self.path != "/sitemap.xml":
            return super().do_GET()
        here = f"<loc>http://{self.headers['Host']}/"
        text = (Path(self.directory) / "sitemap.xml").read_text("utf-8")
        return self._send(200, "text/xml", re.sub(r"<loc>https?://[^/]+/", here, text))

    def send_error(self, code, message=None, explain=None):
        page = Path(self.directory) / "404.html"
        if code != 404 or not page.is_file():
            return super().send_error(code, message, explain)
        return self._send(404, "text/html; charset=utf-8", page.read_text("utf-8"))

    def _send(self, status, kind, text):
        body = text.encode()
        self.send_response(status)
        self.send_header("Content-Type", kind)
        self.send_header("Content-Length", str(len(body)))
        self.end_headers()
        self.wfile.write(body)

    def log_message(self, *_):
        pass


class _Server(ThreadingHTTPServer):
    daemon_threads = True

    def handle_error(self, *_):
        """Stay quiet when the browser drops a request on leaving a page."""


@contextmanager
def serve(folder: Path):
    """Yield the address, ending in a slash, under which `folder` is served."""
    server = _Server(("127.0.0.1", 0), partial(_Handler, directory=str(folder)))
    thread = threading.Thread(
        target=server.serve_forever, kwargs={"poll_interval": 0.05}
    )
    thread.start()
    try:
        yield f"http://127.0.0.1:{server.server_port}/"
    finally:
        server.shutdown()
        thread.join()
        server.server_close()
