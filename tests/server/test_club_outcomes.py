"""What tables say about their games is what pads of the same games say."""

import asyncio
import threading
from collections.abc import Sequence
from pathlib import Path
from random import Random

import pytest

from foretell import ExtremeOptions, WizardOptions
from foretell.club.state import Game
from foretell.pad.from_game import document_of
from foretell.server.clubs import results, sources
from foretell.server.clubs.outcomes import Outcome, Outcomes, Row, of_pad, of_table
from foretell.server.clubs.state import Club
from foretell.server.pads.state import Pad
from foretell.server.protocol.kinds import OfTournament
from foretell.server.table.state import Status
from foretell.server.tournaments.state import Tournament
from foretell.store import Index
from foretell.store import Row as Stored
from foretell.tournament.state import State
from tests.game.kinds import Kind
from tests.server.kept import opened
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


async def test_many_results_are_written_some_at_a_time_and_worked_out_in_a_thread(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    found = [Outcome(f"round 1 table {n}", "wizard", (Row("Ada", "", n), Row("Ben", "", 0))) for n in range(250)]
    where, sizes = list[threading.Thread](), list[int]()

    async with opened(tmp_path, "club") as desk:
        append = desk.store.logs.append

        def appended(name: str, rows: Sequence[Stored], index: Index | None) -> asyncio.Future[None]:
            sizes.append(len(rows))
            return append(name, rows, index)

        def noted(club: Club, game: Game, outcomes: Sequence[Outcome], members: results.Members, now: int) -> object:
            where.append(threading.current_thread())
            return new_results(club, game, outcomes, members, now)

        new_results = results.new_results
        await desk.write({"id": "g", "do": "game", "from": "typed", "key": "", "evening": None, "day": "2026-11-21"})
        monkeypatch.setattr(results, "new_results", noted)
        monkeypatch.setattr(desk.store.logs, "append", appended)
        club = await desk.club()
        await club.note(club.state.state.games["g"], found, {})
        assert len(club.state.state.games["g"].results) == sum(sizes) == 250
        assert max(sizes) <= 100
        assert threading.main_thread() not in where


async def test_the_games_of_a_tournament_are_read_in_a_thread(monkeypatch: pytest.MonkeyPatch) -> None:
    where = list[threading.Thread]()

    def noted(_: Tournament) -> Outcomes:
        where.append(threading.current_thread())
        return Outcomes((), over=False)

    monkeypatch.setattr(sources, "of_tournament", noted)
    await sources.read(sources.Source("hall", Tournament(state=State("hall"), secret="", last_at=0)))
    assert len(where) == 1
    assert threading.main_thread() not in where
