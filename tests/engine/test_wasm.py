"""The rules as WebAssembly: the files in the repository are those of the rules, and play the same games."""

import json
from hashlib import sha256
from random import Random
from typing import Any

import pytest

from foretell.engine.fast import GAMES
from foretell.engine.records import to_records
from scripts.node import Node
from scripts.wasm import FOLDER, files
from tests.effort import times
from tests.engine.sides import DEALING, DECK, seeds
from tests.game.kinds import ONE_OF_EACH, Kind, random_kind

KINDS = [*ONE_OF_EACH, *(random_kind(Random(n)) for n in range(times(30)))]


@pytest.mark.parametrize("game", GAMES)
def test_the_files_are_those_of_the_rules(game: str) -> None:
    made = files(game)
    assert {name: content == (FOLDER / name).read_bytes() for name, content in made.items()} == {
        f"{game}.wasm": True,
        f"{game}.json": True,
    }, "`make wasm` writes them anew"


@pytest.mark.parametrize("game", GAMES)
def test_modules_need_nothing_from_their_host(game: str) -> None:
    program = (
        "const module = new WebAssembly.Module(require('fs').readFileSync(require('fs').readFileSync(0, 'utf8')));"
        "console.log(WebAssembly.Module.imports(module).length, WebAssembly.Module.exports(module).length > 9)"
    )
    done = Node.find().output_of("-e", program, given=str(FOLDER / f"{game}.wasm"))
    assert done == "0 true\n"


@pytest.mark.parametrize("game", GAMES)
def test_random_games_have_the_same_bytes_after_every_move(game: str) -> None:
    kinds = [kind for kind in KINDS if kind.options.game == game]
    wanted = [
        {"settings": [kind.players, *kind.options.settings(kind.players)], "seed": str(seed), "lots": str(n)}
        for n, kind in enumerate(kinds)
        for seed in seeds(kind, 1 + n % 3)[-1:]
    ]
    record = GAMES[game].state
    assert record.fields is not None
    asked = {
        "wasm": str(FOLDER / f"{game}.wasm"),
        "game": game,
        "phase": record.fields["phase"][1],
        "finished": GAMES[game].plain.finished,
        "size": record.itemsize,
        "games": wanted,
    }
    script = str(FOLDER.parents[1] / "tests" / "engine" / "lockstep.mjs")
    found = json.loads(Node.find().output_of(script, given=json.dumps(asked)))
    for kind, one, answer in zip(kinds, wanted, found, strict=True):
        assert answer == played(kind, int(str(one["seed"])), int(str(one["lots"]))), str(kind)


def played(kind: Kind, seed: int, lots: int) -> dict[str, Any]:
    """The same game in CPython."""
    game = GAMES[kind.options.game]
    rules, state, rng = game.plain, game.plain.state(), [lots]
    for name in game.state.names or ():
        value = getattr(state, name)
        setattr(state, name, [0] * len(value) if isinstance(value, list) else 0)
    rules.new_game(state, kind.players, *kind.options.settings(kind.players), seed)
    whole, moves = sha256(), 0
    while state.phase != rules.finished:
        if state.phase == DEALING:
            rules.deal(state, [0] * DECK)
        else:
            rules.apply(state, rules.random_code(state, rng))
            moves += 1
        whole.update(to_records([state], game.state).tobytes())
    return {"moves": moves, "hash": whole.hexdigest(), "lots": str(rng[0])}
