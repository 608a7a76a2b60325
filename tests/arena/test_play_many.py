"""Many games: the same with levels in the native library and asked in Python, beside own bots, and on processes."""

from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass
from typing import Any, cast

import pytest

from foretell import Bidding, ExtremeOptions, IllegalMove, Mode, Move, Observation, Options, OptionsError, WizardOptions
from foretell.arena import many, one_game, play_many
from foretell.arena.native_table import NUMBERS
from foretell.arena.one_game import Given
from foretell.arena.players import make_bot_named
from foretell.arena.simulate import Plan, simulate
from foretell.bots import BrokenBot, UnknownBot
from foretell.bots.pipe.lines import Step
from foretell.game.rounds import WizardResult
from foretell.record import loads
from foretell.rules.extreme.state import State
from tests.waiting import PATIENCE

KINDS = (
    (WizardOptions(("bomb", "cloud", "juggler", "werewolf"), round_sizes=(1, 4, 7)), 4),
    (WizardOptions(mode=Mode.CLAIRVOYANCE, bidding=Bidding.SECRET), 3),
    (ExtremeOptions(rounds=2), 5),
)


class Own:
    """A bot of one's own, which asks a level."""

    name = "thumb"

    def __init__(self, seed: int, level: str = "thumb") -> None:
        self._bot = make_bot_named(level, seed)

    def choose(self, observation: Observation) -> Move:
        """The level's move."""
        return self._bot.choose(observation)


class Reader(Own):
    """One that reads what happens."""

    follows = True

    def __init__(self, seed: int) -> None:
        super().__init__(seed)
        self.steps = 0

    def follow(self, step: Step) -> None:
        """Take note of what has happened."""
        self.steps += 1


class Curious(Own):
    """One that plays other games of the kind while it thinks."""

    def choose(self, observation: Observation) -> Move:
        """The level's move."""
        play_many(observation.options, len(observation.players), ["random"], 1, 9)
        return super().choose(observation)


class Cheat(Own):
    """One that bids too high."""

    def choose(self, observation: Observation) -> Move:
        """An illegal move."""
        return Move.parse("bid 20")


def figures(played: many.Played) -> tuple[Any, ...]:
    """All that came of games."""
    rows = [*played.points], [*played.bids], [*played.tricks]
    return *rows, played.totals, played.winners, [*played.records()]


@pytest.mark.parametrize(("options", "players"), KINDS, ids=str)
def test_games_are_those_that_the_same_bots_play_in_python(options: Options, players: int) -> None:
    natively = figures(play_many(options, players, ["thumb", "random"], 4, 9, records=True))
    asked: tuple[list[Given], ...] = (
        [Own, "random"],
        [Own(0), lambda seed: make_bot_named("random", seed)],
        [Reader, "random"],
        [Curious, "random"],
    )
    for number, bots in enumerate(asked):
        others = play_many(options, players, bots, 4, 9, records=True)
        assert figures(others)[:5] == natively[:5]
        if number != 1:
            assert figures(others) == natively
    assert natively[5] == list(simulate(Plan(("thumb", "random"), 9, options, players), 4, jobs=1))


def test_without_the_library_games_are_the_same(monkeypatch: pytest.MonkeyPatch) -> None:
    for options, players in KINDS:
        natively = figures(play_many(options, players, ["thumb", "random"], 2, 9, records=True))
        with monkeypatch.context() as without:
            for module in (many, one_game):
                without.setattr(module, "is_at_hand", lambda: False)
            assert figures(play_many(options, players, ["thumb", "random"], 2, 9, records=True)) == natively


@pytest.mark.parametrize("level", NUMBERS)
def test_each_level_moves_as_it_does_in_python(level: str) -> None:
    for options, players in (KINDS[0], KINDS[2]):
        natively = play_many(options, players, [level], 2, 3, records=True)
        own = play_many(options, players, [lambda seed: Own(seed, level)], 2, 3, records=True)
        assert [game.rounds for game in map(own.game, range(2))] == [
            game.rounds for game in map(natively.game, range(2))
        ]


def test_threads_play_the_same_games() -> None:
    options, players = KINDS[0]
    alone = [figures(play_many(options, players, ["thumb", "random"], 9, seed, records=True)) for seed in range(4)]
    with ThreadPoolExecutor(4) as pool:
        many = [pool.submit(play_many, options, players, ["thumb", "random"], 9, s, records=True) for s in range(4)]
        assert [figures(each.result(PATIENCE)) for each in many] == alone


@pytest.mark.slow
def test_processes_play_the_same_games() -> None:
    options, players = KINDS[0]
    alone = play_many(options, players, ["thumb", Own], 9, 5, records=True)
    together = play_many(options, players, ["thumb", Own], 9, 5, records=True, jobs=2)
    assert figures(together) == figures(alone)


def test_the_figures_are_those_of_the_games() -> None:
    options, players = KINDS[0]
    played = play_many(options, players, ["thumb", "random", Own], 3, 2, records=True)
    assert len(played) == 3
    assert played.points.shape == (3, 3, 4)
    assert played.points.memory[1, 2, 3] == played.points[1][2][3]
    assert played.bots(1) == ("random", "thumb", "thumb", "random")
    for number in range(3):
        game = loads(played.record(number))
        results = [story.result for story in game.rounds]
        for n, result in enumerate(results):
            assert isinstance(result, WizardResult)
            assert (result.points, result.bids, result.tricks) == (
                played.points[number][n],
                played.bids[number][n],
                played.tricks[number][n],
            )
        assert (game.totals, game.winners) == (played.totals[number], played.winners[number])
    with pytest.raises(IndexError):
        _ = played.points[3]


def test_seals_are_those_at_the_beginning_of_play() -> None:
    options, players = KINDS[2]
    played = play_many(options, players, ["thumb"], 1, 3, records=True)
    game = played.game(0)
    again = type(game)(options, players, seed=game.seed)
    for story in game.rounds:
        for seat, move in story.moves:
            if str(move).startswith("play") and not again.state().won[0] and again.phase == "play":
                state = again.state()
                assert isinstance(state, State)
                seals = [sum(state.seals[7 * s : 7 * s + 5]) for s in range(players)]
                if not any(state.played_suited) and not any(state.played_others):
                    assert tuple(seals) == played.bids[0][story.number - 1]
            again.apply(move, seat)


def test_moves_are_kept_only_if_they_are_wanted() -> None:
    options, players = KINDS[0]
    with pytest.raises(ValueError, match=r"records=True\) keeps them"):
        play_many(options, players, ["thumb"], 1).record(0)


def test_an_illegal_move_names_the_rule() -> None:
    with pytest.raises(IllegalMove, match=r"^seat \d cannot bid 20 \(A6\)"):
        play_many(WizardOptions(), 4, ["random", Cheat], 1)


@pytest.mark.parametrize(
    ("given", "fault", "sentence"),
    [
        ((None, 4, ["thumb"], 1), OptionsError, r"options are WizardOptions\(…\)"),
        ((WizardOptions(), 4, "thumb", 1), OptionsError, "bots is a list of names or bots"),
        ((WizardOptions(), 4, [], 1), OptionsError, "bots is a list of names or bots"),
        ((WizardOptions(), 4, ["thumb"], 0), OptionsError, "at least one game must be played, not 0"),
        ((WizardOptions(), 4, ["thumb"], 10**20), OptionsError, f"at most 10000000 games .*, not {10**20}"),
        ((ExtremeOptions(1001), 4, ["thumb"], 1), OptionsError, "a whole game has at most 1000 rounds, not 1001"),
        ((WizardOptions(), 7, ["thumb"], 1), OptionsError, "7"),
        ((WizardOptions(), 4, ["thumb"], 1, -1), OptionsError, "seed"),
        ((WizardOptions(), 4, [None], 1), OptionsError, "a bot is a name, .* not None"),
        (
            (WizardOptions(), 4, [abs], 1),
            BrokenBot,
            r"the bot 'abs' .*: an object with choose\(\) must be made, not \d+",
        ),
        ((WizardOptions(), 4, ["thumbs"], 1), UnknownBot, "'thumbs' is not a bot"),
    ],
)
def test_values_that_do_not_go_together_are_refused(
    given: tuple[Any, ...], fault: type[Exception], sentence: str
) -> None:
    with pytest.raises(fault, match=sentence):
        play_many(*given)


@pytest.mark.parametrize("jobs", [0, -1, 1.5])
def test_at_least_one_process_plays(jobs: object) -> None:
    given: dict[str, Any] = {"jobs": jobs}
    with pytest.raises(OptionsError, match=f"at least one process must play, not {jobs}"):
        play_many(WizardOptions(), 4, ["thumb"], 1, **given)


def test_at_most_a_thousand_processes_play() -> None:
    with pytest.raises(OptionsError, match="at most 1000 processes play, not 1001"):
        play_many(WizardOptions(), 4, ["thumb"], 1, jobs=1001)


def test_games_are_numbered_like_a_list() -> None:
    played = play_many(KINDS[0][0], 4, ["thumb", Own, "random"], 2, records=True)
    assert (played.record(-1), played.bots(-1)) == (played.record(1), played.bots(1))
    assert played.game(-1).totals == played.totals[-1]
    for ask in (played.record, played.game, played.bots):
        with pytest.raises(IndexError):
            ask(2)
        for wrong in ("a", slice(0, 1), None):
            with pytest.raises(TypeError, match="the number of a game is a whole number, not "):
                ask(cast("Any", wrong))


def test_a_bot_may_be_callable_as_a_network_is() -> None:
    class Net(Own):
        def __call__(self, _features: object) -> None:
            raise AssertionError

    net = Net(0)
    assert play_many(KINDS[0][0], 4, [net], 2).totals == play_many(KINDS[0][0], 4, [Own(0)], 2).totals


def test_a_bot_may_be_a_value_without_a_hash() -> None:
    @dataclass
    class Value:
        name: str = "thumb"

        def choose(self, observation: Observation) -> Move:
            return make_bot_named("thumb", 0).choose(observation)

    options, players = KINDS[0]
    assert play_many(options, players, [Value()], 2).totals == play_many(options, players, [Own(0)], 2).totals


def test_numbers_may_be_those_of_numpy_and_games_have_their_numbers() -> None:
    numpy = pytest.importorskip("numpy")
    played = play_many(WizardOptions(round_sizes=(1,)), numpy.int64(3), ["thumb"], numpy.int64(2), numpy.int64(9))
    assert played == play_many(WizardOptions(round_sizes=(1,)), 3, ["thumb"], 2, 9)
    with pytest.raises(IndexError, match="the games are numbered from 0 to 1, not 2"):
        played.bots(2)
