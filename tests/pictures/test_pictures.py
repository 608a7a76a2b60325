"""Pictures are well-formed, show what they should, and nothing else."""

from collections.abc import Callable
from itertools import pairwise
from random import Random
from typing import Any
from xml.etree import ElementTree as ET

import pytest
from rich.console import Console

from foretell import SPECIALS, ExtremeOptions, Game, Position, WizardOptions, pictures
from foretell.pictures.canvas import Theme
from tests.game.kinds import ONE_OF_EACH, Kind, play_on

_SVG = "{http://www.w3.org/2000/svg}"
_SHARP = "<script>alert('&amp;')</script>\x1b[31m\u202e"


def texts(picture: str) -> list[str]:
    """The texts of a picture, which has to be XML."""
    return [each.text or "" for each in ET.fromstring(picture).iter(f"{_SVG}text")]


def colour_count(picture: str) -> int:
    return len({each.get("fill") for each in ET.fromstring(picture).iter()})


@pytest.mark.parametrize("kind", ONE_OF_EACH, ids=str)
def test_a_table_shows_the_cards_that_the_seat_knows(kind: Kind) -> None:
    game = kind.game(7)
    play_on(game, Random(7), 40)
    for seat in (0, None):
        seen = game.observe(seat)
        shown = texts(pictures.table(seen))
        faces = sum(len(seen.known_cards(each)) for each in range(kind.players)) + len(seen.trick)
        assert shown.count("★") == sum(seen.hand_sizes) - faces + len(seen.trick)
        assert shown[0] == f"Round {seen.round} of {seen.rounds}"


def test_an_observation_does_not_draw_what_its_seat_cannot_know() -> None:
    first, second = (Game(players=3) for _ in range(2))
    first.deal([["B1"], ["R2"], ["W"]], "G5")
    second.deal([["B1"], ["Y9"], ["F"]], "G5")
    assert pictures.table(first.observe(0)) == pictures.table(second.observe(0))
    assert pictures.table(first.observe(0)) != pictures.table(first.observe(1))


@pytest.mark.parametrize("theme", pictures.THEMES)
def test_every_card_has_a_face(theme: Theme) -> None:
    plays = ["B13", "G1", "R7", "Y2", "P15", "W", "F", "?", *SPECIALS, "shapeshifter:W", "juggler:R", "cloud:B"]
    hand = pictures.hand(plays, theme)
    assert len(list(ET.fromstring(hand).iter(f"{_SVG}rect"))) == len(plays) + 1
    assert {"13", "B", "Wizard", "Fool", "★", "Juggler", "= Wizard"} <= set(texts(hand))
    assert "Ada" in texts(pictures.trick([("Ada", "juggler:R"), ("Bo", "?")], theme))
    assert ET.fromstring(pictures.hand([], theme)).find(f"{_SVG}title") is not None
    assert ET.fromstring(pictures.trick([], theme)) is not None


def test_themes_have_colours_of_their_own() -> None:
    draw_anyhow: Any = pictures.hand
    light, dark = (pictures.hand(["B1"], theme) for theme in pictures.THEMES)
    assert light != dark
    assert colour_count(light) == colour_count(dark)
    with pytest.raises(ValueError, match="a theme is one of light, dark"):
        draw_anyhow([], "blue")


def test_names_are_escaped_and_cut() -> None:
    drawn: list[Callable[[str], str]] = [
        lambda name: pictures.table(Game(players=[name, "Bo", "C" * 200], seed=1).observe(0)),
        lambda name: pictures.trick([(name, "B1")]),
        lambda name: pictures.chart([name], [[10], [-20]]),
    ]
    for draw in drawn:
        picture = draw(_SHARP)
        assert "<script" not in picture
        assert any(text.lstrip("▶ ").startswith("<script>") for text in texts(picture))
        assert not {"\x1b", "\u202e"} & set(picture)
    assert not any("C" * 30 in text for text in texts(drawn[0]("Ada")))


def test_a_chart_has_a_line_for_each_player_and_names_that_do_not_overlap() -> None:
    picture = pictures.chart(["Ada", "Bo", "Cem", "Dora", "Eva", "Finn"], [[10] * 6, [-10] * 6, [30] * 6])
    root = ET.fromstring(picture)
    assert len(list(root.iter(f"{_SVG}polyline"))) == 6
    heights = [float(each.get("y", 0)) for each in root.iter(f"{_SVG}text") if (each.text or "").endswith(" 30")]
    assert min(second - first for first, second in pairwise(heights)) >= 16
    assert texts(pictures.chart([], [])) != []
    with pytest.raises(ValueError, match="points for 2 players"):
        pictures.chart(["Ada", "Bo"], [[1]])


@pytest.mark.parametrize("options", [WizardOptions(round_sizes=(1, 1)), ExtremeOptions(rounds=1)], ids=str)
def test_games_and_observations_draw_themselves(options: WizardOptions | ExtremeOptions) -> None:
    game = Game(options, 3, seed=2)
    assert game._repr_html_().count("<svg") == 1
    assert "★" not in game._repr_html_()
    assert game.observe(0)._repr_html_() == pictures.table(game.observe(0))
    play_on(game, Random(1))
    assert game._repr_html_().count("<svg") == 2
    assert all(ET.fromstring(f"<svg{part}") is not None for part in game._repr_html_().split("<svg")[1:])


def test_rich_prints_a_position_without_markup(capsys: pytest.CaptureFixture[str]) -> None:
    game = Game(players=["[red]Ada[/red]", "Bo", "Cem"], seed=1)
    Console(width=200, color_system=None).print(game.observe(0))
    assert capsys.readouterr().out.rstrip("\n").split("\n")[0].strip() in str(game.observe(0))
    Console(width=200, color_system=None).print(game.observe(0))
    assert "[red]Ada[/red]" in capsys.readouterr().out


def test_a_position_draws_what_it_says() -> None:
    game = Game(players=3, seed=1)
    assert texts(Position.of(game)._repr_html_()) == texts(game._repr_html_())
    assert texts(Position.of(game.observe(1))._repr_html_()) == texts(game.observe(1)._repr_html_())
