"""A program that plays games of every kind with bounds checks on, and shows that the checks work."""

import os
import sys
from random import Random

from foretell.engine.fast import Batch, generator
from foretell.envs.arrays import FORMS
from foretell.envs.vector import VectorGames
from tests.game.kinds import ONE_OF_EACH, Kind, random_kind


def play(kind: Kind, games: int, seed: int) -> None:
    """Play games of the kind to their ends at random, calling all that users call, sometimes for all seats."""
    batch = Batch(kind.options, kind.players, games, seed)
    rng = generator(seed)
    step = 0
    while not batch.is_over.all():
        batch.legal_masks()
        for seat in range(-1, kind.players if step % 8 == 0 else 0):
            batch.observe(seat)
        batch.apply(batch.random_moves(rng))
        batch.deal()
        step += 1
    for form in FORMS:
        vector = VectorGames(kind.options, kind.players, games, seed, form=form, unit="round", reward="rank", threads=2)
        for _ in range(100):
            vector.random_step()


def is_refused(batch: Batch, seat: int) -> bool:
    """Whether a rule called with this seat finds an index out of bounds."""
    try:
        batch.game.function("seal_points")(batch.states, seat)
    except IndexError:
        return True
    return False


def main() -> None:
    """Print how many games were played, and which seats a rule refuses."""
    if not os.environ.get("FORETELL_BOUNDSCHECK"):
        sys.exit("without FORETELL_BOUNDSCHECK=1 a wrong index would write anywhere")
    rng = Random(7)
    kinds = [*ONE_OF_EACH, *(random_kind(rng) for _ in range(int(sys.argv[1])))]
    for seed, kind in enumerate(kinds):
        play(kind, 4, seed)
    extreme = Batch(ONE_OF_EACH[-1].options, 3)
    refused = [seat for seat in (-2, -1, 0, 4, 5, 99) if is_refused(extreme, seat)]
    sys.stdout.write(f"{4 * len(kinds)} {refused}\n")


if __name__ == "__main__":
    main()
