"""Positions as tables that a player can read."""

from collections.abc import Sequence

from ..rules.extreme.cards import NONE
from ..rules.extreme.view import View as ExtremeView
from ..rules.wizard.view import UNKNOWN
from ..rules.wizard.view import View as WizardView
from .cards import suit_of
from .seals import seals_of
from .tables import EXTREME_TABLE, WIZARD_TABLE, Phase

_WAITS = {
    Phase.DEAL: "waiting for a deal",
    Phase.TRUMP: "names trump",
    Phase.BID: "bids",
    Phase.PLAY: "plays",
    Phase.PASS: "passes a card",
    Phase.CLOUD: "changes the bid",
    Phase.PREDICT: "predicts",
    Phase.RETURN: "gives back a seal",
    Phase.OVER: "game over",
}


def position_text(players: Sequence[str], view: WizardView | ExtremeView) -> str:
    """The position that a view shows: a line on the round, a line for each seat, and the trick."""
    if isinstance(view, WizardView):
        rows = [_wizard_row(players, view, seat) for seat in range(view.seats)]
        lines = [_wizard_head(view), *_columns(("seat", "player", "bid", "won", "total", "hand"), rows)]
    else:
        rows = [_extreme_row(players, view, seat) for seat in range(view.seats)]
        lines = [_extreme_head(view), *_columns(("seat", "player", "seals", "won", "total", "hand"), rows)]
    return "\n".join([*lines, *_trick(view)])


def _columns(head: Sequence[str], rows: Sequence[Sequence[str]]) -> list[str]:
    """Rows of cells with each column as wide as its widest cell."""
    table = [head, *rows]
    widths = [max(len(row[i]) for row in table) for i in range(len(head))]
    return ["  ".join(cell.ljust(width) for cell, width in zip(row, widths, strict=True)).rstrip() for row in table]


def _phase(view: WizardView | ExtremeView) -> str:
    table = WIZARD_TABLE if isinstance(view, WizardView) else EXTREME_TABLE
    waits = _WAITS[table.phases[view.phase]]
    return waits if view.turn == NONE else f"seat {view.turn} {waits}"


def _wizard_head(view: WizardView) -> str:
    trump = suit_of(view.trump)
    turned = "" if view.turned == NONE else f", {WIZARD_TABLE.cards[view.turned]} turned up"
    named = "to be named" if WIZARD_TABLE.phases[view.phase] is Phase.TRUMP else trump or "none"
    return f"Wizard, round {view.round} of {view.rounds}, trump {named}{turned}: {_phase(view)}"


def _extreme_head(view: ExtremeView) -> str:
    pool = " ".join(f"{name}{n}" for name, n in seals_of(view.pool, 0).items()) or "empty"
    return f"Wizard Extreme, round {view.round} of {view.rounds}, pool {pool}: {_phase(view)}"


def _seat(view: WizardView | ExtremeView, seat: int) -> str:
    """The seat's number, with ``>`` for its turn and ``d`` for the dealer."""
    return f"{seat}{'>' if seat == view.turn else ''}{'d' if seat == view.dealer else ''}"


def _hand(view: WizardView | ExtremeView, seat: int) -> str:
    """The cards that are known, and a question mark for each that is not."""
    table = WIZARD_TABLE if isinstance(view, WizardView) else EXTREME_TABLE
    known = table.hand(view.suited[seat], view.others[seat])
    return " ".join([*known, *("?" * (view.hand_size[seat] - len(known)))])


def _wizard_row(players: Sequence[str], view: WizardView, seat: int) -> list[str]:
    bid = {NONE: "-", UNKNOWN: "?"}.get(view.bid[seat], str(view.bid[seat]))
    numbers = [bid, str(view.won[seat]), str(view.total[seat])]
    return [_seat(view, seat), players[seat], *numbers, _hand(view, seat)]


def _extreme_row(players: Sequence[str], view: ExtremeView, seat: int) -> list[str]:
    seals = " ".join(f"{name}{n}" for name, n in seals_of(view.seals, seat).items())
    held = "Magician" if seat == view.magician else seals or "-"
    return [_seat(view, seat), players[seat], held, str(view.won[seat]), str(view.total[seat]), _hand(view, seat)]


def _trick(view: WizardView | ExtremeView) -> list[str]:
    """The cards on the table, by whom."""
    table = WIZARD_TABLE if isinstance(view, WizardView) else EXTREME_TABLE
    if not view.played or view.turn == NONE or table.phases[view.phase] in (Phase.TRUMP, Phase.BID, Phase.PREDICT):
        return []
    cards = [table.moves[code].text for code in view.trick[: view.played]]
    return ["trick: " + ", ".join(f"{(view.leader + i) % view.seats}: {card}" for i, card in enumerate(cards))]
