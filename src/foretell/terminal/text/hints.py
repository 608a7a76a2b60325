"""A hint as text: each move in words, its expected points, its chance to succeed, and why."""

from collections.abc import Iterator

from ...coach import Advice, sentence
from ...game import moves as game_moves
from ...game.moves import Move
from ...game.observation import Observation
from ...words import Words
from .columns import columns
from .games import bot_name, game_name, open_line
from .overview import seat_line, trick_line
from .phrases import Phrases
from .score_sheet import ScoreSheet

_BEST, _OTHER = "★", ""


def hint_lines(view: Observation, advice: Advice, words: Words, number: int | None) -> Iterator[str]:
    """The lines of a hint, with the position; ``number``: the move's number in its round, from 1, if it is known."""
    phrases = Phrases(words, view.players)
    seat = 0 if view.seat is None else view.seat
    yield f"{game_name(words, view.options)}: {', '.join(phrases.names)}"
    place: dict[str, str | int] = {"round": view.round, "rounds": view.rounds, "player": phrases.names[seat]}
    yield words("hint-round", **place) if number is None else words("hint-position", move=number, **place)
    yield from position_lines(view, seat, phrases)
    yield ""
    yield from advice_lines(view, advice, phrases)


def advice_lines(view: Observation, advice: Advice, phrases: Phrases) -> Iterator[str]:
    """The moves with points and chances, best first, and then a sentence for each."""
    words, penalties = phrases.words, view.codebook.rules.sign < 0
    head = ["hint-move", "hint-penalty", "hint-unharmed"] if penalties else ["hint-move", "hint-points", "hint-met"]
    if advice.best.win is not None:
        head.append("hint-win")
    rows = [["", "", *map(words, head)]]
    for place, each in enumerate(advice.moves):
        expected = decimal(each.points, words, signed=not penalties)
        chance = words("hint-chance", percent=round(100 * each.chance))
        mark = _OTHER if place else _BEST
        win = [] if each.win is None else [words("hint-chance", percent=round(100 * each.win))]
        rows.append([mark, str(each.move), in_words(each.move, phrases), expected, chance, *win])
    yield from columns(rows, right_from=3)
    yield ""
    yield from (f"{each.move}: {sentence(words, each.why, phrases.names)}" for each in advice.moves)
    yield ""
    yield words("hint-by", bot=bot_name(words, advice.bot))


def short_lines(view: Observation, advice: Advice, phrases: Phrases) -> Iterator[str]:
    """A line for each move, best first: what it is worth, and why."""
    words, penalties = phrases.words, view.codebook.rules.sign < 0
    for place, each in enumerate(advice.moves):
        worth = words(
            "hint-line-penalty" if penalties else "hint-line",
            move=in_words(each.move, phrases),
            points=decimal(each.points, words, signed=not penalties),
            percent=round(100 * each.chance),
        )
        if each.win is not None:
            worth = f"{worth} {words('hint-line-win', percent=round(100 * each.win))}"
        mark = _OTHER if place else f"{_BEST} "
        yield f"{mark}{worth[0].upper()}{worth[1:]} {sentence(words, each.why, phrases.names)}"


def position_lines(view: Observation, seat: int, phrases: Phrases) -> Iterator[str]:
    """The position as the seat sees it: trump or pool, every seat, the trick on the table, its hand."""
    words, own = phrases.words, Phrases(phrases.words, view.players, seat)
    yield open_line(view, phrases)
    yield from (seat_line(view, each, own) for each in range(len(view.players)))
    if trick := trick_line(view, ScoreSheet(), phrases):
        yield trick
    yield words("hint-hand", player=phrases.names[seat], cards=phrases.cards(view.hand) or phrases.card(None))


def in_words(move: Move, phrases: Phrases) -> str:
    """A move in words."""
    words = phrases.words
    match move:
        case game_moves.Trump(suit):
            return phrases.suit_label(suit)
        case game_moves.Bid(tricks):
            return words("hint-bid", tricks=tricks)
        case game_moves.ChangeBid(change):
            return words("hint-more" if change > 0 else "hint-less")
        case game_moves.Play(None):
            return phrases.card(None)
        case game_moves.Play():
            return phrases.play(move)
        case game_moves.Pass(card):
            return phrases.card(card)
        case _:
            return _of_seals(move, phrases)


def _of_seals(move: Move, phrases: Phrases) -> str:
    """B5, B6, B9: a move of the prediction, or the return of a seal, in words."""
    match move:
        case game_moves.TakeSeal(suit, None):
            return phrases.seal(str(suit))
        case game_moves.TakeSeal(suit, int(victim)):
            return phrases.words("hint-from", seal=phrases.seal(str(suit)), player=phrases.names[victim])
        case game_moves.ReturnSeal(seal):
            return phrases.seal(str(seal))
        case game_moves.TakeMagician():
            return phrases.words("choice-magician")
        case game_moves.EndPrediction():
            return phrases.words("choice-done")
        case _:
            raise TypeError(f"{move!r} is not a move of these games")


def decimal(value: float, words: Words, *, signed: bool) -> str:
    """A number with one decimal place, as the language writes it."""
    value = round(value, 1) + 0.0  # never -0.0
    text = f"{value:+.1f}" if signed else f"{value:.1f}"
    return text.replace(".", words("hint-decimal"))
