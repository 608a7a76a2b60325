"""The JSON schema of the protocol, for generating clients in other languages."""

from typing import Any

import msgspec

from . import answers, codes, messages, pads, passkeys, push, reach, tickets, tournament_views, tournaments, viewings
from .kinds import TableKind
from .views import TableView

_TOPICS: dict[str, Any] = {
    "FromClient": messages.AnyFromClient,
    "ToClient": messages.AnyToClient,
    "NewPlayer": messages.NewPlayer,
    "PlayerView": messages.PlayerView,
    "TableKind": TableKind,
    "TableMade": messages.TableMade,
    "TableList": messages.TableList,
    "TableView": TableView,
    "Ack": messages.Ack,
    "Fault": messages.Fault,
    "MoveReason": messages.MoveReason,
    "Play": answers.Play,
    "BotList": answers.BotList,
    "NewName": answers.NewName,
    "OwnTables": answers.OwnTables,
    "SignOut": answers.SignOut,
    "SignedOut": answers.SignedOut,
    "Goodbye": answers.Goodbye,
    "Keeping": answers.Keeping,
    "Lines": answers.Lines,
    "Replay": answers.Replay,
    "ToPad": pads.AnyToPad,
    "FromPad": pads.AnyFromPad,
    "PadView": pads.PadView,
    "PadMade": pads.PadMade,
    "ToViewing": viewings.AnyToViewing,
    "FromViewing": viewings.AnyFromViewing,
    "ViewingMade": viewings.ViewingMade,
    "ViewingView": viewings.ViewingView,
    "NewTournament": tournaments.NewTournament,
    "TournamentMade": tournaments.TournamentMade,
    "ToTournament": tournaments.AnyToTournament,
    "FromTournament": tournaments.AnyFromTournament,
    "TournamentView": tournament_views.TournamentView,
    "ToTournamentTable": tournaments.TableCommand,
    "TournamentTable": tournament_views.TournamentTable,
    "JoinTournament": tournaments.JoinTournament,
    "JoinedTournament": tournaments.JoinedTournament,
    "NewPasskey": passkeys.NewPasskey,
    "SignIn": passkeys.SignIn,
    "PasskeyList": passkeys.PasskeyList,
    "CeremonyOptions": passkeys.CeremonyOptions,
    "TicketMade": tickets.TicketMade,
    "Ticket": tickets.Ticket,
    "Holder": tickets.Holder,
    "CodeMade": codes.CodeMade,
    "Code": codes.Code,
    "CodeFound": codes.CodeFound,
    "PushOffer": push.PushOffer,
    "NewSubscription": push.NewSubscription,
    "EndSubscription": push.EndSubscription,
    "Reach": reach.Reach,
    "ReachWanted": reach.ReachWanted,
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
