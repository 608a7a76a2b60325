"""Drives the full screen: presses keys, and waits for results."""

from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from dataclasses import dataclass
from pathlib import Path

from textual import events
from textual.pilot import Pilot

from foretell import Game, Options
from foretell.terminal.drawing.canvas import CanvasWidget
from foretell.terminal.games.launcher import Launcher, Setup
from foretell.terminal.games.save_folder import SaveFolder
from foretell.terminal.games.save_format import to_text
from foretell.terminal.questions.question import Question
from foretell.terminal.screen.app import ForetellApp
from foretell.terminal.screen.buttons import Buttons
from foretell.terminal.screen.choice_widget import ChoiceWidget
from foretell.terminal.screen.hand import Hand
from foretell.terminal.screen.score_screen import ScoreScreen
from foretell.terminal.screen.table_screen import Pace, TableScreen
from tests.waiting import happens

from .scenes import PEOPLE, words

_CHARACTERS = {"plus": "+", "minus": "-"}


def launcher(options: Options, players: int, data: Path, seed: int = 1, bot: str = "random") -> Launcher:
    """A table for the player and bots."""
    return Launcher(Setup(options, PEOPLE[:players], (bot,) * (players - 1), seed), SaveFolder(data))


def keep(game: Game, data: Path) -> Path:
    """Save a game, as if the player had left it."""
    saves = SaveFolder(data)
    path = saves.new_path()
    saves.write(path, to_text(game, 0, ["random"] * (len(game.players) - 1)))
    return path


@dataclass
class Player:
    """A player at the keyboard."""

    app: ForetellApp
    pilot: Pilot[None]

    async def press(self, *keys: str) -> None:
        """Press keys, and wait until they are handled."""
        await self.pilot.press(*keys)
        await self.pilot.pause()

    async def until(self, happened: Callable[[], bool]) -> None:
        """Wait until a condition holds."""
        await happens(happened, "what the keys do")

    async def answer(self, *keys: str) -> None:
        """Press keys quickly, and wait for another question or dialog."""
        before = self.shown
        for key in keys:
            self.app.post_message(events.Key(key, _CHARACTERS.get(key)))
        await self.until(lambda: self.shown not in (before, None))

    @property
    def shown(self) -> object:
        """The current question, or the dialog over the table."""
        screen = self.app.screen
        if isinstance(screen, TableScreen):
            return self.question
        return screen if screen.is_mounted and len(self.app.screen_stack) > 1 else None

    @property
    def question(self) -> Question | None:
        """The question on the screen."""
        screen = self.app.screen
        return screen._questions[-1] if isinstance(screen, TableScreen) and screen._questions else None

    @property
    def asked(self) -> Question:
        """The question on the screen; there must be one."""
        assert self.question is not None
        return self.question

    @property
    def chooser(self) -> ChoiceWidget:
        """The widget that answers the question."""
        return self.app.screen.query_one(Hand if self.asked.of_cards else Buttons)

    @property
    def game_is_over(self) -> bool:
        """Whether another game is offered."""
        return isinstance(self.app.screen, ScoreScreen) and self.app.screen.ends_the_game

    def see(self, selector: str) -> str:
        """The text of a widget."""
        widget = self.app.screen.query_one(selector)
        return widget.drawing.text if isinstance(widget, CanvasWidget) else str(widget.render())


@asynccontextmanager
async def playing(table: Launcher, lang: str = "en", size: tuple[int, int] = (80, 24)) -> AsyncIterator[Player]:
    """The full-screen program, at its first question or at the list of saved games."""
    app = ForetellApp(table, words(lang), Pace.INSTANT)
    async with app.run_test(size=size) as pilot:
        player = Player(app, pilot)
        await player.until(lambda: player.shown is not None)
        await pilot.pause()
        yield player


@asynccontextmanager
async def resumed(game: Game, data: Path, lang: str = "en", size: tuple[int, int] = (80, 24)) -> AsyncIterator[Player]:
    """The program, with this game resumed."""
    keep(game, data)
    async with playing(launcher(game.options, len(game.players), data), lang, size) as player:
        await player.press("enter")
        await player.until(lambda: player.question is not None)
        await player.pilot.pause()
        yield player
