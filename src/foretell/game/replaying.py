"""Whole games made again from the codes of their moves by the native library, in a hundredth of a ``Game``'s time."""

from array import array
from collections.abc import Sequence
from functools import cache, lru_cache
from itertools import chain

from ..engine.memory import AnyState, Fields, function, numbers_of, object_of, places_of, size_of
from ..engine.native import load
from ..rules.wizard.cards import NONE
from ..rules.wizard.codes import PLAY_UNSEEN
from ..rules.wizard.state import CLAIRVOYANCE, SEATS
from .cards import Card
from .codebook import AnyCodebook
from .event_numbers import as_dealt
from .game import Game
from .moves import Move
from .options import Options
from .published_rule import start_of
from .rounds import Result, Round
from .rulesets import ruleset_of

PER_SEAT = 256
"""A step is this number times the seat, and the code of its move."""
_BYTES = 8


@lru_cache(64)
def _start(options: Options, players: int, paper_rule: bool) -> "array[int]":
    """The memory of a new game, with the seed 0."""
    return numbers_of(start_of(options, players, paper_rule=paper_rule))


def new_memory(options: Options, players: int, seed: int, *, paper_rule: bool = False) -> "array[int]":
    """The memory of a new game's state; ``paper_rule``: as in ``published_rule``."""
    memory = _start(options, players, paper_rule)[:]
    memory[places_of(ruleset_of(options).codebook.rules.state)["seed"]] = array("q", [seed])
    return memory


@cache
def moves_of_steps(book: AnyCodebook) -> tuple[tuple[int, Move], ...]:
    """By step: the seat and its move, as a round lists them."""
    missing = book.moves[:1] * (PER_SEAT - len(book.moves))
    return tuple((seat, move) for seat in range(SEATS) for move in (*book.moves, *missing))


class Replayed:
    """A game that was replayed.  Rounds are counted from 0."""

    def __init__(self, options: Options, players: int, seed: int = 0, *, paper_rule: bool = False) -> None:
        """A new game; raises NativeMissing."""
        self.options, self.players = options, players
        self.ruleset = ruleset_of(options)
        self._kind: type[AnyState] = self.ruleset.codebook.rules.state
        self._here = new_memory(options, players, seed, paper_rule=paper_rule)
        self._size = size_of(self._kind)
        self._room = bytearray(load().sizes[f"rules_{options.game}_laying_Room"])
        self._starts, self._ends = bytearray(), bytearray()
        self.lengths, self.steps = array("q"), array("h")
        self._firsts: list[int] = []

    def play(self, codes: bytes) -> bool:
        """Make these moves, dealing by the game's seed; False if one of them is not legal."""
        self._make_room(min(self.end.rounds, len(codes) + 1))
        self.steps = array("h", bytes(2 * len(codes)))
        replay = function(self.options.game, "replay_dealt")
        given = bytearray(codes)
        done = replay(self._here, given, len(given), self._room, self._starts, self._ends, self.steps, self.lengths)
        self._count(self.end.round)
        if PLAY_UNSEEN in codes and getattr(self.options, "mode", None) == "clairvoyance":
            self._show_unseen()
        return bool(done == len(codes))

    def _show_unseen(self) -> None:
        """V4: replace the moves of the first round that play a card not seen by those that play the card."""
        for k in range(self.lengths[0]):
            seat, code = divmod(self.steps[k], PER_SEAT)
            if code == PLAY_UNSEEN:
                (card,) = self.hands(0)[seat]
                book = self.ruleset.codebook
                self.steps[k] = PER_SEAT * seat + book.text_codes[f"play {card}"]

    def play_given(self, steps: "array[int]", rounds: Sequence[tuple[int, int, int]], cards: "array[int]") -> bool:
        """Deal rounds and make their steps; False if the rules do not allow them.

        ``rounds``: by round, how many steps it has, the card turned up (or NONE), and how many cards each seat is
        dealt.  ``cards``: the hands of all rounds, one after the other.
        """
        many, table = len(rounds), array("q", chain.from_iterable(rounds))
        self._make_room(many)
        self.steps, self.lengths = steps, table[::3]
        self._count(many)
        replay = function(self.options.game, "replay_given")
        done = replay(self._here, steps, table, many, cards, self._room, self._starts, self._ends)
        return bool(done == many)

    def _make_room(self, rounds: int) -> None:
        states = rounds * _BYTES * self._size
        self._starts, self._ends = bytearray(states), bytearray(states)
        self.lengths = array("q", bytes(_BYTES * rounds))

    def _count(self, rounds: int) -> None:
        """Note where each round's steps begin."""
        first = 0
        for length in self.lengths[:rounds]:
            self._firsts.append(first)
            first += length

    # What the game is now

    @property
    def rounds(self) -> int:
        """How many rounds were dealt."""
        return len(self._firsts)

    @property
    def end(self) -> Fields:
        """The fields of the current state."""
        return Fields(self._kind, self._here)

    @property
    def is_over(self) -> bool:
        """Whether the game is over."""
        return bool(self.end.phase == self.ruleset.codebook.rules.finished)

    @property
    def totals(self) -> list[int]:
        """The points by seat."""
        totals: list[int] = self.end.total[: self.players]
        return totals

    @property
    def winners(self) -> tuple[int, ...]:
        """A13, B14: the seats that share the win; none before the end."""
        return self.ruleset.winners(self.end) if self.is_over else ()

    def start_of(self, n: int) -> Fields:
        """The fields of the state when a round was dealt."""
        return self._fields(self._starts, n)

    def end_of(self, n: int) -> Fields:
        """The fields of the state after a round's last move."""
        return self._fields(self._ends, n)

    def _fields(self, states: bytearray, n: int) -> Fields:
        return Fields(self._kind, memoryview(states).cast("q")[self._size * n : self._size * (n + 1)])

    def by_round(self, name: str) -> "array[int]":
        """The first entries of a list of the states at the rounds' ends, one for each seat, round after round."""
        ends, found = memoryview(self._ends).cast("q"), array("q")
        first = places_of(self._kind)[name].start
        for n in range(self.rounds):
            found.extend(ends[self._size * n + first : self._size * n + first + self.players])
        return found

    def hands(self, n: int) -> tuple[tuple[Card, ...], ...]:
        """The hands of a round by seat, as dealt (before a Werewolf is exchanged, S5)."""
        start, book = self.start_of(n), self.ruleset.codebook
        if getattr(start, "werewolf_seat", NONE) != NONE:
            dealt, _ = self.ruleset.dealt(start)
            return tuple(tuple(card for card in hand if isinstance(card, Card)) for hand in dealt.hands)
        held = zip(start.suited[: self.players], start.others, strict=False)
        return tuple(as_dealt(book.hand(*sets)) for sets in held)

    def steps_of(self, n: int) -> "array[int]":
        """The steps of a round."""
        return self.steps[self._firsts[n] : self._firsts[n] + self.lengths[n]]

    def result(self, n: int) -> Result | None:
        """The result of a round; None if it is not complete."""
        end = self.end_of(n)
        return self.ruleset.result(end) if end.turn == NONE else None

    def round(self, n: int) -> Round:
        """The story of a round."""
        book, start = self.ruleset.codebook, self.start_of(n)
        turned = None if getattr(start, "turned", NONE) == NONE else book.cards[start.turned]
        moves = moves_of_steps(book)
        story = Round(n + 1, start.dealer, self.hands(n), turned, [moves[step] for step in self.steps_of(n)])
        story.result = self.result(n)
        return story

    def game(self, players: Sequence[str], seed: int | None = None) -> Game:
        """The game as a ``Game``, between players of these names; ``seed``: if it deals by one."""
        unseen = self.rounds == 1 and getattr(self.end, "mode", None) == CLAIRVOYANCE
        state, rounds = object_of(self._kind, self._here), map(self.round, range(self.rounds))
        return Game.from_rounds(self.options, players, state, rounds, seed=seed, unseen=unseen)
