"""Refusals at a table of the server or of a device: one list for both."""

from ..eventlog.asking import Refusal

REFUSALS = {
    "not-waiting": ("not-waiting", "the game has begun"),
    "not-playing": ("not-playing", "no game is being played"),
    "not-over": ("not-over", "the game is not over"),
    "paused": ("paused", "the game is paused"),
    "paused-already": ("paused", "the game is paused already"),
    "not-paused": ("not-paused", "the game is not paused"),
    "away": ("away", "a bot plays for this seat already"),
    "not-away": ("not-away", "no bot plays for this seat"),
    "no-claim": ("no-claim", "it is not yet sure that you take all the rest"),
    "not-awaited": ("not-awaited", "only the player whose turn it is can be voted away"),
    "no-hints": ("no-hints", "this table plays without hints"),
    "not-your-turn": ("not-your-turn", "the coach answers when it is your turn"),
    "asked": ("asked", "you have asked for it"),
}
"""By name: the code and the sentence.  ``scripts/numbers.py`` writes them for the page, which decides on a device."""


def refusal(name: str) -> Refusal:
    """The refusal with this name."""
    return Refusal(*REFUSALS[name])
