"""Line by line: whole games, every command, and arbitrary input."""

import io
from collections.abc import Iterator
from pathlib import Path
from random import Random

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from foretell import SPECIALS, Bidding, ExtremeOptions, Game, Mode, Options, WizardOptions
from foretell.terminal.games.launcher import Launcher
from foretell.terminal.games.save_folder import SaveFolder
from foretell.terminal.games.session import Session
from foretell.terminal.plain.game import PlainGame
from foretell.terminal.plain.program import play_plain
from foretell.terminal.play import setup_of
from foretell.terminal.system.console import Console, Leave
from foretell.terminal.text.phrases import Phrases
from tests.bots.lacking import without_library

from .harness import keep, launcher
from .scenes import scene, words

WHOLE_GAMES: list[tuple[Options, int, str]] = [
    (WizardOptions(SPECIALS), 6, "en"),
    (WizardOptions(SPECIALS, bidding=Bidding.SECRET), 3, "de"),
    (WizardOptions(mode=Mode.MAXIMUS, bidding=Bidding.HIDDEN), 5, "nl"),
    (WizardOptions(mode=Mode.SINGLE_SUIT, plus_minus_one=True), 3, "en"),
    (WizardOptions(mode=Mode.CLAIRVOYANCE, plus_minus_one=True), 6, "de"),
    (ExtremeOptions(), 3, "nl"),
    (ExtremeOptions(raise_magician=True), 5, "en"),
]


class Typist:
    """Types one line for each that is read."""

    def __init__(self, lines: Iterator[str]) -> None:
        self._lines = lines

    def readline(self, _: int, /) -> str:
        return next(self._lines, "")


def spoken(data: Path, lines: Iterator[str], options: Options) -> str:
    """The output for these lines."""
    output = io.StringIO()
    play_plain(launcher(options, 3, data), words("en"), Console(Typist(lines), output))
    return output.getvalue()


def said_in(name: str, *lines: str, lang: str = "en") -> list[str]:
    """The lines of output in a scene."""
    game = scene(name)
    output = io.StringIO()
    session = Session(game, 0, ["random"] * (len(game.players) - 1))
    console = Console(io.StringIO("".join(f"{line}\n" for line in (*lines, "quit"))), output)
    with pytest.raises(Leave):
        PlainGame(session, Phrases(words(lang), game.players, 0), console).play()
    return output.getvalue().split("\n")


@pytest.mark.slow
@pytest.mark.parametrize(("options", "players", "lang"), WHOLE_GAMES)
def test_a_whole_game_is_played(options: Options, players: int, lang: str, tmp_path: Path) -> None:
    rng, output = Random(4), io.StringIO()
    over = words(lang)("again-title")

    def lines() -> Iterator[str]:
        """List numbers, bids, and the end of a prediction, at random: one of them always fits."""
        while over not in output.getvalue()[-100:]:
            yield rng.choice(["0", "1", "2", "3", "4", "d"])
        yield "2"

    play_plain(launcher(options, players, tmp_path), words(lang), Console(Typist(lines()), output))
    command = f"foretell play --data {tmp_path}"
    assert output.getvalue().endswith(f"{words(lang)('left', command=command)}\n")
    assert SaveFolder(tmp_path).games() == ([], [])


@pytest.mark.parametrize(
    ("name", "line", "answer"),
    [
        ("bid", "1", "You bid 1."),
        ("bid", "bid 1", "You bid 1."),
        ("bid", "  BID   1 ", "You bid 1."),
        ("trump", "g", "You name green as trump."),
        ("trump", "trump y", "You name yellow as trump."),
        ("trump-werewolf", "trump none", "You choose to play without trump."),
        ("play", "r7", "You play the red 7."),
        ("play", "play R7", "You play the red 7."),
        ("play", "1", "You play the red 7."),
        ("play-unseen", "1", "You play the green 8."),
        ("pass", "b11", "You lay the blue 11 aside for Mira."),
        ("pass", "blue 11", "You lay the blue 11 aside for Mira."),
        ("pass", "2", "You lay the blue 11 aside for Mira."),
        ("change", "+", "The Cloud: you raise your bid by one."),
        ("change", "cloud -1", "The Cloud: you lower your bid by one."),
        ("shapeshifter", "play shapeshifter:w", "You play the Shapeshifter as a Wizard."),
        ("juggler", "Juggler:Y", "You play the Juggler as yellow 7½."),
        ("cloud", "cloud:r", "You play the Cloud as red 9¾."),
        ("predict", "m", "You take the Black Magician."),
        ("predict", "done", "Your prediction is complete."),
        ("predict", "seal b", "You take a blue seal."),
        ("take-from", "seal g<2", "You take a green seal from Tobias, who gets a white one."),
        ("return", "return white", "You return a white seal."),
        ("return", "w", "You return a white seal."),
    ],
)
def test_an_answer_is_a_number_a_letter_or_notation(name: str, line: str, answer: str) -> None:
    assert any(answer in said for said in said_in(name, line))


@pytest.mark.parametrize(
    ("name", "line", "answer"),
    [
        ("play", "b12", "You don’t hold this card: blue 12. (A9)"),
        ("play", "why R7", "You can do that now."),
        ("play", "why", "Type the move too, for example: why b5"),
        ("play", "why bid 1", "That doesn’t answer the question. Now it is time to play a card. (A8)"),
        ("play", "seal B", "There is no such move in this game. (A8)"),
        ("play", "9", "I don’t understand that. Type ? for help."),
        ("play", "0", "I don’t understand that. Type ? for help."),
        ("play", "99999999999999999999999999", "I don’t understand that. Type ? for help."),
        ("play", "½", "I don’t understand that. Type ? for help."),
        ("play", "back", "I don’t understand that. Type ? for help."),
        (
            "bid-plus-minus-one",
            "1",
            "The bids must not add up to 1, the number of tricks in this round; with 1 they would. (V1)",
        ),
        ("predict", "seal B<2", "The pool still has blue seals: take one from there. (B6)"),
        ("predict", "return B", "That doesn’t answer the question. Now it is time to make your prediction. (B5)"),
        ("return", "g", "I don’t understand that. Type ? for help."),
        ("play", "rules A9", "A9 Following suit"),
        ("play", "RULES s4", "S4 The Bomb"),
        ("play", "rules", "B17 The first dealer"),
        ("play", "rules Z9", "There is no rule Z9."),
        ("play", "hand", "Your hand: "),
        ("play", "table", "Round 2 of 15."),
        ("play", "scores", "Round 1: "),
        ("play", "last", "The last trick: "),
        ("play", "?", "Answer with a number from the list"),
        ("play", "help", "Answer with a number from the list"),
        ("predict", "table", "In the pool: "),
        ("trump", "table", "Trump is being chosen."),
    ],
)
def test_a_player_can_ask_for_information(name: str, line: str, answer: str) -> None:
    assert any(answer in said for said in said_in(name, line))


def test_a_second_question_can_be_cancelled() -> None:
    said = said_in("juggler", "juggler", "back", "juggler", "zurück", "why", "b")
    assert sum(line.endswith("The Juggler is a 7½ of …") for line in said) == 2
    assert any("You play the Juggler as blue 7½." in line for line in said)


@pytest.mark.parametrize(
    ("lang", "line", "answer"),
    [("de", "regeln a9", "A9 Bedienen"), ("nl", "regels A9", "A9 Kleur bekennen"), ("de", "Hand", "Deine Hand: ")],
)
def test_commands_can_be_given_in_the_players_language(lang: str, line: str, answer: str) -> None:
    assert any(answer in said for said in said_in("play", line, lang=lang))


WORDS = ["?", "hand", "table", "why", "rules", "A9", "play", "bid", "B5", "juggler", "juggler:R", "seal", "-1", "back"]
LINES = st.one_of(st.text(max_size=30), st.lists(st.sampled_from(WORDS), max_size=4).map(" ".join))


@settings(max_examples=25)
@given(st.sampled_from(["play", "bid", "take-from", "juggler"]), st.lists(LINES, max_size=12))
def test_no_input_breaks_the_game(name: str, lines: list[str]) -> None:
    said_in(name, *(line.replace("\n", " ").replace("\r", " ") for line in lines))


def test_the_end_of_input_keeps_the_game(tmp_path: Path) -> None:
    text = spoken(tmp_path, iter(["0\n"]), WizardOptions())
    assert text.endswith(f"run foretell play --data {tmp_path} to resume one.\n")
    ((kept,), _) = SaveFolder(tmp_path).games()
    assert [str(move) for seat, move in kept.saved.game.rounds[0].moves if seat == 0] == ["bid 0"]


def test_a_saved_game_is_offered_and_resumed(tmp_path: Path) -> None:
    keep(scene("play"), tmp_path)
    text = spoken(tmp_path, iter(["x\n", "1\n", "r7\n"]), ExtremeOptions())
    assert "1: Wizard: Ada, Mira, Tobias, Lotte; round 2 of 15" in text
    assert "Please type a number from 1 to 2." in text
    assert "You play the red 7." in text


def test_a_saved_game_can_wait_or_be_deleted(tmp_path: Path) -> None:
    keep(scene("play"), tmp_path)
    assert "Wizard Extreme" not in spoken(tmp_path, iter(["2\n"]), ExtremeOptions())
    assert len(SaveFolder(tmp_path).games()[0]) == 2
    said = spoken(tmp_path, iter(["delete 1\n", "2\n", "quit\n"]), ExtremeOptions())
    assert "Delete this game?" in said
    assert len(SaveFolder(tmp_path).games()[0]) == 2
    spoken(tmp_path, iter(["delete 1\n", "1\n", "delete 1\n", "1\n", "quit\n"]), ExtremeOptions())
    assert len(SaveFolder(tmp_path).games()[0]) == 1


def test_who_plays_for_a_bot_that_cannot_is_said(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    asked = setup_of(WizardOptions(), (), 4, ["grandmaster"], words("en"), 1)
    without_library(monkeypatch)
    output = io.StringIO()
    play_plain(Launcher(asked, SaveFolder(tmp_path)), words("en"), Console(Typist(iter([])), output))
    said = [line for line in output.getvalue().splitlines() if "foretell bots" in line]
    assert said == ["Not available here: Grand master. Playing instead: Master. Run foretell bots to see why."]


def test_rules_are_shown_without_markup(tmp_path: Path) -> None:
    said = spoken(tmp_path, iter(["rules A12\n"]), WizardOptions())
    assert "Example: Four players" in said
    assert "Mira, bid: 2, tricks: 2, points: 20 + 20 = 40" in said
    assert "*" not in said
    assert "|" not in said


def test_damaged_games_are_named(tmp_path: Path) -> None:
    (tmp_path / "unfinished").mkdir()
    (tmp_path / "unfinished" / "old.json").write_bytes(b"\xff\x00")
    assert "old.damaged" in spoken(tmp_path, iter([]), WizardOptions())


def test_a_move_that_cannot_be_saved_is_reported(tmp_path: Path) -> None:
    (tmp_path / "unfinished").write_text("a file where the folder should be", encoding="utf-8")
    said = spoken(tmp_path, iter(["0\n"]), WizardOptions())
    assert said.endswith(f"\nYour last move could not be saved: {tmp_path / 'unfinished'}: File exists\n")
    assert "are saved" not in said


def test_once_saving_works_again_the_games_are_saved(tmp_path: Path) -> None:
    wrong = tmp_path / "unfinished"
    wrong.write_text("a file where the folder should be", encoding="utf-8")

    def lines() -> Iterator[str]:
        yield "0\n"
        wrong.unlink()
        yield from ["1\n"] * 3

    assert "are saved" in spoken(tmp_path, lines(), WizardOptions()).splitlines()[-1]


def test_a_new_game_follows_with_other_cards(tmp_path: Path) -> None:
    table = launcher(ExtremeOptions(rounds=1), 3, tmp_path, seed=5)
    first, second = (table.new().view.hand for _ in range(2))
    assert first == Game(ExtremeOptions(rounds=1), 3, seed=5).observe(0).hand
    assert second == Game(ExtremeOptions(rounds=1), 3, seed=6).observe(0).hand


@pytest.mark.parametrize(("line", "lang"), [("h", "en"), ("hint", "de"), ("tip", "nl")])
@pytest.mark.parametrize("name", ["bid", "play", "predict"])
def test_a_hint_has_each_move_with_its_worth_and_a_reason(name: str, line: str, lang: str) -> None:
    said = said_in(name, line, lang=lang)
    by = next(place for place, text in enumerate(said) if text == words(lang)("hint-by", bot=words(lang)("bot-master")))
    best = next(place for place, text in enumerate(said) if text.startswith("★ "))
    rows = said[best:by]
    assert len(rows) == len(scene(name).legal_moves)
    assert all("%" in row and row.endswith(".") for row in rows)
