"""Events as numbers: what ``hide`` clears is what ``seen_by`` masks."""

from collections.abc import Iterator
from copy import deepcopy
from random import Random

import pytest

from foretell import HIDDEN
from foretell.game.event_numbers import EVENT_OF
from foretell.game.events import BidMade, CardLaidAside, CardsPassed, Event, MaybeHand, RoundDealt
from foretell.game.rulesets import ruleset_of
from foretell.rules.events import MOST_EVENTS, EventNumbers, hide
from tests.game.kinds import ONE_OF_EACH, Kind

NONE = -1


def written(kind: Kind, seed: int) -> Iterator[tuple[EventNumbers, Event]]:
    """All events of a random game as numbers, each with the event that they stand for."""
    codebook = ruleset_of(kind.options).codebook
    state = ruleset_of(kind.options).new_state(kind.options, kind.players, seed)
    rules, rng, buffer = codebook.rules, Random(seed), [EventNumbers() for _ in range(MOST_EVENTS)]
    codes = [0] * 80
    while state.phase != rules.finished:
        if state.turn == NONE:
            rules.deal(state, codes)
            n = rules.deal_events(state, buffer)
        else:
            n = rules.apply_with_events(state, rng.choice(codes[: rules.legal_codes(state, codes)]), buffer)
        for event in buffer[:n]:
            yield deepcopy(event), EVENT_OF[event.kind](event, codebook)


def entries(event: Event) -> tuple[object, ...] | None:
    """What may be masked in the event, by seat; None if it is open to all."""
    match event:
        case RoundDealt(hands=hands):
            return hands
        case BidMade(seat, tricks):
            return (*[None] * seat, tricks)
        case CardLaidAside(seat, card):
            return (*[None] * seat, card)
        case CardsPassed(cards):
            return cards
        case _:
            return None


def is_masked(entry: object) -> bool:
    """Whether the entry is HIDDEN, or a hand of hidden cards."""
    hand: MaybeHand = entry if isinstance(entry, tuple) else ()
    return entry is HIDDEN or HIDDEN in hand


@pytest.mark.parametrize("kind", ONE_OF_EACH, ids=str)
def test_hide_clears_what_seen_by_masks(kind: Kind) -> None:
    for numbers, event in written(kind, 5):
        for seat in (None, *range(kind.players)):
            seen, shown = deepcopy(numbers), entries(event.seen_by(seat))
            hide(seen, NONE if seat is None else seat)
            masked = {i for i, entry in enumerate(shown or ()) if is_masked(entry)}
            assert masked == {i for i in range(6) if seen.secret >> i & 1}
            for i in range(numbers.seats):
                left = (0, 0) if i in masked else (numbers.first[i], numbers.second[i])
                assert (seen.first[i], seen.second[i]) == left
