"""What tables say about their games is what pads of the same games say."""

from random import Random

import pytest

from foretell import ExtremeOptions, WizardOptions
from foretell.pad.from_game import document_of
from foretell.server.clubs.outcomes import of_pad, of_table
from foretell.server.pads.state import Pad
from foretell.server.protocol.kinds import OfTournament
from foretell.server.table.state import Status
from tests.game.kinds import Kind
from tests.server.tables import Desk


@pytest.mark.parametrize(
    "options",
    [
        WizardOptions(round_sizes=(1, 4, 2)),
        WizardOptions(("cloud", "bomb", "juggler"), round_sizes=(3, 5)),
        ExtremeOptions(3),
    ],
)
def test_tables_and_pads_say_the_same(options: WizardOptions | ExtremeOptions) -> None:
    desk = Desk(Kind(options, 4))
    desk.start()
    desk.play(Random(7))
    assert desk.table.status is Status.OVER
    assert desk.table.game is not None
    [at_table] = of_table(desk.table).games
    [on_pad] = of_pad(Pad(document_of(desk.table.game), 0)).games
    assert at_table.kind == on_pad.kind == options.game
    rows = [[(row.points, row.met, row.bids) for row in each.rows] for each in (at_table, on_pad)]
    assert sorted(rows[0]) == sorted(rows[1])
    assert [row.player for row in at_table.rows] == ["p0", "p1", "p2", "p3"]
    assert max(row.bids or 0 for row in at_table.rows) == desk.table.game.round_count


def test_a_table_says_nothing_before_its_end_and_before_others_have_ended_with_its_deals() -> None:
    desk = Desk(Kind(WizardOptions(round_sizes=(1,)), 3))
    desk.start()
    assert (of_table(desk.table).games, of_table(desk.table).over) == ((), False)
    desk.table.of = OfTournament("hall", "Hall", 1, 1, "deals", same=True)
    desk.play(Random(7))
    assert (of_table(desk.table).games, of_table(desk.table).over) == ((), False)
    desk.table.is_open = True
    assert of_table(desk.table).over
