"""Suites of positions: which they are, what a choice loses, and how the arena shows it."""

import hashlib
import json

import pytest

from foretell import OptionsError
from foretell.arena.positions import POSITION_SUITES, PositionSuite, position_suite, score
from foretell.arena.suites import SUITES
from foretell.bots import make_bot
from foretell.cli import main

_CHECKSUMS = {
    "one-card-4@1": "d2f61c5e67ad",
    "classic-4-positions@1": "161d97a7e379",
    "specials-4-positions@1": "dcaf7ea4bde7",
    "extreme-4-positions@1": "18263fb56000",
}
suites = pytest.mark.parametrize("suite", POSITION_SUITES, ids=lambda suite: suite.name)


def small(name: str, monkeypatch: pytest.MonkeyPatch) -> PositionSuite:
    """A suite with its first positions alone."""
    suite = position_suite(name)
    assert suite is not None
    first = suite.positions()[:8]
    monkeypatch.setattr(PositionSuite, "positions", lambda _: first)
    return suite


@suites
def test_the_positions_of_a_suite_never_change(suite: PositionSuite) -> None:
    assert hashlib.sha256(suite.file.read_bytes()).hexdigest()[:12] == _CHECKSUMS[suite.name]


@suites
def test_every_legal_move_is_judged(suite: PositionSuite) -> None:
    positions = suite.positions()
    assert len({str(judged.position) for judged in positions}) > 190
    for judged in positions:
        legal = judged.position.legal_moves.texts
        assert (*judged.points,) == (*judged.errors,) == legal
        assert len(legal) > 1
        assert min(map(judged.loss, legal)) == 0
        assert any(map(judged.is_best, legal))


def test_suites_have_names_and_seeds_of_their_own() -> None:
    every = [*((suite.name, suite.seed) for suite in SUITES), *((suite.name, suite.seed) for suite in POSITION_SUITES)]
    assert len({name for name, _ in every}) == len({seed for _, seed in every}) == len(every)
    assert position_suite("classic-4@1") is None


def test_a_score_is_what_the_choices_lose(monkeypatch: pytest.MonkeyPatch) -> None:
    suite, bot = small("extreme-4-positions@1", monkeypatch), make_bot("thumb", 0)
    [found] = score(suite, ["thumb"], jobs=1)
    moves = [str(bot.choose(judged.position.observation())) for judged in suite.positions()]
    assert found.losses == tuple(judged.loss(move) for judged, move in zip(suite.positions(), moves, strict=True))
    assert found.found == tuple(judged.is_best(move) for judged, move in zip(suite.positions(), moves, strict=True))
    assert found.loss is not None
    assert found.loss.mean == pytest.approx(sum(found.losses) / 8)


def test_stronger_bots_lose_less() -> None:
    suite = position_suite("one-card-4@1")
    assert suite is not None
    random, thumb, master = (one.loss.mean for one in score(suite, ["random", "thumb", "master"], jobs=1) if one.loss)
    assert random > thumb > master >= 0


@pytest.mark.parametrize(
    ("bots", "message"),
    [
        ([], "at least one bot is asked"),
        (["thumb", "thumb"], "none twice"),
        (["ceiling"], "sees all hands"),
        (["nobody"], "'nobody' is not a bot"),
    ],
)
def test_bots_that_cannot_be_asked(bots: list[str], message: str) -> None:
    with pytest.raises((OptionsError, ValueError), match=message):
        score(POSITION_SUITES[0], bots, jobs=1)


def test_the_arena_prints_scores(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> None:
    small("one-card-4@1", monkeypatch)
    arguments = ["arena", "--suite", "one-card-4@1", "--bots", "thumb,master", "--jobs", "1", "--lang", "en"]
    assert main(arguments) == 0
    lines = capsys.readouterr().out.splitlines()
    assert lines[:2] == ["suite one-card-4@1", "8 positions; each bot is asked for its move"]
    assert [line.split("|")[1].strip() for line in lines[3:7]] == ["bot", "-" * 8, "thumb", "master"]
    assert main([*arguments, "--format", "json"]) == 0
    data = json.loads(capsys.readouterr().out)
    assert (data["format"], data["suite"]) == ("foretell-arena-positions/1", "one-card-4@1")
    assert [(bot["name"], bot["positions"]) for bot in data["bots"]] == [("thumb", 8), ("master", 8)]


@pytest.mark.parametrize(
    ("flags", "message"),
    [
        (["--pairs"], "--pairs does not go with --suite: in positions nothing is played"),
        (["--less-luck"], "--less-luck does not go with --suite: in positions nothing is played"),
        (["--games", "3"], "--games does not go with --suite: a suite says what is played"),
    ],
)
def test_what_does_not_go_with_positions(flags: list[str], message: str, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["arena", "--suite", "one-card-4@1", "--bots", "thumb", *flags]) == 2
    assert message in capsys.readouterr().err
