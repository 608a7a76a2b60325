"""The look: cards, coins and seals as characters, and colours with enough contrast on every terminal."""

from collections.abc import Iterator
from textwrap import dedent

import pytest
from rich._palettes import EIGHT_BIT_PALETTE, STANDARD_PALETTE
from rich.color import Color, ColorSystem
from rich.style import Style

from foretell import SPECIALS, SUITS, Card, Game, Suit, WizardOptions
from foretell.terminal.drawing import theme
from foretell.terminal.drawing.canvas import Canvas, fit
from foretell.terminal.drawing.cards import LARGE, SMALL, Drawn, Size, draw_card
from foretell.terminal.drawing.snapshot import snapshot_of
from foretell.terminal.drawing.table import paint_table
from foretell.terminal.screen.board import wrapped
from foretell.terminal.text.overview import table_lines
from foretell.terminal.text.phrases import Phrases
from foretell.terminal.text.score_sheet import ScoreSheet

from .scenes import PEOPLE, scene, words

SPEECH = Phrases(words("en"), PEOPLE[:4], 0)
CARDS = (Card("B13"), Card("W"), Card("F"), *map(Card, SPECIALS))


def drawn(card: str | None, size: Size, *, chosen: bool = False) -> str:
    canvas = Canvas(size.width, size.height, theme.ON_FELT)
    draw_card(canvas, 0, 0, size, Drawn(Card(card) if card else None, chosen=chosen), SPEECH)
    return canvas.text


def snapshot(text: str) -> str:
    return dedent(text).strip("\n")


def test_a_number_card_has_its_value_letter_and_shape_in_two_corners() -> None:
    assert drawn("B13", SMALL) == snapshot("""
        ╭──────╮
        │13   ●│
        │B    B│
        │●   13│
        ╰──────╯
    """)


def test_a_large_card_shows_more() -> None:
    assert drawn("R7", LARGE, chosen=True) == snapshot("""
        ┏━━━━━━━━━┓
        ┃7       ◆┃
        ┃R        ┃
        ┃    ◆    ┃
        ┃        R┃
        ┃◆       7┃
        ┗━━━━━━━━━┛
    """)


def test_a_special_card_has_its_name() -> None:
    assert drawn("dragon", SMALL) == snapshot("""
        ╭──────╮
        │§    §│
        │Dragon│
        │§    §│
        ╰──────╯
    """)


def test_a_special_cards_declaration_is_drawn_on_it() -> None:
    canvas = Canvas(SMALL.width, SMALL.height, theme.ON_FELT)
    draw_card(canvas, 0, 0, SMALL, Drawn(Card("juggler"), Suit.GREEN), SPEECH)
    assert canvas.text.split("\n")[1:4] == ["│7½  G▲│", "│Juggle│", "│▲G  7½│"]


def test_an_unseen_card_shows_its_back() -> None:
    assert "?" in drawn(None, SMALL)


def test_every_suit_has_a_shape_of_its_own() -> None:
    assert len(set(theme.SHAPES.values()) | {theme.WHITE_SHAPE, theme.BLACK_SHAPE}) == len(SUITS) + 2


def styles() -> Iterator[tuple[str, Style]]:
    """Every pair of foreground and background."""
    yield from ((name, value) for name, value in vars(theme).items() if isinstance(value, Style))
    for chosen in (False, True):
        yield from ((f"{suit} {chosen}", theme.suit_style(suit, chosen=chosen)) for suit in SUITS)
        yield from ((f"{card} {chosen}", theme.face(card, chosen=chosen).style) for card in CARDS)


def brightness(colour: Color, system: ColorSystem) -> float:
    """Relative luminance, as defined by WCAG."""
    shown = colour.downgrade(system)
    palette = {ColorSystem.STANDARD: STANDARD_PALETTE, ColorSystem.EIGHT_BIT: EIGHT_BIT_PALETTE}.get(system)
    parts = shown.get_truecolor() if palette is None else palette[shown.number or 0]
    linear = [part / 255 / 12.92 if part < 11 else ((part / 255 + 0.055) / 1.055) ** 2.4 for part in parts]
    return 0.2126 * linear[0] + 0.7152 * linear[1] + 0.0722 * linear[2]


@pytest.mark.parametrize(
    ("system", "least"), [(ColorSystem.TRUECOLOR, 4.5), (ColorSystem.EIGHT_BIT, 4.5), (ColorSystem.STANDARD, 3.0)]
)
def test_colours_have_enough_contrast(system: ColorSystem, least: float) -> None:
    faint = {}
    for name, style in styles():
        assert style.color is not None
        assert style.bgcolor is not None
        dark, bright = sorted((brightness(style.color, system), brightness(style.bgcolor, system)))
        if (bright + 0.05) / (dark + 0.05) < least:
            faint[name] = (bright + 0.05) / (dark + 0.05)
    assert faint == {}


def test_the_table_at_eighty_columns() -> None:
    game, sheet = scene("play"), ScoreSheet()
    for event in game.events:
        sheet.add(event.seen_by(0))
    canvas = Canvas(80, 12, theme.ON_FELT)
    paint_table(canvas, snapshot_of(game.observe(0), sheet), SPEECH)
    assert canvas.text == TABLE.strip("\n")


def test_what_the_holder_of_the_cloud_needs_is_not_told_before_their_bid_has_changed() -> None:
    """S7: one trick bid and won is not just right, since the bid must change."""
    game, sheet = Game(WizardOptions(("cloud",), round_sizes=(2,)), PEOPLE[:3]), ScoreSheet()
    game.deal([["G12", "cloud"], ["R9", "Y11"], ["B9", "R3"]], "G4")
    told = {}
    for move in ("bid 0", "bid 0", "bid 1", "play R9", "play R3", "play cloud:R", "play G12", "play Y11", "play B9"):
        game.apply(move)
        told[move] = table_lines(game.observe(0), sheet, Phrases(words("en"), PEOPLE[:3], 0))[2:5]
    assert ["needs 1" in told[move][0] for move in ("play R3", "play cloud:R")] == [True, False]
    assert ["just right" in line for line in told["play cloud:R"]] == [False, True, True]
    assert "1 too many" in told["play B9"][0]


TABLE = """
                              Tobias           -10
                              0 of 1  ○
                              needs 1

 Mira (D)          30          ╭──────╮ ╭──────╮           Lotte             20
 0 of 2  ○○                    │5    ◆│ │F    ○│           0 of 2  ○○
 needs 2                       │R    R│ │ Fool │           needs 2
                               │◆    5│ │○    F│
                               ╰──────╯ ╰──────╯
                               ★Tobias   Lotte

▶Ada  0 of 0 · just right · -10 points
"""


@pytest.mark.parametrize(
    ("trick", "ahead"), [("W dragon", 2), ("dragon fairy", 2), ("fairy dragon", 1), ("W bomb", None), ("bomb R2", None)]
)
def test_a_star_marks_whose_trick_it_would_be(trick: str, ahead: int | None) -> None:
    game, cards = Game(WizardOptions(SPECIALS), PEOPLE[:3]), trick.split()
    game.deal([["Y1"], [cards[0]], [cards[1]]], "R1")
    for move in ("bid 0", "bid 0", "bid 0", *(f"play {card}" for card in cards)):
        game.apply(move)
    assert snapshot_of(game.observe(0), ScoreSheet()).ahead == ahead


@pytest.mark.parametrize(
    ("text", "width", "shown"),
    [
        ("Mira", 6, "Mira"),
        ("Mira", 4, "Mira"),
        ("Mira", 3, "Mi…"),
        ("Mira", 1, "…"),
        ("Mira", 0, ""),
        ("愛愛愛", 5, "愛愛…"),
    ],
)
def test_a_text_is_cut_to_fit(text: str, width: int, shown: str) -> None:
    assert fit(text, width) == shown


def test_text_outside_a_drawing_is_cut_off() -> None:
    canvas = Canvas(4, 2, theme.ON_FELT)
    assert canvas.write(-2, 0, "abcdef", theme.ON_FELT) == 4
    canvas.write(3, 1, "愛", theme.ON_FELT)
    canvas.write(0, 7, "nowhere", theme.ON_FELT)
    assert canvas.text == "cdef\n"


def test_long_sentences_are_broken_between_words() -> None:
    assert wrapped("Mira takes the trick.", 12) == ["Mira takes", "  the trick."]
    assert wrapped("Short.", 12) == ["Short."]
    assert wrapped("", 12) == [""]
