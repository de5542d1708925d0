"""Serve a built site on localhost as a web host would, with its own 404 page."""

from __future__ import annotations

import threading
from contextlib import contextmanager
from functools import partial
from http.server import SimpleHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path


class _Handler(SimpleHTTPRequestHandler):
    def send_error(self, code, message=None, explain=None):
        page = Path(self.directory) / "404.html"
        if code != 404 or not page.is_file():
            return super().send_error(code, message, explain)
        body = page.read_bytes()
        self.send_response(404)
        self.send_header("Content-Type", "text/html; charset=utf-8")
        self.send_header("Content-Length", str(len(body)))
        self.end_headers()
        self.wfile.write(body)
        return None

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
