"""The baselines' learners, runs and tables (where torch is installed)."""

from collections import Counter
from dataclasses import replace
from pathlib import Path

import numpy as np
import pytest
import torch

from foretell import Game, Phase, Trump, WizardOptions
from foretell.arena import MatchPlan, match
from training.baselines import dqn
from training.baselines.bot import Baseline
from training.baselines.facts import IRRELEVANT, Facts, Mask, Moves, Numbers, Rows
from training.baselines.ppo import TRACE, advantages
from training.baselines.replay import Replay
from training.baselines.run import METHODS, Plan, Run, learn
from training.baselines.table import print_tables
from training.baselines.waves import Rounds, Wave
from training.folder import NoRun, reports_of


@pytest.fixture(autouse=True)
def _small_batches(monkeypatch: pytest.MonkeyPatch) -> None:
    """So that the first steps are made soon."""
    monkeypatch.setattr(dqn, "BATCH", 128)


def plan(method: str, waves: int = 4, sizes: tuple[int, ...] = (2,)) -> Plan:
    return Plan(method, sizes, waves * METHODS[method].wave, 1)


def some_wave() -> Wave:
    def first(rows: Rows, mask: Mask) -> tuple[Moves, Numbers]:
        return mask.argmax(axis=1), np.zeros((len(rows), 0), np.float32)

    return Rounds((3,), Facts(IRRELEVANT), 16).play(first, 1)[0]


@pytest.mark.parametrize("method", METHODS)
def test_a_run_that_is_stopped_goes_on_as_if_it_was_not(method: str, tmp_path: Path) -> None:
    straight, parts = Run(plan(method), tmp_path / "straight"), Run(plan(method), tmp_path / "parts")
    straight.go(1e9)
    for _ in range(2):
        parts.step()
    parts.save()
    parts.step()  # is lost
    resumed = Run(plan(method), tmp_path / "parts")
    assert resumed.progress.waves == 2
    resumed.go(1e9)
    lines, others = (
        [(line["rounds"], line["points"], line["loss"]) for line in reports_of(run.folder)]
        for run in (straight, resumed)
    )
    assert lines == others
    assert len(lines) == 4
    for name, net in straight.learner.nets.items():
        for one, other in zip(net.parameters(), resumed.learner.nets[name].parameters(), strict=True):
            assert torch.equal(one, other)


@pytest.mark.parametrize("method", METHODS)
def test_a_method_learns(method: str, tmp_path: Path) -> None:
    run = Run(plan(method, 12, (1,)), tmp_path)
    run.go(1e9)
    rounds = Rounds((1,), run.learner.facts, 2000)
    _, points = rounds.play(lambda rows, mask: (run.learner.best(rows, mask), np.zeros((len(rows), 0), np.float32)), 9)
    assert points > 12, "random players make 6.5, those of the equilibrium 18"


def test_a_run_ends_when_its_time_is_used(tmp_path: Path) -> None:
    learn("dqn", tmp_path, (1, 2), 2_000, 1, 0.0)
    assert sorted(folder.name for folder in tmp_path.iterdir()) == ["1", "2"]
    assert reports_of_all(tmp_path) == [[], []]


def reports_of_all(folder: Path) -> list[list[dict[str, float]]]:
    return [reports_of(one) for one in sorted(folder.iterdir())]


def test_a_folder_has_one_plan(tmp_path: Path) -> None:
    Run(plan("dmc"), tmp_path)
    with pytest.raises(NoRun, match="has another run"):
        Run(replace(plan("dmc"), seed=2), tmp_path)


def test_advantages_lead_to_the_points_of_the_round() -> None:
    wave = some_wave()
    values = np.linspace(-1, 1, len(wave), dtype=np.float32)
    wave = replace(wave, notes=np.stack([values, values], axis=1))
    found = advantages(wave)
    for i in range(len(wave)):
        expected = wave.points[i] if wave.last[i] else values[i + 1] + TRACE * found[i + 1]
        assert found[i] == pytest.approx(expected - values[i], abs=1e-5)


def test_a_replay_keeps_the_latest_decisions_and_what_follows_them() -> None:
    wave, rng = some_wave(), np.random.default_rng(1)
    replay = Replay(2 * len(wave) - 7)
    for _ in range(3):
        replay.add(wave)
    assert replay.filled == replay.room
    part, following = replay.sample_with_next(500, rng)
    rows = {row.tobytes(): i for i, row in enumerate(wave.rows)}
    for i in np.flatnonzero(~part.last):
        place = rows[part.rows[i].tobytes()]
        assert part.mask[i].tobytes() == wave.mask[place].tobytes()
        assert following.rows[i].tobytes() == wave.rows[place + 1].tobytes()
    other = Replay(replay.room)
    other.load_state_dict(replay.state_dict())
    one, same = (some.sample(100, np.random.default_rng(2)) for some in (replay, other))
    assert one.rows.tobytes() == same.rows.tobytes()
    assert one.points.tobytes() == same.points.tobytes()


def test_what_was_learned_is_a_bot_of_the_arena(tmp_path: Path) -> None:
    learn("dqn", tmp_path, (1, 3), 1_000, 1, 1e9)
    name = f"training.baselines.bot:Baseline:folder={tmp_path}"
    for paper_rule in (False, True):
        results = match(MatchPlan((name, "random"), 1, WizardOptions(), 4, paper_rule=paper_rule), jobs=1)
        assert results.games == 2
    bot = Baseline(1, str(tmp_path))
    games = (Game(WizardOptions(round_sizes=(9,)), players=4, seed=seed) for seed in range(100))
    seen = next(game for game in games if game.phase is Phase.TRUMP).observe(0)
    held = Counter(card.suit for card in seen.hand)
    move = bot.choose(seen)
    assert isinstance(move, Trump)
    assert held[move.suit] == max(many for suit, many in held.items() if suit)


def test_a_folder_where_nothing_was_learned_is_named(tmp_path: Path) -> None:
    with pytest.raises(NoRun, match="nothing was learned"):
        Baseline(1, str(tmp_path))


def test_the_table_has_a_line_for_each_number_of_cards(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    learn("dqn", tmp_path / "dqn", (1, 2), 1_000, 1, 1e9)
    learn("ppo", tmp_path / "ppo", (2, 3), 512, 1, 1e9)
    capsys.readouterr()
    print_tables([tmp_path / "dqn", tmp_path / "ppo"], 2)
    lines = capsys.readouterr().out.splitlines()
    assert lines[0].startswith("dqn, 1 cards: 1,000 of 1,000 rounds, 0.")
    assert lines[2].startswith("ppo, 2-3 cards: 512 of 512 rounds")
    rows = [line.split(" | ") for line in lines if line.startswith(("| 1 ", "| 2 ", "| 3 "))]
    assert [row[:3] for row in rows] == [
        ["| 1", "6.5", "84 %, 17"],
        ["| 2", "-0.5", "71 %, 13.5"],
        ["| 3", "-5.5", "59 %, 10.5"],
    ]
    assert [bool(cell.strip(" |")) for cell in (rows[0][-1], rows[2][-2])] == [False, False]
    assert lines[-2].startswith("| dqn | ")
    assert len(lines[-1].split(" | ")) == 3
