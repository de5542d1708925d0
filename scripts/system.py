"""Find the programs that the tests need from the system, installing what is missing.

Chromium runs the browser tests; torch.compile calls a C++ compiler.
"""

from __future__ import annotations

import os
import shutil
import subprocess
import sys

# Debian's package, and the names under which its program is found.
NEEDED = {
    "chromium": ("chromium", "chromium-browser", "google-chrome"),
    "g++": ("g++", "c++", "clang++"),
}


def find(package: str) -> str | None:
    """Return the path of the program of a package in NEEDED, or None."""
    return next(filter(None, map(shutil.which, NEEDED[package])), None)


def main() -> int:
    missing = [package for package in NEEDED if not find(package)]
    if not missing:
        return 0
    names = " ".join(missing)
    if shutil.which("apt-get") and os.geteuid() == 0:
        print(f"Installing {names} ...", flush=True)
        environment = {**os.environ, "DEBIAN_FRONTEND": "noninteractive"}
        for command in (
            ["apt-get", "update", "-qq"],
            ["apt-get", "install", "-y", "-qq", "--no-install-recommends", *missing],
        ):
            done = subprocess.run(
                command, env=environment, capture_output=True, text=True, check=False
            )
            if done.returncode:
                print(done.stdout + done.stderr, file=sys.stderr)
                break
    missing = [package for package in NEEDED if not find(package)]
    if missing:
        print(
            f"make test needs {' and '.join(missing)}; "
            f"on Debian or Ubuntu: sudo apt-get install {' '.join(missing)}",
            file=sys.stderr,
        )
    return 1 if missing else 0


if __name__ == "__main__":
    sys.exit(main())
