"""What happens in a game, as a seat reads it at a table: the lines of docs/protocol.md."""

from collections.abc import Iterable, Sequence
from typing import Any, NamedTuple, Protocol, runtime_checkable

from ...game.as_json import event_as_json, plain
from ...game.cards import Suit
from ...game.codebook import Phase
from ...game.events import Event


class Playing(Protocol):
    """A game, as far as lines tell of it: whose turn it is, what it waits for, and the suit to follow."""

    @property
    def turn(self) -> int | None:
        """The seat to move."""

    @property
    def phase(self) -> Phase:
        """What it waits for."""

    @property
    def led(self) -> Suit | None:
        """The suit that must be followed."""


class Step(NamedTuple):
    """The start of a game or a move in it, with the events that follow from it, as one seat may know them."""

    seat: int | None
    """Who has moved; None: the game begins."""
    events: tuple[Event, ...]
    turn: int | None
    phase: str
    led: Suit | None


@runtime_checkable
class Follower(Protocol):
    """A bot that may want to read what happens in its game."""

    @property
    def follows(self) -> bool:
        """Whether it does."""

    def follow(self, step: Step) -> None:
        """Take note of what has happened."""


def followers(bots: Iterable[tuple[int, object]]) -> list[tuple[int, Follower]]:
    """Those of these bots (each with its seat) that want to read what happens."""
    return [(seat, bot) for seat, bot in bots if isinstance(bot, Follower) and bot.follows]


def tell(readers: Iterable[tuple[int, Follower]], game: Playing, mover: int | None, events: Sequence[Event]) -> None:
    """Tell these bots what has just happened, as their seats may know it; ``mover`` None: the game begins."""
    for seat, bot in readers:
        bot.follow(step_of(game, mover, events, seat))


def step_of(game: Playing, mover: int | None, events: Sequence[Event], reader: int) -> Step:
    """What a seat reads of a move that was just made."""
    return Step(mover, tuple(event.seen_by(reader) for event in events), game.turn, str(game.phase), game.led)


def line_of(step: Step, number: int) -> dict[str, Any]:
    """The step as a message."""
    started, moved = {"action": "started", "values": []}, {"action": "moved", "bot": None, "bot_failed": False}
    return {
        "type": "line",
        "seq": number,
        "at": 0,
        "action": started if step.seat is None else {**moved, "seat": step.seat},
        "events": [event_as_json(event) for event in step.events],
        "turn": step.turn,
        "phase": step.phase,
        "led": plain(step.led),
    }
