"""Bots from outside: naming one gives the bot, or a sentence that says what is wrong with it."""

from collections.abc import Iterator
from pathlib import Path

import pytest

from foretell import ExtremeOptions, Game, WizardOptions
from foretell.arena.plan import MatchPlan
from foretell.arena.players import make_player, shown_name, split_name
from foretell.arena.running import match
from foretell.arena.simulate import Plan, simulate
from foretell.bots import BOT_NAMES, BrokenBot, UnknownBot, make_bot
from foretell.bots.hint import HintError, hint
from foretell.bots.judging import Judge
from foretell.bots.level import Level
from foretell.bots.levels import (
    LEVELS,
    RATINGS,
    allow,
    at_hand,
    check_bots,
    full_name,
    judges,
    seatable,
    stand_in,
)
from foretell.bots.outside import find, offered
from foretell.cli import main
from foretell.game.errors import OptionsError

BOTS = '''
from foretell import Bid, TakeSeal
from foretell.bots.judging import Judgement


class Tiny:
    """Makes the last legal move."""

    SETTINGS = {"depth": int}

    def __init__(self, seed, depth=1):
        self.depth = depth

    def choose(self, observation):
        return observation.legal_moves[len(observation.legal_moves) - 1]


class Judging(Tiny):
    def judge(self, observation):
        return [Judgement(move, float(n), 0.5) for n, move in enumerate(observation.legal_moves)]


class JudgingTooFew(Tiny):
    def judge(self, observation):
        return []


class JudgingByNumpy(Tiny):
    def judge(self, observation):
        import numpy

        points = numpy.linspace(0, 1, len(observation.legal_moves), dtype=numpy.float32)
        return map(Judgement, observation.legal_moves, points, points)


class JudgingByNothing(Tiny):
    def judge(self, observation):
        return [Judgement(move, float("nan"), 0.5) for move in observation.legal_moves]


class JudgingByWords(Tiny):
    def judge(self, observation):
        return [Judgement(move, "good", 0.5) for move in observation.legal_moves]


class Listed(Tiny):
    SETTINGS = ["depth"]


class Valued(Tiny):
    SETTINGS = {"depth": 3}


class Failing(Tiny):
    def choose(self, observation):
        raise KeyError("lost")


class Illegal(Tiny):
    def choose(self, observation):
        return Bid(20)


class Silent(Tiny):
    def choose(self, observation):
        return None


class Unmade:
    def __init__(self):
        pass


class NoBot:
    def __init__(self, seed):
        pass


ANSWER = 42
'''
METADATA = "Metadata-Version: 2.1\nName: {name}\nVersion: 1.0\n"


@pytest.fixture(autouse=True)
def folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Path]:
    """A folder with modules of bots, on Python's path."""
    (tmp_path / "outside_bots.py").write_text(BOTS, encoding="utf-8")
    (tmp_path / "outside_lacks.py").write_text("import there_is_no_such_module\n", encoding="utf-8")
    (tmp_path / "outside_breaks.py").write_text("1 / 0\n", encoding="utf-8")
    monkeypatch.syspath_prepend(tmp_path)
    forget()
    yield tmp_path
    forget()


def forget() -> None:
    """Make foretell look for packages again."""
    offered.cache_clear()
    find.cache_clear()


def install(folder: Path, package: str, *points: str) -> None:
    """A package that offers bots, as an installer leaves it."""
    place = folder / f"{package.replace('-', '_')}-1.0.dist-info"
    place.mkdir()
    (place / "METADATA").write_text(METADATA.format(name=package), encoding="utf-8")
    (place / "entry_points.txt").write_text("\n".join(["[foretell.bots]", *points, ""]), encoding="utf-8")
    forget()


def test_a_class_of_a_module_plays_in_both_games() -> None:
    for options in (WizardOptions(), ExtremeOptions()):
        game, bot = Game(options, 3, seed=1), make_bot("outside_bots:Tiny", 5)
        assert bot.name == "outside_bots:Tiny"
        while game.turn is not None:
            game.apply(bot.choose(game.observe(game.turn)))
        assert game.is_over


@pytest.mark.parametrize(
    ("name", "error", "sentence"),
    [
        ("nowhere:Tiny", UnknownBot, r"^there is no module 'nowhere' for the bot 'nowhere:Tiny'$"),
        ("outside_bots.deeper:Tiny", UnknownBot, r"^there is no module 'outside_bots.deeper' for the bot"),
        ("outside_bots:Nobody", UnknownBot, r"^there is no 'Nobody' in the module 'outside_bots'$"),
        ("outside_bots:ANSWER", BrokenBot, r"^the bot 'outside_bots:ANSWER' must be a class, not 42$"),
        ("outside_bots:NoBot", BrokenBot, r"^'outside_bots:NoBot' is not a bot: it has no method choose\(observation"),
        ("outside_bots:Unmade", BrokenBot, r"'outside_bots:Unmade' does not work: it cannot be made .*: TypeError: "),
        ("outside_lacks:Tiny", BrokenBot, r"cannot be imported: ModuleNotFoundError: No module named 'there_is_no_"),
        ("outside_breaks:Tiny", BrokenBot, r"its module cannot be imported: ZeroDivisionError: division by zero$"),
        (
            "outside_bots:",
            UnknownBot,
            r"^'outside_bots:' is not a bot; the bots are random, .*; a bot of your own",
        ),
        ("a b:Tiny", UnknownBot, r"^'a b:Tiny' is not a bot; the bots are"),
    ],
)
def test_a_faulty_bot_is_refused_with_a_sentence(name: str, error: type[Exception], sentence: str) -> None:
    with pytest.raises(error, match=sentence):
        make_bot(name, 0)
    with pytest.raises(error, match=sentence):
        check_bots(["thumb", name])


@pytest.mark.parametrize(
    ("name", "sentence"),
    [
        ("Failing", r"^the bot 'outside_bots:Failing' does not work: in round 1, seat 1 it failed: KeyError: 'lost'$"),
        ("Illegal", r"it chose 'bid 20', but the legal moves were: bid 0, bid 1$"),
        ("Silent", r"it chose None, which is not a Move, but the legal moves were: bid 0, bid 1$"),
    ],
)
def test_a_bot_that_fails_at_the_table_is_named(name: str, sentence: str) -> None:
    game = Game(WizardOptions(), 3, seed=2)
    with pytest.raises(BrokenBot, match=sentence):
        make_bot(f"outside_bots:{name}", 0).choose(game.observe(1))


@pytest.mark.slow
def test_a_bot_that_judges_gives_hints() -> None:
    seen = Game(WizardOptions(), 3, seed=2).observe(1)
    assert isinstance(make_bot("outside_bots:Judging", 0), Judge)
    assert [str(each.move) for each in hint(seen, "outside_bots:Judging")] == ["bid 1", "bid 0"]
    with pytest.raises(BrokenBot, match="its judgements are not those of the legal moves"):
        hint(seen, "outside_bots:JudgingTooFew")
    with pytest.raises(HintError, match="'outside_bots:Tiny' does not judge moves; journeyman, master and grandmaster"):
        hint(seen, "outside_bots:Tiny")


def test_judgements_have_pythons_own_numbers() -> None:
    pytest.importorskip("numpy")
    seen = Game(WizardOptions(), 3, seed=2).observe(1)
    judged = hint(seen, "outside_bots:JudgingByNumpy")
    assert [(str(each.move), each.points, each.chance) for each in judged] == [("bid 1", 1.0, 1.0), ("bid 0", 0.0, 0.0)]
    assert {type(each.points) for each in judged} == {type(each.chance) for each in judged} == {float}
    for name, fault in {"JudgingByNothing": "a number that is not finite", "JudgingByWords": "ValueError"}.items():
        with pytest.raises(BrokenBot, match=f"round 1, seat 1 it failed: .*{fault}"):
            hint(seen, f"outside_bots:{name}")


@pytest.mark.slow
def test_the_bots_that_judge_are_listed() -> None:
    assert judges() == ("journeyman", "master", "grandmaster")


def test_settings_go_by_name_as_those_of_the_levels_do() -> None:
    assert split_name("outside_bots:Tiny:depth=3") == ("outside_bots:Tiny", {"depth": "3"})
    make_player("outside_bots:Tiny:depth=3", 0)
    with pytest.raises(OptionsError, match="outside_bots:Tiny has no setting 'width': it has depth"):
        make_player("outside_bots:Tiny:width=3", 0)
    for name in ("Listed", "Valued"):
        make_player(f"outside_bots:{name}", 0)
        with pytest.raises(BrokenBot, match="its SETTINGS must be a dict of names and types: int, float, bool, str"):
            make_player(f"outside_bots:{name}:depth=1", 0)


def test_a_package_offers_bots_under_its_name(folder: Path) -> None:
    install(folder, "tiny-bots", "tiny = outside_bots:Tiny", "thumb = outside_bots:Failing")
    assert [*offered()] == ["tiny-bots:thumb", "tiny-bots:tiny"]
    assert full_name("tiny") == shown_name("tiny") == "tiny-bots:tiny"
    assert shown_name("tiny:depth=2") == "tiny-bots:tiny:depth=2"
    assert make_bot("tiny", 0).name == make_bot("tiny-bots:tiny", 0).name == "tiny-bots:tiny"


@pytest.mark.slow
def test_no_package_can_take_a_levels_name(folder: Path) -> None:
    install(folder, "tiny-bots", *(f"{name} = outside_bots:Failing" for name in BOT_NAMES))
    for name in BOT_NAMES:
        assert full_name(name) == name
        assert make_bot(name, 0).name == name
    assert make_bot("tiny-bots:thumb", 0).name == "tiny-bots:thumb"


def test_a_name_that_two_packages_offer_needs_the_package(folder: Path) -> None:
    install(folder, "tiny-bots", "tiny = outside_bots:Tiny")
    install(folder, "other-bots", "tiny = outside_bots:Tiny")
    with pytest.raises(UnknownBot, match="'tiny' is offered by several packages: other-bots:tiny, tiny-bots:tiny"):
        make_bot("tiny", 0)
    make_bot("other-bots:tiny", 0)


def test_it_plays_in_the_arena_and_in_simulated_games(folder: Path) -> None:
    install(folder, "tiny-bots", "tiny = outside_bots:Tiny")
    results = match(MatchPlan(("tiny", "thumb"), deals=1, options=ExtremeOptions(rounds=1), players=3), jobs=1)
    assert results.plan.bots == ("tiny-bots:tiny", "thumb")
    (record,) = simulate(Plan(("tiny", "thumb"), 1, ExtremeOptions(rounds=1), 3), 1, 1)
    assert '"bots":["tiny-bots:tiny","thumb","tiny-bots:tiny"]' in record


def test_no_file_can_load_a_bot_that_the_player_has_not_named(folder: Path) -> None:
    """A saved game is data: Python imports only bots that the player has named, or installed as a bot."""
    (folder / "outside_harm.py").write_text("raise SystemExit('imported')\n", encoding="utf-8")
    assert at_hand("outside_harm:Bot") in BOT_NAMES
    assert at_hand("outside_bots:Unmade") in BOT_NAMES
    check_bots(["outside_bots:Tiny"])
    assert at_hand("outside_bots:Tiny") == "outside_bots:Tiny"
    install(folder, "tiny-bots", "tiny = outside_bots:Tiny", "broken = outside_bots:Unmade")
    assert at_hand("tiny-bots:tiny") == "tiny-bots:tiny"
    assert at_hand("tiny-bots:broken") in BOT_NAMES


def test_tables_seat_only_the_bots_that_the_operator_allows(folder: Path) -> None:
    install(folder, "tiny-bots", "tiny = outside_bots:Tiny")
    assert seatable() == BOT_NAMES
    with pytest.raises(BrokenBot, match="'outside_bots:Unmade' does not work"):
        allow(["outside_bots:Unmade"])
    assert seatable() == BOT_NAMES
    allow(["tiny", "thumb", "outside_bots:Tiny", "tiny-bots:tiny"])
    assert seatable() == (*BOT_NAMES, "tiny-bots:tiny", "outside_bots:Tiny")
    assert stand_in("tiny-bots:tiny") in BOT_NAMES
    allow(())
    assert seatable() == BOT_NAMES


def test_commands_find_modules_in_the_current_folder(
    folder: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    here = folder / "here"
    here.mkdir()
    (here / "only_here.py").write_text(BOTS, encoding="utf-8")
    monkeypatch.chdir(here)
    game = ["--game", "extreme", "--rounds", "1", "--players", "3", "--bots", "only_here:Tiny,thumb", "--jobs", "1"]
    assert main(["simulate", *game, "--out", "-"]) == 0
    assert '"bots":["only_here:Tiny","thumb","only_here:Tiny"]' in capsys.readouterr().out
    assert main(["arena", *game, "--games", "1"]) == 0
    assert "only_here:Tiny" in capsys.readouterr().out
    assert main(["simulate", "--bots", "only_here:Failing", "--out", "games.jsonl", "--jobs", "1"]) == 2
    assert "foretell: the bot 'only_here:Failing' does not work" in capsys.readouterr().err


def test_bots_lists_what_packages_offer(folder: Path, capsys: pytest.CaptureFixture[str]) -> None:
    install(folder, "tiny-bots", "tiny = outside_bots:Tiny")
    assert main(["bots", "--lang", "en"]) == 0
    assert "tiny-bots:tiny A bot from the package tiny-bots." in capsys.readouterr().out


def test_a_level_is_one_row_with_its_ratings() -> None:
    assert all(tuple(table) == BOT_NAMES for table in RATINGS.values())
    assert all(RATINGS[game][level.name] == level.ratings.get(game) for game in RATINGS for level in LEVELS)
    assert Level("new", "new_bot", "NewBot").ratings.get("wizard") is None
