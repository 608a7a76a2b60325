"""The README and the addresses that a package index shows: links and pictures lead to the project's public repository.

``[tool.foretell]`` in ``pyproject.toml`` says where that is, or the environment (``FORETELL_REPOSITORY``), which the
workflow of releases sets.  Where neither does, links stay as they are, and a package has no addresses.
"""

import os
import re
import tomllib
from pathlib import Path
from typing import Any

from hatchling.metadata.plugin.interface import MetadataHookInterface

ADDRESS = "FORETELL_REPOSITORY"
_LINK = re.compile(r"(!?)\[([^\]]*)\]\((?![a-z]+:|#)([^)\s#]+)([^)\s]*)\)")
_PLACES = {"Source": "", "Issues": "/issues"}


class Readme(MetadataHookInterface):
    """Called by hatchling for the metadata of every package and of an editable install."""

    def update(self, metadata: dict[str, Any]) -> None:
        """Add the README and the project's addresses."""
        root = Path(self.root)
        text = (root / "README.md").read_text(encoding="utf-8")
        setting = tomllib.loads((root / "pyproject.toml").read_text(encoding="utf-8"))["tool"]["foretell"]
        repository = (os.environ.get(ADDRESS) or setting["repository"]).rstrip("/")
        if repository:
            patterns = {name: setting[name] for name in ("page", "file")}
            text = with_addresses(text, repository, metadata["version"], **patterns)
            metadata["urls"] = {name: repository + path for name, path in _PLACES.items()}
        metadata["readme"] = {"content-type": "text/markdown", "text": text}


def with_addresses(text: str, repository: str, version: str, *, page: str, file: str) -> str:
    """Markdown whose relative links lead to a repository; ``page`` and ``file``: the addresses of a page and a picture.

    They have ``{repository}``, ``{version}`` and ``{path}`` for what changes.
    """

    def absolute(link: re.Match[str]) -> str:
        picture, name, path, anchor = link.groups()
        address = (file if picture else page).format(repository=repository, version=version, path=path)
        return f"{picture}[{name}]({address}{anchor})"

    return _LINK.sub(absolute, text)
