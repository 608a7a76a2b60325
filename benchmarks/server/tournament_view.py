"""What it costs to show a whole tournament, and what is different after a result."""

import time
from collections.abc import Callable
from typing import Any

import msgspec

from foretell.server.eventlog.entries import Written
from foretell.server.tournaments import lines
from foretell.server.tournaments.shown import changes
from foretell.server.tournaments.state import Tournament, apply, fold
from foretell.server.tournaments.view import Views
from foretell.tournament.draw import chain, new_secret, seed_after

PEOPLE, SEATS, ROUNDS = 240, 4, 8
_AT = "2026-11-21T16:41:30Z"
_encode = msgspec.json.Encoder().encode


def person(number: int) -> dict[str, Any]:
    """The entry for somebody."""
    return {"id": f"person-{number}", "do": "person", "name": f"Person {number}", "group": None}


def measure_view() -> None:
    """Print what the view costs at first, and after a result was entered."""
    tournament, views = _played(), Views("watch")
    whole, first = _timed(lambda: views.of(tournament, {}, 0, organiser=True))
    size = len(_encode(whole))
    row = tournament.state.rounds[-1]
    _add(tournament, {"id": "again", **_result(ROUNDS, 1, row.tables[0].seats)})
    new, second = _timed(lambda: views.of(tournament, {}, 0, organiser=True))
    changed, third = _timed(lambda: _encode(changes(whole, new)))
    print(f"\na tournament of {PEOPLE} people and {ROUNDS} rounds: {size / 1000:.0f} kB")
    print(f"  the first view {first:.1f} ms, with standings; after a result {second:.1f} ms (CPU time)")
    print(f"  what is different: found and encoded in {third:.2f} ms, {len(changed) / 1000:.0f} kB")


def _timed(work: Callable[[], Any]) -> tuple[Any, float]:
    began = time.process_time()
    done = work()
    return done, 1000 * (time.process_time() - began)


def _played() -> Tournament:
    """A tournament of which all rounds but the last are closed."""
    secret = new_secret()
    tournament = fold([lines.Opened(1, "p", document="d", secret=secret.hex())])
    _add(tournament, {"id": "settings", "do": "set", "set": {"rounds": ROUNDS}})
    _add(tournament, {"id": "commit", "do": "commit", "chain": chain(secret)})
    for number in range(PEOPLE):
        _add(tournament, person(number))
    for number in range(1, ROUNDS + 1):
        _add(tournament, _draw(tournament, number, secret))
        for table in tournament.state.rounds[-1].tables:
            _add(tournament, {"id": f"result-{number}-{table.number}", **_result(number, table.number, table.seats)})
        if number < ROUNDS:
            _add(tournament, {"id": f"close-{number}", "do": "close", "round": number})
    return tournament


def _draw(tournament: Tournament, number: int, secret: bytes) -> dict[str, Any]:
    """A draw in which people sit as far apart as they can; it does not matter who has met."""
    people = list(tournament.state.people)
    tables = PEOPLE // SEATS
    columns = [people[seat * tables :][:tables] for seat in range(SEATS)]
    seats = [[columns[seat][(table + seat * number) % tables] for seat in range(SEATS)] for table in range(tables)]
    values = {"round": number, "stage": "preliminary", "word": "", "people": people, "tables": seats, "byes": []}
    return {"id": f"draw-{number}", "do": "draw", "seed": seed_after(secret, tournament.state.chain), **values}


def _result(number: int, table: int, seats: tuple[str, ...]) -> dict[str, Any]:
    points = {one: 10 * place + number for place, one in enumerate(seats)}
    return {"do": "result", "round": number, "table": table, "points": points, "from": "organiser", "why": ""}


def _add(tournament: Tournament, entry: dict[str, Any]) -> None:
    apply(tournament, [Written(1, "p", entry={"at": _AT, **entry})])
