"""A club as organisers, members, readers and spreadsheets see it."""

from collections.abc import Collection, Iterator, Sequence
from dataclasses import replace
from fractions import Fraction

import msgspec

from ...club.settings import Season
from ...club.state import Evening, Game, Member, Result, State
from ...club.statistics import between, statistics
from ...club.table import Line, Own, season_called, table
from ...tournament.spreadsheets import Row, safe, written
from ...tournament.standings import points_text
from ..eventlog.entries import last_texts
from ..protocol.clubs import (
    LOG_SHOWN,
    MOST_GAMES_SHOWN,
    MOST_RESULTS_SHOWN,
    AgainstView,
    BestEvening,
    ClubView,
    EveningView,
    Formula,
    GameName,
    GameView,
    LastGame,
    LineView,
    MemberStatistics,
    MemberView,
    ResultView,
    Role,
    SeasonView,
    Source,
    TotalView,
)
from .state import Club


def view(club: Club, watch: str, season: str | None, going_on: Collection[str], *, organiser: bool) -> ClubView:
    """The whole club, with the table of a season (None: the present one); ``going_on``: games that are not over."""
    state = club.state
    played = _by_evening(state)
    return ClubView(
        state.id,
        club.seq,
        0,
        organiser,
        None,
        watch,
        state.settings.to_json(),
        tuple(member_view(one, club) for one in state.members.values()),
        tuple(evening_view(one, played.get(one.id, ())) for one in state.evenings.values()),
        tuple(game_view(one, going_on) for one in _newest([*state.games.values()])),
        tuple(map(line_view, table(state, season))),
        season_view(season_called(state, season)),
        tuple(state.seasons),
        state.closed,
        last_texts(club.entries, LOG_SHOWN) if organiser else (),
    )


def member_view(member: Member, club: Club) -> MemberView:
    """A member, without ratings."""
    role: Role = msgspec.convert(member.role, Role)
    return MemberView(member.id, member.name, role, member.left, member.id in club.players)


def _by_evening(state: State) -> dict[str, list[str]]:
    """The ids of the games of each evening."""
    found: dict[str, list[str]] = {}
    for game in state.games.values():
        if game.evening is not None and not game.dropped:
            found.setdefault(game.evening, []).append(game.id)
    return found


def evening_view(evening: Evening, games: Sequence[str]) -> EveningView:
    """An evening with the ids of its games."""
    return EveningView(
        evening.id,
        evening.title,
        evening.day,
        evening.time,
        evening.place,
        evening.cancelled,
        tuple(member for member, comes in evening.comes.items() if comes),
        tuple(member for member, comes in evening.comes.items() if not comes),
        tuple(games),
    )


def game_view(game: Game, going_on: Collection[str]) -> GameView:
    """A game with its results."""
    return GameView(
        game.id,
        msgspec.convert(game.source, Source),
        game.key,
        game.day,
        game.evening,
        game.dropped,
        game.over and game.id not in going_on,
        tuple(map(result_view, game.results.values())),
    )


def result_view(result: Result) -> ResultView:
    """A result, the best first."""
    totals = [
        TotalView(one.name, one.member, one.points, place, one.met, one.bids, one.bot)
        for one, place in zip(result.totals, result.places, strict=True)
    ]
    kind: GameName = msgspec.convert(result.kind, GameName)
    return ResultView(result.part, result.day, kind, tuple(sorted(totals, key=lambda one: one.place)))


def _newest(games: Sequence[Game]) -> Sequence[Game]:
    """The newest games that have room in an answer; of the first that has not, the last results."""
    found: list[Game] = []
    room = MOST_RESULTS_SHOWN
    for game in reversed(games[-MOST_GAMES_SHOWN:]):
        if room <= 0:
            break
        results = dict([*game.results.items()][-room:])
        found.insert(0, replace(game, results=results))
        room -= len(results)
    return found


def season_view(season: Season) -> SeasonView:
    """A season with its own settings."""
    made = season.settings
    game, formula = msgspec.convert(made.game, GameName), msgspec.convert(made.formula, Formula)
    return SeasonView(season.name, season.first, season.last, game, formula, made.count, made.least)


def line_view(line: Line) -> LineView:
    """A line of the table."""
    return LineView(line.member, line.place, points_text(line.points), line.games, line.wins)


def table_csv(state: State, season: str | None) -> str:
    """The table of a season (None: the present one) as CSV."""
    return written(_rows(state, season))


def _rows(state: State, season: str | None) -> Iterator[Row]:
    yield "place", "name", "points", "games", "wins"
    for line in table(state, season):
        place = "" if line.place is None else line.place
        yield place, safe(state.members[line.member].name), points_text(line.points), line.games, line.wins


def statistics_view(state: State, member: str, other: str | None, season: str | None) -> MemberStatistics:
    """What a member has reached in a season, against another member too."""
    found = statistics(state, member, season)
    best = found.best
    return MemberStatistics(
        member,
        found.games,
        found.wins,
        _text(found.mean_place),
        found.met,
        found.bids,
        None if best is None else BestEvening(best.day, best.evening, points_text(best.points)),
        None if other is None else _against(state, member, other, season),
        tuple(map(last_game, found.last)),
    )


def last_game(own: Own) -> LastGame:
    """A game as a member has it."""
    game, result = own.played.game, own.played.result
    people = len(result.totals)
    return LastGame(game.id, result.part, result.day, game.evening, own.total.points, own.place, people)


def _against(state: State, member: str, other: str, season: str | None) -> AgainstView:
    found = between(state, member, other, season)
    return AgainstView(other, found.games, found.ahead, found.behind, found.equal, _text(found.difference))


def _text(number: Fraction | None) -> str:
    return "" if number is None else points_text(number)
