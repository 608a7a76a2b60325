"""The documentation as a site: ``make docs``.

The pages are those that people read in the repository.  The index (README.md) gives the order.  Links that lead out of
this folder lead to the public repository or, as long as there is none, are text.
"""

import os
import re
import shutil
import sys
import tomllib
from pathlib import Path, PurePosixPath
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from sphinx.application import Sphinx

ROOT = Path(__file__).parents[1]
_KNOWN = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))
_SETTING = _KNOWN["tool"]["foretell"]
_REPOSITORY = (os.environ.get("FORETELL_REPOSITORY") or _SETTING["repository"]).rstrip("/")

root_doc = "README"
extensions = ["myst_parser", "sphinx.ext.autodoc"]
project = "foretell"
release = _KNOWN["project"]["version"]
root_doc = "README"
extensions = ["myst_parser", "sphinx.ext.autodoc"]
exclude_patterns = ["conf.py", "examples"]
myst_heading_anchors = 4
autodoc_member_order = "groupwise"
autodoc_typehints = "description"
autodoc_typehints_format = "short"
# The pages shorten JSON with "…".
suppress_warnings = ["misc.highlighting_failure"]
html_theme = "furo"
html_title = f"foretell {release}"
html_copy_source = False
html_show_copyright = False
html_show_sphinx = False

_OUTSIDE = re.compile(r"\[([^\]]*)\]\((\.\./[^)\s#]*)[^)\s]*\)")
_LISTED = re.compile(r"^- \[([^\]]*)\]\((.+?)\.md\)", re.MULTILINE)
_PAGE = re.compile(r"`{0,2}docs/([\w/-]+(?:\.md)?)`{0,2}")
_SECTION = re.compile(r"^## (.+)$", re.MULTILINE)


def read(_app: "Sphinx", name: str, source: list[str]) -> None:
    """Change the text of a page before it is parsed."""
    source[0] = _OUTSIDE.sub(lambda link: _out(name, link), source[0])
    if name == root_doc:
        source[0] += _contents(source[0])


def _out(name: str, link: re.Match[str]) -> str:
    """A link out of this folder: absolute, or its text alone."""
    text, target = link.groups()
    path = os.path.normpath(PurePosixPath("docs", name).parent / target).replace("\\", "/")
    if path.startswith("docs/"):
        return link[0]
    if not _REPOSITORY:
        return text
    return f"[{text}]({_SETTING['page'].format(repository=_REPOSITORY, version=release, path=path)})"


def _contents(text: str) -> str:
    """The pages that the index lists, section by section, for the menu."""
    _, *parts = _SECTION.split(text)
    trees = [
        f"```{{toctree}}\n:hidden:\n:caption: {title}\n\n"
        + "".join(f"{label} <{page}>\n" for label, page in _LISTED.findall(listed))
        + "```"
        for title, listed in zip(parts[::2], parts[1::2], strict=True)
    ]
    return "\n" + "\n\n".join(trees) + "\n"


def refer(_app: "Sphinx", _what: str, _name: str, _of: object, _options: object, lines: list[str]) -> None:
    """Make links of the pages that a docstring names."""
    lines[:] = [_PAGE.sub(_page, line) for line in lines]


def _page(named: re.Match[str]) -> str:
    page = named[1].removesuffix(".md")
    return f":doc:`{page}`" if (ROOT / "docs" / f"{page}.md").is_file() else named[0]


def begin(app: "Sphinx", fault: Exception | None) -> None:
    """Let web hosts find the first page."""
    if fault is None:
        shutil.copy(app.outdir / f"{root_doc}.html", app.outdir / "index.html")


def setup(app: "Sphinx") -> None:
    """Let Sphinx call us."""
    app.connect("source-read", read)
    app.connect("autodoc-process-docstring", refer)
    app.connect("build-finished", begin)


sys.path.insert(0, str(ROOT / "src"))
