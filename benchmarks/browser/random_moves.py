"""Measures a random move as WebAssembly in Node, beside the same games in the native library."""

import base64
import json
import time
from pathlib import Path
from statistics import median

from benchmarks.rounds import BOX, EXTREME, PLAYERS, SIXTY
from foretell import Options
from foretell.engine.fast import Batch, generator
from scripts.node import WEB, Node

from .visits import load

_GAMES = 200
_KINDS: dict[str, Options] = {
    "Wizard, all special cards": BOX,
    "Wizard, 60 cards": SIXTY,
    "Wizard Extreme": EXTREME,
}
_SCRIPT = Path(__file__).parent / "random_moves.mjs"


def measure(repetitions: int) -> None:
    """Print the CPU time of a move in whole games for four, with dealing and its choice."""
    print(f"\nA random move, {PLAYERS} players, whole games with dealing; nanoseconds of CPU time")
    for name, options in _KINDS.items():
        batch = Batch(options, PLAYERS, _GAMES, seed=1)
        native = _native(batch, repetitions)
        wasm = _wasm(batch, repetitions)
        if [moves for moves, _ in native] != [moves for moves, _ in wasm]:
            raise SystemExit(f"{name}: WebAssembly plays other games than the native library")
        ours, theirs = (median(took / moves for moves, took in found[1:]) for found in (wasm, native))
        print(f"  {name:<28}WebAssembly {ours:.1f}, native {theirs:.1f}: {ours / theirs:.2f} times; {load()}")


def _native(batch: Batch, repetitions: int) -> list[tuple[int, float]]:
    """Moves and nanoseconds of each repetition; the first one fills caches."""
    found = []
    for seed in range(repetitions + 1):
        games = batch.copy()
        start = time.process_time_ns()
        moves = games.play_out(seed)
        found.append((moves, float(time.process_time_ns() - start)))
    return found


def _wasm(batch: Batch, repetitions: int) -> list[tuple[int, float]]:
    """The same in Node."""
    game = batch.game.name
    given = {
        "wasm": str(WEB / "engine" / f"{game}.wasm"),
        "game": game,
        "states": base64.b64encode(batch.states.tobytes()).decode(),
        "games": len(batch),
        "seeds": [str(int(generator(seed)[0])) for seed in range(repetitions + 1)],
    }
    found = json.loads(Node.find().output_of(str(_SCRIPT), given=json.dumps(given)))
    return [(moves, took) for moves, took in found]
