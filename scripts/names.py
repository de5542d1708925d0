"""Say whether a dotted name is one of torch's."""

from __future__ import annotations

import importlib
import warnings


def exists(name: str) -> bool:
    """Return whether `name`, such as "torch.nn.Linear", can be imported or reached."""
    parts = name.split(".")
    if parts[0] != "torch":
        return False
    with warnings.catch_warnings():
        warnings.simplefilter("ignore")  # a deprecated name is a name
        found, path = importlib.import_module("torch"), "torch"
        for part in parts[1:]:
            path = f"{path}.{part}"
            if hasattr(found, part):
                found = getattr(found, part)
                continue
            try:
                found = importlib.import_module(path)
            except ImportError:
                return False
    return True


def version() -> str:
    """Return the version of torch that the names are looked up in."""
    return importlib.import_module("torch").__version__
