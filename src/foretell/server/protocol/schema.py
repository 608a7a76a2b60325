"""The JSON schema of the protocol, for generating clients in other languages."""

from typing import Any

import msgspec

from . import answers, clubs, messages, pads, passkeys, ratings, tournament_views, tournaments, viewings
from .kinds import TableKind
from .views import TableView


def _named(*kinds: type[msgspec.Struct]) -> dict[str, Any]:
    """Messages by their own names."""
    return {kind.__name__: kind for kind in kinds}


_TOPICS: dict[str, Any] = {
    "FromClient": messages.AnyFromClient,
    "ToClient": messages.AnyToClient,
    **_named(messages.NewPlayer, messages.PlayerView, TableKind, messages.TableMade, messages.TableList, TableView),
    **_named(messages.Ack, messages.Fault, messages.MoveReason),
    **_named(answers.Play, answers.BotList, answers.NewName, answers.OwnTables, answers.SignOut, answers.SignedOut),
    **_named(answers.Goodbye, answers.Keeping, answers.Lines, answers.Replay),
    "ToPad": pads.AnyToPad,
    "FromPad": pads.AnyFromPad,
    **_named(pads.PadView, pads.PadMade),
    "ToViewing": viewings.AnyToViewing,
    "FromViewing": viewings.AnyFromViewing,
    **_named(viewings.ViewingMade, viewings.ViewingView, tournaments.NewTournament, tournaments.TournamentMade),
    "ToTournament": tournaments.AnyToTournament,
    "FromTournament": tournaments.AnyFromTournament,
    **_named(tournament_views.TournamentView),
    "ToTournamentTable": tournaments.TableCommand,
    **_named(tournament_views.TournamentTable, tournaments.JoinTournament, tournaments.JoinedTournament),
    **_named(ratings.RatingView, ratings.RatingList),
    **_named(clubs.NewClub, clubs.ClubMade, clubs.ClubView, clubs.JoinClub, clubs.JoinedClub, clubs.MemberStatistics),
    **_named(passkeys.NewPasskey, passkeys.SignIn, passkeys.PasskeyList, passkeys.CeremonyOptions),
    **_named(answers.TicketMade, answers.Ticket, answers.Holder, answers.CodeMade, answers.Code, answers.CodeFound),
    **_named(answers.PushOffer, answers.NewSubscription, answers.EndSubscription, answers.Reach, answers.ReachWanted),
}


def schema() -> dict[str, Any]:
    """All messages, by name, under ``$defs``; unions stand under names of their own."""
    parts, components = msgspec.json.schema_components(_TOPICS.values(), ref_template="#/$defs/{name}")
    own = {name: part for name, part in zip(_TOPICS, parts, strict=True) if name not in components}
    return {
        "$schema": "https://json-schema.org/draft/2020-12/schema",
        "title": f"foretell protocol, version {messages.VERSION}",
        "$defs": {**components, **own},
    }
