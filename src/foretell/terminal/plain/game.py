"""Playing line by line: every event is a sentence, every question a list of numbered answers."""

from collections.abc import Iterable

from ...game.events import Event, RoundDealt, TrumpSet, WerewolfExchanged
from ...rulebook import rule, rules
from ..games.messages import failures, hint_of
from ..games.session import Seat, Session
from ..questions.next_question import ask
from ..questions.question import Choice, Question
from ..system.console import Command, Console, Leave
from ..text.marks import in_notation
from ..text.narrator import Narrator
from ..text.overview import hand_line, last_trick_line, score_lines, table_lines
from ..text.phrases import Phrases
from ..text.score_sheet import ScoreSheet
from .parsing import COMMANDS, read_choice, read_command, read_move


class PlainTable:
    """What a person sees and asks at a table, line by line."""

    def __init__(self, session: Seat, phrases: Phrases, console: Console) -> None:
        self._session, self._phrases, self._console = session, phrases, console
        self._words = phrases.words
        self._sheet = ScoreSheet()
        self._narrator = Narrator(phrases, self._sheet, session.view.rounds)
        self._answers = {
            "help": self._help,
            "hint": self._hint,
            "hand": self._hand,
            "table": self._table,
            "last": self._last,
            "scores": self._scores,
            "rules": self._rules,
            "why": self._why,
            "quit": self._quit,
        }

    def begin(self) -> None:
        """Describe the table; earlier events only go on the score sheet."""
        story = self._session.story
        if story and all(isinstance(event, RoundDealt | TrumpSet | WerewolfExchanged) for event in story):
            self._tell(story)
            return
        if not story:
            self._sheet.resume(self._session.view)
        for event in story:
            self._sheet.add(event)
        self._table("")

    def _tell(self, events: Iterable[Event]) -> None:
        for event in events:
            self._console.say(*self._narrator.tell(event))

    # Asking

    def ask(self) -> Choice:
        """Ask until there is an answer that the rules allow."""
        questions = [ask(self._session.view, self._phrases, self._session.why_not)]
        self._hand("")
        while True:
            question = questions[-1]
            self._list(question, inner=len(questions) > 1)
            choice = self._answer(question, inner=len(questions) > 1)
            if choice is None:
                questions.pop()
            elif choice.then is not None:
                questions.append(choice.then)
            else:
                return choice

    def _list(self, question: Question, *, inner: bool) -> None:
        """Print the question and its answers; bids, which are their own numbers, go on one line."""
        self._console.say(question.title)
        if question.of_numbers and all(choice.label.isdigit() for choice in question.choices):
            self._console.say(", ".join(choice.label for choice in question.allowed))
        else:
            for number, choice in enumerate(question.allowed, start=1):
                shown = choice.keys[0] if question.of_numbers else number
                self._console.say(f"{shown}: {choice.label}")
        if inner:
            self._console.say(self._words("plain-back"))

    def _answer(self, question: Question, *, inner: bool) -> Choice | None:
        """Read lines until one is an answer; None goes back to the previous question."""
        while True:
            line = self._console.ask(">")
            if not line:
                continue
            choice = read_choice(in_notation(line, self._words), question) or read_choice(line, question)
            if choice is not None:
                if choice.reason is None:
                    return choice
                self._console.say(self._phrases.reason(choice.reason))
                continue
            command = read_command(line, self._words)
            if command is not None and command[0] == "back" and inner:
                return None
            self._obey(command, line)

    def _obey(self, command: Command | None, line: str) -> None:
        """Run a command; any other line is an illegal move, or was not understood."""
        if command is not None and command[0] in self._answers:
            self._answers[command[0]](command[1])
        elif read_move(in_notation(line, self._words)) is not None:
            self._why(line)
        else:
            self._console.say(self._words("plain-not-understood"))

    # Commands

    def _help(self, _: str) -> None:
        names = ", ".join(self._words(f"command-{name}") for name in COMMANDS)
        self._console.say(self._words("plain-help", commands=names))

    def _hint(self, _: str) -> None:
        self._console.say(*hint_of(self._session, self._phrases))

    def _hand(self, _: str) -> None:
        view = self._session.view
        unseen = not view.hand and view.hand_sizes[self._session.seat] > 0
        self._console.say(hand_line(view.hand, unseen, self._phrases))

    def _table(self, _: str) -> None:
        self._console.say(*table_lines(self._session.view, self._sheet, self._phrases))

    def _last(self, _: str) -> None:
        self._console.say(last_trick_line(self._sheet, self._phrases))

    def _scores(self, _: str) -> None:
        self._console.say(*score_lines(self._sheet, self._phrases))

    def _rules(self, number: str) -> None:
        if not number:
            self._console.say(*(f"{entry.number} {entry.title}" for entry in rules(self._words.lang)))
            return
        try:
            found = rule(number, self._words.lang)
        except KeyError:
            self._console.say(self._words("rules-none", number=number))
            return
        self._console.say(f"{found.number} {found.title}", found.plain)

    def _why(self, text: str) -> None:
        move = read_move(in_notation(text, self._words))
        if move is None:
            self._console.say(self._words("plain-no-move"))
            return
        reason = self._session.why_not(move)
        self._console.say(self._phrases.reason(reason) if reason else self._words("plain-allowed"))

    def _quit(self, _: str) -> None:
        raise Leave


class PlainGame(PlainTable):
    """One game against bots, line by line."""

    def __init__(self, session: Session, phrases: Phrases, console: Console) -> None:
        super().__init__(session, phrases, console)
        self._own = session

    def play(self) -> None:
        """Play until the game is over; raises Leave if the player leaves."""
        self.begin()
        while (turn := self._own.view.turn) is not None:
            if turn == self._own.seat:
                move = self.ask().move
            else:
                move = self._own.bot_choice()
                self._console.say(*failures(self._own, self._words))
            if move is not None:
                self._tell(self._own.make(move).events)
