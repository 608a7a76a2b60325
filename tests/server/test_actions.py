"""An action has one name from the command to the client, and its private fields stay in the log."""

from collections.abc import Iterator
from dataclasses import fields
from random import Random
from typing import get_args

import msgspec
import pytest
from hypothesis import given
from hypothesis import strategies as st

from foretell import WizardOptions
from foretell.fair import commitment_of
from foretell.game import events as game_events
from foretell.game.as_json import kebab
from foretell.game.events import Event
from foretell.server.protocol import actions, commands
from foretell.server.protocol.actions import Action, AnyAction
from foretell.server.protocol.kinds import TableKind, WizardGame
from foretell.server.protocol.public_actions import public_action
from foretell.server.protocol.schema import schema
from foretell.server.table import view
from foretell.server.table.decide import PATIENCE_MS
from foretell.server.table.log import Entry, from_bytes, to_bytes
from tests.game.kinds import Kind
from tests.server.tables import Desk

ACTIONS: tuple[type[Action], ...] = get_args(AnyAction)
PUBLIC = {
    "created": {"kind", "commitment", "rematch_of", "of"},
    "seated": {"seat", "name", "program", "portrait"},
    "unseated": {"seat"},
    "bot-seated": {"seat", "bot", "name"},
    "added": {"seat", "value"},
    "committed": {"seat", "commitment"},
    "locked": {"commitments"},
    "disclosed": {"seat", "value"},
    "started": {"values"},
    "moved": {"seat", "bot", "bot_failed"},
    "claimed": {"seat"},
    "handed-over": {"seat", "bot", "why"},
    "taken-back": {"seat"},
    "signed-in": {"seat"},
    "voted": {"seat", "against"},
    "hinted": {"seat"},
    "undo-asked": {"seat"},
    "undo-answered": {"seat", "agrees"},
    "undone": {"seat"},
    "paused": {"seat"},
    "resumed": {"seat"},
    "said": {"seat", "text"},
    "reacted": {"seat", "reaction"},
    "portrait-chosen": {"seat", "portrait"},
    "rematch-asked": {"drawn", "seat", "table"},
    "removed": {"seat", "bot"},
    "banned": set(),
    "unbanned": {"ban"},
    "unsealed": set(),
    "closed": set(),
}
"""The public fields of each action.  All other fields must be marked as private."""
EVENTS = [
    kind for kind in vars(game_events).values() if isinstance(kind, type) and issubclass(kind, Event) and kind != Event
]
SCENE: list[tuple[str, commands.AnyCommand, str]] = [
    ("p0", commands.Sit(0, "salt"), "seated added"),
    ("p0", commands.Add("pepper"), "added"),
    ("p0", commands.SeatBot(1, "random"), "bot-seated"),
    ("p0", commands.UnseatBot(1), "unseated"),
    ("p1", commands.Sit(1), "seated"),
    ("p1", commands.Leave(), "unseated"),
    ("p1", commands.Sit(1), "seated"),
    ("p2", commands.Sit(2, commitment=commitment_of("a table", 2, "sugar")), "seated committed"),
    ("p1", commands.Commit(commitment_of("a table", 1, "flour")), "committed"),
    ("p0", commands.Start(), "locked"),
    ("p2", commands.Disclose("sugar"), "disclosed"),
    ("p1", commands.Disclose("flour"), "disclosed started"),
    ("p0", commands.Say("hello"), "said"),
    ("p1", commands.React("star"), "reacted"),
    ("p2", commands.ChoosePortrait("otter"), "portrait-chosen"),
    ("p2", commands.ChoosePortrait("otter"), ""),
    ("p0", commands.Pause(), "paused"),
    ("p2", commands.Resume(), "resumed"),
    ("p1", commands.Leave(), "handed-over"),
    ("p1", commands.TakeBack(), "taken-back"),
    ("p1", commands.AskHint(), "hinted"),
    ("p1", commands.Move("bid 0"), "moved"),
    ("p1", commands.AskUndo(), "undo-asked"),
    ("p0", commands.AnswerUndo(True), "undo-answered"),
    ("p2", commands.AnswerUndo(True), "undo-answered undone"),
    ("p1", commands.Move("bid 0"), "moved"),
    ("p0", commands.Vote(2), "voted"),
    ("p1", commands.Vote(2), "voted handed-over"),
    ("p2", commands.Move("bid 0"), "taken-back moved"),
]
"""Commands, and the actions that follow from them."""
OPENERS = (commands.Remove, commands.Ban, commands.Unban)
"""Commands of the table's opener: ``test_opener.py`` has them."""
OPEN, SECRET = st.text("xyz", min_size=1), st.text("pqr", min_size=12)
DESCRIBED = {kebab(name): part for name, part in schema()["$defs"].items()}


def name_of(kind: type) -> str:
    """The name in messages."""
    return kebab(kind.__name__)


def properties(name: str) -> set[str]:
    """The keys of a message."""
    return set(DESCRIBED[name]["properties"])


@pytest.mark.parametrize("action", ACTIONS, ids=name_of)
def test_a_reader_gets_only_the_public_fields_of_an_action(action: type[Action]) -> None:
    assert properties(name_of(action)) == {"action", *PUBLIC[name_of(action)]}
    assert DESCRIBED[name_of(action)]["description"] == action.__doc__


MADE: st.SearchStrategy[AnyAction] = st.one_of(
    st.builds(actions.Created, SECRET, st.just(TableKind(WizardGame())), OPEN, SECRET),
    st.builds(actions.Seated, st.integers(0, 5), SECRET, OPEN),
    st.builds(actions.Moved, st.integers(0, 5), SECRET),
    st.builds(actions.Banned, SECRET, SECRET, st.integers(10**11), SECRET, SECRET),
    st.builds(actions.SignedIn, st.integers(0, 5), SECRET, SECRET),
)


@given(MADE)
def test_no_private_value_reaches_a_line_and_all_values_the_log(action: AnyAction) -> None:
    shown = msgspec.json.encode(public_action(action)).decode()
    private = set(action.__struct_fields__) - PUBLIC[name_of(type(action))]
    assert private
    assert all(str(getattr(action, name)) not in shown for name in private)
    assert from_bytes(to_bytes(Entry(1, 0, action))).action == action


def test_every_command_leads_to_the_actions_with_its_name() -> None:
    desk, given = (
        Desk(Kind(WizardOptions(), 3), hints=True),
        {commands.Claim, commands.AskRematch, commands.Close, *OPENERS},
    )
    for player, command, names in SCENE:
        desk.now += 0 if isinstance(command, commands.AnswerUndo) else PATIENCE_MS
        assert done(desk, player, command) == names
        given.add(type(command))
    claims = list(claims_to_the_end(desk, Random(1)))
    assert claims
    assert all(claim[0] == "claimed" and {*claim[1:]} == {"moved"} for claim in claims)
    assert done(desk, "p0", commands.AskRematch()) == "rematch-asked"
    assert done(desk, "p0", commands.Close()) == "closed"
    assert given == {*get_args(commands.AnyCommand)}


def done(desk: Desk, player: str, command: commands.AnyCommand) -> str:
    """The names of the actions that follow from a command."""
    return " ".join(name_of(type(step.entry.action)) for step in desk.give(player, command))


def claims_to_the_end(desk: Desk, rng: Random) -> Iterator[list[str]]:
    """Play a random game to its end, with all possible claims; returns the actions of each claim."""
    while desk.table.turn is not None:
        _, claim = view.question(desk.table, desk.table.turn)
        if claim:
            yield done(desk, f"p{desk.table.turn}", commands.Claim()).split()
        else:
            desk.move(rng)


@pytest.mark.parametrize("event", EVENTS, ids=name_of)
def test_every_event_of_the_game_is_a_message_of_the_same_fields(event: type[Event]) -> None:
    assert properties(name_of(event)) == {"event", *(field.name for field in fields(event))}
    assert DESCRIBED[name_of(event)]["description"] == event.__doc__
