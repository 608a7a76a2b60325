"""Advice: the bot's estimates, best first, with a reason for each move, and versions that name what judged."""

import json
import zlib
from dataclasses import replace

import pytest

from foretell import ExtremeOptions, Game, WizardOptions
from foretell.bots.hint import HintError, hint
from foretell.bots.net.loading import memory_of_nets
from foretell.coach import Advice, advise, sentence, versions, why
from foretell.engine.native import load
from foretell.terminal.text.hints import advice_lines, short_lines
from foretell.terminal.text.phrases import Phrases
from foretell.words import Words

from .last_rounds import FILE, positions

GAMES = pytest.mark.parametrize("options", [WizardOptions(), ExtremeOptions()], ids=lambda options: options.game)


def advice_for(options: WizardOptions | ExtremeOptions) -> tuple[Game, Advice]:
    game = Game(options, 4, seed=8)
    return game, advise(game.observe(game.turn))


@GAMES
def test_advice_is_the_hint_with_a_reason_for_each_move(options: WizardOptions | ExtremeOptions) -> None:
    game, advice = advice_for(options)
    seen = game.observe(game.turn)
    judged = hint(seen)
    assert [(each.move, each.points, each.chance) for each in advice.moves] == [
        (each.move, each.points, each.chance) for each in judged
    ]
    assert all(why(seen, judged, each.move) == each.why for each in advice.moves)
    assert all(sentence(Words(lang), each.why, game.players) for each in advice.moves for lang in ("en", "de", "nl"))


@GAMES
def test_its_json_names_the_versions_and_survives_a_round_trip(options: WizardOptions | ExtremeOptions) -> None:
    _, advice = advice_for(options)
    told = json.loads(json.dumps(advice.as_json()))
    assert told == advice.as_json()
    assert list(told) == ["format", "rules", "bot", "nets", "worlds", "moves"]
    assert (told["format"], told["rules"], told["bot"]) == ("foretell-advice/1", versions.RULES, "master")
    assert told["moves"][0]["move"] == str(advice.best.move)


def test_in_the_last_round_advice_tells_the_chance_to_win_the_game() -> None:
    assert json.loads(FILE.read_text(encoding="utf-8")) == json.loads(json.dumps(positions()))
    _, first = advice_for(WizardOptions())
    assert [each.win for each in first.moves] == [None] * len(first.moves)
    _, only = advice_for(ExtremeOptions(rounds=1))
    assert only.best.win is None
    assert all("win" not in each for each in only.as_json()["moves"])


def test_the_chance_to_win_is_shown() -> None:
    game, advice = advice_for(WizardOptions(round_sizes=(2,)))
    advice = replace(advice, moves=tuple(replace(each, win=0.25) for each in advice.moves))
    for lang, line, head in (
        ("en", "To win the game: 25%.", "to win"),
        ("de", "Spiel gewonnen: 25\u00a0%.", "Sieg"),
        ("nl", "Spel gewonnen: 25%.", "winst"),
    ):
        phrases, view = Phrases(Words(lang), game.players), game.observe(game.turn)
        assert all(line in each for each in short_lines(view, advice, phrases))
        assert next(advice_lines(view, advice, phrases)).endswith(head)


@pytest.mark.parametrize("game", ["wizard", "extreme"])
def test_the_name_of_the_nets_has_their_checksum(game: str) -> None:
    memory = memory_of_nets(game, load().sizes["bots_net_thinking_Net"])
    assert versions.nets(game) == f"{game}@{zlib.crc32(memory):08x}"


def test_only_the_seat_to_move_is_advised() -> None:
    game = Game(WizardOptions(), 3, seed=2)
    with pytest.raises(HintError, match="it is seat 1's turn, not seat 0's"):
        advise(game.observe(0))
