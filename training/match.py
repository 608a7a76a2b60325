"""Nets against rules of thumb in duplicate games: ``python -m training.match --deals 20``.

Each deal is played with the seats exchanged, so that both have every hand (docs/arena.md).
"""

import argparse

from benchmarks.bots import Runner, kinds, shown


def main() -> None:
    """Print a line for each kind of game."""
    parser = argparse.ArgumentParser(prog="python -m training.match", description="Nets against rules of thumb.")
    parser.add_argument("--deals", type=int, default=20, help="duplicate games of each kind")
    parser.add_argument("--only", default="Wizard", help="kinds whose names begin so")
    parser.add_argument("--exactly", action="store_true", help="kinds with just this name")
    parser.add_argument("--bots", default="master,thumb", help="two names, with a comma between")
    parser.add_argument("--jobs", type=int, default=1, help="processes (default 1)")
    arguments = parser.parse_args()
    first, second = arguments.bots.split(",")
    print(f"| game | players | {first} | {second} | difference | ms median |\n|---|---|---|---|---|---|")
    for kind in kinds():
        if kind[0] == arguments.only or (kind[0].startswith(arguments.only) and not arguments.exactly):
            found = Runner(arguments.jobs).play((first, second), kind, arguments.deals)
            columns = map(shown, (found.points(0), found.points(1), found.points_between(0, 1)))
            print(f"| {kind[0]} | {kind[2]} | {' | '.join(columns)} | {found.decision_ms(0) or 0:.3f} |", flush=True)


if __name__ == "__main__":
    main()
