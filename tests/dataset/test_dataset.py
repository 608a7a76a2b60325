"""The data set: what it holds, that it can be stopped at any moment, and what it refuses."""

import hashlib
import json
import os
from itertools import count
from pathlib import Path
from typing import cast

import pyarrow.parquet as pq
import pytest
from filelock import FileLock

from foretell import ForetellError, Game, OptionsError
from foretell.arena import SUITES, play_many
from foretell.bots import make_bot
from foretell.bots.judging import Judge
from foretell.cli import main
from foretell.dataset import KINDS, SPLITS, DatasetError, DatasetPlan, GameKind, make, making
from foretell.dataset.noting import play_noted
from foretell.encoder import Encoder
from foretell.record import loads
from foretell.rules.chance import round_key

SMALL = DatasetPlan(master=4, grandmaster=1, worlds=1)


@pytest.fixture(scope="module")
def made(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A small data set."""
    folder = tmp_path_factory.mktemp("made")
    make(SMALL, folder, jobs=1)
    return folder


def files_of(folder: Path) -> dict[str, bytes]:
    return {str(file.relative_to(folder)): file.read_bytes() for file in folder.rglob("*") if file.is_file()}


def lines_of(folder: Path) -> dict[str, list[str]]:
    """The records of all games, by split."""
    files = sorted(folder.glob("*/*.jsonl"))
    return {
        split: [line for file in files if file.stem == split for line in file.read_text("utf-8").splitlines()]
        for split in SPLITS
    }


# What is played


def test_one_game_in_twenty_is_for_validation_and_one_for_the_test() -> None:
    parts = [(str(part), part.bot, part.games) for part in DatasetPlan().parts]
    assert parts == [
        ("master/train", "master", 18_000),
        ("master/validation", "master", 1_000),
        ("master/test", "master", 1_000),
        ("grandmaster/train", "grandmaster:worlds=50", 450),
        ("grandmaster/validation", "grandmaster:worlds=50", 25),
        ("grandmaster/test", "grandmaster:worlds=50", 25),
    ]


def test_no_deal_is_in_two_splits_or_in_a_suite() -> None:
    seeds = [part.seed(number) for part in DatasetPlan(grandmaster=0).parts for number in range(part.games)]
    suites = {round_key(suite.seed, deal) for suite in SUITES for deal in range(suite.deals)}
    assert len({*seeds} | suites) == 20_000 + len(suites)


def test_both_bots_play_the_same_deals_of_a_split() -> None:
    master, grandmaster = (next(p for p in DatasetPlan().parts if p.name == name) for name in ("master", "grandmaster"))
    assert [master.seed(n) for n in range(30)] == [grandmaster.seed(n) for n in range(30)]
    assert master.kind(24) is grandmaster.kind(24) is KINDS[1]


def test_the_pieces_of_a_part_are_all_of_its_games() -> None:
    for part in DatasetPlan(250, 5).parts:
        assert [number for piece in part.pieces() for number in piece] == [*range(part.games)]


def test_kinds_have_names_of_their_own_and_are_played_by_all_numbers_of_players() -> None:
    assert len({kind.name for kind in KINDS}) == len({(kind.options, kind.players) for kind in KINDS}) == len(KINDS)
    assert {(kind.options.game, kind.players) for kind in KINDS} == {
        *(("wizard", players) for players in range(3, 7)),
        *(("extreme", players) for players in range(3, 6)),
    }


@pytest.mark.parametrize(
    ("master", "grandmaster", "worlds"), [(0, 0, 1), (-1, 5, 1), (5, -1, 1), (5, 5, 0), (1.5, 1, 1)]
)
def test_a_plan_that_is_none(master: float, grandmaster: int, worlds: int) -> None:
    with pytest.raises(OptionsError, match="a data set has whole numbers: of at least one game"):
        DatasetPlan(cast("int", master), grandmaster, worlds)


@pytest.mark.parametrize(("master", "grandmaster", "worlds"), [(10**20, 0, 1), (1, 10**20, 1), (1, 1, 10**20)])
def test_a_plan_that_never_ends_is_refused(master: int, grandmaster: int, worlds: int) -> None:
    with pytest.raises(OptionsError, match="at most 1000000 games of a bot, and 1000000 worlds"):
        DatasetPlan(master, grandmaster, worlds)


def test_the_numbers_of_a_plan_may_be_those_of_numpy() -> None:
    numpy = pytest.importorskip("numpy")
    assert json.dumps(DatasetPlan(*numpy.array([3, 1, 2])).as_data()) == json.dumps(DatasetPlan(3, 1, 2).as_data())


@pytest.mark.parametrize("kind", KINDS, ids=lambda kind: kind.name)
def test_games_are_those_that_the_bots_play_elsewhere(kind: GameKind) -> None:
    played = play_many(kind.options, kind.players, ["master"], 1, seed=5, records=True)
    game, decisions = play_noted(kind, "master", played.plan.seed_of(0))
    names = played.plan.player_names(0)
    assert game.game(names).rounds == played.game(0).rounds
    assert all(len(each.codes) == len(each.points) == len(each.chances) > 1 for each in decisions)


def test_only_bots_that_judge_are_noted() -> None:
    with pytest.raises(OptionsError, match="'thumb' does not judge moves"):
        play_noted(KINDS[0], "thumb", 1)


# What the files hold


@pytest.mark.parametrize(("split", "games"), [("train", 3), ("validation", 1), ("test", 1)])
def test_lines_are_valid_records_of_the_planned_deals(made: Path, split: str, games: int) -> None:
    lines = lines_of(made)[split]
    assert len(lines) == games
    for line in lines:
        game, data = loads(line), json.loads(line)
        seed = round_key(SPLITS[split], data["number"])
        assert (data["seed"], data["kind"], game.is_over) == (seed, KINDS[data["number"]].name, True)
        assert Game(game.options, game.players, seed=seed).rounds[0].hands == game.rounds[0].hands


def test_judgements_are_those_of_the_bot_in_its_seat(made: Path) -> None:
    line = (made / "master" / "test.jsonl").read_text("utf-8")
    game, data = loads(line), json.loads(line)
    again, bots = Game(game.options, game.players, seed=data["seed"]), [make_bot("master", 0) for _ in game.players]
    for story, noted in zip(game.rounds, data["judgements"], strict=True):
        decisions = iter(noted)
        for number, (seat, move) in enumerate(story.moves):
            seen = again.observe(seat)
            bot = bots[seat]
            if len(seen.legal_moves) > 1 and isinstance(bot, Judge):
                found = bot.judge(seen)
                points, chances = [round(j.points, 3) for j in found], [round(j.chance, 3) for j in found]
                assert next(decisions) == [number, points, chances]
            again.apply(move, seat)
        assert next(decisions, None) is None


@pytest.mark.parametrize("part", ["master/test", "master/train", "grandmaster/train"])
def test_rows_say_what_the_lines_say(made: Path, part: str) -> None:
    rows = iter(pq.read_table(made / f"{part}.parquet").to_pylist())
    for line in (made / f"{part}.jsonl").read_text("utf-8").splitlines():
        game, data = loads(line), json.loads(line)
        again = Game(game.options, game.players, seed=data["seed"])
        encoder = Encoder(game.options, len(game.players))
        for story, noted in zip(game.rounds, data["judgements"], strict=True):
            judged = {number: (points, chances) for number, points, chances in noted}
            for number, (seat, move) in enumerate(story.moves):
                if number in judged:
                    seen, row = again.observe(seat), next(rows)
                    points, chances = judged[number]
                    assert story.result is not None
                    assert row == {
                        "game": data["number"],
                        "kind": data["kind"],
                        "seed": data["seed"],
                        "players": len(game.players),
                        "round": story.number,
                        "cards": len(story.hands[0]),
                        "dealer": story.dealer,
                        "move": number,
                        "seat": seat,
                        "phase": str(seen.phase),
                        "legal": [*seen.legal_moves.codes],
                        "points": pytest.approx(points, rel=1e-6),
                        "chances": pytest.approx(chances, rel=1e-6),
                        "chosen": again.legal_moves.codes[[*again.legal_moves].index(move)],
                        "features": sorted(encoder.indices(seen)),
                        "round_tricks": data["rounds"][story.number - 1]["result"]["tricks"][seat],
                        "round_points": story.result.points[seat],
                        "round_met": story.result.as_foretold[seat],
                        "game_points": game.totals[seat],
                        "game_won": seat in game.winners,
                    }
                again.apply(move, seat)
    assert next(rows, None) is None


def test_checksums_and_datasheet(made: Path) -> None:
    sums = dict(line.split("  ")[::-1] for line in (made / making.SUMS).read_text("utf-8").splitlines())
    found = files_of(made)
    del found[making.SUMS]
    assert sums == {name: hashlib.sha256(content).hexdigest() for name, content in found.items()}
    text, games = found[making.DATASHEET].decode(), [json.loads(line) for of in lines_of(made).values() for line in of]
    decisions = sum(len(noted) for game in games for noted in game["judgements"])
    assert f"5 whole games with {sum(len(game['rounds']) for game in games)} rounds and {decisions:,}" in text
    assert "`foretell dataset FOLDER --master 4 --grandmaster 1 --worlds 1`" in text


# How it is made


class Killed(BaseException):
    """Stands for the end of the process."""


@pytest.mark.slow
def test_stopped_at_any_moment_and_called_again_it_has_the_same_bytes(
    made: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    calls, times, whole = count(1), 0, os.fsync

    def killed(file: int) -> None:
        """Every other call of ``make`` ends before its second file is in place, the others before the third."""
        if next(calls) == 2 + times % 2:
            raise Killed
        whole(file)

    monkeypatch.setattr(os, "fsync", killed)
    while not (tmp_path / making.SUMS).exists():
        try:
            make(SMALL, tmp_path, jobs=1)
        except Killed:
            calls, times = count(1), times + 1
    assert times > 12
    assert files_of(tmp_path) == files_of(made)


def test_a_complete_data_set_is_left_as_it_is(made: Path) -> None:
    before = {path: path.stat().st_mtime_ns for path in made.rglob("*") if path.is_file()}
    make(SMALL, made, jobs=1)
    assert {path: path.stat().st_mtime_ns for path in made.rglob("*") if path.is_file()} == before


@pytest.mark.slow
def test_several_processes_make_the_same(made: Path, tmp_path: Path) -> None:
    make(SMALL, tmp_path, jobs=2)
    assert files_of(tmp_path) == files_of(made)


def test_another_data_set_is_refused(made: Path) -> None:
    with pytest.raises(DatasetError, match=r"plan\.json: this is another data set, or of another version"):
        make(DatasetPlan(5, 1, 1), made, jobs=1)
    assert not (made / ".lock").exists()


def test_a_plan_that_is_no_text_is_another_data_set(tmp_path: Path) -> None:
    (tmp_path / "plan.json").write_bytes(b"\xff\x00")
    with pytest.raises(DatasetError, match="this is another data set"):
        make(SMALL, tmp_path, jobs=1)


def test_without_the_native_library_a_sentence_says_so(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(making, "native_fault", lambda: "it is not there")
    assert main(["dataset", str(tmp_path / "new"), "--master", "1", "--grandmaster", "0"]) == 2
    assert capsys.readouterr().err == "foretell: the data set is made by the native library: it is not there\n"
    assert not (tmp_path / "new").exists()


def test_a_folder_with_other_files_is_refused(tmp_path: Path) -> None:
    (tmp_path / "mine.txt").write_text("mine")
    with pytest.raises(DatasetError, match="the folder is not empty, and holds no data set"):
        make(SMALL, tmp_path, jobs=1)
    assert files_of(tmp_path) == {"mine.txt": b"mine"}


def test_two_processes_at_once_are_refused(tmp_path: Path) -> None:
    with FileLock(tmp_path / ".lock"), pytest.raises(ForetellError, match="another process is making a data set here"):
        make(SMALL, tmp_path, jobs=1)


def test_the_command_makes_it(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    arguments = ["dataset", str(tmp_path / "new"), "--master", "1", "--grandmaster", "0", "--jobs", "1"]
    assert main(arguments) == 0
    assert capsys.readouterr().out == f"{tmp_path / 'new'}: 1 game; README.md describes them\n"
    assert [*files_of(tmp_path / "new")] != []
    assert main([*arguments, "--worlds", "9"]) == 2
    assert "this is another data set" in capsys.readouterr().err
