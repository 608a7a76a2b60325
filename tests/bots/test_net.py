"""The bot that plays by networks, and the values that weight their answers."""

import gzip
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path
from types import ModuleType

import pytest

from foretell import Game
from foretell.bots import BrokenNets, make_bot
from foretell.bots.net import loading, thinking
from foretell.bots.net.extreme import facts as extreme_facts
from foretell.bots.net.extreme import layout as extreme_layout
from foretell.bots.net.judges import PlainJudge, nets_in
from foretell.bots.net.loading import VERSION, WEIGHTS, memory_of_nets, read_memory
from foretell.bots.net.rows import PADDED, WIDTH
from foretell.bots.net.wizard import facts, layout
from foretell.game.moves import EXTREME_MOVES
from foretell.rules.extreme.state import State as ExtremeState
from foretell.rules.wizard.codes import CHANGE
from foretell.rules.wizard.scoring import points
from foretell.rules.wizard.state import State
from foretell.rules.wizard.view import View
from tests.game.kinds import FULL_BOX, MODES, ONE_OF_EACH, PLAIN, Kind
from tests.waiting import LONGEST
from training.extreme import facts as extreme_played
from training.netfile import NET, read, shipped, write
from training.quantising import fullest
from training.wizard import facts as played

from .some_nets import random_nets
from .test_every_bot import (
    play,
    table,
)
from .test_every_bot import (
    test_a_choice_does_not_depend_on_what_is_hidden_nor_change_what_was_shown as check_fairness,
)

SOME = [PLAIN[1], PLAIN[12], MODES[1], MODES[18], MODES[24], FULL_BOX[6], *ONE_OF_EACH[-2:]]
LAYOUTS: dict[str, ModuleType] = {"wizard": layout, "extreme": extreme_layout}
SOME_KIND = pytest.mark.parametrize("kind", SOME, ids=str)


@SOME_KIND
def test_a_whole_game_has_only_legal_moves(kind: Kind) -> None:
    game = kind.game(11)
    play(game, table("master", kind, 3))
    assert game.is_over


@SOME_KIND
def test_a_choice_does_not_depend_on_what_is_hidden(kind: Kind) -> None:
    check_fairness("master", kind)


def test_it_beats_random_by_far() -> None:
    kind = PLAIN[1]
    game = kind.game(2)
    play(game, [make_bot(name, 1) for name in ("master", "random", "master", "random")])
    assert min(game.totals[::2]) > 100
    assert max(game.totals[1::2]) < 0


WITHOUT_NUMPY = """
import sys; sys.modules['numpy'] = None
from foretell import Game
from foretell.bots import make_bot
"""


def run(program: str) -> "subprocess.CompletedProcess[str]":
    return subprocess.run([sys.executable, "-c", program], capture_output=True, text=True, check=False, timeout=LONGEST)


@pytest.mark.slow
def test_without_numpy_the_native_library_plays() -> None:
    choose = "game = Game(players=3, seed=1); print([make_bot(n, 1).choose(game.observe(1)) for n in names])"
    done = run(f"{WITHOUT_NUMPY}names = ('journeyman', 'master', 'grandmaster'); {choose}")
    assert (done.returncode, done.stderr) == (0, "")
    assert done.stdout.count("Bid") == 3


@pytest.mark.slow
def test_without_numpy_and_the_native_library_cpython_plays() -> None:
    without = f"{WITHOUT_NUMPY}from foretell.engine import native; native.FOLDER = native.FOLDER / 'none'"
    done = run(f"{without}; game = Game(players=3, seed=1); print(make_bot('master', 1).choose(game.observe(1)))")
    assert (done.returncode, done.stderr) == (0, "")
    assert done.stdout.startswith("bid ")


def test_all_weights_together_are_small() -> None:
    assert max(file.stat().st_size for file in WEIGHTS.values()) <= 2_000_000


@pytest.mark.parametrize("game", LAYOUTS)
def test_weights_fit_the_features_and_the_answers(game: str) -> None:
    layout = LAYOUTS[game]
    assert WEIGHTS[game].with_suffix(".md").exists()
    assert layout.OUTCOMES == thinking.OUTCOMES
    moves = (layout.FORETELLING_MOVES, layout.CARDPLAY_MOVES)
    for net, answered in zip(shipped(game), moves, strict=True):
        features, answers = net["features"].reshape(-1, WIDTH), net["answers"].reshape(-1, WIDTH, PADDED)
        assert features[: layout.FEATURES].any(axis=1).mean() > 0.3, "most features are never true at a bid"
        assert not features[layout.FEATURES :].any()
        assert answers[:answered].any(axis=(1, 2)).mean() > 0.8
        assert not answers[answered:].any()
        assert (net["steps"] > 0).sum() == answered


def test_there_is_room_for_the_nets_of_both_games_and_not_more() -> None:
    both = (layout, extreme_layout)
    assert max(each.FEATURES for each in both) == thinking.FEATURES
    assert max(moves for each in both for moves in (each.FORETELLING_MOVES, each.CARDPLAY_MOVES)) == thinking.MOVES


@pytest.mark.parametrize("game", LAYOUTS)
def test_no_sum_can_overflow(game: str) -> None:
    """Whatever is true: 16 bits for the rows of features, 32 for all that follows."""
    assert all(0.1 < fullest(net) < 1.0 for net in shipped(game))


@pytest.fixture
def read_anew() -> Iterator[None]:
    """Forget the loaded networks before and after this test."""
    forget_nets()
    yield
    forget_nets()


def forget_nets() -> None:
    memory_of_nets.cache_clear()


SHIPPED = WEIGHTS["extreme"].read_bytes()
INSIDE = gzip.decompress(SHIPPED)
DAMAGES = {
    "no file": None,
    "nothing in it": b"",
    "another file": b"These are no nets.",
    "its end is missing": SHIPPED[:-1000],
    "a part is other than it was": SHIPPED[:100_000] + bytes(1000) + SHIPPED[101_000:],
    "a number in it is other than it was": gzip.compress(INSIDE[:5000] + b"\x11" + INSIDE[5001:], 1),
    "something after its end": gzip.compress(INSIDE + b"\x00", 1),
    "the nets of the other game": WEIGHTS["wizard"].read_bytes(),
    "a later version": gzip.compress(INSIDE[:8] + bytes([VERSION + 1]) + INSIDE[9:], 1),
}
WHYS = {
    "no file": "No such file or directory",
    "a later version": f"it has version {VERSION + 1}, and this foretell reads version {VERSION}",
}


@pytest.mark.usefixtures("read_anew")
@pytest.mark.parametrize("damage", DAMAGES)
@pytest.mark.parametrize("name", ["journeyman", "master", "grandmaster"])
def test_without_networks_the_error_names_the_file_and_the_remedy(
    name: str, damage: str, monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    file, content = tmp_path / "extreme.net", DAMAGES[damage]
    if content is not None:
        file.write_bytes(content)
    monkeypatch.setitem(WEIGHTS, "extreme", file)
    with pytest.raises(BrokenNets) as caught:
        make_bot(name, 1)
    assert str(caught.value) == (
        f"the bots' networks cannot be read from {file}: {WHYS.get(damage, 'it is damaged')}."
        " They come with foretell: pip install --force-reinstall foretell"
    )


@pytest.mark.usefixtures("read_anew")
def test_networks_are_read_from_disk_once(monkeypatch: pytest.MonkeyPatch) -> None:
    files: list[Path] = []

    def noted(file: Path, game: str, size: int) -> bytearray:
        files.append(file)
        return read_memory(file, game, size)

    monkeypatch.setattr(loading, "read_memory", noted)
    for kind in (PLAIN[1], ONE_OF_EACH[-1]):
        game, bots = kind.game(3), [*table("master", kind, 1)[1:], make_bot("journeyman", 1)]
        for _ in range(30):
            game.apply(bots[game.turn or 0].choose(game.observe(game.turn)))
    assert files == list(WEIGHTS.values())


@pytest.mark.slow
def test_written_networks_are_read_back(tmp_path: Path) -> None:
    nets = random_nets("extreme")
    write(tmp_path / "some.net", "extreme", nets)
    assert read(tmp_path / "some.net", "extreme").tobytes() == nets.tobytes()
    assert NET.itemsize % 8 == 0
    with pytest.raises(BrokenNets, match="it is damaged"):
        read(tmp_path / "some.net", "wizard")


@pytest.mark.slow
def test_nets_for_extreme_are_asked_for_every_decision_of_a_game(monkeypatch: pytest.MonkeyPatch) -> None:
    game, judge = ONE_OF_EACH[-1].game(3), PlainJudge("extreme")
    monkeypatch.setattr(judge, "_nets", nets_in(random_nets("extreme").tobytes()))
    while game.turn is not None:
        observation = game.observe(game.turn)
        code = judge.choose(observation.view, observation.legal_moves.codes)
        assert code in observation.legal_moves.codes
        game.apply(EXTREME_MOVES[code])


def test_outcomes_are_worth_the_points_of_the_rules() -> None:
    worths = [0.0] * layout.OUTCOMES
    for bid in range(21):
        for which, move in ((layout.FORETELLING, bid), (layout.CARDPLAY, 3)):
            facts.put_worths(which, move, bid, worths)
            for won in range(max(bid - 6, 0), min(bid + 6, 20) + 1):
                assert worths[outcome(which, move, bid=bid, won=won)] == points(bid, won)
    assert outcome(layout.CARDPLAY, 3, bid=20, won=0) == 0
    assert outcome(layout.CARDPLAY, 3, bid=0, won=20) == layout.OUTCOMES - 1


def outcome(which: int, move: int, *, bid: int = 0, won: int = 0, score: int = 0) -> int:
    """The outcome of a move in training."""
    return played.outcome_of(State(bid=[bid], won=[won], score=[score]), 0, which, move)


def test_naming_trump_has_the_value_of_the_round() -> None:
    worths = [0.0] * layout.OUTCOMES
    facts.put_worths(layout.FORETELLING, layout.NAME_FIRST, 0, worths)
    for score in (-50, -40, -30, -20, -10, 20, 30, 40, 50, 60, 70, 80, 90):
        assert worths[outcome(layout.FORETELLING, layout.NAME_FIRST, score=score)] == score
    assert outcome(layout.FORETELLING, layout.NAME_FIRST, score=-200) == 0
    assert outcome(layout.FORETELLING, layout.NAME_FIRST, score=220) == layout.OUTCOMES - 1


@pytest.mark.parametrize(
    ("bid", "won", "cards", "change"), [(2, 3, 5, 1), (2, 1, 5, 0), (0, 2, 5, 1), (5, 5, 5, 0), (0, 0, 5, 1)]
)
def test_the_cloud_changes_the_bid_to_the_better_value(bid: int, won: int, cards: int, change: int) -> None:
    view = View(seats=3, cards=cards, bid=[bid] * 6, won=[won] * 6)
    assert facts.automatic(view) == CHANGE + change


def test_expected_points_lie_within_what_a_round_can_bring() -> None:
    game = Game(players=4, seed=5)
    observation = game.observe(game.turn or 0)
    values, _ = PlainJudge("wizard").judge(observation.view, observation.legal_moves.codes)
    assert len(values) == 2
    assert all(-20 <= value <= 30 for value in values)


def test_penalty_points_count_against_a_seat() -> None:
    worths = [0.0] * extreme_layout.OUTCOMES
    extreme_facts.put_worths(0, 0, 0, worths)
    assert worths[:12] == [-points for points in range(12)]
    assert worths[12] < -12
    ends = [ExtremeState(score=[score]) for score in (0, 11, 12, 40)]
    assert [extreme_played.outcome_of(end, 0, 0, 0) for end in ends] == [0, 11, 12, 12]
