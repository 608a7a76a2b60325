"""A championship, simulated with everything that goes wrong; the whole size with FORETELL_EFFORT above 1."""

from foretell.tournament.drawing import verify
from foretell.tournament.standings import standings
from tests.effort import EFFORT

from .championship import Championship

SIZES = [(33, 2, [16, 4])] if EFFORT == 1 else [(33, 2, [16, 4]), (232, 5, [64, 16, 4])]


def test_the_standings_are_those_of_a_second_computation_through_cuts_and_corrections() -> None:
    for people, rounds, knockout in SIZES:
        hall = Championship(people, rounds, knockout, seed=people)
        hall.play()
        stages = [row.stage for row in hall.state.rounds]
        assert stages == ["preliminary"] * rounds + ["knockout"] * (len(knockout) - 1) + ["final"]
        assert [len(row.people) for row in hall.state.rounds[rounds:]] == knockout
        final = [one.person for one in standings(hall.state)[:4]]
        assert sorted(final) == sorted(hall.row.people)
        assert len({one.place for one in standings(hall.state)}) == len(hall.state.people)
        assert list(verify(hall.document)) == []
