"""Single rounds played at random, whose moves are replayed from the deal in another world.

A world fits if every move that was made is legal with its hands and passed cards, and leads to this very world.
"""

from collections import Counter
from collections.abc import Sequence
from dataclasses import dataclass, field, fields
from random import Random

from foretell.engine.plain import EXTREME, WIZARD, AnyRules
from foretell.rules.extreme.deal import fill_deck as fill_extreme_deck
from foretell.rules.extreme.state import PREDICTING
from foretell.rules.extreme.state import State as ExtremeState
from foretell.rules.extreme.view import View as ExtremeView
from foretell.rules.wizard.cards import FIRST_SPECIAL, NONE, SUITLESS, WEREWOLF
from foretell.rules.wizard.codes import CHANGE, PASS, TRUMP, passed_card
from foretell.rules.wizard.deal import DECK_ROOM, place_in_deck
from foretell.rules.wizard.deal import fill_deck as fill_wizard_deck
from foretell.rules.wizard.state import BIDDING, NAMING, PASSING
from foretell.rules.wizard.state import State as WizardState
from foretell.rules.wizard.view import UNKNOWN
from foretell.rules.wizard.view import View as WizardView
from tests.game.kinds import Kind

State = WizardState | ExtremeState
View = WizardView | ExtremeView
Key = tuple[tuple[int, ...], ...]
PASS_CODES = {passed_card(code): code for code in range(PASS, CHANGE)}
STALE = ("led", "leader", "best_seat", "best_strength", "special_cards")
"""Before the first trick these fields still describe the last trick of the round before."""


@dataclass
class Table:
    """A round in progress."""

    kind: Kind
    rules: AnyRules
    state: State
    moves: list[tuple[int, int]] = field(default_factory=list)
    """Seats and codes."""

    def play(self, rng: list[int], moves: int) -> "Table":
        """Make this many random moves, or fewer at the end of the round."""
        for _ in range(moves):
            if self.state.turn == NONE:
                break
            self.move(self.rules.random_code(self.state, rng))
        return self

    def move(self, code: int) -> None:
        """Make this move."""
        self.moves.append((self.state.turn, code))
        self.rules.apply(self.state, code)

    def view(self, seat: int) -> View:
        """What the seat (NONE: a spectator) may know."""
        return look(self.rules, self.state, seat)

    @property
    def viewers(self) -> range:
        """A spectator and all seats."""
        return range(NONE, self.kind.players)


def look(rules: AnyRules, state: State, seat: int) -> View:
    """The seat's view of the state."""
    view: View = rules.view()
    rules.look(state, seat, view)
    return view


def dealt(kind: Kind, seed: int, number: int) -> Table:
    """A game in which only the round with this number is played."""
    rules: AnyRules = WIZARD if kind.options.game == "wizard" else EXTREME
    state: State = rules.state()
    rules.new_game(state, kind.players, *kind.options.settings(kind.players), seed)
    rules.set_course(state, *kind.options.course)
    state.round = number - 1
    rules.deal(state, [0] * DECK_ROOM)
    return Table(kind, rules, state)


def random_round(kind: Kind, rng: Random) -> Table:
    """A random round of the game, more often a late one: there is most to know."""
    table = dealt(kind, rng.randrange(2**63), 1)
    number = max(rng.randint(1, table.state.rounds) for _ in range(2))
    return dealt(kind, table.state.seed, number)


def cards_of(suited: int, others: int, *, purple: bool = False) -> list[int]:
    """The numbers of a set's cards; all Wizards have the same number, and all Fools."""
    numbers = [n for n in range(SUITLESS) if suited >> n & 1]
    rest = [n for n in range(SUITLESS, 80) if others >> (n - SUITLESS) & 1]
    return numbers + [n & ~3 if n < FIRST_SPECIAL and not purple else n for n in rest]


def held(of: State | View, seat: int) -> list[int]:
    """The known cards in the seat's hand."""
    return cards_of(of.suited[seat], of.others[seat], purple=isinstance(of, ExtremeState | ExtremeView))


def played(of: State | View, seat: int) -> list[int]:
    """The cards that the seat has played."""
    return cards_of(of.played_suited[seat], of.played_others[seat], purple=isinstance(of, ExtremeState | ExtremeView))


def replayed(table: Table, view: View, world: State) -> State | None:
    """The state that the moves lead to from the world's deal; None if they are not legal."""
    hands = hands_dealt(world)
    if hands is None:
        return None
    rules = table.rules
    again: State = rules.state()
    rules.new_game(again, table.kind.players, *table.kind.options.settings(table.kind.players), 0)
    rules.set_course(again, *table.kind.options.course)
    again.round = world.round - 1
    again.total = [total - score for total, score in zip(world.total, world.score, strict=True)]
    rules.deal_given(again, laid_out(world, hands))
    for seat, seen in table.moves:
        code = as_in(world, view, seat, seen)
        if again.turn != seat or not rules.is_legal(again, code):
            return None
        rules.apply(again, code)
    return again


def hands_dealt(world: State) -> list[list[int]] | None:
    """The hands as dealt; None if somebody passed or exchanged a card they did not have."""
    hands = []
    for seat in range(world.seats):
        hand = Counter(held(world, seat) + played(world, seat))
        if isinstance(world, WizardState):
            before_pass(world, seat, hand)
        if min(hand.values(), default=0) < 0:
            return None
        hands.append(sorted(hand.elements()))
    return hands if are_in_deck(world, hands) else None


def are_in_deck(world: State, hands: Sequence[Sequence[int]]) -> bool:
    """Whether the game has all cards that were dealt and turned up, each only once (or four times)."""
    deck = [0] * DECK_ROOM
    size = fill_wizard_deck(world, deck) if isinstance(world, WizardState) else fill_extreme_deck(world, deck)
    used = Counter(card for hand in hands for card in hand)
    if isinstance(world, WizardState) and world.turned != NONE:
        used[world.turned] += 1
    return used <= Counter(deck[:size])


def before_pass(world: WizardState, seat: int, hand: Counter[int]) -> None:
    """S5, S6: take back the pass, and then the exchange."""
    given, got = world.passed[seat], world.passed[(seat - 1) % world.seats]
    if given != NONE:
        hand[given] += 1
        if world.phase != PASSING:
            hand[got] -= 1
    if world.werewolf_seat == seat:
        hand[world.turned] -= 1
        hand[WEREWOLF] += 1


def laid_out(world: State, hands: Sequence[Sequence[int]]) -> list[int]:
    """The deck that deals these hands."""
    deck = [NONE] * DECK_ROOM
    for seat, hand in enumerate(hands):
        for n, card in enumerate(hand):
            place = place_in_deck(world, seat, n) if isinstance(world, WizardState) else world.seats * n + seat
            deck[place] = card
    if isinstance(world, WizardState) and world.turned != NONE:
        deck[world.seats * world.cards] = world.turned
    return deck


def as_in(world: State, view: View, seat: int, code: int) -> int:
    """The move as it was made in this world, if the viewer did not see it."""
    if isinstance(world, ExtremeState) or isinstance(view, ExtremeView):
        return code
    if code < TRUMP and view.bid[seat] == UNKNOWN:
        return world.bid[seat]
    return PASS_CODES[world.passed[seat]] if PASS <= code < CHANGE else code


def differences(one: State, other: State) -> list[str]:
    """The fields in which two states differ, except for the seed and what is left of earlier tricks."""
    phases = (BIDDING, NAMING) if isinstance(one, WizardState) else (PREDICTING,)
    ignored = ("seed", "trick", *(STALE if one.phase in phases else ()))
    names = [f.name for f in fields(one) if f.name not in ignored]
    found = [name for name in names if getattr(one, name) != getattr(other, name)]
    return found if one.trick[: one.played] == other.trick[: other.played] else [*found, "trick"]


def key(world: State) -> Key:
    """The places of all cards of the world."""
    passed = world.passed if isinstance(world, WizardState) else ()
    return tuple(world.suited), tuple(world.others), tuple(passed)
