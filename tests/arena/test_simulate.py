"""Games between bots: the same for the same seed, of every kind, and valid under the rules."""

import json
import os
import signal
from collections.abc import Callable, Generator
from concurrent.futures import Future
from typing import NoReturn

import pytest

from foretell import Bidding, ExtremeOptions, Mode, OptionsError, WizardOptions
from foretell.arena import workers
from foretell.arena.simulate import Plan, random_kind, simulate, simulate_game
from foretell.cli import main
from foretell.record import loads


class Ended:
    """A bot whose process ends as the system ends one when memory runs out."""

    def __init__(self, _seed: int) -> None:
        pass

    def choose(self, _observation: object) -> NoReturn:
        os.kill(os.getpid(), signal.SIGKILL)
        raise AssertionError("it goes on")


@pytest.mark.slow
def test_a_process_that_is_ended_by_the_system_gets_a_sentence(capsys: pytest.CaptureFixture[str]) -> None:
    bot = f"{__name__}:Ended"
    assert main(["simulate", "--bots", bot, "--games", "9", "--jobs", "2", "--out", "-"]) == 1
    assert capsys.readouterr().err.startswith("foretell: one of the processes that play was ended")
    assert main(["arena", "--bots", f"{bot},random", "--games", "3", "--jobs", "2"]) == 1
    assert capsys.readouterr().err.startswith("foretell: one of the processes that play was ended")


@pytest.mark.slow
def test_a_seed_gives_the_same_games_on_any_number_of_processes() -> None:
    plan = Plan(("random",), 5)
    alone = list(simulate(plan, 20, jobs=1))
    assert list(simulate(plan, 20, jobs=2)) == alone
    assert len(set(alone)) == 20
    assert list(simulate(Plan(("random",), 6), 3, jobs=1)) != alone[:3]


def test_games_that_nobody_waits_for_are_not_played(monkeypatch: pytest.MonkeyPatch) -> None:
    """The reader of the records goes away after one."""
    waiting: list[Future[list[str]]] = []

    class OneAtOnce:
        """Plays the first games; the others wait until they are played or cancelled."""

        def __init__(self, *_: object, **__: object) -> None:
            pass

        def submit(self, do: Callable[..., list[str]], *args: object) -> Future[list[str]]:
            waiting.append(Future())
            if len(waiting) == 1:
                waiting[0].set_result(do(*args))
            return waiting[-1]

        def shutdown(self, *, cancel_futures: bool) -> None:
            assert [future.cancel() for future in waiting] == [False] + [cancel_futures] * (len(waiting) - 1)

    monkeypatch.setattr(workers, "ProcessPoolExecutor", OneAtOnce)
    games = simulate(Plan(("random",), 5, WizardOptions(round_sizes=(1,)), 3), 100, jobs=2)
    next(games)
    assert isinstance(games, Generator)
    games.close()
    assert len(waiting) == 13


def test_zero_games_give_no_records() -> None:
    assert list(simulate(Plan(("random",), 5), 0)) == []


@pytest.mark.parametrize("number", range(12))
def test_records_are_valid_and_can_be_replayed_from_their_seeds(number: int) -> None:
    record = simulate_game(Plan(("random", "thumb"), 8), number)
    game = loads(record)
    assert game.is_over
    seed = json.loads(record)["seed"]
    again = type(game)(game.options, game.players, seed=seed)
    for story in game.rounds:
        for seat, move in story.moves:
            again.apply(move, seat)
    assert again.rounds == game.rounds


def test_bots_take_turns_at_the_seats() -> None:
    plan = Plan(("random", "thumb"), 1, WizardOptions(mode=Mode.MAXIMUS), 3)
    first, second = (json.loads(simulate_game(plan, number)) for number in range(2))
    assert first["bots"] == ["random", "thumb", "random"]
    assert second["bots"] == ["thumb", "random", "thumb"]
    assert second["players"] == ["thumb 1", "random 2", "thumb 3"]


def test_bots_may_have_settings() -> None:
    plan = Plan(("thumb", "journeyman:hopes=0.5"), 1)
    plan.check_bots()
    assert plan.bots == ("thumb", "journeyman:hopes=0.5")
    with pytest.raises(OptionsError, match="journeyman has no setting 'worlds': it has aim, lowest, hopes, slips"):
        Plan(("journeyman:worlds=5",), 1).check_bots()
    with pytest.raises(OptionsError, match="'ceiling:width=2' sees all hands; it plays in the arena only"):
        Plan(("thumb", "ceiling:width=2"), 1).check_bots()


def test_mixed_games_are_of_every_kind() -> None:
    kinds = [random_kind([seed]) for seed in range(3000)]
    wizard = [(options, players) for options, players in kinds if isinstance(options, WizardOptions)]
    extreme = [(options, players) for options, players in kinds if isinstance(options, ExtremeOptions)]
    assert {players for _, players in wizard} == {3, 4, 5, 6}
    assert {players for _, players in extreme} == {3, 4, 5}
    assert {(options.mode, options.bidding) for options, _ in wizard} == {(m, b) for m in Mode for b in Bidding}
    assert {options.plus_minus_one for options, _ in wizard} == {True, False}
    assert len({options.specials for options, _ in wizard}) == 64
    assert {players for options, players in wizard if options.mode is Mode.SINGLE_SUIT} == {3, 4}
    assert {(options.magician, options.raise_magician) for options, _ in extreme} == {
        (4, False),
        (4, True),
        (5, False),
        (5, True),
    }
    assert {options.rounds for options, _ in extreme} == {None, *range(1, 11)}
