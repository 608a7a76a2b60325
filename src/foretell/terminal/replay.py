"""``foretell replay``: goes through a recorded game line by line, and plays on from any position of it."""

import re
import secrets
from collections.abc import Sequence
from pathlib import Path

from ..bots.levels import check_seatable, company, full_name
from ..game.errors import OptionsError
from ..game.events import Event
from ..game.game import Game
from ..game.rulesets import ruleset_of
from ..record.position import NoPosition
from ..rules.wizard.deal import DECK_ROOM
from ..words import Words
from .games.launcher import SEEDS, Launcher, Setup
from .games.save_folder import SavedGame, SaveFolder
from .games.session import Session
from .play import played
from .system.console import Console, Leave, command_in
from .text.course import Course, Place
from .text.games import bot_name


class _Nothing(SaveFolder):
    """A folder without games."""

    def games(self) -> tuple[list[SavedGame], list[Path]]:
        """None."""
        return [], []


class GoingOn(Launcher):
    """Plays on once; the rounds that follow are dealt as in the record, and at random after its last one."""

    is_single = True

    def __init__(self, position: Game, recorded: Game, seat: int, bots: Sequence[str], seed: int | None = None) -> None:
        """``bots``: of the other seats, in their order.  ``seed``: of the rounds that the record does not have."""
        seed = secrets.randbelow(SEEDS) if seed is None else seed
        super().__init__(Setup(position.options, position.players, tuple(bots), seed), _Nothing(None))
        self._position, self._recorded, self._seat = position, recorded, seat

    def new(self) -> Session:
        """The game from the position on."""
        return Session(self._position.copy(), self._seat, self.setup.bots, deal=self._deal)

    def _deal(self, game: Game) -> Sequence[Event]:
        if game.round < len(self._recorded.rounds):
            story = self._recorded.rounds[game.round]
            return game.deal(story.hands, story.turned)
        state, deck = game.state(), [0] * DECK_ROOM
        state.seed = self.setup.seed or 0
        ruleset_of(game.options).codebook.rules.deal(state, deck)
        return game.deal_deck(deck)


COMMANDS = ("next", "back", "table", "play", "help", "quit")
_SHORT = {name[0]: name for name in COMMANDS}
_PLACE = re.compile(r"(\d{1,3})\.(\d{1,3})")
_SEAT = re.compile(r"\d")


class Replay:
    """A recorded game, gone through line by line."""

    def __init__(
        self, game: Game, words: Words, console: Console, bots: Sequence[str] | None, *, plain: bool, seed: int | None
    ) -> None:
        """``bots``: by seat, to play on against; None: a mixture.  ``plain``: play on line by line too."""
        self.course = Course(game, words)
        self._words, self._console, self._bots, self._plain, self._seed = words, console, bots, plain, seed

    def run(self, place: Place | None) -> int:
        """Go through the game until the reader leaves; returns the exit status.  Raises NoPosition."""
        if place is not None:
            self.course.go_to(place)
        try:
            self._console.say(*self.course.head(), *self.course.here(), self._help())
            while True:
                self._obey(self._console.ask(">"))
        except Leave:
            return 0

    def _help(self) -> str:
        return self._words("replay-help", **{name: self._words(f"command-{name}") for name in COMMANDS[1:]})

    def _obey(self, line: str) -> None:
        """Do what a line says; raises Leave."""
        place = _PLACE.fullmatch(line)
        if place:
            self._go_to((int(place[1]), int(place[2])))
            return
        found = command_in(line, COMMANDS, lambda name: self._words(f"command-{name}"), _SHORT)
        command, rest = found or ("" if line else "next", "")
        match command:
            case "next":
                self._console.say(*(self.course.step() if not self.course.is_at_end else self.course.here()))
            case "back":
                self.course.go(self.course.at - 1)
                self._console.say(*self.course.here())
            case "table":
                self._console.say(*self.course.here())
            case "play":
                self._play(rest)
            case "quit":
                raise Leave
            case _:
                self._console.say(self._help())

    def _go_to(self, place: Place) -> None:
        try:
            self.course.go_to(place)
        except NoPosition as fault:
            self._console.say(str(fault))
        else:
            self._console.say(*self.course.here())

    def _play(self, text: str) -> None:
        """Play on from here, in the seat that the text names or whose turn it is."""
        position = self.course.position
        last = len(position.players) - 1
        if position.turn is None:
            self._console.say(self._words("replay-over"))
        elif text and not (_SEAT.fullmatch(text) and int(text) <= last):
            self._console.say(self._words("replay-seats", last=last))
        else:
            seat = int(text) if text else position.turn
            bots = seated(self._bots, seat, last + 1)
            told = ", ".join(bot_name(self._words, bot) for bot in bots)
            self._console.say(self._words("replay-plays", player=self.course.phrases.names[seat], bots=told))
            played(GoingOn(position, self.course.game, seat, bots, self._seed), self._words, plain=self._plain)
            self._console.say(*self.course.here())


def seated(bots: Sequence[str] | None, seat: int, players: int) -> tuple[str, ...]:
    """The bots of all other seats, in their order: those given by seat (None: a mixture)."""
    if bots is None:
        return company(players - 1)
    return tuple(bots[other % len(bots)] for other in range(players) if other != seat)


def replay(
    game: Game,
    *,
    at: Place | None = None,
    bots: Sequence[str] | None = None,
    seed: int | None = None,
    lang: str | None = None,
    plain: bool = False,
    console: Console | None = None,
) -> int:
    """Go through a recorded game; returns the exit status.

    ``bots``: to play on against, by seat, repeated if there are too few.  ``seed``: of rounds that the record does not
    have.  Raises NoPosition for a place that the game does not have, and OptionsError for bots that cannot be seated
    and for a game that has not begun.
    """
    if not game.rounds and game.turn is None:
        raise OptionsError("no round of this game was dealt: there is nothing to replay")
    check_seatable(bots or ())
    named = None if bots is None else [full_name(bot) for bot in bots]
    return Replay(game, Words(lang), console or Console(), named, plain=plain, seed=seed).run(at)
