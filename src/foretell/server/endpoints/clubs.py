"""Clubs: opened, read by all who know the link, and written by organisers and members."""

import asyncio

import msgspec
from starlette.requests import Request
from starlette.responses import Response

from ...club.document import dumps
from ..clubs.host import ClubHost, cost_of
from ..clubs.view import table_csv
from ..net.problem import Problem
from ..protocol import clubs as protocol
from ..protocol.messages import Ack
from ..protocol.pads import Write
from .base import allow, answer, answer_once, asked_by, file_answer, read_body, read_document, read_message
from .context import Context, context_of

_opening = msgspec.json.Decoder(protocol.NewClub)
_write = msgspec.json.Decoder(Write)
_LONGEST_SEASON = 80


async def open_club(request: Request) -> Response:
    """Open a club, or go on with an exported one."""
    context = context_of(request)
    longest = context.settings.limits.club_bytes
    async with read_document(request, longest, context.new_clubs, "clubs", _opening) as (asked, actor):
        return answer(await context.clubs.open(asked, actor.player), 201)


async def show_club(request: Request) -> Response:
    """A club as its reader may see it, with the table of a season (default: the present one)."""
    context, host, by_key = await _read(request)
    actor = await context.actor(request)
    await context.clubs.look_at_games(host, context.charge(request))
    if host.broken:  # results could not be written, as on a full disk: the club is read again without them
        host, by_key = await context.club(request)
    async with host.reading():
        seen = await host.seen_by(actor, _season(request), by_key=by_key)
    view = await context.clubs.with_ratings(host, seen)
    return answer_once(request, view, msgspec.json.encode(msgspec.structs.replace(view, now=0)))


async def club_command(request: Request) -> Response:
    """Write entries, for organisers; and what members say about themselves and their games."""
    context, actor = await asked_by(request)
    host, by_key = await context.club(request)
    asked = await read_message(request, _write)
    context.allow_reading(request, cost_of(host, asked))
    charge = context.charge(request)
    return answer(Ack(asked.id, await context.clubs.write(host, asked, actor, charge, by_key=by_key)))


async def join_club(request: Request) -> Response:
    """Become a member of a club whose organisers let people join."""
    context, actor = await asked_by(request)
    host, by_key = await context.club(request)
    asked = await read_body(request, protocol.JoinClub)
    allow(request, context.joins, "people")
    seq, member = await context.clubs.enter(host, asked, actor, by_key=by_key)
    return answer(protocol.JoinedClub(asked.id, seq, member), 201)


async def club_document(request: Request) -> Response:
    """The whole club as a file that can be read back, for organisers."""
    context, host, by_key = await _read(request)
    actor = None if by_key else await context.actor(request)
    if not by_key and (actor is None or not host.writer(actor, by_key=False).organiser):
        raise Problem(403, "watching", "this link is for everybody; organisers have another")
    async with host.reading():
        document = host.state.document
    return file_answer(await asyncio.to_thread(dumps, document), "application/json", "club.json")


async def club_table_csv(request: Request) -> Response:
    """The table of a season (default: the present one), for spreadsheets."""
    _, host, _ = await _read(request)
    async with host.reading():
        text = await asyncio.to_thread(table_csv, host.state.state, _season(request))
    return file_answer(text, "text/csv; charset=utf-8", "table.csv")


async def member_statistics(request: Request) -> Response:
    """What a member has reached in a season, also against another one."""
    _, host, _ = await _read(request)
    member, other = str(request.path_params["member"]), request.query_params.get("against")
    async with host.reading():
        found = await asyncio.to_thread(host.statistics, member, other, _season(request))
    if found is None:
        raise Problem(404, "no-member", "there is no such member in this club")
    return answer(found)


async def _read(request: Request) -> tuple[Context, ClubHost, bool]:
    """The club that is read, and whether its organisers' key was given; raises Problem if too much is read."""
    context = context_of(request)
    host, by_key = await context.club(request)
    context.allow_reading(request, host.lines_to_send())
    return context, host, by_key


def _season(request: Request) -> str | None:
    season = request.query_params.get("season")
    return None if season is None else season[:_LONGEST_SEASON]
