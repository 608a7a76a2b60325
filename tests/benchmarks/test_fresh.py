"""Moves of searches, valued in other deals in which the nets do what was seen."""

from dataclasses import replace

import numpy as np
import pytest

from benchmarks.fresh import Alike, Gains, report, value_round
from benchmarks.search import Table
from foretell import ExtremeOptions, Options, WizardOptions
from foretell.bots.net.judges import NativeJudge
from foretell.bots.search.bot import SearchBot
from foretell.bots.search.settings import USUAL


def valued(number: int) -> list[Gains]:
    """A round of six cards, valued for a search and for one that leaves everything to the nets."""
    table, settings = Table(WizardOptions(), 4), replace(USUAL["wizard"], drawn=2)
    nets = replace(settings, cards=None, bids=None)
    gains = [Gains(name, SearchBot(7, worlds=8, settings=each)) for name, each in (("8", settings), ("nets", nets))]
    start = table.deal(6, number)
    value_round(table.decisions(start, 1), gains, Alike(start, 1, 4, number))
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


@pytest.mark.parametrize("options", [WizardOptions(), ExtremeOptions()], ids=["Wizard", "Extreme"])
def test_deals_differ_and_look_alike(options: Options) -> None:
    """At each decision the seat sees the same in all deals that are found, and other seats hold other cards."""
    table, seen = Table(options, 4), 0
    start = table.deal(5 if table.game == "wizard" else 1, 9)
    alike, judge, decisions, own = Alike(start, 1, 6, 3), NativeJudge(table.game), table.decisions(start, 1), None
    while seen < 3 and (shown := decisions(own)) is not None:
        alike.see(shown)
        found, seen = alike.find(), seen + 1
        views = found.observe(np.full(6, 1))
        assert len(np.unique(views)) == 1
        assert found.state(0).turn == 1
        assert len(np.unique(found.states["suited"], axis=0)) > 1
        own = judge.choose(shown.view, shown.legal_moves.codes)
        alike.make(own)
    assert seen == 3
