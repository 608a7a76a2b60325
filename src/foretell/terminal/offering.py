"""What is said of kept games."""

from pathlib import Path

from ..words import Words
from .shelf import Kept
from .speech import clean_name, game_name


def describe(kept: Kept, words: Words) -> str:
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


def damage(path: Path, words: Words) -> str:
    """That a kept game could not be read, and where its file is now."""
    return words("kept-damaged", path=str(path))
