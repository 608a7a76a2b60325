"""A hint as a person would like to read it: each move in words, what it should bring, and how likely."""

from collections.abc import Iterator, Sequence

from rich.cells import cell_len

from ..bots.judging import Judgement
from ..bots.levels import BOT_NAMES
from ..game.moves import (
    Bid,
    ChangeBid,
    EndPrediction,
    Move,
    Pass,
    Play,
    ReturnSeal,
    TakeMagician,
    TakeSeal,
    Trump,
)
from ..game.observation import ExtremeObservation, Observation, WizardObservation
from ..words import Words
from .characters import as_written
from .overview import seat_line, trick_line, trump_line
from .sheet import Sheet
from .speech import Speech, game_name

_BEST, _OTHER = "★", ""
_NOBODY = -1


def advise(view: Observation, judgements: Sequence[Judgement], words: Words, bot: str, number: int) -> Iterator[str]:
    """The lines of a hint; ``judgements``: best first; ``number``: of the move in its round, from 1."""
    speech = Speech(words, view.players, _NOBODY)
    seat = 0 if view.seat is None else view.seat
    yield f"{game_name(words, view.options)}: {', '.join(speech.names)}"
    yield words("hint-position", round=view.round, rounds=view.rounds, move=number, player=speech.names[seat])
    yield from position_lines(view, seat, speech)
    yield ""
    extreme = isinstance(view, ExtremeObservation)
    head = ["hint-move", "hint-penalty", "hint-unharmed"] if extreme else ["hint-move", "hint-points", "hint-met"]
    rows = [["", "", *map(words, head)]]
    for place, judgement in enumerate(judgements):
        expected = decimal(judgement.points, words, signed=not extreme)
        chance = words("hint-chance", percent=round(100 * judgement.chance))
        mark = _OTHER if place else _BEST
        rows.append([mark, str(judgement.move), in_words(judgement.move, speech), expected, chance])
    yield from _columns(rows)
    yield ""
    yield words("hint-by", bot=words(f"bot-{bot}") if bot in BOT_NAMES else bot)


def position_lines(view: Observation, seat: int, speech: Speech) -> Iterator[str]:
    """What the seat knows when it is asked: trump or pool, every seat, the trick on the table, its hand."""
    words, own = speech.words, Speech(speech.words, view.players, seat)
    if isinstance(view, WizardObservation):
        yield trump_line(view, speech)
    if isinstance(view, ExtremeObservation):
        yield words("overview-pool", seals=speech.seals(view.pool) or words("nothing"))
    yield from (seat_line(view, each, own) for each in range(len(view.players)))
    if trick := trick_line(view, Sheet(), speech):
        yield trick
    yield words("hint-hand", player=speech.names[seat], cards=speech.cards(view.hand) or speech.card(None))


def in_words(move: Move, speech: Speech) -> str:
    """What a move does."""
    words = speech.words
    match move:
        case Trump(suit):
            return speech.suit_label(suit)
        case Bid(tricks):
            return words("hint-bid", tricks=tricks)
        case ChangeBid(change):
            return words("hint-more" if change > 0 else "hint-less")
        case Play(None):
            return speech.card(None)
        case Play():
            return speech.play(move)
        case Pass(card):
            return speech.the_card(card)
        case _:
            return _of_seals(move, speech)


def _of_seals(move: Move, speech: Speech) -> str:
    """B5, B6, B9: what a move of a prediction does, or one that gives back a seal."""
    match move:
        case TakeSeal(suit, None):
            return speech.seal(str(suit))
        case TakeSeal(suit, int(victim)):
            return speech.words("hint-from", seal=speech.seal(str(suit)), player=speech.names[victim])
        case ReturnSeal(seal):
            return speech.seal(str(seal))
        case TakeMagician():
            return speech.words("choice-magician")
        case EndPrediction():
            return speech.words("choice-done")
        case _:
            raise TypeError(f"{move!r} is no move of these games")


def decimal(value: float, words: Words, *, signed: bool) -> str:
    """A number with one place, as the language writes it."""
    text = f"{value:+.1f}" if signed else f"{value:.1f}"
    return text.replace(".", words("hint-decimal"))


def _columns(rows: Sequence[Sequence[str]]) -> Iterator[str]:
    """Rows of cells with each column as wide as its widest cell; numbers stand to the right."""
    rows = [[*map(as_written, row)] for row in rows]
    widths = [max(cell_len(row[i]) for row in rows) for i in range(len(rows[0]))]
    for row in rows:
        spaces = [" " * (width - cell_len(cell)) for cell, width in zip(row, widths, strict=True)]
        left = [cell + space for cell, space in zip(row[:3], spaces[:3], strict=True)]
        right = [space + cell for cell, space in zip(row[3:], spaces[3:], strict=True)]
        yield ("  ".join([*left, *right])).rstrip()
