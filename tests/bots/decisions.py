"""What the bots of commit 9fd867d chose, in ``tests/data/decisions_9fd867d.jsonl``.

Each line is the record of a game that these bots played, of every mode, way to bid and number of players, and more:
``at`` names positions (``ROUND.MOVE``, both from 1, as in ``foretell hint --at``); ``chosen`` says for each bot which
move it chose at each of them, null where it was not asked.  Every seat had a bot of its own, made with the seat's
number as its seed and asked in the order of the game; the grandmaster had ``worlds=20``.
"""

import json
from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from functools import cache
from pathlib import Path

from foretell import Game, Observation
from foretell.arena.players import Seer, make_player
from foretell.bots import Bot
from foretell.record import loads

FILE = Path(__file__).parents[1] / "data" / "decisions_9fd867d.jsonl"
SETTINGS = {"grandmaster": ":worlds=20"}
"""Settings with which bots were made, by name."""


@dataclass(frozen=True, slots=True)
class Position:
    """What a seat saw when bots were asked, and the move that each of them chose, as text."""

    line: int
    place: str
    seen: Observation
    chosen: Mapping[str, str | None]

    @property
    def seat(self) -> int:
        """The seat whose turn it is."""
        assert self.seen.seat is not None
        return self.seen.seat


@cache
def positions() -> tuple[Position, ...]:
    """All positions, in the order of the games."""
    lines = FILE.read_text(encoding="utf-8").splitlines()
    return tuple(position for number, line in enumerate(lines, 1) for position in _of_game(number, line))


def _of_game(number: int, line: str) -> Iterator[Position]:
    data, played = json.loads(line), loads(line)
    chosen = {place: {bot: data["chosen"][bot][i] for bot in data["chosen"]} for i, place in enumerate(data["at"])}
    game = Game(played.options, played.players)
    for round_number, story in enumerate(played.rounds, 1):
        game.deal(story.hands, story.turned)
        for move_number, (seat, move) in enumerate(story.moves, 1):
            place = f"{round_number}.{move_number}"
            if place in chosen:
                yield Position(number, place, game.observe(seat), chosen.pop(place))
            game.apply(move, seat)
    assert not chosen


def decisions(bot: str) -> list[Position]:
    """The positions at which this bot was asked."""
    return [position for position in positions() if position.chosen[bot] is not None]


def other_decisions(bot: str, name: str) -> list[str]:
    """Where the player with this name decides otherwise than this bot did, as sentences."""
    table: dict[tuple[int, int], Bot] = {}
    other = []
    for position in decisions(bot):
        place = position.line, position.seat
        if place not in table:
            table[place] = make_bot(name + SETTINGS.get(bot, ""), position.seat)
        move = str(table[place].choose(position.seen))
        if move != position.chosen[bot]:
            other.append(f"line {position.line}, {position.place}: {move} instead of {position.chosen[bot]}")
    return other


def make_bot(name: str, seed: int) -> Bot:
    """A player of the arena that is a bot; ``name`` may carry settings."""
    player = make_player(name, seed)
    assert not isinstance(player, Seer)
    return player
