"""Games between levels, and what the decisions that their look backs mark really cost."""

from array import array
from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

from foretell import SPECIALS, ExtremeOptions, Game, Options, WizardOptions
from foretell.bots import make_bot
from foretell.bots.levels import BOT_NAMES
from foretell.bots.net.judges import nets_of
from foretell.coach import look_back
from foretell.coach.lookback import Decision, LookBack
from foretell.coach.masters import WAVER
from foretell.coach.replaying import Place, replay
from foretell.engine.memory import AnyState, function, numbers_of, struct
from foretell.game.codebook import CODEBOOKS
from foretell.record import to_record
from foretell.record.head import read_head

KINDS: dict[str, Options] = {
    "classic": WizardOptions(),
    "all special cards": WizardOptions(SPECIALS),
    "Extreme": ExtremeOptions(),
}
PLAYERS, SEED = 4, 202_700_000
MIXED = ("apprentice", "thumb", "journeyman", "master")
TIMES = 20
"""How often wavering masters play a deal to its end after a move."""
_ROOM = 16


class Finishing:
    """Bots of given levels, who play rounds of one game to their ends."""

    def __init__(self, game: str) -> None:
        """Seat them; raises BrokenNets and NativeMissing."""
        self._game, self._nets = game, nets_of(game)
        self._players, self._room = struct(f"bots_coach_{game}_rounds_Players"), struct(f"rules_{game}_state_State")

    def points(self, state: AnyState, seat: int, levels: Sequence[str], times: int, waver: float) -> float:
        """The points of the seat, if these levels play on in this state: a mean of several playouts."""
        if state.turn < 0:
            return float(state.score[seat])
        seated = array("q", [*map(BOT_NAMES.index, levels), *[0] * (_ROOM - len(levels))])
        sums = array("d", bytes(8 * _ROOM))
        function(self._game, "sit_at_table")(self._players, seated, len(levels), waver, SEED)
        function(self._game, "finish_rounds")(
            self._players, numbers_of(state), self._room, SEED, times, self._nets, sums
        )
        return sums[seat] / times


@dataclass(slots=True)
class Costs:
    """Watches a game (``replaying.Watcher``), and plays on after the moves of the decisions that are marked."""

    marked: dict[Place, Decision]
    nets: dict[Place, Decision]
    """The same by the nets alone."""
    levels: Sequence[str]
    finishing: Finishing
    game: str
    rows: list[dict[str, Any]]

    def dealt(self, state: AnyState) -> None:
        """Nothing happens."""

    def asked(self, state: AnyState, code: int, place: Place) -> None:
        """Play on after the move made and the better one, from the deal as it lies."""
        decision = self.marked.get(place)
        if decision is None:
            return
        moves = {str(move): number for number, move in enumerate(CODEBOOKS[self.game].moves)}
        sign, masters = CODEBOOKS[self.game].rules.sign, ["master"] * PLAYERS
        played = self._played(state, code, masters, TIMES, WAVER[self.game])
        own = self._played(state, code, self.levels, 1, 0.0)
        better = self._played(state, moves[decision.best], masters, TIMES, WAVER[self.game])
        better_own = self._played(state, moves[decision.best], self.levels, 1, 0.0)
        row = {
            "part": decision.part,
            "round": decision.round,
            "stated": decision.lost,
            "half": decision.half,
            "nets": self.nets[place].lost,
            "masters": sign * (better - played),
            "own": sign * (better_own - own),
            "seat": state.turn,
            "predicted": decision.points,
        }
        self.rows.append(row)

    def ended(self, state: AnyState) -> None:
        """Note what the seats made of the round."""
        for row in self.rows:
            if row["round"] == state.round:
                row["realised"] = state.score[row["seat"]]

    def _played(self, state: AnyState, code: int, levels: Sequence[str], times: int, waver: float) -> float:
        here = state.copy()
        CODEBOOKS[self.game].rules.apply(here, code)
        return self.finishing.points(here, state.turn, levels, times, waver)


def game_of(kind: str, level: str, number: int) -> dict[str, Any]:
    """Play a game of this kind and judge it; the odd ones are between levels of all sorts."""
    options = KINDS[kind]
    turned = (number // 2) % PLAYERS
    levels = [*MIXED[turned:], *MIXED[:turned]] if number % 2 else [level] * PLAYERS
    seed = SEED + 1_000 * (BOT_NAMES.index(level) + 10 * list(KINDS).index(kind)) * 100 + number
    game = Game(options, PLAYERS, seed=seed)
    bots = [make_bot(each, seat) for seat, each in enumerate(levels)]
    while game.turn is not None:
        game.apply(bots[game.turn].choose(game.observe(game.turn)))
    first: list[LookBack] = []
    found = look_back(game, found=first.append, seat=levels.index(level) if number % 2 else None)
    seats = [seat for seat in range(PLAYERS) if levels[seat] == level]
    bad = [each for each in found.decisions if each.kind not in ("best", "fine") and each.seat in seats]
    marked = {(each.round, each.move): each for each in bad}
    by_nets = {(each.round, each.move): each for each in first[0].decisions}
    costs = Costs(marked, by_nets, levels, Finishing(options.game), options.game, [])
    record = to_record(game)
    replay(read_head(record), record, costs)
    return {
        "kind": kind,
        "level": level,
        "number": number,
        "decisions": sum(len(found.of_seat(seat)) for seat in seats),
        "by_nets": sum(each.kind not in ("best", "fine") and each.seat in seats for each in first[0].decisions),
        "marked": costs.rows,
    }
