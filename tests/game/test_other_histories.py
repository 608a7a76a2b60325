"""Two games that differ only in what a seat has not seen look the same to that seat, from the first event to the last.

A second game is made from a first one by swapping two cards that the seat has never seen, and changing others' hidden
bids; if all moves are still legal, the seat must have seen the same.
"""

from collections.abc import Iterator
from random import Random

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from foretell import Bid, Bidding, Card, DealError, Game, IllegalMove, Mode, Move, Pass, Play, Round, WizardOptions
from foretell.game.events import HIDDEN, CardLaidAside, CardsPassed, RoundDealt
from tests.game.kinds import MODES, ONE_OF_EACH, SPECIAL, Kind, Position, play_on, positions, wizard_kinds

FullStory = tuple[list[list[str]], str | None, list[tuple[int, Move]]]


def seen_cards(game: Game, viewer: int) -> set[str]:
    """All cards of this round that the viewer has ever seen."""
    start = max(n for n, event in enumerate(game.events) if isinstance(event, RoundDealt))
    seen: set[str] = {"W", "F", "werewolf"}
    for event in (event.seen_by(viewer) for event in game.events[start:]):
        match event:
            case RoundDealt():
                seen |= {card for hand in event.hands for card in hand if isinstance(card, Card)}
                seen |= set() if event.turned is None else {event.turned}
            case CardLaidAside(_, card) if isinstance(card, Card):
                seen.add(card)
            case CardsPassed(cards):
                seen |= {card for card in cards if card is not HIDDEN}
            case _:
                pass
    return seen | {str(move.card) for _, move in game.rounds[-1].moves if isinstance(move, Play)}


def deck_of(game: Game) -> list[str]:
    """Every card of the game."""
    suits, values = ("BGRY", 13) if isinstance(game.options, WizardOptions) else ("BGRYP", 3 * len(game.players))
    specials = game.options.specials if isinstance(game.options, WizardOptions) else ()
    return [*(f"{suit}{value}" for suit in suits for value in range(1, values + 1)), *specials]


def swapped(story: Round, one: str, other: str) -> FullStory:
    """The round with two cards swapped, in hands and among the passed cards."""
    places = {one: other, other: one}
    hands = [[places.get(card, str(card)) for card in hand] for hand in story.hands]
    moves = [
        (seat, Pass(Card(places.get(move.card, move.card))) if isinstance(move, Pass) else move)
        for seat, move in story.moves
    ]
    return hands, story.turned, moves


def rebid(game: Game, viewer: int, moves: list[tuple[int, Move]], rng: Random) -> list[tuple[int, Move]]:
    """The moves with other bids in place of those that the viewer has not seen."""
    shown = isinstance(game.options, WizardOptions) and (
        game.options.bidding is Bidding.OPEN
        or (
            game.options.bidding is Bidding.HIDDEN
            and sum(isinstance(move, Bid) for _, move in moves) == len(game.players)
        )
    )
    cards = len(game.rounds[-1].hands[0])
    return [
        (seat, Bid(rng.randint(0, cards)) if isinstance(move, Bid) and seat != viewer and not shown else move)
        for seat, move in moves
    ]


def others(game: Game, viewer: int, rng: Random, tries: int) -> Iterator[Game]:
    """Games that differ from this one in what the viewer has not seen."""
    unseen = sorted(set(deck_of(game)) - seen_cards(game, viewer))
    for _ in range(tries if len(unseen) > 1 else 0):
        hands, turned, moves = swapped(game.rounds[-1], *rng.sample(unseen, 2))
        moves = rebid(game, viewer, moves, rng)
        other = Game(game.options, game.players)
        try:
            for story in game.rounds[:-1]:
                replay(other, ([[*hand] for hand in story.hands], story.turned, story.moves))
            replay(other, (hands, turned, moves))
        except (IllegalMove, DealError):
            continue
        if other.events != game.events:
            yield other


def replay(game: Game, story: FullStory) -> None:
    """Deal and play a round."""
    hands, turned, moves = story
    game.deal(hands, turned)
    for seat, move in moves:
        game.apply(move, seat)


def check(game: Game, rng: Random, tries: int) -> int:
    """Check that each seat has seen the same in a game and in others like it."""
    found = 0
    for viewer in range(len(game.players)) if game.turn is not None else ():
        history = [event.seen_by(viewer) for event in game.events]
        for other in others(game, viewer, rng, tries):
            found += 1
            assert [event.seen_by(viewer) for event in other.events] == history
            assert other.observe(viewer) == game.observe(viewer)
            if game.turn == viewer:
                assert other.observe(viewer).legal_moves == game.observe(viewer).legal_moves
    return found


@settings(max_examples=40)
@given(positions(most_moves=40), st.randoms(use_true_random=False))
def test_a_seat_has_seen_the_same_in_both(position: Position, rng: Random) -> None:
    check(position.game(), rng, 2)


@settings(max_examples=40)
@given(positions(st.sampled_from(SPECIAL + MODES), most_moves=80), st.randoms(use_true_random=False))
def test_with_special_cards_and_in_every_mode_too(position: Position, rng: Random) -> None:
    check(position.game(), rng, 2)


@pytest.mark.parametrize("kind", [kind for kind in ONE_OF_EACH if kind.options.game == "extreme"], ids=str)
def test_with_seals_too(kind: Kind) -> None:
    found = 0
    for seed in range(4):
        game = kind.game(seed)
        play_on(game, Random(seed), 20 + 10 * seed)
        found += check(game, Random(seed), 8)
    assert found >= 20


@pytest.mark.parametrize("mode", list(Mode))
def test_there_are_such_games(mode: Mode) -> None:
    found = 0
    for seed, kind in enumerate(wizard_kinds(mode=mode)):
        game = kind.game(seed)
        play_on(game, Random(seed), 2 * kind.players - 1)
        found += check(game, Random(seed), 12)
    assert found >= 20
