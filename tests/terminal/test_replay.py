"""Going through a recorded game line by line, and playing on from any position of it."""

import io
from pathlib import Path

import pytest

from foretell import ExtremeOptions, Game, Options, OptionsError, Position, WizardOptions
from foretell.arena.one_game import play_game
from foretell.bots import UnknownBot, make_bot
from foretell.cli import main
from foretell.record import dumps, loads
from foretell.record.position import NoPosition, before
from foretell.terminal import replay as program
from foretell.terminal.games.launcher import Launcher
from foretell.terminal.replay import GoingOn, replay, seated
from foretell.terminal.system.console import Console
from foretell.words import Words
from tests.terminal.scenes import words

NAMES = ("Ada", "Ben", "Cleo")
SMALL = WizardOptions(round_sizes=(1, 2, 3))


def recorded(options: Options = SMALL, names: tuple[str, ...] = NAMES) -> Game:
    """A whole game, as it is read from a record."""
    game = Game(options, names, seed=8)
    play_game(game, [make_bot("random", seat) for seat in range(3)])
    return loads(dumps(game))


def said(game: Game, *lines: str, lang: str = "en", at: tuple[int, int] | None = None) -> list[str]:
    """What is printed for these lines, but for the lines themselves."""
    output = io.StringIO()
    console = Console(io.StringIO("".join(f"{line}\n" for line in lines)), output)
    assert replay(game, at=at, lang=lang, plain=True, console=console) == 0
    return [line for line in output.getvalue().splitlines() if not line.startswith(">")]


@pytest.mark.parametrize("options", [SMALL, ExtremeOptions(rounds=2)], ids=["wizard", "extreme"])
def test_every_move_is_told_once_in_order(options: Options) -> None:
    game = recorded(options)
    many = sum(len(story.moves) for story in game.rounds)
    lines = said(game, *[""] * many)
    places = [line.split()[0] for line in lines if line[:1].isdigit() and "." in line.split()[0]]
    assert places == [f"{s.number}.{n}" for s in game.rounds for n in range(1, len(s.moves) + 1)]
    assert sum("game is over" in line for line in lines) == 1


@pytest.mark.parametrize("options", [SMALL, ExtremeOptions(rounds=2)], ids=["wizard", "extreme"])
def test_a_position_without_its_past_is_played_on(options: Options, monkeypatch: pytest.MonkeyPatch) -> None:
    position = Position.of(before(recorded(options), 2, 4)).game(NAMES, seed=1)
    monkeypatch.setattr("sys.stdin", io.TextIOWrapper(io.BytesIO(b"1\n" * 400)))
    output = io.StringIO()
    monkeypatch.setattr("sys.stdout", output)
    lines = said(position, "1.1", "back", "play")
    assert lines[2] == f"Round 2 of {position.round_count}."
    assert "the game has no round 1; there is no round yet" in lines
    assert output.getvalue().count("The game is over") == 1


def test_back_is_the_position_before() -> None:
    game = recorded()
    lines = said(game, "2.3", "next", "back", "b", "1.1", "back", "table")
    heads = [line for line in lines if line.startswith("Round ") and "before move" in line]
    first, here, earlier = "Round 1, before move 1.", "Round 2, before move 3.", "Round 2, before move 2."
    assert heads == [first, here, here, earlier, first, first, first]


def test_all_hands_are_open_and_the_end_is_told() -> None:
    game = recorded()
    last = len(game.rounds[-1].moves)
    lines = said(game, "table", at=(3, 1))
    assert sum(": " in line and " has " in line for line in lines) == 6
    lines = said(game, "", "", "play", at=(3, last))
    assert lines.count("The record ends here.") == 1
    assert lines[-1] == "The round is over here, so nobody can play on."


@pytest.mark.parametrize("lang", ["en", "de", "nl"])
def test_commands_are_known_in_each_language(lang: str) -> None:
    speak = Words(lang)
    lines = said(
        recorded(), speak("command-next"), speak("command-help"), "99.1", "what", speak("command-quit"), lang=lang
    )
    helped = speak("replay-help", **{name: speak(f"command-{name}") for name in program.COMMANDS[1:]})
    assert lines.count(helped) == 3
    assert "the game has no round 99; there are rounds 1 to 3" in lines


def test_the_reader_plays_on(monkeypatch: pytest.MonkeyPatch) -> None:
    launched: list[GoingOn] = []

    def played(launcher: Launcher, _words: Words, *, plain: bool) -> int:
        assert isinstance(launcher, GoingOn)
        assert plain
        launched.append(launcher)
        return 0

    monkeypatch.setattr(program, "played", played)
    game = recorded()
    lines = said(game, "2.3", "play", "play 1", "play 3", "play x")
    seats = [launcher.new().seat for launcher in launched]
    assert seats == [before(game, 2, 3).turn, 1]
    assert lines.count("Seats are numbered from 0 to 2.") == 2
    assert any(line.startswith("From here you play Ben against ") for line in lines)


def test_the_next_rounds_are_those_of_the_record_then_by_lot() -> None:
    game = recorded(WizardOptions(round_sizes=(2, 1, 1)))
    part = Game(game.options, game.players)
    for story in game.rounds[:2]:
        part.deal(story.hands, story.turned)
        for seat, move in story.moves:
            part.apply(move, seat)
    hands = []
    for seed in (1, 1, 2):
        session = GoingOn(before(part, 1, 2), part, 0, ["random", "random"], seed).new()
        while session.view.turn is not None:
            session.make(make_bot("random", 3).choose(session._game.observe(session.view.turn)))
        assert session.view.phase == "over"
        assert session._game.rounds[1].hands == game.rounds[1].hands
        hands.append(session._game.rounds[2].hands)
    assert hands[0] == hands[1] != hands[2]


def test_one_plays_on_line_by_line(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    file = tmp_path / "game.jsonl"
    file.write_text(dumps(recorded()) + "\n", encoding="utf-8")
    monkeypatch.setattr("sys.stdin", io.TextIOWrapper(io.BytesIO(b"play 0\n" + b"1\n" * 40 + b"quit\n")))
    command = ["replay", str(file), "--at", "3.1", "--bots", "random", "--seed", "1", "--plain", "--lang", "en"]
    assert main(command) == 0
    told = capsys.readouterr().out
    assert "From here you play Ada against" in told
    assert "game is over" in told


def test_faults_are_sentences(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    file, game = tmp_path / "game.jsonl", recorded()
    file.write_text(dumps(game).replace('"play"', '"bid"', 1) + "\n", encoding="utf-8")
    assert main(["replay", str(file)]) == 1
    assert f"{file}:1: round 1, move " in capsys.readouterr().err
    with pytest.raises(OptionsError, match="no round of this game was dealt"):
        replay(Game(SMALL, NAMES))
    with pytest.raises(UnknownBot):
        replay(game, bots=["nobody"])
    with pytest.raises(NoPosition, match="round 1 has no move 60"):
        replay(game, at=(1, 60), console=Console(io.StringIO(), io.StringIO()))


@pytest.mark.parametrize("lang", ["en", "de", "nl"])
def test_who_has_no_name_any_more_is_called_as_on_the_page(lang: str) -> None:
    lines = said(recorded(names=("Ada", "", "\u200b")), "", lang=lang)
    assert lines[0].endswith(f": Ada, {Words(lang)('name-gone')}, 2")
    assert lines[-1].startswith(f"1.1 {Words(lang)('name-gone')} ")


def test_bots_are_named_by_seat() -> None:
    assert seated(["a", "b"], 1, 4) == ("a", "a", "b")
    assert len(seated(None, 0, 4)) == 3
    assert words("en")("replay-end")
