"""Earlier positions of a game, by round and move."""

from ..game.errors import ForetellError
from ..game.game import Game


class NoPosition(ForetellError, ValueError):
    """A round or a move that the game does not have."""


def before(game: Game, number: int, move: int) -> Game:
    """The game as it was before a move of a round (both from 1); the next move, not yet made, counts as well.

    Raises NoPosition if the game has no such round or move.
    """
    for what, given in (("round", number), ("move", move)):
        if type(given) is not int:
            raise NoPosition(f"a {what} is named by a whole number from 1, not {given!r}")
    if not 1 <= number <= len(game.rounds):
        raise NoPosition(f"the game has no round {number}; {_from_1_to(len(game.rounds), 'round')}")
    story = game.rounds[number - 1]
    last = len(story.moves) + (story.result is None)
    if not 1 <= move <= last:
        raise NoPosition(f"round {number} has no move {move}; {_from_1_to(last, 'move')}")
    then = Game(game.options, game.players)
    for each in game.rounds[:number]:
        then.deal(each.hands, each.turned)
        for seat, made in each.moves if each is not story else each.moves[: move - 1]:
            then.apply(made, seat)
    return then


def _from_1_to(last: int, what: str) -> str:
    return f"there are {what}s 1 to {last}" if last else f"there is no {what} yet"
