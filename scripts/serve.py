"""Build the site strictly and serve it on localhost, reloading on every edit.

    serve.py [PORT]

Takes the next free port where PORT (8000) is taken.
"""

from __future__ import annotations

import os
import socket
import sys

from problem import ProjectError
from project import HERE


def free_port(wanted: int, tries: int = 100) -> int:
    """Return `wanted`, or the first free port after it on 127.0.0.1.

    Raises OSError when none of `tries` ports is free.
    """
    for port in range(wanted, wanted + tries):
        with socket.socket() as probe:
            probe.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
            try:
                probe.bind(("127.0.0.1", port))
            except OSError:
                continue
            return port
    raise OSError(f"no free port between {wanted} and {wanted + tries - 1}")


def main() -> None:
    text = sys.argv[1] if len(sys.argv) > 1 else "8000"
    if not text.isdigit() or not 0 < int(text) < 65000:
        sys.exit(f"serve: `{text}` is no port; try: make serve PORT=8000")
    try:
        _ = HERE.config
        port = free_port(int(text))
    except (ProjectError, OSError) as error:
        sys.exit(str(error))
    if port != int(text):
        print(f"Port {text} is taken; using {port}.")
    print(f"Torchproof is at http://127.0.0.1:{port}/ as soon as it is built.")
    print(
        "Edits under docs/ and snippets/ show by themselves. Ctrl-C ends it.",
        flush=True,
    )
    os.chdir(HERE.root)
    command = [sys.executable, "-m", "mkdocs", "serve", "--strict", "--quiet"]
    os.execv(sys.executable, [*command, "--livereload", "-a", f"127.0.0.1:{port}"])


if __name__ == "__main__":
    main()
