"""Messages about saved games and about bots, and hints."""

import shlex
from pathlib import Path

from ...files import told
from ...game.errors import ForetellError
from ...words import Words
from ..text.games import bot_name, game_name
from ..text.hints import short_lines
from ..text.phrases import Phrases, clean_name
from .launcher import Launcher
from .save_folder import SavedGame
from .session import STAND_IN, Seat, Session


def describe(kept: SavedGame, words: Words) -> str:
    """A saved game in one line: game, players, round, time last played."""
    game = kept.saved.game
    return words(
        "kept-game",
        game=game_name(words, game.options),
        players=", ".join(map(clean_name, game.players)),
        round=game.round,
        rounds=game.round_count,
        when=kept.when.astimezone().strftime("%Y-%m-%d %H:%M"),
    )


def farewell(launcher: Launcher, words: Words) -> str:
    """The message on leaving: unfinished games are saved, and this command resumes them, or the last move is lost."""
    if launcher.fault is not None:
        return unsaved(launcher.fault, words)
    folder = launcher.saves.data
    data = "" if folder is None else f" --data {shlex.quote(str(folder))}"
    return words("left", command=f"foretell play{data}")


def unsaved(fault: OSError, words: Words) -> str:
    """The message that the last move could not be saved."""
    return words("kept-not", error=told(fault))


def replacements(session: Session, words: Words) -> list[str]:
    """A message for each bot that cannot play here: which one plays instead."""
    return [
        words("bot-replaced", bot=bot_name(words, name), other=bot_name(words, other))
        for name, other in session.replaced.items()
    ]


def failures(session: Session, words: Words) -> list[str]:
    """A message for each bot that has failed since the last call: why, and which one plays on."""
    faults, session.faults = session.faults, []
    return [words("bot-failed", why=fault, other=bot_name(words, STAND_IN)) for fault in faults]


def damage(path: Path, words: Words) -> str:
    """The message that a saved game could not be read, and the new name of its file."""
    return words("kept-damaged", path=str(path))


def hint_of(session: Seat, phrases: Phrases) -> list[str]:
    """A hint for the person whose turn it is, as lines; or a line that says why there is none."""
    words = phrases.words
    if not session.may_ask:
        return [words("daily-no-hints")]
    if not session.turn_of_person:
        return [words("hint-not-now")]
    try:
        advice = session.advise()
    except ForetellError as fault:
        return [words("hint-missing", why=str(fault))]
    return [*short_lines(session.view, advice, phrases), words("hint-by", bot=bot_name(words, advice.bot))]
