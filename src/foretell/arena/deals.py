"""Plays one deal of a match, once for each assignment of bots to seats."""

from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass, field
from functools import partial
from time import process_time_ns

from ..bots import Bot
from ..game.errors import ForetellError, IllegalMove
from ..game.game import Game
from ..game.moves import Move, TakeMagician
from ..game.rounds import Result, Round
from ..game.rulesets import ruleset_of
from ..rules.chance import round_key
from .native_table import play_here, table_of
from .one_game import Choose, play, play_all
from .plan import MatchPlan
from .players import Player, Seer, make_player
from .seating import Seats
from .times import Stopwatch, Times
from .workers import step

_TIMED_EVERY = 16
"""In one deal out of this many, levels play at a table, so that their decisions can be timed."""


@dataclass(frozen=True, slots=True)
class GameResult:
    """The result of one game.  Lists are by round, then by seat."""

    seats: Seats
    """The number of the bot at each seat."""
    points: tuple[tuple[int, ...], ...]
    """Points in each round; in Wizard Extreme, penalty points."""
    hits: tuple[tuple[bool, ...], ...]
    """Whether the bid was met; in Wizard Extreme, whether the seat had no penalty points."""
    magicians: tuple[int | None, ...] = ()
    """Wizard Extreme: the seat that took the Magician, by round."""


@dataclass(frozen=True, slots=True)
class DealResult:
    """The results of all games played with the cards of one deal."""

    number: int
    """Which deal of the match, from 0."""
    seed: int
    """The seed of its cards, for Game."""
    games: tuple[GameResult, ...]
    times: tuple[Times, ...] = field(default=(), compare=False)
    """By bot: CPU times of a sample of its decisions among several moves; they differ from run to run."""


class BotFault(ForetellError, ValueError):
    """A bot made an illegal move; the message says which move, and where."""


def play_deal(plan: MatchPlan, number: int) -> DealResult:
    """Play all games with the cards of the plan's n-th deal, counted from 0; raises BotFault for an illegal move.

    Where the native library can play all bots, it does, but for a sample of the deals, in which decisions are timed.
    """
    if play_here(plan.bots) and number % _TIMED_EVERY:
        return _played_here(plan, number)
    return play_deals_together(plan, [number])[0]


def play_deals_together(plan: MatchPlan, numbers: Sequence[int]) -> list[DealResult]:
    """Play the games of several deals side by side, so that bots of other processes are asked in batches."""
    deals = [_Deal(plan, number) for number in numbers]
    play_all(game for deal in deals for game in deal.play())
    return [deal.result() for deal in deals]


def _played_here(plan: MatchPlan, number: int) -> DealResult:
    """A deal played by the native library; the games are the same."""
    seed, table = plan.deal_seed(number), table_of(plan.options, plan.players, paper_rule=plan.paper_rule)
    games = []
    for place, (_, seats) in enumerate(plan.assignments(number)):
        seeds = seeds_of(seed, place, plan.players)
        played = table.play(seed, [plan.bots[bot] for bot in seats], seeds, [""] * plan.players)
        games.append(_result(plan, seats, [played.round(n) for n in range(played.rounds)]))
        step()
    return DealResult(number, seed, tuple(games), tuple(Times() for _ in plan.bots))


class _Deal:
    """All games with the cards of one deal."""

    def __init__(self, plan: MatchPlan, number: int) -> None:
        self._plan, self._number = plan, number
        self._watches = [Stopwatch() for _ in plan.bots]
        self._seats = [assignment.seats for assignment in plan.assignments(number)]
        self._games = [plan.new_game(number) for _ in self._seats]

    def play(self) -> Iterator[Iterator[None]]:
        """The games, each as the steps in which it is played."""
        for place, (seats, game) in enumerate(zip(self._seats, self._games, strict=True)):
            seeds = seeds_of(self._plan.deal_seed(self._number), place, self._plan.players)
            players = [make_player(self._plan.bots[bot], seed) for bot, seed in zip(seats, seeds, strict=True)]
            yield self._steps(game, seats, players)

    def _steps(self, game: Game, seats: Seats, players: Sequence[Player]) -> Iterator[None]:
        """Play a game; raises BotFault for an illegal move."""
        choices = [_timed(player, self._watches[bot]) for player, bot in zip(players, seats, strict=True)]
        try:
            yield from play(game, players, choices)
            step()
        except IllegalMove as fault:
            raise BotFault(f"{self._plan.bots[seats[game.turn or 0]]}, deal {self._number}: {fault}") from None

    def result(self) -> DealResult:
        """What came of it."""
        games = zip(self._seats, self._games, strict=True)
        found = tuple(_result(self._plan, seats, game.rounds) for seats, game in games)
        return DealResult(
            self._number, self._plan.deal_seed(self._number), found, tuple(w.times for w in self._watches)
        )


def seeds_of(deal_seed: int, place: int, players: int) -> list[int]:
    """The seeds of the players, by seat, in the game with this place (from 0) among the games of a deal."""
    key = round_key(deal_seed, -1 - place)
    return [round_key(key, seat) for seat in range(players)]


def _timed(player: Player, watch: Stopwatch) -> Choose:
    """The function that makes this player's moves and times its decisions."""
    return partial(_seer_turn, player, watch) if isinstance(player, Seer) else partial(_bot_turn, player, watch)


def _bot_turn(bot: Bot, watch: Stopwatch, game: Game) -> Move:
    """A bot sees its own seat's observation and nothing else."""
    observation = game.observe(game.turn)
    view = observation.view
    moves = view.legal_suited.bit_count() + view.legal_rest.bit_count()
    return _watched(watch, moves, partial(bot.choose, observation))


def _seer_turn(seer: Seer, watch: Stopwatch, game: Game) -> Move:
    return _watched(watch, len(game.legal_moves), partial(seer.choose, game))


def _watched(watch: Stopwatch, moves: int, choose: Callable[[], Move]) -> Move:
    """The chosen move; a sample of the decisions among several moves is timed."""
    if moves < 2 or not watch.due():
        return choose()
    start = process_time_ns()
    move = choose()
    watch.add(process_time_ns() - start)
    return move


def _result(plan: MatchPlan, seats: Seats, rounds: Sequence[Round]) -> GameResult:
    """The result of a complete game."""
    results = [_completed(story) for story in rounds]
    points, hits = tuple(result.points for result in results), tuple(result.as_foretold for result in results)
    has_magician = TakeMagician() in ruleset_of(plan.options).codebook.move_codes
    magicians = tuple(map(_magician, rounds)) if has_magician else ()
    return GameResult(seats, points, hits, magicians)


def _completed(story: Round) -> Result:
    """The result of a complete round."""
    if story.result is None:
        raise ValueError(f"round {story.number} is not complete")
    return story.result


def _magician(story: Round) -> int | None:
    """The seat that took the Magician (B5)."""
    return next((seat for seat, move in story.moves if isinstance(move, TakeMagician)), None)
