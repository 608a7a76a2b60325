"""``python -m training.positions``: makes the suites of positions that the arena scores bots in (docs/arena.md).

Each position is one of the decisions of a game between masters, all equally likely.  Every legal move is played to the
end of the round by the nets at all seats, in 1,536 worlds that fit what the seat knows, weighted by how likely they
made what the others did.  Interrupted, the same command goes on; a suite that is there stays as it is.
One process at a time makes a suite.
"""

from math import inf, sqrt

import numpy as np

from foretell import SPECIALS, ExtremeOptions, Game, Options, Position, WizardOptions
from foretell.arena import play_many
from foretell.arena.positions import PositionSuite, line_of, position_suite
from foretell.game.observation import Observation
from foretell.rules.chance import below, round_key

from .folder import told
from .puzzles.confirming import Playouts

SUITES: dict[str, Options] = {
    "classic-4-positions@1": WizardOptions(),
    "specials-4-positions@1": WizardOptions(SPECIALS),
    "extreme-4-positions@1": ExtremeOptions(),
}
POSITIONS, PLAYERS, BLOCKS = 200, 4, 24
_DRAWN = 8


def decision(options: Options, seed: int) -> Observation:
    """A decision among several moves, of all in a game between masters."""
    played = play_many(options, PLAYERS, ["master"], 1, seed, records=True).game(0)
    game, seen = Game(options, PLAYERS, seed=played.seed), []
    for story in played.rounds:
        for seat, move in story.moves:
            if len(game.legal_moves) > 1:
                seen.append(game.observe(seat))
            game.apply(move, seat)
    return seen[below([round_key(seed, -1)], len(seen))]


def judged(playouts: Playouts, position: Position, seed: int) -> dict[str, tuple[float, float]]:
    """By move: its points, and the standard error of its distance from the best."""
    seen = position.observation()
    sums = [playouts.block(seen.view, seen.legal_moves.codes, (), seed + block) for block in range(BLOCKS)]
    points = np.stack([block[3] / block[0] for block in sums])
    best = int(points.mean(axis=0).argmax())
    errors = (points[:, [best]] - points).std(axis=0, ddof=1) / sqrt(BLOCKS)
    rows = zip(seen.legal_moves.texts, points.mean(axis=0), errors, strict=True)
    sign = seen.codebook.rules.sign
    return {move: (round(sign * float(mean), 3), round(float(error), 3)) for move, mean, error in rows}


def make(suite: PositionSuite, options: Options) -> None:
    """Write a suite; what an earlier call has written is kept."""
    unfinished = suite.file.with_suffix(".unfinished")
    done, _, _ = unfinished.read_text(encoding="utf-8").rpartition("\n") if unfinished.exists() else ("", "", "")
    kept = done.splitlines()
    unfinished.write_text("".join(f"{line}\n" for line in kept), encoding="utf-8")
    playouts = Playouts(options.game, drawn=_DRAWN, sure=inf)
    with unfinished.open("a", encoding="utf-8") as out:
        for number in range(len(kept), POSITIONS):
            seed = round_key(suite.seed, number)
            position = Position.of(decision(options, seed))
            out.write(line_of(position, judged(playouts, position, seed >> 1)) + "\n")
            out.flush()
    unfinished.rename(suite.file)


def main() -> None:
    """Make the suites that are not there."""
    with told("training.positions"):
        for name, options in SUITES.items():
            suite = position_suite(name)
            if suite is not None and not suite.file.exists():
                make(suite, options)


if __name__ == "__main__":
    try:
        main()
    except KeyboardInterrupt:
        print("stopped; the same command goes on")
