"""Positions as tables that a player can read."""

from collections.abc import Sequence

from ..rules.wizard.cards import NONE
from ..rules.wizard.view import UNKNOWN
from ..rules.wizard.view import View as WizardView
from .cards import seals_of, suit_of
from .codebook import WITH_TRICK, AnyCodebook, Phase
from .seen import AnyView

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


def position_text(book: AnyCodebook, players: Sequence[str], view: AnyView) -> str:
    """The position in this view: a line about the round, a line for each seat, and the trick."""
    plan = "bid" if isinstance(view, WizardView) else "seals"
    rows = [["seat", "player", plan, "won", "total", "hand"]]
    rows += [_row(book, players[seat], view, seat) for seat in range(view.seats)]
    return "\n".join([f"{_head(book, view)}: {_waits(book, view)}", *_columns(rows), *_trick(book, view)])


def _head(book: AnyCodebook, view: AnyView) -> str:
    """The game, the round, and its trump or pool."""
    number = f"round {view.round} of {view.rounds}"
    if not isinstance(view, WizardView):
        return f"Wizard Extreme, {number}, pool {_seals(view.pool, 0) or 'empty'}"
    turned = "" if view.turned == NONE else f", {book.cards[view.turned]} turned up"
    named = "to be named" if book.phases[view.phase] is Phase.TRUMP else suit_of(view.trump) or "none"
    return f"Wizard, {number}, trump {named}{turned}"


def _waits(book: AnyCodebook, view: AnyView) -> str:
    waits = _WAITS[book.phases[view.phase]]
    return waits if view.turn == NONE else f"seat {view.turn} {waits}"


def _row(book: AnyCodebook, player: str, view: AnyView, seat: int) -> list[str]:
    """A seat; its hand has a question mark for each unknown card."""
    known = book.hand(view.suited[seat], view.others[seat])
    hand = " ".join([*known, *("?" * (view.hand_size[seat] - len(known)))])
    return [_place(view, seat), player, _plan(view, seat), str(view.won[seat]), str(view.total[seat]), hand]


def _plan(view: AnyView, seat: int) -> str:
    """What the seat has bid or predicted."""
    if isinstance(view, WizardView):
        return {NONE: "-", UNKNOWN: "?"}.get(view.bid[seat], str(view.bid[seat]))
    return "Magician" if seat == view.magician else _seals(view.seals, seat) or "-"


def _seals(seals: Sequence[int], owner: int) -> str:
    return " ".join(f"{name}{n}" for name, n in seals_of(seals, owner).items())


def _trick(book: AnyCodebook, view: AnyView) -> list[str]:
    """The cards on the table, and who played them."""
    if not view.played or view.turn == NONE or book.phases[view.phase] not in WITH_TRICK:
        return []
    cards = [book.moves[code].text for code in view.trick[: view.played]]
    return ["trick: " + ", ".join(f"{(view.leader + i) % view.seats}: {card}" for i, card in enumerate(cards))]


def _columns(rows: Sequence[Sequence[str]]) -> list[str]:
    """Rows of cells, with each column as wide as its widest cell."""
    widths = [max(len(row[i]) for row in rows) for i in range(len(rows[0]))]
    return ["  ".join(cell.ljust(width) for cell, width in zip(row, widths, strict=True)).rstrip() for row in rows]


def _place(view: AnyView, seat: int) -> str:
    """The seat's number, with ``>`` if it is to move and ``d`` for the dealer."""
    return f"{seat}{'>' if seat == view.turn else ''}{'d' if seat == view.dealer else ''}"
