"""Read and check a page's front matter: title, description and tags."""

from __future__ import annotations

import yaml

MOST_DESCRIPTION, MOST_TITLE = 160, 60


def read(page) -> None:
    """Fill in `page.meta` and `page.body_from` from `page.lines`."""
    if page.lines[:1] != ["---"] or "---" not in page.lines[1:]:
        page.wrong(1, "has no front matter", "Start with --- title, description, tags.")
        return
    end = page.lines.index("---", 1)
    page.body_from = end + 2
    try:
        meta = yaml.safe_load("\n".join(page.lines[1:end])) or {}
        if not isinstance(meta, dict):
            raise yaml.YAMLError("it is not a list of `key: value`")
    except yaml.YAMLError as error:
        mark = getattr(error, "problem_mark", None)
        line = mark.line + 2 if mark else 2
        said = " ".join(str(error).split())
        page.wrong(line, f"front matter is not valid: {said}", "Mend the YAML.")
        return
    page.meta = meta


def check(page) -> None:
    """Note what in `page.meta` is missing, too long, or not used on the page."""
    meta = page.meta
    if not meta and page.problems:  # it can't be read; that says enough
        return
    for key, most in (("title", MOST_TITLE), ("description", MOST_DESCRIPTION)):
        text = meta.get(key)
        if not isinstance(text, str) or not text.strip():
            page.wrong(1, f"front matter has no `{key}`", f"Add `{key}: …`.")
        elif len(text) > most:
            page.wrong(
                2, f"`{key}` has {len(text)} characters of {most}", "Shorten it."
            )
    tags = meta.get("tags")
    if not isinstance(tags, list) or not tags:
        page.wrong(1, "front matter has no `tags`", "Add `tags: [torch.cat]`.")
        return
    body = "\n".join(page.lines[page.body_from - 1 :])
    for tag in map(str, tags):
        if not tag.startswith("torch"):
            page.wrong(2, f"tag `{tag}` is no torch name", "Write torch.… in full.")
        elif tag.rsplit(".", 1)[-1] not in body:
            page.wrong(2, f"tag `{tag}` is not used below", "Use it or remove it.")
