"""Taking a lesson line by line: a sentence, then Enter or the move that it waits for."""

from collections.abc import Iterator, Sequence

from ...game.events import Event, TrickBombed, TrickTaken
from ...game.moves import Move
from ...game.observation import Observation
from ..games.session import Session
from ..plain.game import PlainGame
from ..plain.parsing import read_command
from ..system.console import Console
from ..text.games import open_line
from ..text.hints import decimal, in_words
from ..text.overview import hand_line, seat_line, trick_line
from ..text.phrases import Phrases
from ..text.score_sheet import ScoreSheet
from .course import OTHER, Course, Step, make

_CLOSE = 2
"""Fewer points than these apart, two bids are almost as good."""
_MOST = 7
"""The most bids that are told."""


def lit_lines(step: Step, view: Observation, sheet: ScoreSheet, phrases: Phrases) -> list[str]:
    """What the sentence of a step speaks of; the hand only if no question shows it anyway."""
    found: list[str] = []
    for target in step.lit:
        found += [line for line in _of_target(target, step, view, sheet, phrases) if line and line not in found]
    return found


def _of_target(target: str, step: Step, view: Observation, sheet: ScoreSheet, phrases: Phrases) -> Iterator[str]:
    what, _, which = target.partition(" ")
    match what:
        case "hand" | "card" if not (step.moves or step.bids):
            yield hand_line(view.hand, not view.hand and view.hand_sizes[phrases.me] > 0, phrases)
        case "trump" | "follow" | "pool":
            yield open_line(view, phrases)
        case "trick" | "played":
            yield trick_line(view, sheet, phrases)
        case "seat":
            yield seat_line(view, int(which), phrases)
        case "seats":
            others = (seat for seat in range(len(view.players)) if seat != phrases.me)
            yield from (seat_line(view, seat, phrases) for seat in others)
        case _:
            return  # the question itself


def judged_lines(step: Step, bid: int, nets: str | None, phrases: Phrases) -> Iterator[str]:
    """How good a bid is beside the best one, and what the others make."""
    words, best = phrases.words, step.best_bid
    points, most = step.points_of(bid), step.points_of(best)
    kind = "best" if bid == best else "fine" if most - points < _CLOSE else "less"
    values = {"points": _told(points, phrases), "most": _told(most, phrases)}
    yield words(f"web-learn-judged-{kind}", bid=bid, best=best, **values)
    for each in _shown(step, bid):
        judged = step.bids[each]
        if judged is not None:
            chance = round(100 * judged[1])
            yield words("web-learn-bar", bid=each, points=_told(judged[0], phrases), chance=chance)
    if nets is not None:
        yield words("web-learn-judged-by", nets=nets)


def _shown(step: Step, own: int) -> list[int]:
    """The player's bid and those nearest to the best one, in order."""
    legal = [bid for bid, judged in enumerate(step.bids) if judged is not None]
    near = sorted(legal, key=lambda bid: (bid != own, abs(bid - step.best_bid)))
    return sorted(near[:_MOST])


def _told(points: float, phrases: Phrases) -> str:
    return decimal(points, phrases.words, signed=False).replace("-", "\N{MINUS SIGN}")


_OTHERS = "random"
"""The bots of the other seats, which never have to move."""


class LessonGame(PlainGame):
    """One lesson; the other players make the moves of its record."""

    def __init__(self, course: Course, phrases: Phrases, console: Console) -> None:
        """Nothing is dealt yet."""
        self._course, self._lines = course, tuple(course.lines())
        self._game = course.new_game()
        session = Session(self._game, course.seat, [_OTHERS] * (len(self._game.players) - 1))
        super().__init__(session, phrases, console)
        self._made = 0
        """How many lines were dealt or played."""
        self._waiting: Sequence[Event] = ()
        """Events that are told when the lesson goes on."""
        self._wanted: list[str] = []
        self.lost: float | None = None
        """The points that the player's bids gave away against the best ones; None: no bid was judged."""

    def play(self) -> None:
        """Take the lesson to its end; raises Leave if the player leaves."""
        last = self._course.steps[-1]
        for step in self._course.steps:
            self._come_to(step)
            self._console.say(self._words(f"web-learn-{self._course.name}-{step.text}"))
            if step.bids:
                self._judge(step)
            elif step.moves:
                self._wait_for(step)
            elif step is not last:
                self._read_on()

    # Where the table is

    def _come_to(self, step: Step) -> None:
        """Let the others move until the step is told, and show what it speaks of."""
        if not self._made:
            self._skip(step.at)
        if not (step.trick and step.at == self._made):
            self._tell(self._waiting)
            self._waiting = ()
        while self._made < step.at:
            self._make(make(self._lines[self._made], self._game))
        self._console.say(*lit_lines(step, self._session.view, self._sheet, self._phrases))

    def _make(self, events: Sequence[Event]) -> None:
        """Tell what a line has done; only up to the end of the trick where a step is told there."""
        self._made += 1
        seen = [event.seen_by(self._session.seat) for event in events]
        ends = [place for place, event in enumerate(seen, start=1) if isinstance(event, TrickTaken | TrickBombed)]
        is_cut = any(step.trick and step.at == self._made for step in self._course.steps)
        end = ends[0] if is_cut and ends else len(seen)
        self._tell(seen[:end])
        self._waiting = seen[end:]

    # Waiting for the player

    def _read_on(self) -> None:
        """Wait for Enter; commands are obeyed."""
        while line := self._console.ask(self._words("lessons-on")):
            self._obey(read_command(line, self._words), line)

    def _wait_for(self, step: Step) -> None:
        """Ask until the lesson's moves are made, in any order, but the end of a prediction last."""
        self._wanted = list(step.moves)
        while self._wanted:
            move = self.ask().move
            if move is None:
                continue
            text = str(move)
            if text in self._wanted and (text != "done" or len(self._wanted) == 1):
                self._wanted.remove(text)
                self._make(self._game.apply(move))
            else:
                answer = step.answers.get(text) or step.answers[OTHER]
                self._console.say(self._words(f"web-learn-{self._course.name}-{answer}"))

    def _judge(self, step: Step) -> None:
        """Ask for any bid and say what it makes; the table goes on as if the record's bid had been made."""
        self._wanted = [f"bid {step.best_bid}"]
        move = None
        while move is None:
            move = self.ask().move
        self._wanted = []
        bid = int(str(move).split()[1])
        self._console.say(*judged_lines(step, bid, self._course.nets, self._phrases))
        self.lost = (self.lost or 0.0) + max(0.0, step.points_of(step.best_bid) - step.points_of(bid))
        self._leap(step)
        self._read_on()

    def _leap(self, step: Step) -> None:
        """Play on quietly to where the next judged hand is."""
        steps = self._course.steps
        start = steps[steps.index(step) + 1].at
        while start > self._made and isinstance(self._lines[start - 1], Move):
            start -= 1
        self._skip(start - 1)

    def _skip(self, to: int) -> None:
        """Deal and play up to a line without a word."""
        for line in self._lines[self._made : to]:
            for event in make(line, self._game):
                self._sheet.add(event.seen_by(self._session.seat))
            self._made += 1

    # Commands

    def _hint(self, _: str) -> None:
        """Say which move the lesson waits for."""
        if self._wanted:
            move = in_words(Move.parse(self._wanted[0]), self._phrases)
            self._console.say(self._words("lessons-hint", move=move))
        else:
            self._console.say(self._words("hint-not-now"))
