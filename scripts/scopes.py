"""Walk one scope of a syntax tree, without the scopes inside it."""

from __future__ import annotations

import ast
from collections.abc import Iterator

FUNCTIONS = (ast.FunctionDef, ast.AsyncFunctionDef, ast.Lambda)
SCOPES = (*FUNCTIONS, ast.ClassDef)


def within(node: ast.AST) -> Iterator[ast.AST]:
    """Yield what stands in a scope, parents first, down to the scopes inside it."""
    waiting = [node.body] if isinstance(node, ast.Lambda) else list(node.body)
    while waiting:
        child = waiting.pop(0)
        yield child
        if isinstance(child, FUNCTIONS):  # defaults and decorators belong outside
            a = child.args
            notes = [x.annotation for x in (*a.posonlyargs, *a.args, *a.kwonlyargs)]
            outside = [*a.defaults, *a.kw_defaults, *notes]
            outside += getattr(child, "decorator_list", [])
            waiting[:0] = [x for x in (*outside, getattr(child, "returns", None)) if x]
        elif isinstance(child, ast.ClassDef):
            waiting[:0] = [*child.decorator_list, *child.bases]
            waiting[:0] = [k.value for k in child.keywords]
        else:
            waiting[:0] = ast.iter_child_nodes(child)
