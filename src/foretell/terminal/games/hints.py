"""Hints for the person at the terminal."""

from ...game.errors import ForetellError
from ..text.games import bot_name
from ..text.hints import short_lines
from ..text.phrases import Phrases
from .session import Seat


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
