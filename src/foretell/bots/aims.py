"""What bots play for: the win of the game, or points."""

from ..game.errors import OptionsError

WIN, POINTS = "win", "points"
AIMS = (WIN, POINTS)


def is_to_win(aim: str) -> bool:
    """Whether a bot with this aim plays for the win; raises OptionsError for any other word."""
    if aim not in AIMS:
        raise OptionsError(f"a bot's aim must be {WIN} or {POINTS}, not {aim!r}")
    return aim == WIN
