"""What is said of kept games."""

import shlex
from pathlib import Path

from ...words import Words
from ..text.phrases import clean_name, game_name
from .save_folder import SavedGame, SaveFolder


def describe(kept: SavedGame, words: Words) -> str:
    """A kept game in a line: game, players, round, when it was last played."""
    game = kept.saved.game
    return words(
        "kept-game",
        game=game_name(words, game.options),
        players=", ".join(map(clean_name, game.players)),
        round=game.round,
        rounds=game.round_count,
        when=kept.when.astimezone().strftime("%Y-%m-%d %H:%M"),
    )


def farewell(saves: SaveFolder, words: Words) -> str:
    """That what was not played to its end is kept, and how to go on with it."""
    data = "" if saves.data is None else f" --data {shlex.quote(str(saves.data))}"
    return words("left", command=f"foretell play{data}")


def damage(path: Path, words: Words) -> str:
    """That a kept game could not be read, and where its file is now."""
    return words("kept-damaged", path=str(path))
