"""What is told of a game after each deal and move: all that a target of the rules computes of it.

Each part is a name, a number that tells it from others of the name, and its memory as in C.  ``telling.mjs`` is the
same loop on WebAssembly, and has to tell the same parts in the same order.
"""

from abc import ABC, abstractmethod
from array import array
from collections.abc import Iterator

from foretell.engine.plain import AnyRules
from foretell.rules.wizard.cards import NONE

from .stories import Story

Part = tuple[str, int, bytes]
_REASONS = 3
"""The number of moves about which the seat to move is asked; another viewer is asked about one."""
_AROUND = 4
"""How far below and above the codes of moves numbers are asked about as well."""


class Table(ABC):
    """A game at a target.  Functions that are not described here are those of the rules with the same name."""

    rules: AnyRules

    @abstractmethod
    def begin(self, story: Story) -> None:
        """Set up the game, with zeros in everything that ``new_game`` does not set."""

    @abstractmethod
    def number(self, field: str) -> int:
        """A field of the state."""

    @abstractmethod
    def deal(self) -> int:
        """Deal; the number of events."""

    @abstractmethod
    def random_code(self) -> int:
        """Draw a move."""

    @abstractmethod
    def apply(self, code: int) -> int:
        """Make a move; the number of events."""

    @abstractmethod
    def lots(self) -> bytes:
        """The generator of random moves."""

    @abstractmethod
    def state(self) -> bytes:
        """The whole state."""

    @abstractmethod
    def event(self, i: int) -> tuple[bytes, bool]:
        """The i-th event, and whether anything in it is secret."""

    @abstractmethod
    def seen_event(self, i: int, viewer: int) -> bytes:
        """The i-th event, as a viewer may know it."""

    @abstractmethod
    def look(self, viewer: int) -> bytes:
        """What the viewer may know; the functions below are about the view that was looked at last."""

    @abstractmethod
    def seen_codes(self) -> list[int]:
        """The legal moves."""

    @abstractmethod
    def why_not(self, code: int) -> bytes:
        """The reason's number, and the struct."""

    @abstractmethod
    def facts(self) -> list[int]:
        """The numbers of the encoder's true features."""

    @abstractmethod
    def claim(self) -> tuple[int, int]:
        """Whether the viewer may claim the rest, and if so a sure move; NONE if not."""

    @abstractmethod
    def legal_codes(self) -> list[int]:
        """The legal moves, hidden cards included."""

    @abstractmethod
    def is_legal(self, code: int) -> int:
        """Whether a move is legal, hidden cards included."""

    @abstractmethod
    def winners(self) -> int:
        """The winners, as a set."""


def tell(table: Table, story: Story) -> Iterator[list[Part]]:
    """Play the game at random; yields what is told after each deal and each move."""
    table.begin(story)
    step, seen, sure = 0, [NONE], NONE
    while table.number("phase") != table.rules.finished:
        step += 1
        if table.number("turn") == NONE:
            move, many = NONE, table.deal()
        else:
            move = chosen(table.random_code(), seen, sure, story.number + step)
            many = table.apply(move)
        told = [("step", step, numbers(step, move, many)), ("lots", 0, table.lots()), ("state", 0, table.state())]
        told += events(table, many, step)
        turn, sure = table.number("turn"), NONE
        for viewer in range(NONE, table.number("seats")):
            told.append(("view", viewer, table.look(viewer)))
            if viewer == turn != NONE:
                seen, claim = table.seen_codes(), table.claim()
                sure = claim[1]
                told += [("seen codes", viewer, numbers(*seen)), ("claim", viewer, numbers(*claim))]
                told.append(("facts", viewer, numbers(*table.facts())))
                told += reasons(table, viewer, step, _REASONS)
            elif viewer == step % table.number("seats"):
                told.append(("facts", viewer, numbers(*table.facts())))
                told += reasons(table, viewer, step, 1)
        told.append(("legal codes", turn, legal(table, step)) if turn != NONE else winners(table))
        yield told


def chosen(drawn: int, seen: list[int], sure: int, number: int) -> int:
    """The next move: every other one is what a claim would make, or (V4) the card that its owner has not seen."""
    if number % 2 or (sure == NONE and len(seen) != 1):
        return drawn
    return seen[0] if sure == NONE else sure


def events(table: Table, many: int, step: int) -> Iterator[Part]:
    """The events; those with secrets as each viewer may know them, others as one viewer may."""
    for i in range(many):
        written, secret = table.event(i)
        yield "event", i, written
        viewers = table.number("seats") + 1
        for viewer in range(viewers) if secret else (step % viewers,):
            yield "seen event", viewer - 1, table.seen_event(i, viewer - 1)


def reasons(table: Table, viewer: int, step: int, many: int) -> Iterator[Part]:
    """Why the viewer may not make some moves."""
    for i in range(many):
        code = code_asked(table, 7 * step + 53 * i + viewer)
        yield "reason", code, table.why_not(code)


def legal(table: Table, step: int) -> bytes:
    """All legal moves, and whether some moves are legal."""
    asked = (code_asked(table, 11 * step + 31 * i) for i in range(_REASONS))
    return numbers(*table.legal_codes(), *map(table.is_legal, asked))


def code_asked(table: Table, number: int) -> int:
    """The code of a move, or a number near these codes."""
    return number % (table.rules.codes + 2 * _AROUND) - _AROUND


def winners(table: Table) -> Part:
    """The winners so far."""
    return "winners", 0, numbers(table.winners())


def numbers(*values: int) -> bytes:
    """These numbers as an array in memory."""
    return array("q", values).tobytes()


def told(table: Table, story: Story) -> Iterator[bytes]:
    """All that is told of a game, step by step, without names."""
    for parts in tell(table, story):
        yield b"".join([data for _, _, data in parts])
