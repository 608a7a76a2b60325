"""Claims at a table: the claimer takes all the rest of the round's tricks at once."""

from random import Random

import pytest

from foretell import WizardOptions
from foretell.game.events import TrickTaken
from foretell.server.eventlog.asking import Refusal
from foretell.server.protocol import actions, commands
from foretell.server.table import view
from foretell.server.table.done import entry_of
from tests.game.kinds import ONE_OF_EACH, Kind
from tests.server.tables import Desk, everything


def claimable(kind: Kind) -> tuple[Desk, int]:
    """A table at which a player may claim, and their seat."""
    for seed in range(20):
        desk, rng = Desk(kind), Random(seed)
        desk.start()
        while desk.table.turn is not None:
            if view.question(desk.table, desk.table.turn)[1]:
                return desk, desk.table.turn
            desk.move(rng)
    raise AssertionError("nobody may claim in these games")


@pytest.mark.parametrize("kind", [Kind(WizardOptions(), 3), ONE_OF_EACH[-9]], ids=str)
def test_a_claim_plays_the_round_to_its_end(kind: Kind) -> None:
    desk, seat = claimable(kind)
    game = desk.table.game
    assert game is not None
    left, number = game.observe(seat).tricks_left, game.round
    assert view.view(desk.table, f"p{seat}").claim
    assert not view.view(desk.table, f"p{(seat + 1) % kind.players}").claim
    steps = desk.give(f"p{seat}", commands.Claim(), "once")
    assert steps[0].entry.action == actions.Claimed(seat)
    assert all(isinstance(step.entry.action, actions.Moved) for step in steps[1:])
    events = [event for step in steps for event in step.events]
    assert [event.seat for event in events if isinstance(event, TrickTaken)] == [seat] * left
    assert game.round == number + 1 or game.is_over
    assert entry_of(desk.table.commands, f"p{seat}", "once") == desk.table.seq
    assert everything(desk.rebuilt()) == everything(desk.table)


def test_a_claim_that_is_not_sure_changes_nothing() -> None:
    desk, seat = claimable(Kind(WizardOptions(), 3))
    for player in (f"p{(seat + 1) % 3}", f"p{(seat + 2) % 3}"):
        with pytest.raises(Refusal, match="not yet sure"):
            desk.give(player, commands.Claim())
    desk.give("p0", commands.Pause())
    with pytest.raises(Refusal) as refused:
        desk.give(f"p{seat}", commands.Claim())
    assert refused.value.code == "paused"
    fresh = Desk(Kind(WizardOptions(), 3))
    fresh.seat_all()
    with pytest.raises(Refusal) as early:
        fresh.give("p0", commands.Claim())
    assert early.value.code == "not-playing"


def test_a_claim_takes_the_seat_back_from_a_bot() -> None:
    desk, seat = claimable(Kind(WizardOptions(), 3))
    desk.give(f"p{seat}", commands.Leave())
    steps = desk.give(f"p{seat}", commands.Claim())
    assert steps[0].entry.action == actions.TakenBack(seat)
    assert desk.table.seats[seat].bot is None
