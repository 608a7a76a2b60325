"""Events: what happens, in which order, and what each seat sees of it."""

from random import Random

import pytest
from hypothesis import given

from foretell import (
    HIDDEN,
    SPECIALS,
    Bidding,
    Card,
    Hidden,
    Mode,
    Phase,
    Play,
    ReturnSeal,
    Suit,
    WizardOptions,
)
from foretell.game import events as game_events
from foretell.game.events import (
    BidChanged,
    BidMade,
    BidsShown,
    BlackSealSpared,
    BlackSealTaken,
    CardLaidAside,
    CardPlayed,
    CardsPassed,
    Event,
    GameOver,
    MagicianTaken,
    PredictionMade,
    RoundDealt,
    RoundScored,
    SealReturned,
    SealTaken,
    TrickBombed,
    TrickTaken,
    TrumpSet,
    WerewolfExchanged,
)
from tests.game.kinds import ONE_OF_EACH, Kind, Position, positions, walk
from tests.game.prompt import pasted
from tests.game.scenes import extreme, lone, wizard

FULL_BOX = WizardOptions(SPECIALS)


def plays(*cards: str) -> tuple[Play, ...]:
    """Plays of cards without a choice."""
    return tuple(Play(Card(card)) for card in cards)


def kinds_of(events: tuple[Event, ...]) -> list[str]:
    """The names of the events' kinds."""
    return [type(event).__name__ for event in events]


def test_the_events_of_a_round_of_wizard() -> None:
    table = wizard("B1", "B2", "B3", turned="R1").bid(1, 0, 0).play("B1", "B2", "B3")
    assert table.game.events == (
        RoundDealt(1, 0, ((Card("B3"),), (Card("B1"),), (Card("B2"),)), Card("R1")),
        TrumpSet(Suit.RED),
        BidMade(1, 1),
        BidMade(2, 0),
        BidMade(0, 0),
        CardPlayed(1, *plays("B1")),
        CardPlayed(2, *plays("B2")),
        CardPlayed(0, *plays("B3")),
        TrickTaken(0, plays("B1", "B2", "B3"), 1),
        RoundScored(1, (-10, -10, 20), (-10, -10, 20)),
    )


def test_the_events_of_a_round_with_special_cards() -> None:
    hands = ("werewolf Y1", "juggler bomb", "cloud G2")
    table = wizard(*hands, turned="R1", options=FULL_BOX)
    assert kinds_of(table.events) == ["RoundDealt", "WerewolfExchanged"]
    table.trump("none").bid(0, 0, 0).play("R1", "juggler:G", "cloud:R")
    assert kinds_of(table.events) == ["CardPlayed", "TrickTaken"]
    table.hand_on("Y1", "bomb", "G2")
    assert kinds_of(table.events) == ["CardLaidAside", "CardsPassed"]
    leader, second, third = (table.seat((table.turn or 0) + i) for i in range(3))
    assert table.turn == 2
    table.play("bomb", "G2", "Y1")
    assert table.events[:2] == (
        CardPlayed(third, *plays("Y1")),
        TrickBombed(second, plays("bomb", "G2", "Y1"), leader),
    )
    assert table.phase is Phase.CLOUD
    table.move("cloud +1")
    assert kinds_of(table.events) == ["BidChanged", "RoundScored"]


def test_the_deal_follows_the_points_where_a_seed_deals() -> None:
    game = ONE_OF_EACH[0].game(1)
    last = next(events for events in walk(game, Random(1)) if game.round == 2)
    assert kinds_of(last)[:4] == ["CardPlayed", "TrickTaken", "RoundScored", "RoundDealt"]


def test_the_events_of_a_prediction() -> None:
    scene = extreme("", "", "", "").predict("B B B", "")
    first, third = scene.seat(0), scene.seat(2)
    scene.predict(f"G B<{first}", "magician")
    assert scene.game.events[-4:] == (
        SealTaken(third, Suit.GREEN, None),
        SealTaken(third, Suit.BLUE, first),
        PredictionMade(third),
        MagicianTaken(scene.dealer),
    )


def test_the_events_of_tricks_of_extreme() -> None:
    scene = extreme(*lone("B9 R1 B8")).predict("", "B", "").play("B9", "R1", "B8")
    leader, winner = scene.seat(0), scene.seat(1)
    assert scene.events[1:] == (TrickTaken(winner, plays("B9", "R1", "B8"), leader),)
    assert scene.move("return B").events == (SealReturned(winner, ReturnSeal(Suit.BLUE)),)
    scene = extreme(*lone("B9 R1 B8")).predict("", "G", "").play("B9", "R1", "B8")
    assert scene.events[1:] == (TrickTaken(winner, plays("B9", "R1", "B8"), leader), BlackSealTaken(winner))


@given(positions())
def test_every_event_is_seen_by_everybody_in_some_form(position: Position) -> None:
    game = position.game()
    for event in game.events:
        for seat in (None, *range(position.kind.players)):
            assert type(event.seen_by(seat)) is type(event)
        assert event.seen_by(-1) == event.seen_by(None)


@pytest.mark.parametrize("kind", ONE_OF_EACH, ids=str)
def test_masking_an_event_twice_changes_nothing(kind: Kind) -> None:
    game = kind.game(7)
    for happened in walk(game, Random(7), 250):
        for event in happened:
            for seat in (None, *range(kind.players)):
                assert event.seen_by(seat).seen_by(seat) == event.seen_by(seat)
                assert event.seen_by(seat).seen_by(None) == event.seen_by(None)


HANDS = ((Card("B1"), Card("W")), (Card("G1"), Card("G2")), (Card("R1"), Card("R2")))
MASKS: list[tuple[Event, int | None, Event]] = [
    # event, the seat, what that seat sees
    (RoundDealt(2, 1, HANDS, None), 1, RoundDealt(2, 1, ((HIDDEN,) * 2, HANDS[1], (HIDDEN,) * 2), None)),
    (RoundDealt(2, 1, HANDS, Card("F")), None, RoundDealt(2, 1, ((HIDDEN,) * 2,) * 3, Card("F"))),
    (
        RoundDealt(1, 0, HANDS, None, unseen=True),
        2,
        RoundDealt(1, 0, (HANDS[0], HANDS[1], (HIDDEN,) * 2), None, unseen=True),
    ),
    (RoundDealt(1, 0, HANDS, None, unseen=True), None, RoundDealt(1, 0, ((HIDDEN,) * 2,) * 3, None, unseen=True)),
    (BidMade(1, 2), 0, BidMade(1, 2)),
    (BidMade(1, 2, concealed=True), 1, BidMade(1, 2, concealed=True)),
    (BidMade(1, 2, concealed=True), 0, BidMade(1, HIDDEN, concealed=True)),
    (BidMade(1, 2, concealed=True), None, BidMade(1, HIDDEN, concealed=True)),
    (CardLaidAside(1, Card("B1")), 1, CardLaidAside(1, Card("B1"))),
    (CardLaidAside(1, Card("B1")), 2, CardLaidAside(1, HIDDEN)),
    (CardLaidAside(1, Card("B1")), None, CardLaidAside(1, HIDDEN)),
    (CardsPassed((Card("B1"), Card("W"), Card("F"))), 0, CardsPassed((Card("B1"), HIDDEN, Card("F")))),
    (CardsPassed((Card("B1"), Card("W"), Card("F"))), 1, CardsPassed((Card("B1"), Card("W"), HIDDEN))),
    (CardsPassed((Card("B1"), Card("W"), Card("F"))), None, CardsPassed((HIDDEN,) * 3)),
]


@pytest.mark.parametrize(("event", "seat", "seen"), MASKS)
def test_who_sees_what(event: Event, seat: int | None, seen: Event) -> None:
    assert event.seen_by(seat) == seen


OPEN: list[Event] = [
    WerewolfExchanged(1, Card("B1")),
    TrumpSet(None),
    TrumpSet(Suit.RED, 2),
    BidsShown((1, 2, 3)),
    CardPlayed(0, Play(Card("cloud"), Suit.RED)),
    TrickTaken(1, plays("B1", "B2", "B3"), 0),
    TrickBombed(1, plays("B1", "B2", "bomb"), 0),
    BidChanged(1, -1),
    SealTaken(1, Suit.PURPLE, 2),
    MagicianTaken(0),
    PredictionMade(0),
    SealReturned(0, ReturnSeal("white")),
    BlackSealTaken(2),
    BlackSealSpared(2),
    RoundScored(1, (1, 2, 3), (4, 5, 6)),
    GameOver((0, 2), (4, 3, 4)),
]


@pytest.mark.parametrize("event", OPEN, ids=lambda event: type(event).__name__)
@pytest.mark.parametrize("seat", [0, 1, 2, None])
def test_all_other_events_are_public(event: Event, seat: int | None) -> None:
    assert event.seen_by(seat) is event


@pytest.mark.parametrize("event", [*OPEN, *(event for event, _, _ in MASKS)], ids=lambda event: type(event).__name__)
def test_the_repr_of_an_event_can_be_pasted_back(event: Event) -> None:
    assert pasted(repr(event), vars(game_events)) == event


def test_all_kinds_of_events_happen() -> None:
    seen = set()
    for kind in ONE_OF_EACH:
        game = kind.game(1)
        for events in walk(game, Random(1)):
            seen |= set(kinds_of(events))
    assert seen | {"RoundDealt"} == {kind.__name__ for kind in Event.__subclasses__()}


def test_hidden_prints_as_a_question_mark() -> None:
    assert str(HIDDEN) == "?"
    assert repr(HIDDEN) == "HIDDEN"
    assert isinstance(HIDDEN, Hidden)


@pytest.mark.parametrize("bidding", list(Bidding))
def test_when_bids_are_shown(bidding: Bidding) -> None:
    table = wizard("B1", "B2", "B3", turned="R1", options=WizardOptions(bidding=bidding)).bid(1, 0, 0)
    shown_first = "BidsShown" in kinds_of(table.events)
    shown_last = "BidsShown" in kinds_of(table.play("B1", "B2", "B3").events)
    assert (shown_first, shown_last) == (bidding is Bidding.HIDDEN, bidding is Bidding.SECRET)


def test_a_card_played_unseen_is_shown_as_what_it_is() -> None:
    table = wizard("B1", "B2", "B3", turned="R1", options=WizardOptions(mode=Mode.CLAIRVOYANCE)).bid(0, 0, 0)
    table.move("play ?", "play ?", "play ?")
    (taken,) = (event for event in table.events if isinstance(event, TrickTaken))
    assert taken.plays == plays("B1", "B2", "B3")
