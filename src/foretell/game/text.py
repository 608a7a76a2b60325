"""Positions as tables that a player can read."""

from abc import ABC, abstractmethod
from collections.abc import Sequence
from typing import Generic

from ..engine.plain import V
from ..rules.extreme.cards import NONE
from ..rules.extreme.view import View as ExtremeView
from ..rules.wizard.view import UNKNOWN
from ..rules.wizard.view import View as WizardView
from .cards import Card, seals_of, suit_of
from .codebook import EXTREME_CODEBOOK, WIZARD_CODEBOOK, AnyCodebook, Phase

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


_WITHOUT_TRICK = (Phase.TRUMP, Phase.BID, Phase.PREDICT)
"""In these phases the view's trick is an old one."""


class PositionText(ABC, Generic[V]):
    """Writes positions of one game: a line about the round, a line for each seat, and the trick."""

    codebook: AnyCodebook
    plan_head: str
    """The heading of the column for bids or predictions."""

    def of(self, players: Sequence[str], view: V) -> str:
        """The position in this view, as text."""
        head: list[str] = ["seat", "player", self.plan_head, "won", "total", "hand"]
        rows: list[list[str]] = [self._row(players[seat], view, seat) for seat in range(view.seats)]
        return "\n".join([f"{self.head(view)}: {self._waits(view)}", *_columns([head, *rows]), *self._trick(view)])

    def _row(self, player: str, view: V, seat: int) -> list[str]:
        numbers: list[str] = [self.plan(view, seat), str(view.won[seat]), str(view.total[seat])]
        return [_place(view, seat), player, *numbers, self._hand(view, seat)]

    @abstractmethod
    def head(self, view: V) -> str:
        """The game, the round, and its trump or pool."""

    @abstractmethod
    def plan(self, view: V, seat: int) -> str:
        """What the seat has bid or predicted."""

    def _waits(self, view: V) -> str:
        waits = _WAITS[self.codebook.phases[view.phase]]
        return waits if view.turn == NONE else f"seat {view.turn} {waits}"

    def _hand(self, view: V, seat: int) -> str:
        """The known cards, and a question mark for each unknown one."""
        known: tuple[Card, ...] = self.codebook.hand(view.suited[seat], view.others[seat])
        return " ".join([*known, *("?" * (view.hand_size[seat] - len(known)))])

    def _trick(self, view: V) -> list[str]:
        """The cards on the table, and who played them."""
        if not view.played or view.turn == NONE or self.codebook.phases[view.phase] in _WITHOUT_TRICK:
            return []
        cards = [self.codebook.moves[code].text for code in view.trick[: view.played]]
        return ["trick: " + ", ".join(f"{(view.leader + i) % view.seats}: {card}" for i, card in enumerate(cards))]


class WizardText(PositionText[WizardView]):
    """Positions of Wizard."""

    codebook = WIZARD_CODEBOOK
    plan_head = "bid"

    def head(self, view: WizardView) -> str:
        """The round and its trump."""
        trump = suit_of(view.trump)
        turned = "" if view.turned == NONE else f", {self.codebook.cards[view.turned]} turned up"
        named = "to be named" if self.codebook.phases[view.phase] is Phase.TRUMP else trump or "none"
        return f"Wizard, round {view.round} of {view.rounds}, trump {named}{turned}"

    def plan(self, view: WizardView, seat: int) -> str:
        """The bid."""
        return {NONE: "-", UNKNOWN: "?"}.get(view.bid[seat], str(view.bid[seat]))


class ExtremeText(PositionText[ExtremeView]):
    """Positions of Wizard Extreme."""

    codebook = EXTREME_CODEBOOK
    plan_head = "seals"

    def head(self, view: ExtremeView) -> str:
        """The round and the pool."""
        pool = " ".join(f"{name}{n}" for name, n in seals_of(view.pool, 0).items()) or "empty"
        return f"Wizard Extreme, round {view.round} of {view.rounds}, pool {pool}"

    def plan(self, view: ExtremeView, seat: int) -> str:
        """The Magician, or the seals."""
        seals = " ".join(f"{name}{n}" for name, n in seals_of(view.seals, seat).items())
        return "Magician" if seat == view.magician else seals or "-"


def _columns(rows: Sequence[Sequence[str]]) -> list[str]:
    """Rows of cells, with each column as wide as its widest cell."""
    widths = [max(len(row[i]) for row in rows) for i in range(len(rows[0]))]
    return ["  ".join(cell.ljust(width) for cell, width in zip(row, widths, strict=True)).rstrip() for row in rows]


def _place(view: WizardView | ExtremeView, seat: int) -> str:
    """The seat's number, with ``>`` if it is to move and ``d`` for the dealer."""
    return f"{seat}{'>' if seat == view.turn else ''}{'d' if seat == view.dealer else ''}"
