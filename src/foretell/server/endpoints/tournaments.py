"""Tournaments: opened, read, joined, and written on by organisers and tables."""

import asyncio

import msgspec
from starlette.requests import Request
from starlette.responses import Response

from ...tournament.document import dumps
from ...tournament.spreadsheets import as_csv
from ..net.access import address_of
from ..net.problem import Problem
from ..protocol import tournaments as protocol
from ..protocol.messages import Ack
from ..tournaments.host import TournamentHost, cost_of
from ..tournaments.state import trial
from .base import allow, answer, asked_by, file_answer, read_body, read_document, read_message
from .context import Context, context_of

_opening = msgspec.json.Decoder(protocol.NewTournament)
_commands: "msgspec.json.Decoder[protocol.TournamentCommand]" = msgspec.json.Decoder(protocol.TournamentCommand)
_of_tables: "msgspec.json.Decoder[protocol.TableCommand]" = msgspec.json.Decoder(protocol.TableCommand)


async def open_tournament(request: Request) -> Response:
    """Open a tournament, or continue an exported one."""
    context = context_of(request)
    longest, allowance = context.settings.limits.tournament_bytes, context.new_tournaments
    async with read_document(request, longest, allowance, "tournaments", _opening) as (asked, actor):
        return answer(await context.tournaments.open(asked, actor.player), 201)


async def show_tournament(request: Request) -> Response:
    """A tournament as its reader may see it."""
    context = context_of(request)
    host, organiser = await context.tournament(request)
    context.allow_reading(request, host.lines_to_send())
    actor = await context.actor(request)
    async with host.reading():
        return answer(host.seen_by(() if actor is None else (actor.player, *actor.was), organiser=organiser))


async def tournament_command(request: Request) -> Response:
    """Write entries, draw a round or end one; for organisers."""
    context, actor = await asked_by(request)
    host = await _organised(request, context)
    asked = await read_message(request, _commands)
    context.allow_reading(request, cost_of(host.state, asked))
    return answer(Ack(asked.id, await context.tournaments.do(host, asked, actor.player)))


async def tournament_document(request: Request) -> Response:
    """The whole tournament as a file that can be read back, for organisers."""
    context = context_of(request)
    host = await _organised(request, context)
    context.allow_reading(request, host.lines_to_send())
    async with host.reading():
        document = host.state.document
    text = await asyncio.to_thread(dumps, document)
    return file_answer(text, "application/json", "tournament.json")


async def standings_csv(request: Request) -> Response:
    """The standings, for spreadsheets."""
    return await _table(request, "standings")


async def games_csv(request: Request) -> Response:
    """All games of all people, for spreadsheets."""
    return await _table(request, "games")


async def join_tournament(request: Request) -> Response:
    """Take part in a tournament whose organisers let people join."""
    context, actor = await asked_by(request)
    host, _ = await context.tournament(request)
    asked = await read_body(request, protocol.JoinTournament)
    allow(request, context.joins, "people")
    seq, person = await context.tournaments.enter(host, asked, actor)
    return answer(protocol.JoinedTournament(asked.id, seq, person), 201)


async def show_tournament_table(request: Request) -> Response:
    """The table of a code, as a phone at it sees it."""
    context = context_of(request)
    host, _ = await context.tournament(request)
    table = _table_of(request, context, host)
    actor = await context.actor(request)
    async with host.reading():
        return answer(host.for_table(table, () if actor is None else (actor.player, *actor.was)))


async def table_command(request: Request) -> Response:
    """Hand in, confirm or dispute the result of a table."""
    context, actor = await asked_by(request)
    host, _ = await context.tournament(request)
    table = _table_of(request, context, host)
    asked = await read_message(request, _of_tables)
    return answer(Ack(asked.id, await context.tournaments.do_at_table(host, table, asked, actor)))


async def _organised(request: Request, context: Context) -> TournamentHost:
    """The host of the tournament, for its organisers; raises Problem for anybody else."""
    host, organiser = await context.tournament(request)
    if not organiser:
        raise Problem(403, "watching", "this link is for everybody; organisers have another")
    return host


def _table_of(request: Request, context: Context, host: TournamentHost) -> int:
    """The table of the path's code; raises Problem if there is none, and after too many tries."""
    address = address_of(request)
    if not context.table_codes.has(address):
        raise Problem(429, "too-many", "too many codes from this address")
    table = host.table_of("".join(str(request.path_params["code"]).upper().split()))
    if table is None:
        context.table_codes.take(address)
        raise Problem(404, "no-code", "no table of this tournament has this code")
    return table


async def _table(request: Request, what: str) -> Response:
    context = context_of(request)
    host, _ = await context.tournament(request)
    context.allow_reading(request, host.lines_to_send())
    async with host.reading():
        state = trial(host.state.state)
    text = await asyncio.to_thread(as_csv, state, what)
    return file_answer(text, "text/csv; charset=utf-8", f"{what}.csv")
