"""Pictures of the table of each game in each kind of question, on a usual and on a small screen."""

from collections.abc import Callable

import pytest

from foretell import ExtremeOptions, Game, WizardOptions
from foretell.terminal.drawing import theme
from foretell.terminal.drawing.canvas import Canvas
from foretell.terminal.drawing.snapshot import snapshot_of
from foretell.terminal.drawing.table import paint_table
from foretell.terminal.text.overview import table_lines
from foretell.terminal.text.phrases import Phrases
from foretell.terminal.text.score_sheet import ScoreSheet

from .scenes import PEOPLE, words

SPEECH = Phrases(words("en"), PEOPLE[:4], 0)
PREDICTIONS = ("seal B", "seal R", "done", "seal G", "done", "magician")


def predicting() -> Game:
    """Wizard Extreme: the last player predicts."""
    game = Game(ExtremeOptions(), 4, seed=3)
    for move in PREDICTIONS:
        game.apply(move)
    return game


def leading() -> Game:
    """Wizard Extreme: two cards of the first trick lie on the table."""
    game = predicting()
    for move in ("seal P", "done"):
        game.apply(move)
    for _ in range(2):
        game.apply(game.legal_moves[0])
    return game


def bidding() -> Game:
    """Wizard: the third round before the first bid, with a card turned up."""
    game = Game(WizardOptions(("werewolf",)), 4, seed=3)
    while game.round < 3:
        game.apply(game.legal_moves[0])
    return game


PICTURES: dict[tuple[Callable[[], Game], int, int], str] = {
    (predicting, 80, 11): """
                              Tobias             0
                              G1
                              0 tricks
 Mira               0      Pool B2 G2 R4 Y3 P3 ○4 ✖6       Lotte              0
 B1R1                                                      Black Magician
 0 tricks                                                  0 tricks

                         The players are taking seals.


▶Ada (D)  no seals · 0 tricks · 0 points""",
    (predicting, 50, 6): """
 Mira        0   Tobias       0   Lotte        0
 B1R1            G1               Black Magician
 0 tricks        0 tricks         0 tricks
            Pool B2 G2 R4 Y3 P3 ○4 ✖6

▶Ada (D)  no seals · 0 tricks · 0 points""",
    (leading, 80, 11): """
                              Tobias             0
                              G1
                              0 tricks
 Mira               0      Pool B2 G2 R4 Y3 P2 ○4 ✖6      ▶Lotte              0
 B1R1                          ╭──────╮ ╭──────╮           Black Magician
 0 tricks                      │4    ●│ │3    ●│           0 tricks
                               │B    B│ │B    B│
                               │●    4│ │●    3│
                               ╰──────╯ ╰──────╯
                                ★Mira    Tobias
 Ada (D)  P1 · 0 tricks · 0 points""",
    (leading, 50, 6): """
 Mira        0   Tobias       0  ▶Lotte        0
 B1R1            G1               Black Magician
 0 tricks        0 tricks         0 tricks
            ★Mira  ●B4   Tobias  ●B3

 Ada (D)  P1 · 0 tricks · 0 points""",
    (bidding, 80, 11): """
                              Tobias (D)        40
                              no bid yet

 Mira             -20               ╭──────╮              ▶Lotte             40
 no bid yet                         │12   ◆│               no bid yet
                                    │R    R│
                                    │◆   12│
                                    ╰──────╯
                                   turned up

 Ada  no bid yet · 10 points""",
    (bidding, 50, 6): """
 Mira      -20   Tobias (D)  40  ▶Lotte       40
 no bid yet      no bid yet       no bid yet

                 turned up  ◆R12

 Ada  no bid yet · 10 points""",
}


@pytest.mark.parametrize(
    ("game", "width", "height"), PICTURES, ids=lambda value: getattr(value, "__name__", str(value))
)
def test_the_table(game: Callable[[], Game], width: int, height: int) -> None:
    canvas = Canvas(width, height, theme.ON_FELT)
    paint_table(canvas, snapshot_of(game().observe(0), ScoreSheet()), SPEECH)
    assert canvas.text == PICTURES[game, width, height].lstrip("\n")


def sentences(game: Game) -> list[str]:
    """What lies open besides the seats, and the first seat."""
    return [line.replace("\u00d7", "x") for line in table_lines(game.observe(0), ScoreSheet(), SPEECH)[1:3]]


def test_the_table_in_sentences() -> None:
    pool, seat = sentences(leading())
    assert pool.startswith("In the pool: 2x blue seal, 2x green seal, 4x red seal, ")
    assert seat == "Ada: deals, 1x purple seal, 0 tricks, 0 points."
    assert sentences(bidding()) == ["Trump: red. Turned up: red 12.", "Ada: no bid yet, 0 tricks, 10 points."]
