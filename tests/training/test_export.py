"""A run's floats become the file from which the bots play."""

import gzip
import json
from functools import partial
from pathlib import Path

import numpy as np
import pytest

from foretell import Game
from foretell.bots.net.judges import PlainJudge, nets_in
from foretell.bots.net.loading import WEIGHTS
from foretell.bots.net.rows import WIDTH
from foretell.bots.net.thinking import OUTCOMES, Net
from tests.bots.some_nets import answers
from training import export, measuring, netfile, netfloats, players
from training.all_games import GAMES
from training.folder import FLOATS, PLAN, PROGRESS
from training.players import first_positions
from training.quantising import PARTS, Parts, Positions, fullest, quantised


def drawn_floats(game: str) -> list[Parts]:
    """Nets of floats that nobody trained, about as large as those at the beginning of a run."""
    rng, layout = np.random.default_rng(6), GAMES[game].layout
    nets: list[Parts] = []
    for moves in GAMES[game].moves:
        layers = [(layout.FEATURES, WIDTH), (WIDTH,), (WIDTH, WIDTH), (WIDTH,)]
        shapes = [*layers, (moves, OUTCOMES, WIDTH), (moves, OUTCOMES)]
        sizes = (0.16, 0.01, 0.09, 0.01, 0.05, 0.1)
        drawn = zip(PARTS, sizes, shapes, strict=True)
        nets.append({part: rng.normal(0, size, shape).astype(np.float32) for part, size, shape in drawn})
    return nets


def a_run(folder: Path, game: str) -> list[Parts]:
    """Write what ``training.train`` leaves for the export."""
    plan = {"folder": str(folder), "game": game, "seed": 3, "plain": 0.5, "report_seconds": 60}
    last = {"decisions": 12_345_678, "steps": 9_876, "seconds": 5400}
    (folder / PLAN).write_text(json.dumps(plan), encoding="utf-8")
    (folder / PROGRESS).write_text(f"{{}}\n{json.dumps(last)}\n", encoding="utf-8")
    nets = drawn_floats(game)
    netfloats.write(folder / FLOATS, nets)
    return nets


@pytest.mark.parametrize("game", GAMES)
def test_the_export_of_floats_is_a_file_as_those_that_are_shipped(
    game: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(export, "ROOMS", (300, 600))
    floats = a_run(tmp_path, game)
    target = export.export(tmp_path, tmp_path / "new.net", "| all | is | well |")
    ours, theirs = gzip.decompress(target.read_bytes()), gzip.decompress(WEIGHTS[game].read_bytes())
    assert len(ours) == len(theirs)
    assert ours[:80] == theirs[:80], "version, game, and sizes"
    nets, asked = netfile.read(target, game), first_positions(GAMES[game], 0.5, 9)
    for net, moves in zip(nets, GAMES[game].moves, strict=True):
        assert fullest(net) < 1.0
        assert (net["steps"] > 0).sum() == moves
    plain = nets_in(nets.tobytes())
    for net, parts, positions in zip(plain, floats, asked, strict=True):
        check_answers(net, parts, positions)
    judge = PlainJudge(game)
    monkeypatch.setattr(judge, "_nets", plain)
    observation = Game(GAMES[game].mixture(1.0)[0].options, players=4, seed=1).observe(1)
    codes = observation.legal_moves.codes
    assert judge.choose(observation.view, codes) in codes
    card = (tmp_path / "new.md").read_text(encoding="utf-8")
    assert "12,345,678; training steps: 9,876; time: 1.5 hours" in card
    assert "seed 3; plain 0.5\n" in card
    assert card.endswith("| all | is | well |\n")


def check_answers(net: Net, parts: Parts, positions: Positions) -> None:
    """The integers answer about as the floats do."""
    errors = []
    for row, many in zip(positions.seen[:20], positions.many[:20], strict=True):
        seen = row[:many]
        first = np.maximum(parts["features"][seen].sum(axis=0) + parts["features_bias"], 0)
        second = np.maximum(first @ parts["layer"] + parts["layer_bias"], 0)
        weights = np.exp((parts["answers"] @ second + parts["answers_bias"]).astype(np.float64))
        expected = weights / weights.sum(axis=1, keepdims=True)
        found = answers(net, seen.tolist(), range(len(weights)))
        errors.append(np.abs(np.array(found) - expected).mean())
    assert np.mean(errors) < 0.01


def test_the_same_run_makes_the_same_file(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(export, "ROOMS", (300, 300))
    monkeypatch.setattr(players, "quantised", partial(quantised, quickly=True))
    a_run(tmp_path, "extreme")
    made = [export.export(tmp_path, tmp_path / name, "").read_bytes() for name in ("one.net", "two.net")]
    assert made[0] == made[1]


def test_floats_that_are_written_are_read(tmp_path: Path) -> None:
    nets = drawn_floats("extreme")
    netfloats.write(tmp_path / "some.npz", nets)
    for net, written in zip(netfloats.read(tmp_path / "some.npz"), nets, strict=True):
        assert all((net[part] == written[part]).all() for part in PARTS)
    assert [file.name for file in tmp_path.iterdir()] == ["some.npz"]


def test_measuring_prints_a_row_for_each_kind(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(measuring, "TABLES", 100)
    measuring.print_kinds("extreme", None, 120, 5, classic=False)
    head, _, *rows = capsys.readouterr().out.splitlines()
    assert head == "| game | players | as foretold | points a seat and round | rounds |"
    assert [row.split(" | ")[:2] for row in rows] == [
        [f"| {kind}", str(players)] for kind in ("Extreme", "Extreme, base 5") for players in (3, 4, 5)
    ]
    points = [float(row.split(" | ")[3].split(" ± ")[0]) for row in rows]
    assert all(1.2 < each < 2.6 for each in points)
