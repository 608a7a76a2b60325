"""A game as a tree: chance deals card by card, then seats move; plain Python, which no library is needed for."""

from typing import Any

from ..engine.plain import AnyRules
from ..game.codebook import AnyCodebook
from ..game.observation import Observation
from ..game.ruleset import AnyRuleset
from ..game.rulesets import ruleset_of
from ..rules.arrays import MOST_MOVES
from ..rules.wizard.cards import NONE
from ..rules.wizard.codes import PLAY_UNSEEN
from ..rules.wizard.state import State as WizardState
from .dealing import AnyState, Dealing
from .kind import Kind, rewards_of
from .story import Round, round_dealt


class Node:
    """A position of the tree, which moves and cards change: independent of others once it is copied."""

    def __init__(self, kind: Kind, number: int = 0) -> None:
        """The root; ``number``: that of the only round, or 0 for a whole game."""
        self.kind = kind
        self._begin()
        self.state: AnyState = kind.start()
        self.state.round = max(number - 1, 0)
        self.dealing: Dealing | None = Dealing(self.state)
        self.rounds: list[Round] = []
        self.rewards = [0.0] * kind.players
        """What the last move of a seat has brought; cards that are dealt do not change it."""
        self.returns = [0.0] * kind.players
        """The sum of all rewards."""

    def _begin(self) -> None:
        self.ruleset: AnyRuleset = ruleset_of(self.kind.options)
        self.book: AnyCodebook = self.ruleset.codebook
        self.rules: AnyRules = self.book.rules
        self.names = tuple(f"seat {seat}" for seat in range(self.kind.players))

    def __copy__(self) -> "Node":
        """An independent copy."""
        other = object.__new__(Node)
        other.__dict__.update(self.__dict__)
        other.state = self.state.copy()
        other.dealing = None if self.dealing is None else self.dealing.__copy__()
        other.rounds = [*self.rounds[:-1], *(story.copy() for story in self.rounds[-1:])]
        other.rewards, other.returns = self.rewards[:], self.returns[:]
        return other

    def __deepcopy__(self, _memo: dict[int, object]) -> "Node":
        """Same as ``__copy__``."""
        return self.__copy__()

    def __getstate__(self) -> dict[str, Any]:
        """What ``pickle`` keeps."""
        found = ("ruleset", "book", "rules", "names")
        return {name: value for name, value in self.__dict__.items() if name not in found}

    def __setstate__(self, kept: dict[str, Any]) -> None:
        """Find the rules again."""
        self.__dict__.update(kept)
        self._begin()

    @property
    def turn(self) -> int:
        """The seat to move; -1: chance moves, or the episode is over."""
        return NONE if self.dealing is not None else self.state.turn

    @property
    def is_over(self) -> bool:
        """Whether the episode is over."""
        return self.dealing is None and self.state.turn == NONE

    def codes(self) -> list[int]:
        """The codes of the legal moves as the seat to move sees them, ascending."""
        rules, state, codes = self.rules, self.state, [0] * MOST_MOVES
        many = rules.write_codes(state.phase, rules.seen_suited(state), rules.seen_rest(state), codes)
        return codes[:many]

    def deal(self, card: int) -> None:
        """Deal a card; raises ValueError if it cannot come next, or nothing is dealt now."""
        dealing = self.dealing
        if dealing is None:
            raise ValueError("no card is dealt now")
        dealing.put(card)
        if dealing.is_done:
            self.rules.deal_given(self.state, dealing.deck)
            self.rounds.append(round_dealt(self.state, dealing.cards))
            self.dealing = None

    def move(self, code: int) -> None:
        """Make a move of the seat whose turn it is; raises ValueError for an illegal one, and then changes nothing."""
        state = self.state
        if state.turn == NONE or code not in self.codes():
            raise ValueError(f"the move with code {code} is not allowed; legal_actions() has those that are")
        story = self.rounds[-1]
        story.seats.append(state.turn)
        is_unseen = code == PLAY_UNSEEN and isinstance(state, WizardState)
        story.codes.append(self.real_codes()[0] if is_unseen else code)
        self.rules.apply(state, code)
        if state.turn != NONE:
            self.rewards = [0.0] * len(self.names)
            return
        is_over = self.kind.is_round or state.phase == self.rules.finished
        seats, sign = state.seats, self.rules.sign
        score, total = state.score[:seats], state.total[:seats]
        self.rewards = rewards_of(self.kind.reward, sign, score, total, is_over=is_over)
        self.returns = [sum(both) for both in zip(self.returns, self.rewards, strict=True)]
        if not is_over:
            self.dealing = Dealing(state)

    def real_codes(self) -> list[int]:
        """The codes of the legal moves; V4: with the card that is played unseen."""
        codes = [0] * MOST_MOVES
        return codes[: self.rules.legal_codes(self.state, codes)]

    def view(self, seat: int) -> Any:
        """What a seat sees, as numbers."""
        view = self.rules.view()
        self.rules.look(self.state, seat, view)
        return view

    def observation(self, seat: int) -> Observation:
        """What a seat sees, as bots get it."""
        return self.ruleset.observation(self.kind.options, self.names, self.view(seat))

    def text(self, seat: int) -> str:
        """All that a seat has seen, in order, as text."""
        lines = [story.text(self.book, self.state, seat) for story in self.rounds]
        return "\n".join([f"seat {seat}", *lines])


def reward_bounds(kind: Kind) -> tuple[float, float]:
    """The least and the most that a seat can get in an episode, roughly: all bids missed or met as far as possible."""
    if kind.reward == "rank":
        return -1.0, 1.0
    sizes = sizes_of(kind)
    if kind.options.game == "extreme":
        return -70.0 * len(sizes), 0.0
    return -10.0 * sum(size + 2 for size in sizes), 10.0 * sum(size + 2 for size in sizes)


def sizes_of(kind: Kind) -> tuple[int, ...]:
    """The cards that each seat is dealt in an episode, by round; for a single round that of ``rounds``."""
    sizes = kind.options.cards_each(kind.players)
    return tuple(sizes[number - 1] for number in kind.rounds[:1]) if kind.is_round else sizes
