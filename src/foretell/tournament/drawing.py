"""Draws the next round: who takes part, where everybody sits."""

from collections.abc import Sequence
from typing import Any

from .chairs import Chairs, with_bots
from .chance import random_of
from .history import history
from .next import Wanted, next_draw
from .seating import METHOD, Seating, Sitters, seat
from .settings import Settings
from .state import State


def drawn(state: State, seed: str, word: str = "") -> dict[str, Any]:
    """The values of the ``draw`` of the next round; raises TournamentFault if none is possible now.

    ``seed``: the chain's next; ``word``: what the hall has called out.  The same state, seed and word give the same
    draw on every machine.
    """
    wanted = next_draw(state)
    found = seating(state, wanted, seed, word)
    return {
        "round": wanted.round,
        "stage": wanted.stage,
        "seed": seed,
        "word": word,
        "people": list(wanted.people),
        "tables": [list(table) for table in _chairs(found, state.settings, f"{seed} {word} bots")],
        "byes": list(found.byes),
        "method": METHOD,
    }


def _chairs(found: Seating, settings: Settings, chance: str) -> Sequence[Chairs]:
    """The seats of each table, with bots if all tables have the same deals; ``chance``: draws their seats."""
    return with_bots(found.tables, settings.table, random_of(chance)) if settings.same else found.tables


def seating(state: State, wanted: Wanted, seed: str, word: str) -> Seating:
    """Where everybody sits; after the preliminary rounds the seats are drawn, whatever the form is."""
    settings = state.settings
    preliminary = wanted.stage == "preliminary"
    if not preliminary:
        settings = settings.having({"form": "drawn"})
    apart = settings.apart == "always" or (settings.apart == "first" and wanted.round == 1)
    groups = {person: group for person in wanted.people if apart and (group := state.people[person].group)}
    left = settings.rounds - wanted.round + 1 if preliminary else 1
    sitters = Sitters(wanted.people, wanted.ranks, groups, left)
    return seat(sitters, history(state.rounds, settings.table), settings, seed, word)
