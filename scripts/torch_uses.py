"""Find every use of a torch name in Python source, through the syntax tree alone."""

from __future__ import annotations

import ast
from collections.abc import Iterator
from dataclasses import dataclass

from scopes import FUNCTIONS, SCOPES, within

UNKNOWN = ""  # what a name stands for when it isn't torch's
METHOD = "."  # before the name of a method of an object that isn't known


@dataclass(frozen=True, order=True)
class Use:
    """One place where a torch name stands.

    line, column: counted from 1.
    name: dotted, as torch has it ("torch.nn.Linear"), or "." and a method's name.
    called: whether it is called there.
    positional: number of positional arguments of the call; a `*x` counts as 99.
    keywords: names of keyword arguments; a `**x` counts as "**".
    """

    line: int
    column: int
    name: str
    called: bool = False
    positional: int = 0
    keywords: frozenset[str] = frozenset()


def find(source: str) -> list[Use]:
    """Return the uses of torch in `source`, in order.

    Imports, aliases (`import torch as t`, `from torch import nn`, `amp = torch.cuda`)
    and attribute chains are followed; a name that a function or a class binds to
    something else is not. Raises SyntaxError where `source` is no Python.
    """
    tree = ast.parse(source)
    return sorted(set(_Finder().scope(tree, [])))


class _Finder:
    def __init__(self) -> None:
        self.calls: dict[int, ast.Call] = {}
        self.inner: set[int] = set()  # the "torch.cuda" of "torch.cuda.amp"

    def scope(self, node: ast.AST, outer: list[dict[str, str]]) -> Iterator[Use]:
        names: dict[str, str] = {}
        scopes = [*outer, names]
        inside = list(within(node))
        if isinstance(node, FUNCTIONS):
            given = (g for g in ast.walk(node.args) if isinstance(g, ast.arg))
            names.update((g.arg, UNKNOWN) for g in given)
        for child in inside:
            for name, dotted in self._bound(child, scopes):
                # `try: from torch import x` / `except ImportError: x = None`
                names[name] = dotted or names.get(name, UNKNOWN)
        for child in inside:
            yield from self._uses(child, scopes)
        visible = outer if isinstance(node, ast.ClassDef) else scopes
        for child in inside:
            if isinstance(child, SCOPES):
                yield from self.scope(child, visible)

    def _bound(self, node: ast.AST, scopes) -> Iterator[tuple[str, str]]:
        if isinstance(node, ast.Import):
            for alias in node.names:
                whole = alias.name if alias.asname else alias.name.split(".")[0]
                name = alias.asname or whole
                yield name, whole if _is_torch(whole) else UNKNOWN
        elif isinstance(node, ast.ImportFrom):
            for alias in node.names:
                whole = f"{node.module}.{alias.name}"
                known = not node.level and _is_torch(whole)
                yield alias.asname or alias.name, whole if known else UNKNOWN
        elif isinstance(node, ast.Assign):
            value = self._dotted(node.value, scopes)
            for target in node.targets:
                if isinstance(target, ast.Name):
                    yield target.id, value
        elif isinstance(node, (ast.FunctionDef, ast.AsyncFunctionDef, ast.ClassDef)):
            yield node.name, UNKNOWN
        elif isinstance(node, ast.Name) and isinstance(node.ctx, ast.Store):
            yield node.id, UNKNOWN

    def _uses(self, node: ast.AST, scopes) -> Iterator[Use]:
        if isinstance(node, ast.Import):
            for alias in node.names:
                if _is_torch(alias.name):
                    yield Use(alias.lineno, alias.col_offset + 1, alias.name)
        elif isinstance(node, ast.ImportFrom) and not node.level:
            for alias in node.names:
                name = f"{node.module}.{alias.name}".removesuffix(".*")
                if _is_torch(name):
                    yield Use(alias.lineno, alias.col_offset + 1, name)
        elif isinstance(node, ast.Call):
            self.calls[id(node.func)] = node
        elif isinstance(node, ast.Attribute):
            self.inner.add(id(node.value))
        if isinstance(node, (ast.Attribute, ast.Name)) and self._is_whole(node):
            if dotted := self._dotted(node, scopes):
                yield self._use(node, dotted)
            elif isinstance(node, ast.Attribute):
                yield self._use(node, METHOD + node.attr)

    def _use(self, node: ast.Attribute | ast.Name, name: str) -> Use:
        call = self.calls.get(id(node))
        line = node.end_lineno or node.lineno
        column = node.col_offset + 1
        if isinstance(node, ast.Attribute):  # where the last part stands
            column = (node.end_col_offset or 0) - len(node.attr) + 1
        if not call:
            return Use(line, column, name)
        starred = any(isinstance(a, ast.Starred) for a in call.args)
        keywords = frozenset(k.arg or "**" for k in call.keywords)
        return Use(
            line, column, name, True, 99 if starred else len(call.args), keywords
        )

    def _is_whole(self, node: ast.Attribute | ast.Name) -> bool:
        return isinstance(node.ctx, ast.Load) and id(node) not in self.inner

    def _dotted(self, node: ast.AST, scopes) -> str:
        if isinstance(node, ast.Attribute):
            value = self._dotted(node.value, scopes)
            return value and f"{value}.{node.attr}"
        if isinstance(node, ast.Name):
            for names in reversed(scopes):
                if node.id in names:
                    return names[node.id]
        return UNKNOWN


def _is_torch(name: str) -> bool:
    return name.split(".")[0] in ("torch", "functorch")
