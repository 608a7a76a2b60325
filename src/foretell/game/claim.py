"""Claims of the rest of a round's tricks, with names for moves (the rule: ``foretell.rules.wizard.claim``).

Wizard only: in Wizard Extreme the winner of every trick has to choose a seal.
"""

from collections.abc import Iterator

from .codebook import Phase
from .game import Game
from .moves import Move
from .observation import Observation
from .rulesets import ruleset_of


def sure_move(seen: Observation) -> Move | None:
    """A move that wins this trick and all later ones, whatever the others play; None if there is none."""
    code = ruleset_of(seen.options).sure_code(seen.view)
    return None if code is None else seen.codebook.moves[code]


def rest_of_round(game: Game, claimer: int) -> Iterator[tuple[int, Move]]:
    """All moves up to the end of the round's last trick, with their seats; the claimer plays sure ones."""
    game = game.copy()
    while game.phase is Phase.PLAY:
        seat = game.turn
        move = sure_move(game.observe(seat)) if seat == claimer else game.legal_moves[0]
        if seat is None or move is None:
            raise RuntimeError("the claimer has no sure move")
        yield seat, move
        game.apply(move)
