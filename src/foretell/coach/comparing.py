"""What bots make at the player's seat with the cards of the day, and how the player did beside them."""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

from ..bots.levels import make_bot
from ..game.game import Game
from . import versions
from .daily import SEAT, Deal
from .sentences import Speaker

COMPARED = ("master", "grandmaster")
"""The bots beside which a result is shown."""
_SEED = 0
_MARKS = "⬜🟨🟩"


def started(deal: Deal, players: Sequence[str]) -> Game:
    """The game of a day's deal with these names, the player's first."""
    return Game(deal.options, players, seed=deal.seed)


def made_by(deal: Deal, bot: str) -> tuple[int, ...]:
    """The points, by round, that a bot makes at the player's seat; the same on every device.

    Raises MissingExtra or BrokenNets if the bot cannot play here.
    """
    game = Game(deal.options, players=deal.players, seed=deal.seed)
    settings: dict[str, Any] = {"worlds": deal.worlds} if bot == "grandmaster" else {}
    bots = [make_bot(bot, _SEED, **settings), *(make_bot(other, _SEED) for other in deal.bots)]
    while (turn := game.turn) is not None:
        game.apply(bots[turn].choose(game.observe(turn)))
    return points_of(game)


def points_of(game: Game) -> tuple[int, ...]:
    """The points, by round, at the player's seat, as far as the game was played."""
    return tuple(each.result.points[SEAT] for each in game.rounds if each.result is not None)


@dataclass(frozen=True, slots=True)
class Comparison:
    """The player's points, by round, beside those of the bots (in the order of ``COMPARED``)."""

    deal: Deal
    yours: tuple[int, ...]
    bots: tuple[tuple[int, ...], ...]

    @property
    def stars(self) -> tuple[int, ...]:
        """By round, how many of the bots did no better than the player: 0 to 2."""
        sign = -1 if self.deal.game == "extreme" else 1
        rounds = zip(self.yours, *self.bots, strict=True)
        return tuple(sum(sign * yours >= sign * other for other in others) for yours, *others in rounds)

    @property
    def nets(self) -> str:
        """The nets that the bots have played with: ``wizard@1f0a2b3c``."""
        return versions.nets(self.deal.options.game)

    def share(self, words: Speaker) -> list[str]:
        """The result as lines to send to others; they reveal nothing about the cards."""
        points = sum(self.yours)
        master, grandmaster = map(sum, self.bots)
        stars = self.stars
        marks = "".join(_MARKS[each] for each in stars)
        game = words(f"web-quick-{self.deal.game}")
        return [
            words("daily-share", game=game, date=self.deal.day.isoformat()),
            words(
                "daily-share-points",
                game=self.deal.options.game,
                points=str(points),
                count=points,
                master=str(master),
                grandmaster=str(grandmaster),
            ),
            f"{marks} {words('daily-share-stars', stars=sum(stars), most=2 * len(stars))}",
        ]
