"""WebAssembly in Node and in Chromium."""

import json
from abc import abstractmethod
from base64 import b64decode, b64encode
from collections.abc import Mapping, Sequence
from dataclasses import astuple
from pathlib import Path
from typing import Any

from playwright.sync_api import Browser, Route

from foretell.bots.net.loading import WEIGHTS
from foretell.bots.thumb.bot import NOTHING
from foretell.game.codebook import CODEBOOKS
from scripts.node import Node
from scripts.wasm import FOLDER

from .positions import SEARCH, Position
from .sides import Hashed, Side, Task

_HERE = Path(__file__).parent
_SITE = "https://lockstep.test"
"""Chromium gets all files of this address from here; such an address may use the browser's hashes."""
FILES: Mapping[str, Path] = {
    **{path.name: path for path in WEIGHTS.values()},
    **{f"{game}.{kind}": FOLDER / f"{game}.{kind}" for game in CODEBOOKS for kind in ("wasm", "json")},
}
"""The modules, what is told of their structs, and the nets."""


class RemoteSide(Side):
    """A target that answers JSON."""

    @abstractmethod
    def ask(self, asked: object) -> list[dict[str, Any]]:
        """The answers of ``answering.mjs``."""

    def hashes(self, tasks: Sequence[Task]) -> dict[str, Hashed]:
        answers = self.ask(request(tasks, whole=False)) if tasks else []
        return {answer["name"]: (answer["steps"], answer["hash"]) for answer in answers}

    def whole(self, task: Task) -> dict[str, bytes]:
        return {answer["name"]: b64decode(answer["bytes"]) for answer in self.ask(request([task], whole=True))}


class NodeSide(RemoteSide):
    """Node, one process for each request."""

    name = "node"

    def __init__(self, files: Mapping[str, Path] = FILES) -> None:
        """``files``: by name, as in FILES."""
        self._node, self._files = Node.find(), {name: str(path) for name, path in files.items()}

    def ask(self, asked: object) -> list[dict[str, Any]]:
        given = json.dumps({"asked": asked, "files": self._files})
        answers: list[dict[str, Any]] = json.loads(self._node.output_of(str(_HERE / "in_node.mjs"), given=given))
        return answers


class ChromiumSide(RemoteSide):
    """A page in a running Chromium."""

    name = "chromium"

    def __init__(self, browser: Browser) -> None:
        """Open the page."""
        self._page = browser.new_page()
        self._page.route("**/*", _serve)
        self._page.goto(_SITE)

    def ask(self, asked: object) -> list[dict[str, Any]]:
        answers: list[dict[str, Any]] = self._page.evaluate(
            """async (asked) => {
                const { answer } = await import("/answering.mjs");
                return answer(asked, async (name) => new Uint8Array(await (await fetch(`/${name}`)).arrayBuffer()));
            }""",
            asked,
        )
        return answers

    def close(self) -> None:
        """Close the page."""
        self._page.close()


def _serve(route: Route) -> None:
    """Answer with the file of this name."""
    name = route.request.url.removeprefix(f"{_SITE}/")
    if not name:
        route.fulfill(body="<!doctype html><title>lockstep</title>", content_type="text/html")
    elif name in FILES:
        route.fulfill(body=FILES[name].read_bytes())
    elif (_HERE / name).suffix == ".mjs":
        route.fulfill(body=(_HERE / name).read_bytes(), content_type="text/javascript")
    else:
        route.fulfill(status=404)


def request(tasks: Sequence[Task], *, whole: bool) -> dict[str, Any]:
    """What ``answering.mjs`` is asked."""
    return {"tasks": [_task(task) for task in tasks], "whole": whole, "constants": _constants()}


def _task(task: Task) -> dict[str, Any]:
    """A game or position in JSON, with large numbers as text."""
    asked: dict[str, Any] = {"name": task.name, "number": task.number}
    if isinstance(task, Position):
        trust = task.trust and astuple(task.trust)
        asked |= {"game": task.game, "view": b64encode(task.view.tobytes()).decode(), "codes": task.codes}
        return asked | {"foretold": task.foretold, "trust": trust, "worlds": task.worlds, "seed": str(task.seed)}
    asked |= {"game": task.kind.options.game, "settings": task.settings, "course": task.kind.options.course}
    return asked | {"seed": str(task.seed), "lots": str(task.lots)}


def _constants() -> dict[str, Any]:
    """What the host has to know of each game."""
    return {
        game: {"codes": book.rules.codes, "finished": book.rules.finished, **_of_bots(game)}
        for game, book in CODEBOOKS.items()
    }


def _of_bots(game: str) -> dict[str, Any]:
    """The settings of the bots."""
    settings = SEARCH[game]
    model = settings.temperature, settings.blunders, settings.drawn, settings.fewest
    search = {"worlds": settings.worlds, "drawn": settings.drawn, "sure": settings.sure, "model": model}
    return {"search": search, "nothing": [int(value) for value in astuple(NOTHING)]}
