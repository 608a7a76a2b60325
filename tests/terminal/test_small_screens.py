"""Terminals of 60 by 20 and 50 by 16 cells: seats, trick and keys are all visible."""

import re
from pathlib import Path
from random import Random

import pytest

from foretell import ExtremeOptions, Options, Phase, WizardOptions
from foretell.terminal.drawing import theme
from foretell.terminal.drawing.canvas import Canvas
from foretell.terminal.drawing.snapshot import snapshot_of
from foretell.terminal.drawing.table import paint_table
from foretell.terminal.screen.bars import key_line
from foretell.terminal.screen.table_screen import TableScreen
from foretell.terminal.text.phrases import Phrases
from foretell.terminal.text.score_sheet import ScoreSheet
from tests.game.kinds import ONE_OF_EACH, Kind, play_on

from .harness import launcher, playing
from .scenes import PEOPLE, words

SIZES = [(60, 20), (50, 16)]
TABLES = [(60, 7), (50, 6), (80, 11)]
"""The space for the table in those, and in a normal terminal."""


@pytest.mark.parametrize("kind", ONE_OF_EACH, ids=str)
def test_every_seat_and_every_card_of_the_trick_is_visible(kind: Kind) -> None:
    game, rng = kind.game(6), Random(6)
    phrases = Phrases(words("en"), PEOPLE[: kind.players], 0)
    for _ in range(60):
        play_on(game, rng, 1)
        snapshot = snapshot_of(game.observe(0), ScoreSheet())
        for width, height in TABLES:
            canvas = Canvas(width, height, theme.ON_FELT)
            paint_table(canvas, snapshot, phrases)
            seen = canvas.text
            for name in phrases.names:
                assert name[:2] in seen
            shown = re.findall(r"-?\d+", seen)
            assert all(str(total) in shown for total in game.totals)
            if game.phase is not Phase.PLAY:
                continue
            for _, play in snapshot.trick:
                assert play.card is not None
                face = theme.face(play.card, play.form)
                assert face.corner in seen if face.suit else face.shape in seen


@pytest.mark.parametrize("size", SIZES, ids=str)
@pytest.mark.parametrize(("options", "players"), [(WizardOptions(), 4), (WizardOptions(), 6), (ExtremeOptions(), 5)])
async def test_a_small_terminal_shows_the_trick_and_the_way_out(
    size: tuple[int, int], options: Options, players: int, tmp_path: Path
) -> None:
    async with playing(launcher(options, players, tmp_path), size=size) as player:
        while not (player.question and player.asked.of_cards):
            await player.answer("enter")
        screen = player.app.screen
        assert isinstance(screen, TableScreen)
        assert screen._snapshot is not None
        assert len(screen._snapshot.trick) == players - 1
        seen = player.see("#table")
        for seat, play in screen._snapshot.trick:
            assert PEOPLE[seat] in seen
            assert play.card is not None
            assert theme.face(play.card, play.form).shape in seen
        keys = player.see("#keys")
        assert keys.endswith("q leave")
        assert len(keys) <= size[0] - 2
        assert player.app.screen.query_one("#keys").region.bottom == size[1]
        assert player.app.screen.query_one("#hand").region.height == 6


@pytest.mark.parametrize("lang", ["en", "de", "nl"])
def test_the_key_bar_shows_as_much_as_fits(lang: str) -> None:
    full = key_line(words(lang), 200).plain
    assert all(
        words(lang)(f"key-{name}") in full for name in ("help", "rules", "scores", "last", "hint", "story", "leave")
    )
    for width in range(len("?  u  s  l  h  v  +/-  q"), 120):
        line = key_line(words(lang), width).plain
        assert len(line) <= width
        assert "q" in line.split()
