"""The player that sees all hands: it finds the best line, and cannot be seated outside the arena."""

import pytest

from foretell import SPECIALS, ExtremeOptions, Game, Mode, Options, WizardOptions
from foretell.arena.ceiling import CeilingPlayer, player
from foretell.arena.ceiling.lines import UPPER_BOUND, best_line
from foretell.arena.ceiling.player import PlainExpander
from foretell.arena.players import SEER_NAMES, Seer, make_player
from foretell.bots import BOT_NAMES, UnknownBot, make_bot
from foretell.bots.levels import check_bots
from foretell.engine.plain import EXTREME, WIZARD, AnyRules
from foretell.game.errors import OptionsError

KINDS: list[tuple[Options, int]] = [
    (WizardOptions(), 3),
    (WizardOptions(plus_minus_one=True), 4),
    (WizardOptions(mode=Mode.CLAIRVOYANCE), 5),
    (WizardOptions(mode=Mode.SINGLE_SUIT), 3),
    (WizardOptions(SPECIALS), 4),
    (ExtremeOptions(rounds=1), 3),
]
SOME_KIND = pytest.mark.parametrize(("options", "players"), KINDS, ids=str)


def rounds_of(game: Game, seat: int, ceiling: CeilingPlayer, last: int) -> Game:
    """Play to the end of this round with the ceiling at one seat and thumb at the others."""
    bot = make_bot("thumb", 0)
    while game.turn is not None and game.round <= last:
        game.apply(ceiling.choose(game) if game.turn == seat else bot.choose(game.observe(game.turn)))
    return game


def best_of_all(game: Game, seat: int) -> int:
    """The most points that the seat can make in this round against thumb, by trying everything."""
    number, bot = game.round, make_bot("thumb", 0)
    while game.turn != seat or len(game.legal_moves) == 1:
        if game.turn is None or game.round > number:
            break
        game.apply(game.legal_moves[0] if game.turn == seat else bot.choose(game.observe(game.turn)))
    result = game.rounds[number - 1].result
    if result is not None:
        return result.points[seat]
    worths = []
    for move in game.legal_moves:
        after = game.copy()
        after.apply(move)
        worths.append(best_of_all(after, seat))
    return max(worths)


def test_it_is_no_bot_and_tables_do_not_offer_it() -> None:
    assert not {*SEER_NAMES} & {*BOT_NAMES}
    assert CeilingPlayer.name in SEER_NAMES
    assert CeilingPlayer.cheats
    for refuse in (lambda: make_bot("ceiling", 1), lambda: check_bots(["thumb", "ceiling"])):
        with pytest.raises(UnknownBot, match="'ceiling' is not a bot"):
            refuse()


def test_the_arena_knows_it_with_its_settings() -> None:
    assert isinstance(make_player("ceiling:width=3+model=thumb", 1), Seer)
    with pytest.raises(OptionsError, match="at least 1 position, not 0"):
        make_player("ceiling:width=0", 1)


@SOME_KIND
def test_its_moves_are_legal_and_the_game_stays_unchanged(options: Options, players: int) -> None:
    game, ceiling, bot = Game(options, players, seed=4), CeilingPlayer(0, width=1, model="thumb"), make_bot("thumb", 0)
    for _ in range(40):
        if game.turn is None:
            break
        before = str(game), game.state(), len(game.events)
        move = ceiling.choose(game) if game.turn == 1 else bot.choose(game.observe(game.turn))
        assert (str(game), game.state(), len(game.events)) == before
        assert game.why_not(move) is None
        game.apply(move)


@pytest.mark.parametrize("seed", range(6))
def test_it_finds_the_best_line_of_an_exhaustive_search(seed: int) -> None:
    players, seat = 3 + seed % 2, seed % 3
    options = WizardOptions(SPECIALS) if seed > 3 else WizardOptions()
    ceiling, game = CeilingPlayer(0, width=48, model="thumb"), Game(options, players, seed=seed)
    for number in (1, 2, 3):
        most = best_of_all(game.copy(), seat)
        rounds_of(game, seat, ceiling, number)
        result = game.rounds[number - 1].result
        assert result is not None
        assert result.points[seat] == most


def test_in_extreme_the_first_move_alone_saves_penalty_points() -> None:
    options, bot, saved = ExtremeOptions(rounds=1), make_bot("thumb", 0), []
    for seed in range(4):
        game = Game(options, 3, seed=seed)
        seat, expander = game.turn, PlainExpander(options, game.players, bot)
        assert seat is not None
        found = expander.expand(expander.start(game.state()), seat)
        while game.turn is not None:
            game.apply(bot.choose(game.observe(game.turn)))
        assert -game.totals[seat] in found.points
        saved.append(max(found.points) + game.totals[seat])
    assert sum(saved) > 0


@pytest.mark.parametrize("seed", range(8))
@pytest.mark.parametrize(
    ("rules", "settings"), [(WIZARD, (0b1111111, 0, 0, 0)), (WIZARD, (0, 0, 0, 0)), (EXTREME, (1, 4, 0))]
)
def test_no_round_ends_with_more_points_than_the_bound(rules: AnyRules, settings: tuple[int, ...], seed: int) -> None:
    state, rng = rules.state(), [seed]
    rules.new_game(state, 4, *settings, seed)
    state.round = seed if rules is WIZARD else 0
    rules.deal(state, [0] * 80)
    seen: list[list[int]] = [[] for _ in range(4)]
    while state.turn >= 0:
        for seat in range(4):
            seen[seat].append(UPPER_BOUND[rules.name](state, seat))
        rules.apply(state, rules.random_code(state, rng))
    for seat in range(4):
        score = state.score[seat] if rules is WIZARD else -state.score[seat]
        assert min(seen[seat]) >= score == UPPER_BOUND[rules.name](state, seat)


def test_it_works_without_the_compiled_half_and_without_networks(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    names = ("a", "b", "c")
    monkeypatch.setattr(player, "missing_extra", lambda name: "native" if name == "grandmaster" else None)
    expander, width = player.expander_for(WizardOptions(), names, "master")
    assert isinstance(expander, PlainExpander)
    assert width == player.PLAIN_WIDTH
    monkeypatch.setattr(player, "missing_extra", {"master": "native", "grandmaster": "native"}.get)
    expander, _ = player.expander_for(WizardOptions(), names, "master")
    thumb = PlainExpander(WizardOptions(), names, make_bot("thumb", 0))
    game = Game(players=names, seed=3)
    assert game.turn is not None
    assert best_line(expander, game.state(), game.turn, 2) == best_line(thumb, game.state(), game.turn, 2)


@pytest.mark.parametrize("seed", range(2))
def test_the_compiled_half_tries_the_same_moves_with_the_same_results(seed: int) -> None:
    options, names = WizardOptions(SPECIALS), ("a", "b", "c")
    game = Game(options, names, seed=seed)
    assert game.turn is not None
    fast, _ = player.expander_for(options, names, "master")
    plain = PlainExpander(options, names, make_bot("master", 0))
    assert not isinstance(fast, PlainExpander)
    both = [expander.expand(expander.start(game.state()), game.turn) for expander in (fast, plain)]
    assert both[0].codes == both[1].codes
    assert both[0].points == both[1].points
    assert both[0].most == both[1].most
    assert [fast.state(both[0].after, i) for i in range(len(both[0].codes))] == both[1].after
    lines = [best_line(expander, game.state(), game.turn, 48) for expander in (fast, plain)]
    assert lines[0] == lines[1]
