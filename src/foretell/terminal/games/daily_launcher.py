"""Starts the deal of the day, or goes on with it."""

from pathlib import Path

from ...bots.aims import POINTS
from ...coach.comparing import points_of, started
from ...coach.daily import SEAT, Deal, today
from ...game.game import Game
from .daily_results import DailyResults, Kept
from .launcher import Launcher, Setup
from .save_folder import SavedGame, SaveFolder
from .session import Session


class OneDay(SaveFolder):
    """The folder of one unfinished game, which is resumed without a question."""

    def __init__(self, folder: Path, deal: Deal) -> None:
        super().__init__(folder / deal.name.replace(" ", "-"))

    def games(self) -> tuple[list[SavedGame], list[Path]]:
        """No games to choose from; the damaged files."""
        return [], self.latest()[1]

    def latest(self) -> tuple[SavedGame | None, list[Path]]:
        """The unfinished game, and the damaged files, which have been renamed."""
        kept, damaged = super().games()
        return (kept[0] if kept else None), damaged


class DailyLauncher(Launcher):
    """Starts or resumes one deal, without hints, and notes its result."""

    is_single = True
    aim = POINTS

    def __init__(self, deal: Deal, players: tuple[str, ...], results: DailyResults) -> None:
        """``players``: the names by seat."""
        self._day = OneDay(results.folder, deal)
        super().__init__(Setup(deal.options, players, deal.bots, deal.seed), self._day)
        self.deal = deal
        self.results = results

    def new(self) -> Session:
        """The deal as far as it was played, or from its beginning."""
        kept, _ = self._day.latest()
        if kept is not None and kept.saved.game.seed == self.deal.seed:
            session = self.resume(kept)
        else:
            session = self._session(started(self.deal, self.setup.players), SEAT, self.deal.bots, self._new_path(), 0)
        session.may_ask = False
        return session

    def _new_path(self) -> Path:
        """The day on which it is begun stands in the file's name, which says whether it counts."""
        return self._day.folder / f"{today().isoformat()}.json"

    def _finished(self, game: Game, place: Path) -> None:
        counted = place.stem == self.deal.day.isoformat()
        self.results.keep(self.deal, Kept(self.deal.version, counted, points_of(game)))
