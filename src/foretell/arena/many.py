"""Plays many games between bots: levels in the native library, where it is there, and bots of one's own beside them."""

from array import array
from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass, field
from functools import partial
from itertools import chain, repeat
from typing import SupportsIndex

from ..bots.levels import check_bots
from ..engine.native import is_at_hand
from ..game.codebook import as_number
from ..game.errors import OptionsError
from ..game.events import RoundDealt, TrickTaken
from ..game.game import Game
from ..game.options import Options, check_truth, number_of_players, seed_of
from ..game.replaying import PER_SEAT, Replayed
from ..game.rounds import WizardResult
from ..game.rulesets import ruleset_of
from ..rules.chance import round_key
from ..rules.extreme.codes import MAGICIAN, SEAL_FROM
from ..rules.extreme.state import SEATS as EXTREME_SEATS
from .one_game import Given, is_bot, name_of, play_one, record_of
from .plan import MOST_GAMES
from .players import shown_name, split_name
from .workers import number_of_jobs, pool_of

Rows = tuple[tuple[int, ...], ...]
_LARGEST_CHUNK = 64


@dataclass(frozen=True, slots=True)
class Figures:
    """A number for each game, round and seat; ``figures[i]`` are the rows of a game, round after round."""

    numbers: "array[int]"
    shape: tuple[int, int, int]
    """Games, rounds, seats."""

    @property
    def memory(self) -> memoryview:
        """All of them as an array of this shape, without copying: ``numpy.asarray(figures.memory)``."""
        return memoryview(self.numbers).cast("B").cast("q", self.shape)

    def __len__(self) -> int:
        """How many games there are."""
        return self.shape[0]

    def __getitem__(self, game: int) -> Rows:
        """The rows of a game; raises IndexError if there is none of this number."""
        games, rounds, seats = self.shape
        first = rounds * seats * range(games)[game]
        return tuple(tuple(self.numbers[first + seats * n : first + seats * (n + 1)]) for n in range(rounds))

    def __iter__(self) -> Iterator[Rows]:
        """The rows of each game."""
        return map(self.__getitem__, range(len(self)))


@dataclass(frozen=True, slots=True)
class Plan:
    """Games to play; the seeds of deals and bots are those of ``foretell simulate``."""

    options: Options
    players: int
    bots: tuple[Given, ...]
    seed: int
    records: bool

    def seed_of(self, game: int) -> int:
        """The seed of a game's cards."""
        return round_key(self.seed, game)

    def seated(self, game: int) -> list[Given]:
        """The bots of a game, by seat."""
        return [self.bots[(game + seat) % len(self.bots)] for seat in range(self.players)]

    def bot_names(self, game: int) -> list[str]:
        """Their names."""
        return list(map(name_of, self.seated(game)))

    def player_names(self, game: int) -> list[str]:
        """The names of the players, by seat."""
        return [f"{name} {seat + 1}" for seat, name in enumerate(self.bot_names(game))]


@dataclass(frozen=True, slots=True)
class Played:
    """Games that were played, numbered from 0.  In game i, seat s has the bot at index (i + s) modulo their number."""

    plan: Plan = field(repr=False)
    points: Figures
    """Points in each round; in Wizard Extreme, penalty points."""
    bids: Figures
    """Bids as they are at the end of a round; in Wizard Extreme, a seat's coloured seals when play begins."""
    tricks: Figures
    """Tricks won in each round."""
    totals: Rows
    """Points by game and seat."""
    winners: Rows
    """The seats that share the win, by game."""
    codes: tuple[bytes, ...] | None = field(default=None, repr=False)
    """The codes of each game's moves, if records were wanted."""

    def __len__(self) -> int:
        """How many games there are."""
        return len(self.points)

    def bots(self, game: int) -> tuple[str, ...]:
        """The names of the bots in a game, by seat; raises IndexError if there is none of this number."""
        return tuple(self.plan.bot_names(self._number(game)))

    def game(self, game: int) -> Game:
        """A game with all its moves; raises ValueError if records were not wanted, and IndexError."""
        game = self._number(game)
        again = self._again(game)
        names, seed = self.plan.player_names(game), self.plan.seed_of(game)
        return again if isinstance(again, Game) else again.game(names, seed)

    def record(self, game: int) -> str:
        """A game's record, one line of text, as ``foretell simulate`` writes it; raises what ``game`` does."""
        game = self._number(game)
        names, bots = self.plan.player_names(game), self.plan.bot_names(game)
        return record_of(self._again(game), names, bots, self.plan.seed_of(game))

    def _number(self, game: SupportsIndex) -> int:
        """The number of a game, from 0; raises IndexError if there is none, and TypeError for what is no number."""
        number = as_number(game)
        if number is None:
            raise TypeError(f"the number of a game is a whole number, not {game!r}")
        try:
            return range(len(self))[number]
        except IndexError:
            raise IndexError(f"the games are numbered from 0 to {len(self) - 1}, not {game!r}") from None

    def records(self) -> Iterator[str]:
        """The records of all games, each made when it is asked for; raises ValueError as ``game`` does."""
        return map(self.record, range(len(self)))

    def _again(self, game: int) -> Replayed | Game:
        if self.codes is None:
            raise ValueError("the moves of these games were not kept: play_many(…, records=True) keeps them")
        plan, seed = self.plan, self.plan.seed_of(game)
        if is_at_hand():
            replayed = Replayed(plan.options, plan.players, seed)
            replayed.play(self.codes[game])
            return replayed
        again = Game(plan.options, plan.player_names(game), seed=seed)
        for code in self.codes[game]:
            again.apply_code(code)
        return again


def play_many(
    options: Options,
    players: SupportsIndex,
    bots: Sequence[Given],
    games: SupportsIndex,
    seed: SupportsIndex = 0,
    *,
    records: bool = False,
    jobs: int | None = 1,
) -> Played:
    """Play games between bots; the same seed gives the same games as ``foretell simulate``.

    ``bots``: they take turns at the seats; names as in the arena, bots, or classes (or functions) that make a bot from
    a seed.  The levels but for the grand master play in the native library, at thousands of games a second, and no bot
    sees more than its seat may know.  ``records``: keep the moves, for ``Played.game`` and ``Played.record``.
    ``jobs``: processes (None: one for each core); with more than one, bots are copied to each of them.

    Raises OptionsError for values that do not go together, UnknownBot for a name that is none, MissingExtra for a bot
    that cannot play here, BrokenBot for what makes no bot, IllegalMove for an illegal move of a bot, and NotationError
    for what is not a move.
    """
    games, players, seed = _number_of_games(games), number_of_players(players), seed_of(seed)
    check_truth("records", records)
    plan = Plan(options, players, _checked(options, players, bots), seed, records)
    jobs = number_of_jobs(jobs)
    if jobs == 1:
        return _collected(plan, [_play(plan, number) for number in range(games)])
    share = max(1, min(_LARGEST_CHUNK, -(-games // (4 * jobs))))
    with pool_of(min(jobs, -(-games // share))) as pool:
        return _collected(plan, list(pool.map(partial(_play, plan), range(games), chunksize=share)))


def _number_of_games(games: object) -> int:
    """The number as an int; raises OptionsError unless it is a whole number from 1 to ``MOST_GAMES``."""
    number = as_number(games)
    if number is None or number < 1:
        raise OptionsError(f"at least one game must be played, not {games!r}")
    if number > MOST_GAMES:
        raise OptionsError(f"at most {MOST_GAMES} games are played at a time, not {number}")
    return number


def _checked(options: object, players: int, bots: object) -> tuple[Given, ...]:
    """The bots, where all these values go together; raises OptionsError, UnknownBot and MissingExtra."""
    if not isinstance(options, Options):
        raise OptionsError(f"options are WizardOptions(…) or ExtremeOptions(…), not {options!r}")
    if isinstance(bots, str) or not isinstance(bots, Sequence) or not bots:
        raise OptionsError(f"bots is a list of names or bots, such as ['thumb', MyBot], not {bots!r}")
    options.cards_each(players)
    for bot in bots:
        if not (isinstance(bot, str) or callable(bot) or is_bot(bot)):
            raise OptionsError(f"a bot is a name, an object with choose(), or what makes one from a seed, not {bot!r}")
    check_bots([split_name(bot)[0] for bot in bots if isinstance(bot, str)])
    return tuple(shown_name(bot) if isinstance(bot, str) else bot for bot in bots)


@dataclass(frozen=True, slots=True)
class _One:
    """What came of a game: numbers by round and seat, and the codes of its moves."""

    points: Sequence[int]
    bids: Sequence[int]
    tricks: Sequence[int]
    totals: tuple[int, ...]
    winners: tuple[int, ...]
    codes: bytes | None


def _play(plan: Plan, number: int) -> _One:
    """Play a game of the plan."""
    seated = plan.seated(number)
    game = play_one(plan.options, seated, plan.seed_of(number), plan.player_names(number))
    return _of_game(game, plan) if isinstance(game, Game) else _of_replayed(game, plan)


def _of_replayed(game: Replayed, plan: Plan) -> _One:
    if plan.options.game == "wizard":
        bids: Sequence[int] = game.by_round("bid")
    else:
        steps = map(game.steps_of, range(game.rounds))
        bids = [
            *chain.from_iterable(_seals(map(divmod, of_round, repeat(PER_SEAT)), plan.players) for of_round in steps)
        ]
    codes = bytes([step % PER_SEAT for step in game.steps]) if plan.records else None
    return _One(game.by_round("score"), bids, game.by_round("won"), tuple(game.totals), game.winners, codes)


def _of_game(game: Game, plan: Plan) -> _One:
    codes = ruleset_of(game.options).codebook.move_codes
    made = [[(seat, codes[move]) for seat, move in story.moves] for story in game.rounds]
    results = [story.result for story in game.rounds if story.result is not None]
    points = [*chain.from_iterable(result.points for result in results)]
    if plan.options.game == "wizard":
        bids = [bid for result in results if isinstance(result, WizardResult) for bid in result.bids]
    else:
        bids = [*chain.from_iterable(_seals(of_round, plan.players) for of_round in made)]
    tricks = [0] * len(points)
    number = -1
    for event in game.events:
        number += isinstance(event, RoundDealt)
        if isinstance(event, TrickTaken):
            tricks[plan.players * number + event.seat] += 1
    kept = bytes(code for of_round in made for _, code in of_round) if plan.records else None
    return _One(points, bids, tricks, game.totals, game.winners, kept)


def _seals(steps: Iterable[tuple[int, int]], players: int) -> list[int]:
    """How many seals each seat has after the prediction, from the seats and codes of a round's moves (B5, B6)."""
    held = [0] * players
    for seat, code in steps:
        if code < MAGICIAN:
            held[seat] += 1
            if code >= SEAL_FROM:
                held[(code - SEAL_FROM) % EXTREME_SEATS] -= 1
    return held


def _collected(plan: Plan, games: Sequence[_One]) -> Played:
    """All of them together."""
    shape = len(games), len(plan.options.cards_each(plan.players)), plan.players
    rows = [[one.points for one in games], [one.bids for one in games], [one.tricks for one in games]]
    points, bids, tricks = (Figures(array("q", chain.from_iterable(of_games)), shape) for of_games in rows)
    totals, winners = tuple(one.totals for one in games), tuple(one.winners for one in games)
    codes = tuple(one.codes for one in games if one.codes is not None) if plan.records else None
    return Played(plan, points, bids, tricks, totals, winners, codes)
