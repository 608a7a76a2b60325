"""All HTTP endpoints, with the types of their bodies and answers; routes and OpenAPI are made from this list."""

from collections.abc import Awaitable, Callable, Mapping
from dataclasses import dataclass
from typing import Any

from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import BaseRoute, Route

from ..protocol import answers, messages
from ..protocol.clubs import ClubMade, ClubView, JoinClub, JoinedClub, MemberStatistics, NewClub
from ..protocol.kinds import TableKind
from ..protocol.pads import PadCommand, PadMade, PadView, Write
from ..protocol.passkeys import CeremonyOptions, NewPasskey, Nothing, PasskeyList, PasskeyView, SignIn
from ..protocol.ratings import RatingList
from ..protocol.tournament_views import TournamentTable, TournamentView
from ..protocol.tournaments import (
    JoinedTournament,
    JoinTournament,
    NewTournament,
    TableCommand,
    TournamentCommand,
    TournamentMade,
)
from ..protocol.viewings import ViewingMade, ViewingView
from ..protocol.views import TableView
from . import (
    clubs,
    codes,
    pads,
    passkeys,
    players,
    push,
    replays,
    streams,
    system,
    tables,
    tickets,
    tournaments,
)

PREFIX = "/api/v1"
_TABLE = "/tables/{table}"
_PAD = "/pads/{pad}"
_TOURNAMENT = "/tournaments/{tournament}"
_CLUB = "/clubs/{club}"
_SEATED = f"{_TOURNAMENT}/tables/{{code}}"
_PASSKEYS = "/me/passkeys"
"""All steps have a path below this one, so that a balancer can lead them to one process: it has the challenges."""


@dataclass(frozen=True, slots=True)
class Parameter:
    """A parameter of the query, with its JSON schema."""

    name: str
    schema: dict[str, Any]
    what: str
    required: bool = False


@dataclass(frozen=True, slots=True)
class Endpoint:
    """A path and a method."""

    method: str
    path: str
    """Below the prefix."""
    run: Callable[[Request], Awaitable[Response]]
    gives: Any
    """The type of the answer; None: any JSON."""
    status: int = 200
    takes: Any = None
    """The type of the body."""
    query: tuple[Parameter, ...] = ()
    known: bool = False
    """Whether the request needs a token."""
    media: str = "application/json"


_AFTER = Parameter("after", {"type": "integer", "minimum": 0, "maximum": 10**9 - 1}, "only lines after this number")
_LIMIT = Parameter("limit", {"type": "integer", "minimum": 1, "maximum": tables.MOST_LINES}, "the most lines")
_SEASON = Parameter("season", {"type": "string", "maxLength": 80}, "the season's name (default: the present one)")
_AGAINST = Parameter("against", {"type": "string"}, "the id of another member")
_MOVE = Parameter("move", {"type": "string", "minLength": 1, "maxLength": 24}, "a move in notation", required=True)
ENDPOINTS: tuple[Endpoint, ...] = (
    Endpoint("POST", "/play", tables.play, messages.TableMade, 201, answers.Play, known=True),
    Endpoint("GET", "/tables", tables.list_tables, messages.TableList),
    Endpoint("POST", "/tables", tables.open_table, messages.TableMade, 201, TableKind, known=True),
    Endpoint("GET", _TABLE, tables.show_table, TableView),
    Endpoint("POST", f"{_TABLE}/commands", tables.command, messages.Ack, takes=messages.Do, known=True),
    Endpoint("GET", f"{_TABLE}/lines", tables.show_lines, answers.Lines, query=(_AFTER, _LIMIT)),
    Endpoint("GET", f"{_TABLE}/why", tables.why, messages.MoveReason, query=(_MOVE,), known=True),
    Endpoint(
        "GET", f"{_TABLE}/stream", streams.stream, messages.AnyToClient, query=(_AFTER,), media="application/x-ndjson"
    ),
    Endpoint("POST", f"{_TABLE}/code", codes.make_code, answers.CodeMade, 201, Nothing, known=True),
    Endpoint("POST", "/codes", codes.find_table, answers.CodeFound, takes=answers.Code),
    Endpoint("GET", "/schema", system.show_schema, None),
    Endpoint("POST", "/players", players.new_player, messages.PlayerView, 201, messages.NewPlayer),
    Endpoint("GET", "/me", players.who_am_i, messages.PlayerView, known=True),
    Endpoint("PATCH", "/me", players.rename, messages.PlayerView, takes=answers.NewName, known=True),
    Endpoint("GET", "/me/tables", players.own_tables, answers.OwnTables, known=True),
    Endpoint("GET", "/me/ratings", players.own_ratings, RatingList, known=True),
    Endpoint("GET", "/me/data", players.my_data, None, known=True),
    Endpoint("POST", "/me/sign-out", players.sign_out, answers.SignedOut, takes=answers.SignOut, known=True),
    Endpoint("POST", "/me/delete", players.delete, answers.SignedOut, 202, answers.Goodbye, known=True),
    Endpoint("GET", "/keeping", players.how_long, answers.Keeping),
    Endpoint("GET", _PASSKEYS, passkeys.list_passkeys, PasskeyList),
    Endpoint("POST", f"{_PASSKEYS}/options", passkeys.begin_passkey, CeremonyOptions, takes=Nothing, known=True),
    Endpoint("POST", _PASSKEYS, passkeys.make_passkey, PasskeyView, 201, NewPasskey, known=True),
    Endpoint("POST", f"{_PASSKEYS}/sign-in/options", passkeys.begin_sign_in, CeremonyOptions, takes=Nothing),
    Endpoint("POST", f"{_PASSKEYS}/sign-in", passkeys.sign_in, messages.PlayerView, takes=SignIn),
    Endpoint("DELETE", f"{_PASSKEYS}/{{passkey}}", passkeys.remove_passkey, Nothing, takes=Nothing, known=True),
    Endpoint("GET", "/me/push", push.show_offer, answers.PushOffer, known=True),
    Endpoint("POST", "/me/push", push.subscribe, Nothing, 201, answers.NewSubscription, known=True),
    Endpoint("DELETE", "/me/push", push.unsubscribe, Nothing, takes=answers.EndSubscription, known=True),
    Endpoint("POST", "/me/ticket", tickets.make_ticket, answers.TicketMade, 201, Nothing, known=True),
    Endpoint("DELETE", "/me/ticket", tickets.drop_ticket, Nothing, takes=Nothing, known=True),
    Endpoint("POST", "/tickets/holder", tickets.show_holder, answers.Holder, takes=answers.Ticket),
    Endpoint("POST", "/tickets/use", tickets.use_ticket, messages.PlayerView, takes=answers.Ticket),
    Endpoint("GET", "/reach", system.show_reach, answers.Reach),
    Endpoint("POST", "/reach", system.switch_reach, answers.Reach, takes=answers.ReachWanted),
    Endpoint("GET", "/bots", tables.list_bots, answers.BotList),
    Endpoint("GET", f"{_TABLE}/record", replays.record, None),
    Endpoint("GET", f"{_TABLE}/replay", replays.show_replay, answers.Replay),
    Endpoint("POST", f"{_TABLE}/viewings", replays.open_viewing_of_table, ViewingMade, 201, takes=Nothing, known=True),
    Endpoint("POST", "/viewings", replays.open_viewing, ViewingMade, 201, dict[str, Any], known=True),
    Endpoint("GET", "/viewings/{viewing}", replays.show_viewing, ViewingView),
    Endpoint("POST", "/pads", pads.open_pad, PadMade, 201, dict[str, Any], known=True),
    Endpoint("GET", _PAD, pads.show_pad, PadView, query=(_AFTER,)),
    Endpoint("POST", f"{_PAD}/commands", pads.pad_command, messages.Ack, takes=PadCommand, known=True),
    Endpoint("POST", "/tournaments", tournaments.open_tournament, TournamentMade, 201, NewTournament, known=True),
    Endpoint("GET", _TOURNAMENT, tournaments.show_tournament, TournamentView),
    Endpoint("GET", f"{_TOURNAMENT}/document", tournaments.tournament_document, None),
    Endpoint("GET", f"{_TOURNAMENT}/standings.csv", tournaments.standings_csv, str, media="text/csv"),
    Endpoint("GET", f"{_TOURNAMENT}/games.csv", tournaments.games_csv, str, media="text/csv"),
    Endpoint(
        "POST",
        f"{_TOURNAMENT}/commands",
        tournaments.tournament_command,
        messages.Ack,
        takes=TournamentCommand,
        known=True,
    ),
    Endpoint(
        "POST", f"{_TOURNAMENT}/join", tournaments.join_tournament, JoinedTournament, 201, JoinTournament, known=True
    ),
    Endpoint("GET", _SEATED, tournaments.show_tournament_table, TournamentTable),
    Endpoint("POST", f"{_SEATED}/commands", tournaments.table_command, messages.Ack, takes=TableCommand, known=True),
    Endpoint("POST", "/clubs", clubs.open_club, ClubMade, 201, NewClub, known=True),
    Endpoint("GET", _CLUB, clubs.show_club, ClubView, query=(_SEASON,)),
    Endpoint("GET", f"{_CLUB}/document", clubs.club_document, None),
    Endpoint("GET", f"{_CLUB}/table.csv", clubs.club_table_csv, str, query=(_SEASON,), media="text/csv"),
    Endpoint(
        "GET",
        f"{_CLUB}/members/{{member}}",
        clubs.member_statistics,
        MemberStatistics,
        query=(_AGAINST, _SEASON),
    ),
    Endpoint("POST", f"{_CLUB}/commands", clubs.club_command, messages.Ack, takes=Write, known=True),
    Endpoint("POST", f"{_CLUB}/join", clubs.join_club, JoinedClub, 201, JoinClub, known=True),
)


def api_routes() -> list[BaseRoute]:
    """A route for each path, so that the answer to a wrong method lists all right ones."""
    paths: dict[str, dict[str, Endpoint]] = {}
    for endpoint in ENDPOINTS:
        paths.setdefault(endpoint.path, {})[endpoint.method] = endpoint
    return [Route(path, _by_method(methods), methods=list(methods)) for path, methods in paths.items()]


def _by_method(methods: Mapping[str, Endpoint]) -> Callable[[Request], Awaitable[Response]]:
    async def run(request: Request) -> Response:
        return await methods["GET" if request.method == "HEAD" else request.method].run(request)

    return run
