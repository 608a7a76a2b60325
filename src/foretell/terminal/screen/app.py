"""The full-screen program: saved games, the table, another game."""

import asyncio
import signal
from contextlib import suppress
from typing import ClassVar

from textual import work
from textual.app import App
from textual.binding import Binding, BindingType
from textual.theme import Theme

from ...interrupts import INTERRUPTED
from ...words import Words
from ..drawing import theme
from ..games.launcher import Launcher
from ..games.messages import damage, describe, replacements
from ..games.save_folder import SavedGame
from ..games.session import Session
from ..text.phrases import Phrases
from .dialogs import DELETE, ChoiceDialog
from .table_screen import Pace, TableScreen

_FELT = Theme(
    "felt",
    primary=theme.GOLD,
    secondary=theme.MUTED,
    accent=theme.GOLD,
    warning=theme.GOLD,
    error=theme.ALARM,
    foreground=theme.CREAM,
    background=theme.FELT,
    surface=theme.FELT_DARK,
    panel=theme.FELT_DARK,
    dark=True,
    variables={
        "border": theme.GOLD,
        "scrollbar": theme.MUTED,
        "scrollbar-hover": theme.GOLD,
        "scrollbar-active": theme.GOLD,
        "scrollbar-background": theme.FELT_DARK,
        "scrollbar-background-hover": theme.FELT_DARK,
        "scrollbar-background-active": theme.FELT_DARK,
        "block-cursor-background": theme.GOLD,
        "block-cursor-foreground": theme.FELT_DARK,
        "block-cursor-text-style": "bold",
        "input-cursor-background": theme.GOLD,
        "input-cursor-foreground": theme.FELT_DARK,
    },
)
_SIGNALS = ("SIGINT", "SIGTERM", "SIGHUP")
_NEW = "new"


class ForetellApp(App[None]):
    """Plays games until the player leaves."""

    TITLE = "foretell"
    CSS_PATH = "table.tcss"
    ENABLE_COMMAND_PALETTE = False
    ALLOW_SELECT = False
    BINDINGS: ClassVar[list[BindingType]] = [Binding("ctrl+c", "interrupt", show=False, priority=True)]

    def __init__(self, launcher: Launcher, words: Words, pace: Pace = Pace.NORMAL) -> None:
        super().__init__()
        self.register_theme(_FELT)
        self.theme = _FELT.name
        self._launcher, self._words, self._pace = launcher, words, pace
        launcher.on_save_error = self._report_unsaved

    def on_mount(self) -> None:
        """Restore the terminal on SIGTERM and the like too; every move is on disk already."""
        loop = asyncio.get_running_loop()
        for number in self._signals():
            with suppress(NotImplementedError, RuntimeError, ValueError):
                loop.add_signal_handler(number, self._on_signal, number)
        self._main()

    def _signals(self) -> list[signal.Signals]:
        """The signals that this platform has."""
        return [getattr(signal, name) for name in _SIGNALS if hasattr(signal, name)]

    def action_interrupt(self) -> None:
        """Leave at once; every move is on disk already."""
        self.exit(return_code=INTERRUPTED)

    def _on_signal(self, received: signal.Signals) -> None:
        """Leave; a second signal ends the program at once."""
        for number in self._signals():
            asyncio.get_running_loop().remove_signal_handler(number)
        self.exit(return_code=INTERRUPTED if received is signal.SIGINT else 0)

    @work
    async def _main(self) -> None:
        session = await self._first()
        while session is not None:
            for line in replacements(session, self._words):
                self.notify(line, severity="warning", timeout=10)
            screen = TableScreen(session, self._phrases(session), self._pace, is_single=self._launcher.is_single)
            outcome = await self.push_screen_wait(screen)
            self._pace = screen.pace
            session = self._launcher.new() if outcome == "again" else None
        self.exit()

    def _phrases(self, session: Session) -> Phrases:
        return Phrases(self._words, session.view.players, session.seat)

    async def _first(self) -> Session | None:
        """The first game; None if the player leaves."""
        while True:
            kept, damaged = self._launcher.saves.games()
            for path in damaged:
                self.notify(damage(path, self._words), severity="warning", timeout=10)
            answer = await self._offer(kept) if kept else _NEW
            thrown_away = answer.removeprefix(DELETE)
            if answer == _NEW:
                return self._launcher.new()
            if answer == thrown_away:
                return self._launcher.resume(kept[int(answer)]) if answer else None
            if thrown_away != _NEW and await self._is_sure(kept[int(thrown_away)]):
                self._launcher.saves.remove(kept[int(thrown_away)].path)

    async def _offer(self, kept: list[SavedGame]) -> str:
        """Offer to resume a saved game; returns its number, ``new``, or nothing."""
        options = [(str(n), describe(game, self._words)) for n, game in enumerate(kept)]
        options.append((_NEW, self._words("kept-new")))
        title = self._words("kept-title")
        answer: str = await self.push_screen_wait(
            ChoiceDialog(self._words, title, "", options, self._words("keys-kept"))
        )
        return answer

    async def _is_sure(self, game: SavedGame) -> bool:
        """Ask before a saved game is deleted."""
        options = [("", self._words("kept-delete-no")), ("yes", self._words("kept-delete-yes"))]
        title, text, keys = self._words("kept-delete"), describe(game, self._words), self._words("keys-back")
        answer: str = await self.push_screen_wait(ChoiceDialog(self._words, title, text, options, keys))
        return answer == "yes"

    def _report_unsaved(self, error: OSError) -> None:
        text = self._words("kept-not", error=error.strerror or str(error))
        self.notify(text, severity="error", timeout=10)
