"""The course of a recorded game: its positions one after the other, and what happens between them, in sentences."""

from collections.abc import Iterator

from ...game.events import Event
from ...game.game import Game
from ...game.rulesets import ruleset_of
from ...record.position import before
from ...words import Words
from .games import game_name
from .narrator import Narrator
from .overview import table_lines
from .phrases import Phrases
from .score_sheet import ScoreSheet

Place = tuple[int, int]
"""A round and a move, from 1: the position before that move."""


class Course:
    """A game, and a position in it; all hands are open."""

    def __init__(self, game: Game, words: Words) -> None:
        """Begin before the first move."""
        self.game, self.words = game, words
        self.phrases = Phrases(words, game.players)
        self.places: list[Place] = []
        self.at = 0
        """How many moves are made in the position."""
        self._happened: list[tuple[Event, ...]] = []
        """By move, what follows from it, with the deal of the next round."""
        self._deal: tuple[Event, ...] = ()
        self._read()
        self._narrator = self._told()

    def _read(self) -> None:
        then = Game(self.game.options, self.game.players)
        for story in self.game.rounds:
            dealt = then.deal(story.hands, story.turned)
            if self._happened:
                self._happened[-1] += dealt
            else:
                self._deal += dealt
            for number, (seat, move) in enumerate(story.moves, start=1):
                self.places.append((story.number, number))
                self._happened.append(then.apply(move, seat))

    def _told(self) -> Narrator:
        """A narrator who has told of all that happened before the position."""
        self.sheet = ScoreSheet()
        if not self.game.rounds:
            self.sheet.resume(self.game.observe(None))
        narrator = Narrator(self.phrases, self.sheet, self.game.round_count)
        for event in (*self._deal, *(event for happened in self._happened[: self.at] for event in happened)):
            narrator.tell(event)
        return narrator

    @property
    def is_at_end(self) -> bool:
        """Whether all moves of the record are made."""
        return self.at == len(self.places)

    @property
    def position(self) -> Game:
        """The game in this position."""
        return self.game if self.is_at_end else before(self.game, *self.places[self.at])

    def go(self, at: int) -> None:
        """Go to the position after this many moves, or to the nearest one."""
        self.at = max(0, min(at, len(self.places)))
        self._narrator = self._told()

    def go_to(self, place: Place) -> None:
        """Go to the position before a move; raises NoPosition."""
        before(self.game, *place)
        self.go(self.places.index(place) if place in self.places else len(self.places))

    def step(self) -> Iterator[str]:
        """Make the next move, if there is one: what it is and what follows from it."""
        if not self.is_at_end:
            number, move = self.places[self.at]
            lines = [line for event in self._happened[self.at] for line in self._narrator.tell(event)]
            self.at += 1
            yield f"{number}.{move} {lines[0]}"
            yield from lines[1:]

    def head(self) -> Iterator[str]:
        """The game and its players."""
        yield f"{game_name(self.words, self.game.options)}: {', '.join(self.phrases.names)}"

    def here(self) -> Iterator[str]:
        """The position: where it is, and the table with all hands."""
        game = self.position
        if self.is_at_end:
            yield self.words("replay-end")
        else:
            number, move = self.places[self.at]
            yield self.words("replay-place", round=number, move=move)
        ruleset = ruleset_of(game.options)
        view = ruleset.observation(game.options, game.players, ruleset.open_view(game.state()))
        yield from table_lines(view, self.sheet, self.phrases)
