"""What torch does, and a whole training run (where torch is installed)."""

from dataclasses import replace
from functools import partial
from pathlib import Path

import numpy as np
import pytest
import torch

from training import export, netfloats, sparse
from training.folder import floats_of, reports_of
from training.netfile import read
from training.nets import Net
from training.run import Plan, train
from training.team import Team, together


def test_sparse_sums_and_answers_have_the_gradients_of_dense_ones() -> None:
    rng = np.random.default_rng(1)
    dense = (rng.random((40, 30)) < 0.2).astype(np.float32)
    seen, many = np.nonzero(dense)[1].astype(np.int16), dense.sum(axis=1).astype(np.int64)
    moves = rng.integers(0, 6, 40)
    rows, answers = torch.randn(30, 8, requires_grad=True), torch.randn(7, 5, 8, requires_grad=True)
    found = sparse.answers(torch.relu(sparse.sums(rows, seen, many)), answers, moves)
    hidden = torch.relu(torch.from_numpy(dense) @ rows)
    expected = torch.einsum("boh,bh->bo", answers[torch.from_numpy(moves)], hidden)
    torch.testing.assert_close(found, expected)
    weights = torch.randn(found.shape)
    ours = torch.autograd.grad((found * weights).sum(), [rows, answers])
    torch.testing.assert_close(ours, torch.autograd.grad((expected * weights).sum(), [rows, answers]))


def test_shared_features_add_to_the_answers() -> None:
    alike = np.eye(4, 2, dtype=np.float32)
    net = Net(10, 4, 13, 1, alike)
    with torch.no_grad():
        net.averages["shared"][1] += 2.0
    difference = net.floats()["answers"] - net.averages["answers"].numpy()
    np.testing.assert_allclose(difference[1], 2.0, rtol=1e-6)
    assert not difference[[0, 2, 3]].any()


@pytest.mark.parametrize("game", ["wizard", "extreme"])
def test_a_run_learns_is_resumed_and_exported(game: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    plan = Plan(tmp_path, game, 1, 9_000, 64, 64, 1e-3, 3e-5, 0.6, 0.7, False, 0, 60.0)
    train(plan, Team())
    train(replace(plan, decisions=19_000), Team())
    reports = reports_of(tmp_path)
    assert [report["decisions"] for report in reports] == [9_024, 19_008]
    assert reports[1]["steps"] > reports[0]["steps"] > 20
    assert all(loss < 3.0 for loss in reports[1]["losses"])
    never = [(net["features"] == 0).all(axis=1).mean() for net in netfloats.read(floats_of(tmp_path))]
    assert all(0.01 < share < 0.8 for share in never), "features that never came up"
    monkeypatch.setattr(export, "ROOMS", (300, 300))
    assert len(read(export.export(tmp_path, tmp_path / "new.net", ""), game)) == 2


def test_a_run_from_the_package_knows_what_its_nets_know(tmp_path: Path) -> None:
    plan = Plan(tmp_path, "wizard", 1, 12_000, 64, 64, 3e-4, 1e-5, 0.36, 0.8, True, 0, 60.0)
    train(plan, Team())
    assert reports_of(tmp_path)[-1]["losses"][1] < 0.8


def test_processes_learn_the_same_nets_together(tmp_path: Path) -> None:
    plan = Plan(tmp_path, "wizard", 1, 12_000, 64, 64, 3e-4, 1e-5, 0.36, 0.8, True, 0, 60.0, processes=2)
    together(partial(train, plan), 2)
    assert [report["decisions"] for report in reports_of(tmp_path)] == [12_032]
    assert reports_of(tmp_path)[-1]["losses"][1] < 0.8


def _shares(team: Team, folder: Path) -> None:
    weights = torch.full((3,), float(team.rank))
    wished = [team.share([weights], wish=wish) for wish in (False, team.rank == 1)]
    (folder / f"{team.rank}").write_text(f"{weights.tolist()} {wished}")


def test_all_get_the_mean_and_hear_of_a_wish(tmp_path: Path) -> None:
    together(partial(_shares, folder=tmp_path), 2)
    assert {file.read_text() for file in tmp_path.iterdir()} == {"[0.5, 0.5, 0.5] [False, True]"}
