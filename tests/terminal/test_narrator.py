"""Every event and every reason has words in every language, even with hidden parts."""

from dataclasses import replace

import pytest

from foretell import HIDDEN, Card, Pass, Play, Reason, ReturnSeal, Suit, WizardOptions
from foretell.game import events
from foretell.game.events import Event
from foretell.game.reasons import KEYS
from foretell.resources import LANGUAGES
from foretell.terminal.text.games import game_name
from foretell.terminal.text.hints import in_words
from foretell.terminal.text.narrator import Narrator
from foretell.terminal.text.phrases import Phrases, clean_name
from foretell.terminal.text.score_sheet import ScoreSheet

from .scenes import PEOPLE, words

ME = 0
TRICK = (Play(Card("R5")), Play(Card("W")), Play(Card("juggler"), Suit.GREEN))
HANDS = ((Card("B1"), Card("F")), (Card("dragon"), Card("cloud")), (Card("Y3"), Card("G1")))
DEALT = events.RoundDealt(2, 1, HANDS, Card("R4"))
PENALTIES = (
    "You get 2 penalty points, 3 in total. Mira gets no penalty points, 0 in total."
    " Tobias gets one penalty point, 1 in total."
)
HAPPENED: tuple[tuple[Event, str], ...] = (
    (DEALT, "Round 2 of 20: Mira deals. Everyone gets 2 cards. Turned up: red 4."),
    (replace(DEALT, dealer=ME, turned=None), "Round 2 of 20: you deal. Everyone gets 2 cards."),
    (
        events.RoundDealt(1, 2, (HANDS[0][:1],) * 3, None, unseen=True),
        "Round 1 of 20: Tobias deals. Everyone gets one card. You see everybody’s card but your own.",
    ),
    (events.WerewolfExchanged(ME, Card("B7")), "You exchange the Werewolf for the blue 7."),
    (events.WerewolfExchanged(1, Card("W")), "Mira exchanges the Werewolf for a Wizard."),
    (events.TrumpSet(Suit.RED), "Trump is red."),
    (events.TrumpSet(None), "There is no trump in this round."),
    (events.TrumpSet(Suit.BLUE, ME), "You name blue as trump."),
    (events.TrumpSet(Suit.BLUE, 2), "Tobias names blue as trump."),
    (events.TrumpSet(None, 2), "Tobias chooses to play without trump."),
    (events.BidMade(1, 2), "Mira bids 2."),
    (events.BidMade(ME, 0, concealed=True), "You bid 0."),
    (events.BidMade(1, 2, concealed=True), "Mira has bid."),
    (events.BidsShown((0, 2, 1)), "The bids: you 0, Mira 2, Tobias 1."),
    (events.CardPlayed(ME, Play(Card("dragon"))), "You play the Dragon."),
    (events.CardPlayed(1, Play(Card("shapeshifter"), "F")), "Mira plays the Shapeshifter as a Fool."),
    (events.CardPlayed(1, Play(Card("cloud"), Suit.YELLOW)), "Mira plays the Cloud as yellow 9¾."),
    (events.TrickTaken(1, TRICK, ME), "Mira takes the trick."),
    (events.TrickBombed(ME, TRICK, 1), "Boom! Nobody gets the trick; you lead next."),
    (events.CardLaidAside(ME, Card("F")), "You lay a Fool aside for Mira."),
    (events.CardLaidAside(2, Card("F")), "Tobias has chosen a card to pass."),
    (
        events.CardsPassed((Card("B1"), Card("G2"), Card("R3"))),
        "Everyone passes a card to the left. Tobias passes you the red 3.",
    ),
    (events.BidChanged(ME, 1), "The Cloud: you raise your bid by one."),
    (events.BidChanged(2, -1), "The Cloud: Tobias lowers the bid by one."),
    (events.SealTaken(1, Suit.PURPLE, None), "Mira takes a purple seal."),
    (events.SealTaken(1, Suit.RED, 2), "Mira takes a red seal from Tobias, who gets a white one."),
    (events.SealTaken(1, Suit.RED, ME), "Mira takes a red seal from you; you get a white one."),
    (events.MagicianTaken(2), "Tobias takes the Black Magician."),
    (events.PredictionMade(1), "Mira’s prediction is complete."),
    (events.SealReturned(ME, ReturnSeal("white")), "You return a white seal."),
    (events.BlackSealTaken(1), "Mira has no seal that fits and takes a black one."),
    (events.BlackSealSpared(ME), "You have no seal that fits, but no black one is left."),
    (events.RoundScored(2, (2, 0, 1), (3, 0, 1)), f"Round 2 is over. {PENALTIES}"),
    (events.GameOver((1,), (0, 10, 5)), "The game is over: Mira wins."),
    (events.GameOver((ME,), (20, 10, 5)), "The game is over: you win!"),
    (events.GameOver((ME, 2), (20, 10, 20)), "The game is over: you share the win with Tobias."),
    (events.GameOver((1, 2), (0, 10, 10)), "The game is over: Mira and Tobias share the win."),
)
VALUES: dict[str, str | int] = {
    "turn": 1,
    "victim": 2,
    "magician": 1,
    "question": "bid",
    "most": 1,
    "bid": 1,
    "suit": "R",
    "card": "W",
    "fitting": "R, B, white",
}


def told(event: Event, lang: str) -> str:
    """The description of an event of the second round."""
    sheet = ScoreSheet()
    sheet.add(DEALT)
    return " ".join(Narrator(Phrases(words(lang), PEOPLE[:3], ME), sheet, 20).tell(event.seen_by(ME)))


def test_every_kind_of_event_is_tested_here() -> None:
    # By name, since ``slots=True`` creates a new class.
    assert {type(event).__name__ for event, _ in HAPPENED} == {kind.__name__ for kind in Event.__subclasses__()}


@pytest.mark.parametrize(("event", "sentence"), HAPPENED, ids=lambda value: type(value).__name__)
def test_an_event_in_english(event: Event, sentence: str) -> None:
    assert told(event, "en") == sentence


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_event_is_described_in_sentences(lang: str) -> None:
    for event, _ in HAPPENED:
        assert told(event, lang)[-1] in ".!"


def test_a_rounds_points_come_with_bids_and_tricks() -> None:
    sheet = ScoreSheet()
    narrator = Narrator(Phrases(words("en"), PEOPLE[:3], ME), sheet, 20)
    for event in (DEALT, events.BidMade(1, 1), events.BidMade(2, 0), events.TrickTaken(1, TRICK, ME)):
        narrator.tell(event)
    assert narrator.tell(events.BidMade(0, 0)) == ["You bid 0.", "The bids: you 0, Mira 1, Tobias 0."]
    scored = narrator.tell(events.RoundScored(2, (20, 30, 20), (50, 20, 0)))
    assert scored[1:3] == [
        "You bid 0 and took 0: 20 points, 50 in total.",
        "Mira bid 1 and took 1: 30 points, 20 in total.",
    ]


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("key", KEYS)
def test_every_reason_has_words_and_names_its_rule(key: str, lang: str) -> None:
    sentence = Phrases(words(lang), PEOPLE[:3], ME).reason(Reason(key, "A9", VALUES))
    assert sentence.endswith(". (A9)")
    assert "{" not in sentence


@pytest.mark.parametrize(
    ("name", "shown"),
    [
        ("Ada", "Ada"),
        ("  Ada \n Lovelace ", "Ada Lovelace"),
        ("\x1b[31mred", "[31mred"),
        ("a\u202egnirts", "agnirts"),
        ("a very long name indeed", "a very long name"),
        ("愛" * 20, "愛" * 8),
        ("", ""),
    ],
)
def test_a_name_is_shown_in_one_harmless_line(name: str, shown: str) -> None:
    assert clean_name(name) == shown


def test_a_play_is_named_by_itself_or_as_the_object_of_a_sentence() -> None:
    phrases, play = Phrases(words("de"), PEOPLE[:3], ME), Play(Card("shapeshifter"), "F")
    assert phrases.play(play) == "Gestaltenwandler als Narr"
    assert phrases.the_play(play) == "den Gestaltenwandler als Narren"
    assert [in_words(move, phrases) for move in (Pass(Card("dragon")), ReturnSeal("white"))] == [
        "Drache",
        "weißes Siegel",
    ]


def test_a_hidden_card_has_no_name() -> None:
    phrases = Phrases(words("en"), PEOPLE[:3], ME)
    assert (phrases.play(Play(None)), phrases.the_play(Play(None))) == ("unseen card", "a card")
    assert told(events.CardsPassed((HIDDEN, HIDDEN, HIDDEN)), "en") == "Everyone passes a card to the left."


@pytest.mark.parametrize(("sizes", "named"), [((1,), "rounds of 1 card"), ((1, 2, 3), "rounds of 1\u20133 cards")])
def test_rounds_of_other_sizes_are_named(sizes: tuple[int, ...], named: str) -> None:
    assert game_name(words("en"), WizardOptions(round_sizes=sizes)) == f"Wizard · {named}"
