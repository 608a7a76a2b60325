"""``foretell daily``: the deal of the day in the terminal, and its result beside those of the masters."""

import sys
from collections.abc import Iterator
from dataclasses import replace
from pathlib import Path

from ..bots import BrokenNets, MissingExtra
from ..bots.base import POINTS
from ..coach.comparing import COMPARED, Comparison, made_by, points_of, started
from ..coach.daily import SEAT, Deal, today
from ..game.game import Game
from ..interrupts import INTERRUPTED
from ..words import Words
from .games.daily_results import DailyResults, Kept, streak
from .games.launcher import Launcher, Setup
from .games.messages import unsaved
from .games.save_folder import SavedGame, SaveFolder
from .games.session import Session
from .play import played, with_names
from .text.columns import columns


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


def play_daily(deal: Deal, *, lang: str | None = None, plain: bool = False, data: Path | None = None) -> int:
    """Play the deal, or go on with it; then, or if it was played before, print the result; returns the exit status."""
    words = Words(lang)
    results = DailyResults(data)
    kept = results.of(deal)
    if kept is None:
        print("\n".join(_about(deal, words)), flush=True)
        launcher = DailyLauncher(deal, with_names((words("you"),), deal.bots), results)
        try:
            status = played(launcher, words, plain=plain)
        except KeyboardInterrupt:
            status = INTERRUPTED
        kept = results.of(deal)
        if kept is None:
            print(words("daily-left") if launcher.fault is None else unsaved(launcher.fault, words))
            return status
    print("\n".join(_report(deal, kept, results, words)))
    return 0


def _title(deal: Deal, words: Words) -> str:
    return words("daily-title", game=words(f"web-quick-{deal.game}"), date=deal.day.isoformat())


def _about(deal: Deal, words: Words) -> list[str]:
    """What is played, before the game."""
    bots = f"{len(deal.bots)} \N{MULTIPLICATION SIGN} {words(f'bot-{deal.bots[0]}')}"
    lines = [_title(deal, words), words("daily-about", rounds=deal.rounds, bots=bots)]
    return lines if deal.day == today() else [*lines, words("daily-past")]


def _report(deal: Deal, kept: Kept, results: DailyResults, words: Words) -> list[str]:
    """The result beside those of the masters, who play the deal now if they have not yet, and the streak."""
    title = _title(deal, words)
    days = streak((name for name, each in results.all().items() if each.counted), today())
    try:
        kept = _compared(deal, kept, results, words)
    except (BrokenNets, MissingExtra) as fault:
        total = f"{words('daily-total')}: {sum(kept.points)}"
        return [title, total, words("daily-missing", why=str(fault)), words("daily-streak", days=days)]
    comparison = Comparison(deal, kept.points, kept.bots)
    said = [words("daily-meaning"), words("daily-judged", nets=kept.nets, worlds=deal.worlds)]
    said.append(words("daily-streak", days=days))
    return [title, "", *_table(comparison, words), "", *said, "", *comparison.share(words)]


def _compared(deal: Deal, kept: Kept, results: DailyResults, words: Words) -> Kept:
    """The result with those of the bots, which are kept; raises BrokenNets or MissingExtra if they cannot play here."""
    if kept.bots:
        return kept
    print(words("daily-compares"), file=sys.stderr, flush=True)
    bots = tuple(made_by(deal, bot) for bot in COMPARED)
    kept = replace(kept, bots=bots, nets=Comparison(deal, kept.points, bots).nets)
    results.keep(deal, kept)
    return kept


def _table(comparison: Comparison, words: Words) -> Iterator[str]:
    """Points by round and their sum: the player, the bots, and the player's stars."""
    head = [words("daily-round"), words("you"), *(words(f"bot-{bot}") for bot in COMPARED), words("daily-stars")]
    made = (comparison.yours, *comparison.bots)
    stars = comparison.stars
    rows = [
        [str(number), *(str(each[number - 1]).replace("-", "\N{MINUS SIGN}") for each in made), "★" * stars[number - 1]]
        for number in range(1, len(stars) + 1)
    ]
    total = [words("daily-total"), *(str(sum(each)).replace("-", "\N{MINUS SIGN}") for each in made), str(sum(stars))]
    return columns([head, *rows, total], right_from=1)
