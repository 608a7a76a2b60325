"""The full-screen program: saved games, the table, another game."""

from ...words import Words
from ..games.launcher import Launcher
from ..games.messages import damage, describe, replacements, unsaved
from ..games.save_folder import SavedGame
from ..games.session import Session
from ..text.phrases import Phrases
from .dialogs import DELETE, ChoiceDialog
from .full_screen import FullScreen
from .game_screen import GameScreen
from .table_screen import Pace

_NEW = "new"


class ForetellApp(FullScreen):
    """Plays games until the player leaves."""

    def __init__(self, launcher: Launcher, words: Words, pace: Pace = Pace.NORMAL) -> None:
        super().__init__()
        self._launcher, self._words, self._pace = launcher, words, pace
        launcher.on_save_error = self._report_unsaved

    async def play(self) -> None:
        """Play until the player leaves."""
        session = await self._first()
        while session is not None:
            for line in replacements(session, self._words):
                self.notify(line, severity="warning", timeout=10)
            phrases = Phrases(self._words, session.view.players, session.seat)
            is_single = self._launcher.is_single
            screen = GameScreen(session, phrases, self._pace, self._leaving, is_single=is_single)
            outcome = await self.push_screen_wait(screen)
            self._pace = screen.pace
            session = self._launcher.new() if outcome == "again" else None

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

    def _report_unsaved(self, fault: OSError) -> None:
        self.notify(unsaved(fault, self._words), severity="error", timeout=10)

    def _leaving(self) -> str:
        """What happens to the game if the player leaves."""
        fault = self._launcher.fault
        return self._words("leave-text") if fault is None else unsaved(fault, self._words)
