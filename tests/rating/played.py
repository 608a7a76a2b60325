"""Games that bots have played."""

from foretell import Game
from foretell.bots.levels import make_bot
from tests.game.kinds import Kind


def by_bots(kind: Kind, *bots: str) -> Game:
    """A finished game; the bots take turns as seats."""
    game = kind.game(29)
    seated = [make_bot(bots[seat % len(bots)], seat) for seat in range(kind.players)]
    while game.turn is not None:
        game.apply(seated[game.turn].choose(game.observe(game.turn)))
    return game
