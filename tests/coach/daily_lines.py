"""The lines of play by which the deals of the day are pinned: ``python -m tests.coach.daily_lines`` adds missing ones.

``tests/data/coach/daily.json`` has deals of every version that there was, with the moves of a player who makes the
first legal one and of the bots, who must answer them in the same way for ever.  Lines that are there are never
rewritten, except for what the masters make, which changes with their nets and their search.
"""

import json
from datetime import date
from pathlib import Path
from typing import Any

from foretell.bots.levels import make_bot
from foretell.coach import versions
from foretell.coach.comparing import COMPARED, made_by, points_of, started
from foretell.coach.daily import GAMES, SEAT, Deal, deal_of

FILE = Path(__file__).parents[1] / "data" / "coach" / "daily.json"
DATES = {1: ("2026-11-22",), 2: ("2026-12-31", "2027-02-28")}
"""By version, days on which it holds."""


def lines() -> list[dict[str, Any]]:
    """The lines of the file."""
    found: list[dict[str, Any]] = json.loads(FILE.read_text(encoding="utf-8")) if FILE.exists() else []
    return found


def line_of(deal: Deal) -> dict[str, Any]:
    """The deal, the moves of the whole game, and the player's points by round."""
    game = started(deal, ("Ada", "Ben", "Cleo", "Dan"))
    bots = dict(enumerate((make_bot(name, 0) for name in deal.bots), start=1))
    moves: list[str] = []
    while (turn := game.turn) is not None:
        view = game.observe(turn)
        move = view.legal_moves[0] if turn == SEAT else bots[turn].choose(view)
        moves.append(str(move))
        game.apply(move)
    where = {"game": deal.game, "date": deal.day.isoformat(), "version": deal.version, "seed": str(deal.seed)}
    return {**where, "moves": moves, "points": list(points_of(game))}


def masters_of(deal: Deal) -> dict[str, Any]:
    """What the masters make of the deal, and by which nets."""
    return {"nets": versions.nets(deal.options.game), **{bot: list(made_by(deal, bot)) for bot in COMPARED}}


def _deal(line: dict[str, Any]) -> Deal:
    return deal_of(line["game"], date.fromisoformat(line["date"]))


def _pinned(game: str, day: str, *, with_masters: bool) -> dict[str, Any]:
    deal = deal_of(game, date.fromisoformat(day))
    return {**line_of(deal), **({"made": masters_of(deal)} if with_masters else {})}


def _main() -> None:
    known = [{**line, **({"made": masters_of(_deal(line))} if "made" in line else {})} for line in lines()]
    there = {(each["game"], each["date"]) for each in known}
    wanted = [(game, day, place == 0) for days in DATES.values() for place, day in enumerate(days) for game in GAMES]
    new = [_pinned(game, day, with_masters=first) for game, day, first in wanted if (game, day) not in there]
    FILE.write_text("[\n" + ",\n".join(map(json.dumps, [*known, *new])) + "\n]\n", encoding="utf-8")


if __name__ == "__main__":
    _main()
