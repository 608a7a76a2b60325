"""The parameters of OpenSpiel's games: texts and numbers, from which the options are made."""

from collections.abc import Mapping
from typing import Any

from ..kind import Kind, kind_of

_EPISODE: dict[str, str | int] = {"players": 4, "round": 0, "reward": "round"}
PARAMETERS: dict[str, dict[str, str | int]] = {
    "wizard": {
        **_EPISODE,
        "specials": "",
        "mode": "standard",
        "bidding": "open",
        "plus_minus_one": "no",
        "round_sizes": "",
        "first_dealer": 0,
        "paper_rule": 0,
    },
    "extreme": {**_EPISODE, "rounds": 0, "magician": 4, "raise_magician": 0, "first_dealer": 0},
}
"""By game: the parameters with their usual values.  ``round``: the only round, 0 for whole games; ``rounds``: 0 for the
number in the rules; ``plus_minus_one``: ``no``, ``yes``, ``not-one-card`` or ``zero-allowed``; ``paper_rule``: 1 if
a Wizard turned up means no trump, for comparison; several special cards or sizes of rounds are separated by semicolons.
"""
_PLUS_MINUS: dict[str, bool] = {"no": False, "yes": True}


def kind_by(game: str, given: Mapping[str, Any]) -> Kind:
    """The kind with these parameters; raises OptionsError and ValueError for those that do not exist or go together."""
    values = {**PARAMETERS[game], **given}
    read = _wizard if game == "wizard" else _extreme
    number = values["round"]
    return kind_of(
        options=read(values),
        players=values["players"],
        game=game,
        unit="round" if number else "game",
        rounds=number or (),
        reward=values["reward"],
        paper_rule=bool(values.get("paper_rule", 0)),
    )


def _wizard(values: Mapping[str, Any]) -> dict[str, Any]:
    sizes, plus_minus = values["round_sizes"], values["plus_minus_one"]
    return {
        "specials": tuple(filter(None, values["specials"].split(";"))),
        "mode": values["mode"],
        "bidding": values["bidding"],
        "plus_minus_one": _PLUS_MINUS.get(plus_minus, plus_minus),
        "round_sizes": tuple(map(int, str(sizes).split(";"))) if sizes else None,
        "first_dealer": values["first_dealer"],
    }


def _extreme(values: Mapping[str, Any]) -> dict[str, Any]:
    return {
        "rounds": values["rounds"] or None,
        "magician": values["magician"],
        "raise_magician": bool(values["raise_magician"]),
        "first_dealer": values["first_dealer"],
    }
