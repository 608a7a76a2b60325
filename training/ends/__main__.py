"""``python -m training.ends``: counts how rounds end in games of four masters each and writes the bots' tables of it.

The tables are ``rounds.json`` in ``src/foretell/bots/win/wizard`` and ``win/extreme``.
"""

import argparse
from itertools import chain
from pathlib import Path

from foretell.bots import win

from .playing import seen_in_games
from .tables import TABLES, table

FOLDER = Path(str(win.__file__)).parent


def main() -> None:
    """Count, and write both files."""
    parser = argparse.ArgumentParser(prog="python -m training.ends", description=__doc__)
    parser.add_argument("--games", type=int, default=4000, help="games for each number of players (default 4000)")
    parser.add_argument("--folder", type=Path, default=FOLDER, help="default: the package's own")
    given = parser.parse_args()
    for game in TABLES:
        print(f"{game}: {write(game, given.games, given.folder)}", flush=True)


def write(game: str, games: int, folder: Path) -> Path:
    """Count in this many games for each number of players; returns the file."""
    counting = TABLES[game]
    tricks = chain.from_iterable(seen_in_games(game, players, games) for players in counting.players)
    rounds, ends = counting.count(tricks)
    file = folder / game / "rounds.json"
    text = ",\n".join(f'  "{name}": {table(rows)}' for name, rows in (("ROUNDS", rounds), ("ENDS", ends)))
    file.write_text(f"{{\n{text}\n}}\n", encoding="utf-8")
    return file


if __name__ == "__main__":
    main()
