"""Puzzles as sentences: their position, what a move is worth, and why."""

from collections.abc import Iterator

from ...bots.levels import BOT_NAMES
from ...coach import Why, sentence
from ...game.events import Event
from ...game.moves import Move
from ...puzzles.puzzle import Puzzle
from ..text.games import bot_name, game_name
from ..text.hints import decimal, in_words
from ..text.overview import taken_line
from ..text.phrases import Phrases
from ..text.score_sheet import ScoreSheet


def head_line(puzzle: Puzzle, phrases: Phrases) -> str:
    """The puzzle's id and rating, and the kind of game."""
    game = game_name(phrases.words, puzzle.observation().options)
    return phrases.words("puzzles-head", id=puzzle.id, rating=str(puzzle.rating), game=game)


def trick_lines(story: tuple[Event, ...], phrases: Phrases) -> Iterator[str]:
    """The complete tricks so far."""
    sheet, told, number = ScoreSheet(), None, 0
    for event in story:
        sheet.add(event)
        trick = sheet.last_trick
        if trick is None or trick is told:
            continue
        told, number = trick, number + 1
        cards = ", ".join(f"{phrases.names[seat]} {phrases.play(play)}" for seat, play in trick.by_seat())
        yield phrases.words("puzzles-trick", number=number, cards=cards, taken=taken_line(trick, phrases))


def wrong_line(puzzle: Puzzle, move: Move, phrases: Phrases) -> str:
    """What a wrong move costs."""
    words = phrases.words
    cost = abs(puzzle.result_of(puzzle.answer[0])[0] - puzzle.result_of(str(move))[0])
    values = {"move": in_words(move, phrases), "points": decimal(cost, words, signed=False)}
    return words("puzzle-costs-penalty", **values) if is_extreme(puzzle) else words("puzzle-costs", **values)


def answer_line(puzzle: Puzzle, phrases: Phrases) -> str:
    """The best move, or all that are the same."""
    *others, last = (in_words(Move.parse(text), phrases) for text in puzzle.answer)
    moves = phrases.words("puzzle-or", first=", ".join(others), last=last) if others else last
    return phrases.words("puzzle-answer", moves=moves)


def reason_lines(puzzle: Puzzle, phrases: Phrases) -> Iterator[str]:
    """What the answer is worth, why, and which levels miss it."""
    words = phrases.words
    points, chance = puzzle.result_of(puzzle.answer[0])
    values: dict[str, str | int] = {
        "points": decimal(points, words, signed=False),
        "percent": round(100 * chance),
    }
    yield words("puzzles-theme", theme=words(f"puzzle-theme-{puzzle.theme}"))
    if puzzle.why is not None:
        yield sentence(words, Why(puzzle.why["kind"], puzzle.why["values"]), puzzle.observation().players)
    yield words("puzzle-worth-penalty", **values) if is_extreme(puzzle) else words("puzzle-worth", **values)
    missed = [bot_name(words, name) for name in BOT_NAMES if name in puzzle.data["missed"]]
    yield f"{words('puzzle-judged')} {words('puzzle-missed', bots=', '.join(missed))}"


def is_extreme(puzzle: Puzzle) -> bool:
    """Whether fewer points are better."""
    return puzzle.observation().codebook.rules.sign < 0
