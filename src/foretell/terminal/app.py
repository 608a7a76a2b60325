"""The full-screen program: kept games, the table, another game."""

import asyncio
import signal
from contextlib import suppress
from typing import ClassVar

from textual import work
from textual.app import App
from textual.binding import Binding, BindingType
from textual.theme import Theme

from ..words import Words
from . import look
from .console import INTERRUPTED
from .dialogs import DELETE, ChoiceDialog
from .hosting import Host
from .offering import damage, describe
from .pace import Pace
from .shelf import Kept
from .sitting import Sitting
from .speech import Speech
from .table_screen import TableScreen

_FELT = Theme(
    "felt",
    primary=look.GOLD,
    secondary=look.MUTED,
    accent=look.GOLD,
    warning=look.GOLD,
    error=look.ALARM,
    foreground=look.CREAM,
    background=look.FELT,
    surface=look.FELT_DARK,
    panel=look.FELT_DARK,
    dark=True,
    variables={
        "border": look.GOLD,
        "scrollbar": look.MUTED,
        "scrollbar-hover": look.GOLD,
        "scrollbar-active": look.GOLD,
        "scrollbar-background": look.FELT_DARK,
        "scrollbar-background-hover": look.FELT_DARK,
        "scrollbar-background-active": look.FELT_DARK,
        "block-cursor-background": look.GOLD,
        "block-cursor-foreground": look.FELT_DARK,
        "block-cursor-text-style": "bold",
        "input-cursor-background": look.GOLD,
        "input-cursor-foreground": look.FELT_DARK,
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

    def __init__(self, host: Host, words: Words, pace: Pace = Pace.NORMAL) -> None:
        super().__init__()
        self.register_theme(_FELT)
        self.theme = _FELT.name
        self._host, self._words, self._pace = host, words, pace
        host.on_trouble = self._not_kept

    def on_mount(self) -> None:
        """Close the screen properly also when the program is told to end; every move is on disk already."""
        loop = asyncio.get_running_loop()
        for number in self._signals():
            with suppress(NotImplementedError, RuntimeError, ValueError):
                loop.add_signal_handler(number, self._told_to_end, number)
        self._main()

    def _signals(self) -> list[signal.Signals]:
        """Those that the platform has."""
        return [getattr(signal, name) for name in _SIGNALS if hasattr(signal, name)]

    def action_interrupt(self) -> None:
        """Leave at once; every move is on disk already."""
        self.exit(return_code=INTERRUPTED)

    def _told_to_end(self, told: signal.Signals) -> None:
        """Leave; told once more, end at once."""
        for number in self._signals():
            asyncio.get_running_loop().remove_signal_handler(number)
        self.exit(return_code=INTERRUPTED if told is signal.SIGINT else 0)

    @work
    async def _main(self) -> None:
        sitting = await self._first()
        while sitting is not None:
            screen = TableScreen(sitting, Speech(self._words, sitting.view.players, sitting.seat), self._pace)
            outcome = await self.push_screen_wait(screen)
            self._pace = screen.pace
            sitting = self._host.new() if outcome == "again" else None
        self.exit()

    async def _first(self) -> Sitting | None:
        """The game to begin with; None if the player would rather leave."""
        while True:
            kept, damaged = self._host.shelf.games()
            for path in damaged:
                self.notify(damage(path, self._words), severity="warning", timeout=10)
            answer = await self._offer(kept) if kept else _NEW
            thrown_away = answer.removeprefix(DELETE)
            if answer == _NEW:
                return self._host.new()
            if answer == thrown_away:
                return self._host.resume(kept[int(answer)]) if answer else None
            if thrown_away != _NEW and await self._is_sure(kept[int(thrown_away)]):
                self._host.shelf.remove(kept[int(thrown_away)].path)

    async def _offer(self, kept: list[Kept]) -> str:
        """Offer to go on with a kept game: gives its number, ``new``, or nothing."""
        options = [(str(n), describe(game, self._words)) for n, game in enumerate(kept)]
        options.append((_NEW, self._words("kept-new")))
        title = self._words("kept-title")
        answer: str = await self.push_screen_wait(
            ChoiceDialog(self._words, title, "", options, self._words("keys-kept"))
        )
        return answer

    async def _is_sure(self, game: Kept) -> bool:
        """Ask before a kept game is thrown away."""
        options = [("", self._words("kept-delete-no")), ("yes", self._words("kept-delete-yes"))]
        title, text, keys = self._words("kept-delete"), describe(game, self._words), self._words("keys-back")
        answer: str = await self.push_screen_wait(ChoiceDialog(self._words, title, text, options, keys))
        return answer == "yes"

    def _not_kept(self, error: OSError) -> None:
        text = self._words("kept-not", error=error.strerror or str(error))
        self.notify(text, severity="error", timeout=10)
