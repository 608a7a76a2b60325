"""Every suit has a mark of its own in each language, and marks are understood wherever a suit is typed."""

import io
from itertools import product
from pathlib import Path

import pytest

from foretell import SUITS, Card, Suit
from foretell.resources import LANGUAGES
from foretell.terminal.drawing import theme
from foretell.terminal.drawing.canvas import Canvas
from foretell.terminal.drawing.cards import SMALL, Drawn, draw_card
from foretell.terminal.games.session import Session
from foretell.terminal.pad.parsing import NotUnderstood, seals_of
from foretell.terminal.plain.game import PlainGame
from foretell.terminal.system.console import Console, Leave
from foretell.terminal.text.marks import in_notation, mark, typed_suits
from foretell.terminal.text.phrases import Phrases

from .harness import resumed
from .scenes import PEOPLE, scene, words

OTHER_LETTERS = ("w", "f", "x", "m")
"""Wizard, Fool, black seal, Magician: understood in every language."""


@pytest.mark.parametrize("lang", LANGUAGES)
def test_no_two_suits_share_a_mark(lang: str) -> None:
    marks = [mark(suit, words(lang)).lower() for suit in SUITS]
    assert len({*marks, *OTHER_LETTERS, words(lang)("dealer-mark").lower()}) == len(SUITS) + len(OTHER_LETTERS) + 1


@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_mark_begins_like_the_suits_name(lang: str) -> None:
    for suit in SUITS:
        name, short = words(lang)(f"suit-{suit}.label"), mark(suit, words(lang))
        assert name[0] == short[0]
        assert short[1:] in name[1:]


@pytest.mark.parametrize("lang", LANGUAGES)
def test_no_mark_reads_as_the_letters_of_records(lang: str) -> None:
    """``gr`` is a green and a red seal, so it can't be the mark of green."""
    letters = [str(suit).lower() for suit in SUITS] + list(OTHER_LETTERS)
    pairs = {"".join(pair) for pair in product(letters, letters)}
    for suit in SUITS:
        short = mark(suit, words(lang)).lower()
        assert short not in pairs
        assert short not in letters or short == str(suit).lower()


@pytest.mark.parametrize("lang", LANGUAGES)
def test_letters_of_records_and_marks_are_both_understood(lang: str) -> None:
    say = words(lang)
    for suit in SUITS:
        assert typed_suits(say)[str(suit).lower()] is suit
        assert in_notation(f"play {mark(suit, say)}7", say) == f"play {suit}7"
        assert in_notation(f"{suit}7", say) == f"{suit}7"
        assert in_notation(f"juggler:{mark(suit, say).upper()}", say) == f"juggler:{suit}"


def test_only_whole_words_are_marks() -> None:
    assert in_notation("gehen ge7 dragon", words("de")) == "gehen Y7 dragon"


def test_a_card_shows_the_mark() -> None:
    canvas = Canvas(SMALL.width, SMALL.height, theme.ON_FELT)
    draw_card(canvas, 0, 0, SMALL, Drawn(Card("Y13")), Phrases(words("de"), PEOPLE[:3], 0))
    assert canvas.text.split("\n")[1:4] == ["│13   ■│", "│Ge  Ge│", "│■   13│"]


@pytest.mark.parametrize(
    ("lang", "line", "answer"),
    [
        ("de", "ge", "Du nennst Gelb als Trumpf."),
        ("de", "gn", "Du nennst Grün als Trumpf."),
        ("de", "y", "Du nennst Gelb als Trumpf."),
        ("de", "trump ge", "Du nennst Gelb als Trumpf."),
        ("nl", "ge", "Je noemt geel als troef."),
        ("nl", "g", "Je noemt groen als troef."),
    ],
)
def test_line_by_line_a_mark_is_an_answer(lang: str, line: str, answer: str) -> None:
    game, output = scene("trump"), io.StringIO()
    session = Session(game, 0, ["random"] * (len(game.players) - 1))
    with pytest.raises(Leave):
        PlainGame(
            session, Phrases(words(lang), game.players, 0), Console(io.StringIO(f"{line}\nende\nstop\n"), output)
        ).play()
    assert answer in output.getvalue()


@pytest.mark.parametrize(
    ("lang", "typed", "suit"),
    [("de", "ge", Suit.YELLOW), ("de", "gn", Suit.GREEN), ("de", "g", Suit.GREEN), ("nl", "rge", Suit.YELLOW)],
)
async def test_at_the_full_screen_a_mark_is_typed_letter_by_letter(
    lang: str, typed: str, suit: Suit, tmp_path: Path
) -> None:
    async with resumed(scene("trump"), tmp_path, lang) as player:
        await player.press(*typed)
        assert player.asked.choices[player.chooser.index].suit is suit


def test_seals_are_typed_by_their_marks_too() -> None:
    assert seals_of("rgege", words("de"), left=False) == {"R": 1, "Y": 2}
    assert seals_of("gr gn v x", words("de"), left=True) == {"G": 2, "R": 1, "P": 1, "black": 1}
    with pytest.raises(NotUnderstood) as error:
        seals_of("rz", words("de"), left=False)
    assert error.value.values == {"text": "z", "suits": "b gn r ge v"}
