"""What every full-screen program does: its colours, and how it ends."""

import asyncio
import signal
from contextlib import suppress
from pathlib import Path
from typing import ClassVar

from textual import work
from textual.app import App
from textual.binding import Binding, BindingType
from textual.theme import Theme

from ...interrupts import INTERRUPTED
from ..drawing import theme

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


class FullScreen(App[None]):
    """A program at the full screen; every move is kept already, so it may end at any time."""

    TITLE = "foretell"
    CSS_PATH = Path(__file__).with_name("table.tcss")
    ENABLE_COMMAND_PALETTE = False
    ALLOW_SELECT = False
    BINDINGS: ClassVar[list[BindingType]] = [Binding("ctrl+c", "interrupt", show=False, priority=True)]

    def __init__(self) -> None:
        super().__init__()
        self.register_theme(_FELT)
        self.theme = _FELT.name

    def on_mount(self) -> None:
        """Restore the terminal on SIGTERM and the like too."""
        loop = asyncio.get_running_loop()
        for number in self._signals():
            with suppress(NotImplementedError, RuntimeError, ValueError):
                loop.add_signal_handler(number, self._on_signal, number)
        self._main()

    @work
    async def _main(self) -> None:
        await self.play()
        self.exit()

    async def play(self) -> None:
        """Play until the player leaves."""
        raise NotImplementedError

    def _signals(self) -> list[signal.Signals]:
        return [getattr(signal, name) for name in _SIGNALS if hasattr(signal, name)]

    def action_interrupt(self) -> None:
        """Leave at once."""
        self.exit(return_code=INTERRUPTED)

    def _on_signal(self, received: signal.Signals) -> None:
        """Leave; a second signal ends the program at once."""
        for number in self._signals():
            asyncio.get_running_loop().remove_signal_handler(number)
        self.exit(return_code=INTERRUPTED if received is signal.SIGINT else 0)
