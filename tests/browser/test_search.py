"""What is searched is found: real queries, titles, names, in the real search field."""

from __future__ import annotations

import csv
import re
from collections import defaultdict

import pytest
from conftest import ROOT

from . import pages, search

BENCHMARK = ROOT / "tests" / "data" / "queries.tsv"


def benchmark() -> dict[str, list[tuple]]:
    """Return the queries that some existing page answers, by kind."""
    have = {pages.name(source) for source in pages.ANSWERS}
    kinds = defaultdict(list)
    with BENCHMARK.open(encoding="utf-8", newline="") as file:
        for row in csv.DictReader(file, delimiter="\t", quoting=csv.QUOTE_NONE):
            if answers := [page for page in row["pages"].split() if page in have]:
                kinds[row["kind"]].append((row["query"], answers, 3))
    return kinds


def by_tag() -> dict[str, list[str]]:
    """Return the pages of each tag."""
    found = defaultdict(list)
    for source in pages.ANSWERS:
        for tag in pages.meta(source)["tags"]:
            found[tag].append(pages.name(source))
    return found


def by_last() -> dict[str, list[str]]:
    """Return the pages of each bare name: those with a tag that has it as a word."""
    tags, found = by_tag(), defaultdict(set)
    for name in {tag.rpartition(".")[2] for tag in tags}:
        for tag, names in tags.items():
            if name in tag.split(".") or name.lower() in re.split(r"[._]", tag.lower()):
                found[name].update(names)
    return {name: sorted(names) for name, names in found.items()}


def names() -> list[tuple]:
    """Full names come first where one page is about them; bare ones early."""
    full = [(tag, of, 1 if len(of) == 1 else 3) for tag, of in by_tag().items()]
    return full + [(tag, of, 3) for tag, of in by_last().items()]


def as_written_in_code() -> list[tuple]:
    """Names with the punctuation that they have in code."""
    forms = ("{}(", ".{}()")
    return [(f.format(tag), of, 3) for tag, of in by_last().items() for f in forms]


def parts() -> list[tuple]:
    """The second half of a name with underscores, which is all some remember."""
    whole = [tag for tag in by_last() if "_" in tag.strip("_")]
    found = {tag: tag[tag.index("_", 1) + 1 :] for tag in whole}
    every = by_last()
    return [
        (part, sorted({p for t in every if part in t for p in every[t]}), 5)
        for part in set(found.values())
        if len(part) > 4
    ]


def odd_ones() -> list[tuple]:
    """Stop words, keywords and operators that are parts of names and messages."""
    no_grad = ["autograd/no-grad-vs-eval"]
    return [
        ("with torch.no_grad():", no_grad, 3),
        ("no_grad vs eval", no_grad, 3),
        ("cross_entropy", ["modules/losses"], 3),
        ("CrossEntropy", ["modules/losses"], 3),
        ("from_numpy", ["tensors/constructors"], 3),
    ]


QUERIES = {
    **benchmark(),
    "title": [(pages.meta(s)["title"], [pages.name(s)], 1) for s in pages.ANSWERS],
    "name": names(),
    "name in code": as_written_in_code(),
    "part of a name": parts(),
    "odd": odd_ones(),
}


@pytest.fixture(scope="module")
def field(shared, server):
    """A tab whose search is open."""
    shared.set_viewport_size({"width": 1280, "height": 900})
    shared.goto(server)
    search.open_search(shared)
    return shared


@pytest.mark.parametrize("kind", QUERIES)
def test_found(kind, field):
    missed = search.misses(field, QUERIES[kind])
    assert not missed, f"{len(missed)} of {len(QUERIES[kind])}:\n" + "\n".join(missed)


@pytest.mark.parametrize(
    "query", ["loss ~50% of it", 'say "no', "a:b", "-1 tensor", "tensor *", "^ tensor"]
)
def test_operators_are_words(query, field):
    """None of lunr's operators hangs the search or empties its list."""
    assert search.find(field, query)


def test_a_page_missing_in_the_index_is_found_out(planted, tab):
    title, (page,), rank = QUERIES["title"][0]
    index = "search/search_index.json"
    tab.goto(planted(index, f'"location":"{page}/', '"location":"elsewhere/'))
    search.open_search(tab)
    assert search.misses(tab, [(title, [page], rank)])
