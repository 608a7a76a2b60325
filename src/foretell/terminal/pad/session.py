"""Keeping score line by line: with a keyboard, a screen reader or a pipe."""

from contextlib import suppress
from pathlib import Path

from ...files import told
from ...pad.document import new_entry
from ...pad.faults import PadFault
from ...pad.fold import fold
from ...pad.state import Check, Round, State, open_faults
from ...pad.undo import to_redo, to_undo
from ...words import Value, Words
from ..system.console import Console, Leave, command_in
from ..text.faults import fault_text
from .commands import WRITING, command_steps
from .file import PadFile
from .parsing import COMMANDS, NotUnderstood, Step
from .questions import Question, answer, current_round, player_to_correct, playing, question_of
from .sheet import check_lines, place_lines, sheet_lines


class PadSession:
    """One pad, its file and the user who types."""

    def __init__(self, file: PadFile, words: Words, console: Console) -> None:
        self._file, self._words, self._console = file, words, console
        self._counting: int | None = None
        """Wizard Extreme: the round in which the seals left are counted instead of every trick."""
        self._announced: tuple[object, ...] | None = None
        """The last announcement: the round, its phase, and the bids if they were read out."""
        self._unseen_explained = False

    def keep(self) -> None:
        """Ask and write until the user leaves or the input ends; then say where everything is saved."""
        try:
            state = self._folded
            self._console.say(*sheet_lines(state, self._words), *check_lines(state.checks, state, self._words))
            while True:
                self._turn()
        except Leave:
            with suppress(Leave):
                self._console.say(farewell(self._file.path, self._words))

    @property
    def _folded(self) -> State:
        return fold(self._file.document)

    def _turn(self) -> None:
        """Ask one question and handle one line."""
        state = self._folded
        self._announce(state)
        question = question_of(state, counting=self._is_counting(state))
        line = self._asked(question)
        try:
            self._obey(state, line)
        except NotUnderstood as error:
            self._console.say(self._words(error.key, **error.values))
        except PadFault as fault:
            self._console.say(self._words("pad-not-written", fault=fault_text(fault, self._words, "pad")))
        except OSError as error:
            self._console.say(self._words("pad-not-written", fault=told(error)))

    def _asked(self, question: Question) -> str:
        """Read a line; hidden and secret bids are not echoed, and the user is told so once."""
        prompt = f"{self._words(question.key, **question.values)} >"
        if not question.unseen:
            return self._console.ask(prompt)
        if self._console.echoes and not self._unseen_explained:
            self._unseen_explained = True
            self._console.say(self._words("pad-unseen"))
        return self._console.ask_unseen(prompt)

    def _obey(self, state: State, line: str) -> None:
        command = command_in(line, COMMANDS, lambda name: self._words(f"pad-command-{name}"))
        if command is None:
            self._write_answer(answer(state, line, self._words, counting=self._is_counting(state)))
        elif command[0] in WRITING:
            self._write_answer(command_steps(state, *command, self._words))
            if command[0] == "fix":
                self._console.say(*sheet_lines(self._folded, self._words))
        else:
            self._look(state, command[0])

    def _look(self, state: State, command: str) -> None:
        """The commands that do not write entries of their own."""
        if command == "quit":
            raise Leave
        if command == "help":
            names = ", ".join(self._words(f"pad-command-{name}") for name in COMMANDS)
            self._console.say(self._words("pad-help", commands=names))
        elif command == "sheet":
            self._console.say(*sheet_lines(state, self._words))
        elif command == "left":
            if state.game != "extreme" or state.current is None:
                raise NotUnderstood("pad-not-now")
            self._counting = state.current
        else:
            self._undo(command)

    def _undo(self, command: str) -> None:
        entries = self._file.document.entries
        found = to_undo(entries) if command == "undo" else to_redo(entries)
        if found is None:
            raise NotUnderstood("pad-no-undo" if command == "undo" else "pad-no-redo")
        self._file.write(new_entry(command, entry=found))
        self._counting = self._announced = None
        self._console.say(*sheet_lines(self._folded, self._words))

    # Writing

    def _write_answer(self, steps: list[Step]) -> None:
        """Write an answer, report its faults, and end the round if it is complete."""
        known = _checks(self._folded)
        self._file.write(*(new_entry(do, **values) for do, values in steps))
        state = self._folded
        self._console.say(*check_lines([check for check in _checks(state) if check not in known], state, self._words))
        row = current_round(state)
        if row is not None and question_of(state, counting=self._is_counting(state)).key == "pad-ask-end":
            self._file.write(new_entry("end", round=row.number, done=True))
            state = self._folded
        scored = row is not None and state.rounds[row.number - 1].phase == "scored"
        if scored or any(do == "end" for do, _ in steps):
            self._counting = None
            self._console.say(*place_lines(state, self._words))

    def _is_counting(self, state: State) -> bool:
        return self._counting is not None and self._counting == state.current

    # Saying

    def _announce(self, state: State) -> None:
        """Announce a new round, and read out the bids; each once."""
        row = current_round(state)
        now = (state.current, *_said(row))
        before, self._announced = self._announced, now
        if row is None or now == before:
            return
        names = {player.id: player.name for player in state.players}
        if before is None or before[0] != row.number:
            values: dict[str, Value] = {"round": row.number, "rounds": state.planned, "cards": row.cards}
            self._console.say(self._words("pad-round", dealer=names[row.dealer], **values))
            if row.trump is not None:
                self._console.say(self._words("pad-trump", suit=self._words(f"suit-{row.trump}")))
        if row.phase == "say":
            bids = ", ".join(f"{player.name} {row.cells[player.id].bid}" for player in playing(state, row))
            self._console.say(self._words("pad-bids", bids=bids, sum=row.bid_sum, cards=row.cards))
            if open_faults(row.checks) and player_to_correct(row) is None:
                self._console.say(self._words("pad-overrule"))


def farewell(path: Path, words: Words) -> str:
    """What to say to a user who leaves: where the pad is kept, if anything was entered."""
    return words("pad-left", file=str(path)) if path.exists() else words("pad-left-empty")


def _said(row: Round | None) -> tuple[object, ...]:
    """The key of an announcement: the phase, and the bids if they are read out."""
    if row is not None and row.phase == "say":
        return row.phase, *(cell.bid for cell in row.cells.values())
    return (row.phase if row is not None else "",)


def _checks(state: State) -> list[Check]:
    """All faults of the game and its rounds."""
    return [*state.checks, *(check for row in state.rounds for check in row.checks)]
