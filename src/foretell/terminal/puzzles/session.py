"""Solving puzzles line by line."""

import secrets
from collections import Counter
from collections.abc import Iterator, Sequence
from contextlib import suppress
from pathlib import Path

from ...bots.levels import BOT_NAMES
from ...coach import Why, sentence
from ...files import told
from ...game.events import Event
from ...game.moves import Move
from ...puzzles import Progress, Puzzle, Wish, next_puzzle
from ...puzzles.progress import read_progress
from ...words import Words
from ..games.session import Session
from ..plain.game import PlainGame
from ..plain.program import choose
from ..system.console import Console, Leave
from ..system.kept_file import KeptFile
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
        cards = ", ".join(f"{phrases.names[seat]} {phrases.the_play(play)}" for seat, play in trick.by_seat())
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


_SEEDS = 1 << 63
_OTHERS = "random"
"""The bots of the other seats, which never have to move."""


def progress_file(data: Path | None = None) -> KeptFile[Progress]:
    """The file with the progress; ``data`` None: in the platform's folder for application data."""
    return KeptFile("puzzles.json", data, read_progress, Progress.as_text, Progress())


class PuzzleSession:
    """Asks one puzzle after the other until the user leaves."""

    def __init__(self, wish: Wish, file: KeptFile[Progress], words: Words, console: Console) -> None:
        """Read the progress; a damaged file is set aside and told."""
        self._wish, self._file, self._words, self._console = wish, file, words, console
        self._progress, damaged = file.read()
        self._rng = [secrets.randbelow(_SEEDS)]
        if damaged is not None:
            console.say(words("puzzles-damaged", path=str(damaged)))

    def run(self, first: Puzzle | None) -> int:
        """Ask until the user leaves or nothing is left; ``first``: the puzzle to begin with.  The exit status."""
        puzzle = first or self._next()
        with suppress(Leave):
            while puzzle is not None and self._solve(puzzle):
                puzzle = self._next()
            if puzzle is None:
                self._console.say(self._words("puzzles-all-tried"))
        self._say_goodbye()
        return 0

    def _next(self) -> Puzzle | None:
        return next_puzzle(self._wish, self._progress, self._rng)

    def _solve(self, puzzle: Puzzle) -> bool:
        """Ask until the answer is found or shown; whether the user wants another puzzle."""
        game, view = puzzle.game(), puzzle.observation()
        seat = view.seat or 0
        session = Session(game, seat, [_OTHERS] * (len(view.players) - 1))
        phrases = Phrases(self._words, view.players, seat)
        plain = PlainGame(session, phrases, self._console)
        self._console.say(head_line(puzzle, phrases))
        self._console.say(*trick_lines(session.story, phrases))
        plain.begin()
        while True:
            move = plain.ask().move
            solved = str(move) in puzzle.answer
            before = self._progress
            self._note(puzzle, solved=solved)
            if solved or move is None:
                self._console.say(self._words("puzzle-right"))
                break
            self._console.say(wrong_line(puzzle, move, phrases))
            choice = self._choose("again", "show", "next")
            if choice == "next":
                return True
            if choice == "show":
                break
        self._tell_answer(puzzle, phrases, before)
        return self._choose("next", "leave") == "next"

    def _tell_answer(self, puzzle: Puzzle, phrases: Phrases, before: Progress) -> None:
        self._console.say(answer_line(puzzle, phrases), *reason_lines(puzzle, phrases))
        rating = round(self._progress.rating.points)
        if change := rating - round(before.rating.points):
            self._console.say(self._words("puzzle-your-rating", rating=str(rating), change=f"{change:+d}"))
        if self._progress.streak > 1:
            self._console.say(self._words("puzzle-streak", count=self._progress.streak))

    def _choose(self, *choices: str) -> str:
        return choose({name: self._words(f"puzzles-{name}") for name in choices}, self._words, self._console)

    def _note(self, puzzle: Puzzle, *, solved: bool) -> None:
        """Keep the first try."""
        after = self._progress.after(puzzle.id, puzzle.rating, solved=solved)
        if after is self._progress:
            return
        self._progress = after
        try:
            self._file.write(after)
        except OSError as error:
            self._console.say(self._words("not-kept", error=told(error)))

    def _say_goodbye(self) -> None:
        progress = self._progress
        rating = str(round(progress.rating.points))
        counts = {"solved": progress.solved, "tried": len(progress.tried), "best": progress.best}
        with suppress(Leave):
            self._console.say(self._words("puzzles-summary", rating=rating, **counts))


def theme_lines(puzzles: Sequence[Puzzle], words: Words) -> list[str]:
    """The themes of these puzzles and how many there are of each, the most frequent first."""
    counts = Counter(puzzle.theme for puzzle in puzzles).most_common()
    return [words("puzzles-kind", name=words(f"puzzle-theme-{name}"), theme=name, count=n) for name, n in counts]
