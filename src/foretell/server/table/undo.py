"""Taking back the latest move, with the consent of the others at the table."""

from collections.abc import Collection, Iterable
from dataclasses import dataclass

from ...game import events
from ...game.events import Event
from ..eventlog.asking import Refusal
from ..protocol import actions
from ..protocol.actions import Actions
from ..protocol.views import LastTrick
from .refusals import refusal

ANSWER_MS = 20_000
"""The others have this time to answer."""
MOST_ASKED = 100
"""How often players may ask in one game; it bounds the log, and the time to rebuild the table."""
NOBODY: frozenset[int] = frozenset()
"""No seats."""
_KNOWN = frozenset(
    {
        events.TrumpSet,
        events.BidMade,
        events.CardPlayed,
        events.TrickTaken,
        events.TrickBombed,
        events.CardLaidAside,
        events.BidChanged,
        events.SealTaken,
        events.MagicianTaken,
        events.PredictionMade,
        events.SealReturned,
        events.BlackSealTaken,
        events.BlackSealSpared,
    }
)
"""Events that follow from open cards and from the player's own."""
_KNOWN_UNSEEN = _KNOWN - {events.CardPlayed}
"""V4: the same for players who do not see their own card."""


@dataclass(slots=True)
class Undo:
    """The latest move of the game, made by a person, not a program, which can be taken back."""

    seat: int
    asked_at: int | None = None
    """When its player asked the others (milliseconds since 1970)."""
    agreed: frozenset[int] = NOBODY
    last_trick: LastTrick | None = None
    """The last complete trick before the move."""

    @property
    def until(self) -> int | None:
        """When the others have answered at the latest; None: they were not asked."""
        return None if self.asked_at is None else self.asked_at + ANSWER_MS

    def is_asked(self, at: int) -> bool:
        """Whether the others are being asked at this time."""
        return self.asked_at is not None and self.asked_at <= at <= self.asked_at + ANSWER_MS


def can_be_undone(caused: Iterable[Event], *, unseen: bool) -> bool:
    """Whether a move of a player can be taken back: they could foresee all that it has ``caused``.

    ``unseen``: V4, the player has not seen their own card.
    """
    return (_KNOWN_UNSEEN if unseen else _KNOWN).issuperset(map(type, caused))


def ask(undo: Undo | None, seat: int, people: Collection[int], asked: int) -> Actions:
    """Ask the other ``people`` at the table, or take the move back if there are none.

    ``asked``: how often players have asked in this game.  Raises Refusal.
    """
    if undo is None or undo.seat != seat or seat not in people:
        raise Refusal("no-undo", "your latest move cannot be taken back")
    if undo.asked_at is not None:
        raise refusal("asked")
    if asked >= MOST_ASKED:
        raise Refusal("undo-full", f"players may ask for it {MOST_ASKED} times in a game")
    return (actions.UndoAsked(seat), *(() if {*people} - {seat} else (actions.Undone(seat),)))


def answer(undo: Undo | None, seat: int, people: Collection[int], at: int, *, agrees: bool) -> Actions:
    """A seat's answer; the move is taken back when all other ``people`` have agreed.  Raises Refusal."""
    if undo is None or undo.seat not in people or not undo.is_asked(at):
        raise Refusal("no-question", "nobody asks to take a move back")
    waits = {*people} - {undo.seat} - undo.agreed
    if seat not in waits:
        raise Refusal("answered", "you are not asked, or have answered")
    done = agrees and waits == {seat}
    return (actions.UndoAnswered(seat, agrees), *((actions.Undone(undo.seat),) if done else ()))
