"""The levels: their order, what they need, what they see, and how far the apprentice is from its neighbours."""

import ast
import json
from collections.abc import Iterator
from itertools import pairwise
from math import nan
from pathlib import Path
from statistics import fmean
from typing import cast

import pytest

import foretell.bots
from foretell import Game, Observation, OptionsError
from foretell.bots import MissingExtra, UnknownBot, levels, make_bot
from foretell.bots.levels import BOT_NAMES, LEVELS, RATINGS, at_hand, check_bots, stand_in, usual_bots, why_missing
from foretell.bots.pipe.reading import observation_from
from foretell.bots.pipe.seen import view_text
from tests.game.kinds import FULL_BOX, MODES, ONE_OF_EACH, PLAIN, Kind
from tests.house.tree import ROOT

from .lacking import without_library
from .test_every_bot import QUICK, with_other_secrets

SOURCES = Path(foretell.bots.__file__).parent
SOME = [PLAIN[1], FULL_BOX[3], MODES[0], MODES[16], MODES[20], ONE_OF_EACH[-5], ONE_OF_EACH[-3]]
SOME_KIND = pytest.mark.parametrize("kind", SOME, ids=str)


def test_the_levels_are_in_order() -> None:
    assert BOT_NAMES == ("random", "apprentice", "thumb", "journeyman", "master", "grandmaster")
    assert [list(ratings) for ratings in RATINGS.values()] == [list(BOT_NAMES)] * 2
    for ratings in RATINGS.values():
        known = [rating for rating in ratings.values() if rating is not None]
        assert known == sorted(known)


def test_the_documents_give_the_ratings_in_use() -> None:
    rows = [line.split(" | ") for line in (ROOT / "docs" / "bots.md").read_text(encoding="utf-8").splitlines()]
    told = {
        row[0].strip("| `"): [int(cell.strip(" |").replace(",", "")) for cell in row[3:]]
        for row in rows
        if row[0].startswith("| `")
    }
    assert told == {name: [ratings[name] for ratings in RATINGS.values()] for name in BOT_NAMES}


def test_without_the_library_the_grand_master_is_missing(monkeypatch: pytest.MonkeyPatch) -> None:
    assert [name for name in BOT_NAMES if levels.missing_extra(name) is None] == [*BOT_NAMES]
    assert [*map(at_hand, BOT_NAMES)] == [*BOT_NAMES]
    without_library(monkeypatch)
    assert tuple(name for name in BOT_NAMES if levels.missing_extra(name) is None) == BOT_NAMES[:-1]
    assert [*map(at_hand, BOT_NAMES)] == [*BOT_NAMES[:-1], "master"]
    assert stand_in("grandmaster") == "master"
    assert set(usual_bots(5)) <= {*BOT_NAMES[:-1]}
    check_bots(BOT_NAMES[:-1])


def test_a_missing_level_says_why(monkeypatch: pytest.MonkeyPatch) -> None:
    without_library(monkeypatch)
    assert why_missing("master") is None
    with pytest.raises(MissingExtra, match=r"^the bot 'grandmaster' cannot play here: the library is not there"):
        make_bot("grandmaster", 1)
    with pytest.raises(ImportError, match="'grandmaster' cannot play here: the library is not there"):
        check_bots(["random", "grandmaster"])
    with pytest.raises(UnknownBot, match="'net' is not a bot"):
        check_bots(["net"])


def test_what_makes_no_bot_has_a_sentence() -> None:
    with pytest.raises(UnknownBot, match=r"^None is not a bot; the bots are random"):
        make_bot(cast("str", None), 1)
    with pytest.raises(OptionsError, match=r"^the bot 'thumb' cannot be made with \{'worlds': 3\}: "):
        make_bot("thumb", 1, worlds=3)
    for level, settings, wrong in (
        ("grandmaster", {"worlds": 1.5}, "worlds must be a whole number, not 1.5"),
        ("grandmaster", {"bids": 1}, "bids must be True or False, not 1"),
        ("journeyman", {"hopes": "x"}, "hopes must be a number, not 'x'"),
        ("journeyman", {"hopes": nan}, "hopes must be a number, not nan"),
        ("journeyman", {"slips": 10**400}, "slips must be a number, not 10{400}"),
        ("master", {"aim": 3}, "aim must be text, not 3"),
    ):
        with pytest.raises(OptionsError, match=f"^{level}:{wrong}$"):
            make_bot(level, 1, **settings)
    with pytest.raises(TypeError, match=r"asked with an observation, such as game.observe\(game.turn\), not <Game"):
        make_bot("thumb", 1).choose(cast("Observation", Game(seed=1)))


def test_new_players_meet_a_mixture_without_the_strongest() -> None:
    assert usual_bots(3) == ("journeyman", "apprentice", "thumb")
    assert usual_bots(5)[:3] == usual_bots(3)


def imports(path: Path) -> Iterator[str]:
    """The modules that a module imports."""
    for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
        if isinstance(node, ast.ImportFrom):
            yield from (f"{node.module}.{name.name}" for name in node.names)
        elif isinstance(node, ast.Import):
            yield from (name.name for name in node.names)


def test_bots_do_not_import_the_game() -> None:
    taken = {(path.name, name) for path in SOURCES.rglob("*.py") for name in imports(path)}
    assert len(taken) > 100
    assert {(file, name) for file, name in taken if name.endswith((".Game", "game.game"))} == set()


@pytest.mark.parametrize("level", BOT_NAMES)
@SOME_KIND
def test_a_bots_question_does_not_depend_on_what_is_hidden(level: str, kind: Kind) -> None:
    game, compared, thumb = kind.game(21), 0, make_bot("thumb", 1)
    while game.turn is not None and compared < 40:
        seat = game.turn
        seen = game.observe(seat)
        told = view_text(seen)
        for other in with_other_secrets(game, seat):
            assert view_text(other.observe(seat)) == told
            assert other.observe(seat).legal_moves.texts == seen.legal_moves.texts
            compared += 1
        if level in QUICK and compared % 5 == 0:
            assert make_bot(level, 5).choose(received(seen)) == make_bot(level, 5).choose(seen)
        game.apply(thumb.choose(seen))
    assert compared >= 20


def received(seen: Observation) -> Observation:
    """The observation as it arrives in another process."""
    return observation_from(seen.options, seen.players, json.loads(view_text(seen)), list(seen.legal_moves.texts))


def points(kind: Kind, names: tuple[str, str]) -> list[float]:
    """The points of two bots per seat and round, in duplicate games."""
    scored: dict[str, list[float]] = {name: [] for name in names}
    for number in range(4):
        seats = [names[(seat + number) % 2] for seat in range(kind.players)]
        game = kind.game(number // 2)
        bots = [make_bot(name, seat) for seat, name in enumerate(seats)]
        while game.turn is not None:
            game.apply(bots[game.turn].choose(game.observe(game.turn)))
        for name, total in zip(seats, game.totals, strict=True):
            scored[name].append(total / game.round_count)
    sign = -1 if kind.options.game == "extreme" else 1
    return [sign * fmean(scored[name]) for name in names]


@pytest.mark.slow
@pytest.mark.parametrize("kind", SOME[::2], ids=str)
def test_the_apprentice_is_stronger_than_chance_and_weaker_than_thumb(kind: Kind) -> None:
    for weaker, stronger in pairwise(("random", "apprentice", "thumb")):
        low, high = points(kind, (weaker, stronger))
        assert low < high, (weaker, stronger)


@pytest.mark.slow
def test_every_level_can_be_created() -> None:
    for level in LEVELS:
        if levels.missing_extra(level.name) is None:
            assert make_bot(level.name, 3).name == level.name
            assert isinstance(Game(players=3, seed=1).observe(0).seat, int)
