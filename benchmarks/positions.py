"""Positions of all kinds at random moments: text → game → text alike, and mutilated texts, each a sentence.

``python -m benchmarks.positions [POSITIONS] [TEXTS]`` (100,000 of each) prints counts and CPU times, and stops at the
first difference or traceback.
"""

import sys
from random import Random
from time import process_time

from foretell import Position, PositionError
from tests.position.texts import mutilated, random_game, seen_by_all, some_texts

_USUAL = 100_000
_MOMENTS = 40
"""How many moments of a game are looked at."""


def there_and_back(number: int, rng: Random) -> int:
    """Check this many positions, full ones and those of seats; return how many were full."""
    done = full = 0
    while done < number:
        game = random_game(rng)
        for _ in range(_MOMENTS):
            if game.turn is None:
                break
            positions = [Position.of(game), *map(Position.of, seen_by_all(game))]
            for position in positions:
                check(position)
            done += len(positions)
            full += sum(position.is_full for position in positions)
            game.apply(rng.choice(game.legal_moves.codes))
    return full


def check(position: Position) -> None:
    """Raise AssertionError unless text, and for a full position a game, lead to the same position."""
    text = str(position)
    again = Position.from_text(text)
    if again != position or str(again) != text:
        raise AssertionError(text)
    if position.is_full and str(Position.of(again.game())) != text:
        raise AssertionError(text)


def refused(number: int, rng: Random) -> int:
    """Read this many mutilated texts; return how many were refused."""
    found = 0
    for text in mutilated(rng, some_texts(rng, 400), number):
        try:
            Position.from_text(text)
        except PositionError:
            found += 1
    return found


def main() -> None:
    """Check, and print figures."""
    positions, texts = ([int(text) for text in sys.argv[1:3]] + [_USUAL] * 2)[:2]
    begun = process_time()
    full = there_and_back(positions, Random(27))
    print(f"{positions} positions ({full} full): alike; {process_time() - begun:.0f} s of CPU")
    begun = process_time()
    found = refused(texts, Random(28))
    print(f"{texts} mutilated texts: {found} refused, the others read; {process_time() - begun:.0f} s of CPU")


if __name__ == "__main__":
    main()
