"""All worlds that fit a view, found by trying everything: slow, and independent of the code under test."""

from collections import Counter
from collections.abc import Iterator, Sequence
from itertools import combinations, product
from math import comb

from foretell.rules.extreme.deal import fill_deck as fill_extreme_deck
from foretell.rules.extreme.view import View as ExtremeView
from foretell.rules.wizard.cards import FOOL, NONE, SUITLESS, VALUES, WEREWOLF, WIZARD
from foretell.rules.wizard.deal import DECK_ROOM
from foretell.rules.wizard.deal import fill_deck as fill_wizard_deck
from foretell.rules.wizard.state import PASSING, SINGLE_SUIT
from foretell.rules.wizard.state import State as WizardState
from foretell.rules.wizard.view import UNKNOWN
from foretell.rules.wizard.view import View as WizardView
from tests.engine.replay import Key, State, Table, View, cards_of, differences, held, key, look, played, replayed


def fitting(table: Table, seat: int) -> Counter[Key]:
    """All worlds that fit the seat's view, and how often each was found by trying everything.

    Wizards and Fools count separately, in hands, in the stock and on the table.
    """
    view = table.view(seat)
    found: Counter[Key] = Counter()
    for world in conceivable(table.state, view):
        again = replayed(table, view, world)
        if again is not None and not differences(again, world) and look(table.rules, again, seat) == view:
            found[key(world)] += 1
    return found


def conceivable(state: State, view: View) -> Iterator[State]:
    """All ways to deal the cards that the viewer does not see, and all cards that may have been passed."""
    fixed = [held(view, seat) if sees(view, seat) else [] for seat in seats(view)]
    for hands in all_hands(state, view, fixed):
        full = [fixed[seat] + hands[seat] for seat in seats(view)]
        for passed in product(*(may_have_passed(view, hands, full, seat) for seat in passers(view))):
            yield filled_in(state, full, dict(zip(passers(view), passed, strict=True)))


def tries(state: State, view: View) -> int:
    """An upper bound on the number of conceivable worlds."""
    fixed = [held(view, seat) if sees(view, seat) else [] for seat in seats(view)]
    hidden = len(hidden_cards(state, view, fixed))
    number = 1
    for _, size in places(view, fixed):
        number *= comb(hidden, size)
        hidden -= size
    for seat in passers(view) if view.phase != PASSING else []:
        left = (seat + 1) % view.seats
        number *= view.hand_size[left] + len(played(view, left))
    return number


def all_hands(state: State, view: View, fixed: Sequence[list[int]]) -> Iterator[dict[int, list[int]]]:
    """All ways to fill the hands and the cards laid aside."""
    if isinstance(view, WizardView) and view.mode == SINGLE_SUIT:
        return own_cards(view, places(view, fixed))
    return shared_out(hidden_cards(state, view, fixed), places(view, fixed))


def places(view: View, fixed: Sequence[list[int]]) -> list[tuple[int, int]]:
    """The seats and how many of their cards are unseen; S6: -1 - n stands for the card that seat n laid aside."""
    hands = [(seat, view.hand_size[seat] - len(fixed[seat])) for seat in seats(view)]
    return hands + [(-1 - seat, 1) for seat in passers(view) if view.phase == PASSING]


def passers(view: View) -> list[int]:
    """S6: the seats whose passed card is unseen."""
    return [seat for seat in seats(view) if view.passed[seat] == UNKNOWN] if isinstance(view, WizardView) else []


def sees(view: View, seat: int) -> bool:
    """Whether the viewer sees the seat's hand (V4: all but their own)."""
    unseen = view.unseen if isinstance(view, WizardView) else 0
    return view.seat != NONE and (seat == view.seat) != bool(unseen)


def seats(view: View) -> range:
    """All seats."""
    return range(view.seats)


def may_have_passed(view: View, hidden: dict[int, list[int]], hands: Sequence[list[int]], seat: int) -> list[int]:
    """S6: the cards the seat may have passed: one laid aside, or one that its neighbour holds or has played since."""
    if isinstance(view, ExtremeView) or view.phase == PASSING:
        return hidden[-1 - seat]
    left = (seat + 1) % view.seats
    earlier = Counter(cards_of(view.earlier_suited[left], view.earlier_others[left]))
    since = Counter(played(view, left)) - earlier
    return hands[left] + list(since.elements())


def hidden_cards(state: State, view: View, fixed: Sequence[list[int]]) -> list[int]:
    """The deck without the cards that the viewer sees: in hands, played, turned up or laid aside by themselves."""
    deck = [0] * DECK_ROOM
    size = fill_wizard_deck(state, deck) if isinstance(state, WizardState) else fill_extreme_deck(state, deck)
    hidden = Counter(deck[:size])
    for seat in seats(view):
        hidden.subtract(fixed[seat] + played(view, seat))
    if isinstance(view, WizardView):
        if view.phase == PASSING:
            hidden.subtract([card for card in view.passed[: view.seats] if card >= 0])
        if view.turned != NONE:
            hidden.subtract([view.turned if view.werewolf_seat == NONE else WEREWOLF])
    return sorted(hidden.elements())


def shared_out(cards: Sequence[int], sizes: Sequence[tuple[int, int]]) -> Iterator[dict[int, list[int]]]:
    """All ways to put this many of the cards into each place."""
    if not sizes:
        yield {}
        return
    (place, size), *others = sizes
    for chosen in combinations(range(len(cards)), size):
        rest = [card for n, card in enumerate(cards) if n not in chosen]
        for hands in shared_out(rest, others):
            yield {place: [cards[n] for n in chosen], **hands}


def own_cards(view: View, sizes: Sequence[tuple[int, int]]) -> Iterator[dict[int, list[int]]]:
    """V5: all ways to deal all players cards from their own fifteen."""
    choices = []
    for seat, size in sizes:
        own = {*range(16 * seat, 16 * seat + VALUES), WIZARD, FOOL} - set(played(view, seat))
        choices.append([list(chosen) for chosen in combinations(sorted(own), size)])
    for hands in product(*choices):
        yield dict(enumerate(hands))


def filled_in(state: State, hands: Sequence[Sequence[int]], passed: dict[int, int]) -> State:
    """The state with these hands and passed cards in place of the real ones."""
    world = state.copy()
    for seat, hand in enumerate(hands):
        count = Counter(hand)
        world.suited[seat] = sum(1 << card for card in hand if card < SUITLESS)
        world.others[seat] = sum(((1 << n) - 1) << (card - SUITLESS) for card, n in count.items() if card >= SUITLESS)
    if isinstance(world, WizardState):
        for seat, card in passed.items():
            world.passed[seat] = card
    return world
