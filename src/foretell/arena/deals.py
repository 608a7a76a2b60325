"""Plays one deal of a match, once for each assignment of bots to seats."""

from collections.abc import Callable, Sequence
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
from .plan import MatchPlan
from .players import Player, Seer, make_player
from .seating import Seats
from .times import Stopwatch, Times

_Turn = Callable[[Game], Move]
"""Makes the move of the seat whose turn it is."""


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
    """Play all games with the cards of the plan's n-th deal, counted from 0; raises BotFault for an illegal move."""
    watches = [Stopwatch() for _ in plan.bots]
    has_magician = TakeMagician() in ruleset_of(plan.options).codebook.move_codes
    games = []
    for place, assignment in enumerate(plan.assignments(number)):
        game = plan.new_game(number)
        players = _players(plan, assignment.seats, seeds_of(plan.deal_seed(number), place, plan.players))
        try:
            _play(game, [_timed(player, watches[bot]) for player, bot in zip(players, assignment.seats, strict=True)])
        except IllegalMove as fault:
            raise BotFault(f"{plan.bots[assignment.seats[game.turn or 0]]}, deal {number}: {fault}") from None
        games.append(_result(assignment.seats, game.rounds, has_magician=has_magician))
    return DealResult(number, plan.deal_seed(number), tuple(games), tuple(watch.times for watch in watches))


def seeds_of(deal_seed: int, place: int, players: int) -> list[int]:
    """The seeds of the players, by seat, in the game with this place (from 0) among the games of a deal."""
    key = round_key(deal_seed, -1 - place)
    return [round_key(key, seat) for seat in range(players)]


def _players(plan: MatchPlan, seats: Seats, seeds: Sequence[int]) -> list[Player]:
    """New players, each with its own seed."""
    return [make_player(plan.bots[bot], seed) for bot, seed in zip(seats, seeds, strict=True)]


def _play(game: Game, turns: Sequence[_Turn]) -> None:
    while (seat := game.turn) is not None:
        game.apply(turns[seat](game), seat)


def _timed(player: Player, watch: Stopwatch) -> _Turn:
    """The function that makes this player's moves and times its decisions."""
    if isinstance(player, Seer):
        return partial(_seer_turn, player, watch)
    return partial(_bot_turn, player, watch)


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


def _result(seats: Seats, rounds: Sequence[Round], *, has_magician: bool) -> GameResult:
    """The result of a complete game."""
    results = [_completed(story) for story in rounds]
    points, hits = tuple(result.points for result in results), tuple(result.as_foretold for result in results)
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
