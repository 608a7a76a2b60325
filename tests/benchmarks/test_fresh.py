"""Moves of searches, valued in worlds that they have not seen."""

from dataclasses import replace

import pytest

from benchmarks.fresh import Gains, fresh_judge, report, value_round
from benchmarks.search import Table
from foretell import WizardOptions
from foretell.bots.search.bot import SearchBot
from foretell.bots.search.settings import USUAL


def valued(number: int) -> list[Gains]:
    """A round of six cards, valued for a search and for one that leaves everything to the nets."""
    table, settings = Table(WizardOptions(), 4), replace(USUAL["wizard"], drawn=2)
    nets = replace(settings, cards=None, bids=None)
    gains = [Gains(name, SearchBot(7, worlds=8, settings=each)) for name, each in (("8", settings), ("nets", nets))]
    value_round(table.decisions(table.deal(6, number), 1), gains, fresh_judge("wizard", 16), number)
    return gains


def test_the_nets_moves_gain_nothing_over_themselves() -> None:
    _, nets = valued(3)
    assert (nets.rounds, nets.other) == ([0.0], 0)
    assert len(nets.took) > 2


def test_gains_add_up_and_come_again(capsys: pytest.CaptureFixture[str]) -> None:
    searches = [valued(number)[0] for number in range(4)]
    assert any(one.other for one in searches)
    assert [one.rounds for one in searches] == [valued(number)[0].rounds for number in range(4)]
    assert all(sum(one.by_part.values()) == pytest.approx(one.rounds[0]) for one in searches)
    report(valued(0))
    assert "by tricks left" in capsys.readouterr().out
