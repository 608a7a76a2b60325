"""Small pads for tests: entries without ids, players by name."""

from typing import Any

from foretell.pad.document import Document
from foretell.pad.entries import Entry
from foretell.pad.fold import fold
from foretell.pad.state import Check, ExtremeRound, State, WizardRound

PEOPLE = ("mira", "tobias", "lotte", "jan")


def pad(*steps: tuple[str, dict[str, Any]], game: str = "wizard", players: int = 4) -> Document:
    """A pad that the first players of PEOPLE have joined; their names are their ids."""
    joined = [Entry(name, "join", {"name": name.title(), "round": 1, "start": 0}) for name in PEOPLE[:players]]
    written = [Entry(f"e{n}", do, values) for n, (do, values) in enumerate(steps)]
    return Document("scene", game, (*joined, *written))


def bids(number: int, **said: int) -> list[tuple[str, dict[str, Any]]]:
    return [("bid", {"round": number, "player": player, "bid": bid}) for player, bid in said.items()]


def tricks(number: int, **won: int) -> list[tuple[str, dict[str, Any]]]:
    return [("tricks", {"round": number, "player": player, "tricks": n}) for player, n in won.items()]


def end(number: int) -> tuple[str, dict[str, Any]]:
    return "end", {"round": number, "done": True}


def agreed(**options: object) -> tuple[str, dict[str, Any]]:
    return "options", {"set": options}


def on(number: int, do: str, player: str | None = None, **values: object) -> tuple[str, dict[str, Any]]:
    own: dict[str, Any] = {"round": number} if player is None else {"round": number, "player": player}
    return do, {**own, **values}


def state(*steps: tuple[str, dict[str, Any]], game: str = "wizard", players: int = 4) -> State:
    return fold(pad(*steps, game=game, players=players))


def wizard(pad_state: State, number: int = 1) -> WizardRound:
    row = pad_state.rounds[number - 1]
    assert isinstance(row, WizardRound)
    return row


def extreme(pad_state: State, number: int = 1) -> ExtremeRound:
    row = pad_state.rounds[number - 1]
    assert isinstance(row, ExtremeRound)
    return row


def found(pad_state: State, number: int = 1) -> list[str]:
    """The ids of a round's checks."""
    return [check.check for check in pad_state.rounds[number - 1].checks]


def only(pad_state: State) -> Check:
    """The only check of the first round."""
    (check,) = pad_state.rounds[0].checks
    return check
