"""``copy.copy``, ``copy.deepcopy`` and ``pickle`` of games, observations and options."""

import copy
import pickle
from collections.abc import Callable
from random import Random

import pytest

from foretell import Game, IllegalMove, LegalMoves, Observation, WizardOptions
from foretell.arena.plan import MatchPlan
from foretell.arena.results import Results
from foretell.arena.running import MatchStopped
from foretell.bots import BrokenBot, MissingExtra
from foretell.client.errors import Refused
from foretell.game.errors import ForetellError
from foretell.pad.faults import PadFault
from foretell.record import RecordError
from foretell.server.cluster.peers import Unreachable
from foretell.server.eventlog.asking import Refusal
from foretell.server.pads.decide import unreadable
from foretell.store.values import OwnedElsewhere
from tests.game.kinds import ONE_OF_EACH, Kind, play_on
from tests.game.scenes import wizard
from tests.game.test_undo_and_copy import all_of

Copier = Callable[[Game], Game]


def pickled(game: Game) -> Game:
    other: Game = pickle.loads(pickle.dumps(game))
    return other


COPIERS = pytest.mark.parametrize("copier", [copy.copy, copy.deepcopy, pickled])


def half_played(kind: Kind) -> Game:
    game = kind.game(4)
    play_on(game, Random(4), 70)
    return game


@COPIERS
@pytest.mark.parametrize("kind", ONE_OF_EACH, ids=str)
def test_a_copy_of_a_game_is_complete_and_independent(kind: Kind, copier: Copier) -> None:
    game = half_played(kind)
    now = all_of(game)
    other = copier(game)
    assert all_of(other) == now
    assert (other.options, other.players, other.seed) == (game.options, game.players, game.seed)
    assert other.legal_moves == game.legal_moves
    other.undo()
    play_on(other, Random(5), 30)
    assert all_of(game) == now
    again = copier(game)
    play_on(again, Random(5), 30)
    play_on(game, Random(5), 30)
    assert all_of(again) == all_of(game)


@COPIERS
def test_a_game_with_given_deals_is_copied_too(copier: Copier) -> None:
    game = wizard("B1", "B2", "B3", turned="R1").bid(0, 0, 0).play("B1", "B2", "B3").game
    assert all_of(copier(game)) == all_of(game)
    other = copier(Game(WizardOptions(), 3))
    other.deal([["B1"], ["B2"], ["B3"]], "R1")
    assert other.turn == 1


def test_a_pickled_game_is_small_and_knows_its_version() -> None:
    game = Game(players=4, seed=1)
    play_on(game, Random(1), 400)
    assert len(pickle.dumps(game)) < 1000
    version, options, players, seed, stories = game.__getstate__()
    with pytest.raises(ValueError, match="pickled by a newer foretell"):
        Game.__new__(Game).__setstate__((version + 1, options, players, seed, stories))


@pytest.mark.parametrize("kind", ONE_OF_EACH, ids=str)
def test_legal_moves_are_copied_as_themselves(kind: Kind) -> None:
    moves = half_played(kind).legal_moves
    assert copy.copy(moves) is moves
    assert copy.deepcopy(moves) is moves
    again: LegalMoves = pickle.loads(pickle.dumps(moves))
    assert again == moves
    assert list(again) == list(moves)


@pytest.mark.parametrize("kind", ONE_OF_EACH, ids=str)
def test_an_observation_is_a_value(kind: Kind) -> None:
    game = half_played(kind)
    seen, again = game.observe(0), game.observe(0)
    assert seen == again
    assert len({seen, again, game.observe(1), game.observe(None)}) == 3
    for other in (copy.copy(seen), copy.deepcopy(seen), pickle.loads(pickle.dumps(seen))):
        assert isinstance(other, Observation)
        assert other == seen
        assert hash(other) == hash(seen)
        assert other.legal_moves == seen.legal_moves


@pytest.mark.parametrize("kind", ONE_OF_EACH, ids=str)
def test_changing_a_view_does_not_change_its_observation(kind: Kind) -> None:
    seen, untouched = half_played(kind).observe(0), half_played(kind).observe(0)
    view = seen.view
    assert view == seen.view
    view.round, view.total[0], view.suited[0] = 99, 99, 0
    view.won[1] = 9
    assert seen == untouched
    assert seen.view != view


def test_options_are_copied_as_values() -> None:
    options = WizardOptions(specials=("bomb",))
    assert copy.deepcopy(options) == options == pickle.loads(pickle.dumps(options))


ERRORS = (
    ForetellError("why"),
    IllegalMove("bid 9", 1, "bid-range", "A6", "why", "a table"),
    IllegalMove("bid 9", None, "bid-range", "A6", "why", "a table"),
    RecordError("why", 2, 3),
    PadFault("bad-value", 3, name="id", value=7),
    MissingExtra("why"),
    MatchStopped(BrokenBot("why"), Results(MatchPlan(("thumb",), 1), ())),
    Refused("gone", "why", "A6", "entry 3"),
    Refusal("gone", "why", "A6", "entry 3"),
    unreadable(PadFault("bad-value", 3, name="id", value=7)),
    Unreachable("somewhere", refuses=True),
    OwnedElsewhere("somewhere"),
)


@pytest.mark.parametrize("error", ERRORS, ids=lambda error: type(error).__name__)
def test_errors_are_copied_and_come_from_other_processes(error: ForetellError) -> None:
    for protocol in range(pickle.HIGHEST_PROTOCOL + 1):
        for other in (copy.copy(error), copy.deepcopy(error), pickle.loads(pickle.dumps(error, protocol))):
            assert type(other) is type(error)
            assert (str(other), other.args, vars(other)) == (str(error), error.args, vars(error))
            assert getattr(other, "msg", None) == getattr(error, "msg", None)
