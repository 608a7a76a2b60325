"""``foretell play``: starts a game, at the full screen or line by line."""

import sys
from collections.abc import Sequence
from pathlib import Path

from ..bots import BrokenBot, MissingExtra, UnknownBot
from ..bots.cast import names_for
from ..bots.levels import check_seatable, company, full_name
from ..game.errors import OptionsError
from ..game.game import Game
from ..game.options import Options
from ..interrupts import INTERRUPTED
from ..words import Words
from .games.launcher import Launcher, Setup
from .games.messages import farewell
from .games.save_folder import SaveFolder
from .plain.program import play_plain
from .screen.app import ForetellApp
from .system.console import Console
from .system.encoding import has_screen


def play(
    options: Options,
    *,
    names: Sequence[str] | None = None,
    players: int | None = None,
    bots: Sequence[str] | None = None,
    seed: int | None = None,
    lang: str | None = None,
    plain: bool = False,
    data: Path | None = None,
) -> int:
    """Play until the player leaves, and return the exit status.

    ``names``: the player's first, then those of the bots; missing ones are filled in.  ``players`` None: one for each
    name, at least four.  ``bots``: by seat, starting on the player's left, repeated if there are too few; None: a
    mixture of levels.  ``data``: the folder for unfinished games; None: the platform's folder for application data.
    """
    words = Words(lang)
    try:
        setup = setup_of(options, names or (), players, bots, words, seed)
    except OptionsError as error:
        print(words("error-options", error=str(error)), file=sys.stderr)
        return 2
    launcher = Launcher(setup, SaveFolder(data))
    try:
        return played(launcher, words, plain=plain)
    except KeyboardInterrupt:
        print(f"\n{farewell(launcher, words)}", file=sys.stderr)
        return INTERRUPTED


def setup_of(
    options: Options,
    names: Sequence[str],
    players: int | None,
    bots: Sequence[str] | None,
    words: Words,
    seed: int | None,
) -> Setup:
    """The game to start; raises OptionsError if the options don't fit together or a bot cannot run here."""
    seats = players if players is not None else max(len(names), 4)
    if len(names) > seats:
        raise OptionsError(f"there are {len(names)} names for {seats} players")
    options.check_players(seats)
    try:
        check_seatable(bots or ())
    except (UnknownBot, MissingExtra, BrokenBot) as error:
        raise OptionsError(str(error)) from None
    bots = company(seats - 1) if bots is None else bots
    if not 0 < len(bots) < seats:
        raise OptionsError(f"{len(bots)} bots do not go with {seats - 1} seats for them")
    seated = tuple(full_name(bots[i % len(bots)]) for i in range(seats - 1))
    table = with_names(list(names) or [words("you")], seated)
    Game(options, table, seed=seed)
    return Setup(options, table, seated, seed)


def with_names(given: Sequence[str], bots: Sequence[str]) -> tuple[str, ...]:
    """The names at a table: the given ones, the player's first, then those of the cast for the other bots."""
    names = list(given)
    for bot in bots[len(given) - 1 :]:
        names.append(next(name for name in names_for(bot) if name not in names))
    return tuple(names)


def played(launcher: Launcher, words: Words, *, plain: bool) -> int:
    """Play the launcher's games at the full screen, or line by line; returns the exit status."""
    if plain or not has_screen():
        play_plain(launcher, words, Console())
        return 0
    app = ForetellApp(launcher, words)
    app.run()
    if not launcher.is_single:
        print(farewell(launcher, words))
    return app.return_code or 0
