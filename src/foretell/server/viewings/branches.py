"""The games of branches: which moves the rules allow there.

They keep only their positions: with its past each would take several hundred kB.
"""

from ...game.errors import IllegalMove, NotationError
from ...game.game import Game
from ...record.reader import read_game
from ..eventlog.asking import Refusal
from ..replays.replay import game_after, line_count
from .state import Branch, Viewing

MOST_BRANCHES = 24
MOST_MOVES = 400
"""The most moves in a branch: more than a round has."""


class Branches:
    """Plays the moves of a viewing's branches; a game is replayed when its branch is first asked for."""

    def __init__(self, viewing: Viewing) -> None:
        self._viewing = viewing
        self._game: Game | None = None
        self._starts: dict[int, Game] = {}
        self._now: dict[int, Game] = {}

    def lines_before(self, number: int) -> int:
        """How many lines of the game have to be replayed before the next move of a branch; 0: none."""
        branches = self._viewing.branches
        return branches[number].line if number < len(branches) and number not in self._starts else 0

    def check_new(self, line: int) -> None:
        """Raise Refusal unless a branch can begin after this line of the game's replay: the next one, then."""
        if len(self._viewing.branches) >= MOST_BRANCHES:
            raise Refusal("full", f"there is room for {MOST_BRANCHES} branches")
        if not 1 <= line <= line_count(self._whole()):
            raise Refusal("no-such-place", "the game has no such place")
        game = game_after(self._whole(), line)
        if game.turn is None:
            raise Refusal("no-turn", "nobody has a move to make here")
        self._starts[len(self._viewing.branches)] = game.without_past()

    def try_move(self, number: int, move: str, after: int) -> None:
        """Make a move in a branch that has ``after`` moves; raises Refusal, and then nothing has changed."""
        branch = self._branch(number)
        if len(branch.moves) != after:
            raise Refusal("again", "this branch has other moves by now")
        if len(branch.moves) >= MOST_MOVES:
            raise Refusal("full", f"a branch has room for {MOST_MOVES} moves")
        game = self._game_of(number)
        seat = game.turn
        if seat is None:
            raise Refusal("no-turn", "this round is over; a branch ends with its round")
        try:
            game.apply(move, seat)
        except IllegalMove as fault:
            raise Refusal("illegal", fault.reason, fault.rule) from None
        except NotationError as fault:
            raise Refusal("notation", str(fault)) from None

    def check_left(self, number: int, moves: int) -> None:
        """Raise Refusal unless a branch has more moves than these."""
        if moves >= len(self._branch(number).moves):
            raise Refusal("no-such-place", "this branch has no such move")

    def forget(self, number: int) -> None:
        """Play a branch again from its start when it is next asked for: moves were taken back."""
        self._now.pop(number, None)

    def _branch(self, number: int) -> Branch:
        if number >= len(self._viewing.branches):
            raise Refusal("no-such-branch", "there is no such branch")
        return self._viewing.branches[number]

    def _whole(self) -> Game:
        if self._game is None:
            self._game = read_game(self._viewing.record)
        return self._game

    def _game_of(self, number: int) -> Game:
        if number not in self._now:
            branch = self._viewing.branches[number]
            if number not in self._starts:
                self._starts[number] = game_after(self._whole(), branch.line).without_past()
            game = self._now[number] = self._starts[number].copy()
            for move in branch.moves:
                game.apply(move, game.turn)
        return self._now[number]
