"""Every message to every reader, in games of all kinds: without cards that the reader may not know.

What a reader may know is worked out here from the unmasked game, without asking any view.
"""

import re
from collections.abc import Iterator
from random import Random
from typing import Any

import msgspec
import pytest

from foretell import Bidding, Game
from foretell.game.cards import EXTREME_CARDS, WIZARD_CARDS
from foretell.game.codebook import Phase
from foretell.game.events import RoundDealt, TrickBombed, TrickTaken
from foretell.game.moves import Pass, Play
from foretell.game.rounds import Round
from foretell.server.protocol.messages import Asked
from foretell.server.protocol.views import Line, TableView, WizardView
from foretell.server.table import reasons, view
from foretell.server.table.state import Step
from tests.effort import times
from tests.game.kinds import ONE_OF_EACH, Kind, random_kind
from tests.server.tables import Desk

Frame = Line | TableView | Asked
CARD = re.compile(r"^(?:[BGRYP]\d{1,2}|W|F|shapeshifter|dragon|fairy|bomb|werewolf|juggler|cloud)$")
OPEN_TO_ALL = {"kind", "options", "question"}
"""Keys whose cards are part of the game's options, and of no place in it."""


def cards_in(value: object) -> Iterator[str]:
    """Every card in a message; of a move, the card that it plays."""
    match value:
        case dict():
            for key, part in value.items():
                if key not in OPEN_TO_ALL:
                    yield from cards_in(part)
        case list() | tuple():
            for part in value:
                yield from cards_in(part)
        case str():
            word = value.removeprefix("play ").removeprefix("pass ").partition(":")[0]
            if CARD.match(word):
                yield word
        case _:
            return


def known(story: Round, reader: int | None, *, unseen: bool, seats: int) -> set[str]:
    """The cards of a round that the reader has seen: their own, those on the table, those that they passed or got."""
    shown = {str(story.turned)} | {str(move.card) for _, move in story.moves if isinstance(move, Play)}
    if reader is None:
        return shown
    passed = [(seat, str(move.card)) for seat, move in story.moves if isinstance(move, Pass)]
    shown |= {card for seat, card in passed if seat == reader}
    complete = len(passed) // seats * seats
    shown |= {card for seat, card in passed[:complete] if seat == (reader - 1) % seats}
    hands = [hand for seat, hand in enumerate(story.hands) if (seat == reader) != unseen]
    return shown | {str(card) for hand in hands for card in hand}


def may_know(game: Game, reader: int | None) -> set[str]:
    """The cards of this round and the one before it, whose last trick comes together with the new deal."""
    mode = getattr(game.options, "mode", "standard")
    seats = len(game.players)
    allowed: set[str] = set()
    for story in game.rounds[-2:]:
        allowed |= known(story, reader, unseen=mode == "clairvoyance" and story.number == 1, seats=seats)
    return allowed


def check_deal(event: dict[str, Any], reader: int | None) -> None:
    """A deal shows only the own hand; V4: all other hands."""
    for seat, hand in enumerate(event["hands"]):
        sees = reader is not None and (seat == reader) != event["unseen"]
        assert ("?" in hand) != sees


def check_message(message: Frame, allowed: set[str], reader: int | None) -> None:
    data = msgspec.to_builtins(message)
    assert set(cards_in(data)) <= allowed
    for event in data.get("events", ()):
        if event["event"] == "round-dealt":
            check_deal(event, reader)
        if event["event"] == "bid-made" and event["concealed"]:
            assert (event["tricks"] != "?") == (event["seat"] == reader)


def check_last_trick(shown: TableView, game: Game) -> None:
    """The newest complete trick, with its round: at the start of a round that of the round before."""
    number, newest = 0, None
    for event in game.events:
        if isinstance(event, RoundDealt):
            number = event.round
        elif isinstance(event, TrickTaken | TrickBombed):
            newest = number, sorted(play.text for play in event.plays)
    last = shown.last_trick
    assert (last and (last.round, sorted(play for _, play in last.plays))) == newest


def check_view(shown: TableView, game: Game, reader: int | None) -> None:
    """Bids are shown at the right time (V2, V3); the sheet has complete rounds only; the last trick was played."""
    assert [row.round for row in shown.sheet] == [story.number for story in game.rounds if story.result is not None]
    check_last_trick(shown, game)
    bidding = getattr(game.options, "bidding", Bidding.OPEN)
    if isinstance(shown.game, WizardView) and bidding is not Bidding.OPEN:
        hidden = bidding is Bidding.SECRET or game.phase in (Phase.TRUMP, Phase.BID)
        for seat, bid in enumerate(shown.game.bids):
            assert bid is None or (bid == "?") == (hidden and seat != reader)


ALL_CARDS = {"wizard": WIZARD_CARDS, "extreme": EXTREME_CARDS}


def check_reasons(desk: Desk, game: Game, reader: int) -> int:
    """A reader gets the same reason for every card that they do not see in their hand."""
    own, (legal, _) = game.observe(reader).hand, view.question(desk.table, reader)
    answers = {}
    for card in set(ALL_CARDS[game.options.game].values()) - {"shapeshifter", "juggler", "cloud", "werewolf"}:
        reason = reasons.answer(desk.table, f"p{reader}", f"play {card}")
        assert reason.allowed == (f"play {card}" in legal)
        assert set(cards_in(reason.args)) <= {card}
        if card not in own:
            answers[reason.allowed, reason.key, reason.rule] = str(reason.args).replace(f"'{card}'", "the card")
    assert len(answers) == 1
    return len(own)


def watch_a_game(kind: Kind, seed: int) -> int:
    """Play a game and check every message to every reader; returns the number of messages."""
    desk, rng, read = Desk(kind), Random(seed), 0
    desk.start()
    while desk.table.turn is not None:
        steps = desk.move(rng)
        game = desk.table.game
        assert game is not None
        if game.is_over:
            break
        for reader in (None, *range(kind.players)):
            allowed = may_know(game, reader)
            for message in frames(desk, steps, reader, whole=rng.random() < 0.1):
                check_message(message, allowed, reader)
                read += 1
            if reader is not None and rng.random() < 0.02:
                read += check_reasons(desk, game, reader)
    return read


def frames(desk: Desk, steps: list[Step], reader: int | None, *, whole: bool) -> Iterator[Frame]:
    """All messages to the reader after these lines, and all answers that they may ask for."""
    game = desk.table.game
    assert game is not None
    yield from (view.line(desk.table, step, reader) for step in steps)
    yield Asked(desk.table.seq, *view.question(desk.table, reader))
    if whole:
        shown = view.view(desk.table, None if reader is None else f"p{reader}")
        check_view(shown, game, reader)
        assert shown.game is not None
        assert (steps[-1].turn, steps[-1].phase, steps[-1].led) == (shown.game.turn, shown.game.phase, shown.game.led)
        yield shown


@pytest.mark.parametrize("kind", ONE_OF_EACH, ids=str)
def test_no_reader_of_any_kind_of_game_learns_a_hidden_card(kind: Kind) -> None:
    assert watch_a_game(kind, 1) > 50


def test_no_message_of_a_random_game_shows_a_hidden_card() -> None:
    rng = Random(5)
    assert sum(watch_a_game(random_kind(rng), seed) for seed in range(times(2))) > 1000


def test_every_reader_gets_the_same_line_numbers_without_a_gap() -> None:
    desk = Desk(ONE_OF_EACH[0])
    desk.start()
    desk.play(Random(2), 40)
    for reader in (None, 0, 1, 2):
        numbers = [view.line(desk.table, step, reader).seq for step in desk.table.steps]
        assert numbers == list(range(1, desk.table.seq + 1))


def test_this_check_finds_a_leaked_card() -> None:
    desk = Desk(ONE_OF_EACH[0])
    desk.start()
    game = desk.table.game
    assert game is not None
    stranger = {str(card) for card in game.rounds[-1].hands[1]} - may_know(game, 0)
    assert stranger
    with pytest.raises(AssertionError):
        check_message(view.view(desk.table, "p1"), may_know(game, 0), 0)


def test_after_the_game_everything_is_visible() -> None:
    desk = Desk(ONE_OF_EACH[2])
    desk.start()
    desk.play(Random(4))
    sent = [msgspec.to_builtins(view.line(desk.table, step, None)) for step in desk.table.steps]
    assert "?" not in str([line["events"] for line in sent])
