"""Bots in other processes play as they would here, and one that breaks the protocol gives one clear error."""

import io
import json
import os
import re
import shutil
import signal
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path
from shlex import join

import msgspec
import pytest

from foretell import SPECIALS, Bidding, Game, WizardOptions
from foretell.arena.checking import check
from foretell.arena.one_game import play_game
from foretell.arena.plan import MatchPlan
from foretell.arena.running import MatchStopped, match
from foretell.arena.simulate import Plan, simulate
from foretell.bots import BrokenBot, make_bot
from foretell.bots.hint import hint
from foretell.bots.levels import at_hand
from foretell.bots.pipe import host
from foretell.bots.pipe.host import seat, start
from foretell.bots.pipe.level import OPPONENTS, Limits, OpponentsError
from foretell.bots.pipe.lines import line_of, step_of
from foretell.bots.pipe.process import BotProcess, PipeFault
from foretell.cli import main
from foretell.interrupts import INTERRUPTED
from foretell.server.protocol.views import Line
from foretell.terminal.games.session import Session
from foretell.terminal.plain.game import PlainGame
from foretell.terminal.system.console import Console
from foretell.terminal.text.phrases import Phrases
from foretell.words import Words
from tests.waiting import LONGEST, PATIENCE, until

BAD = Path(__file__).parent / "bad_bots.py"
EXAMPLES = Path(__file__).parents[2] / "docs" / "examples"
LIMITS = Limits(start=PATIENCE, answer=PATIENCE)
"""Longer than a busy machine needs."""


def ours(level: str) -> str:
    """The command that starts a level."""
    return join([sys.executable, "-m", "foretell", "bot", level])


def bad(how: str) -> str:
    return join([sys.executable, str(BAD), how])


@pytest.fixture(autouse=True)
def _no_bots_are_left() -> Iterator[None]:
    yield
    host.close_all()


@pytest.mark.parametrize("level", ["thumb", "journeyman", "master", "grandmaster:worlds=5"])
def test_a_level_plays_in_another_process_as_it_does_here(level: str) -> None:
    name, _, settings = level.partition(":")
    here = {"worlds": 5} if settings else {}
    options = WizardOptions(SPECIALS, round_sizes=(2, 5))
    games = [Game(options, 4, seed=11) for _ in range(2)]
    play_game(games[0], [make_bot(name, n, **here) for n in range(4)])
    play_game(games[1], [make_bot(f"pipe:{ours(level)}", n) for n in range(4)])
    assert games[0].events == games[1].events


def test_a_level_judges_in_another_process_as_it_does_here() -> None:
    seen = Game(players=4, seed=8).observe(1)
    assert hint(seen, f"pipe:{ours('master')}") == hint(seen, "master")


def test_settings_come_from_the_greeting() -> None:
    connection = start("gm", ours("grandmaster"), LIMITS)
    assert connection.greeting.settings == {"aim": str, "seconds": float, "worlds": int, "bids": bool}
    game = Game(players=3, seed=1)
    bot = seat(connection, 1, {"worlds": 2})
    assert bot.choose(game.observe(game.turn)) in game.legal_moves
    connection.close()


@pytest.mark.parametrize("level", ["thumb", "random", "master"])
def test_our_bots_pass_the_check(level: str) -> None:
    findings = list(check("ours", ours(level), LIMITS))
    assert [fault for _, fault in findings if fault] == []
    assert len(findings) > 14


def test_the_examples_pass_the_check(tmp_path: Path) -> None:
    first = tmp_path / "first"
    compiler = shutil.which("cc")
    node = shutil.which("node")
    if compiler is None or node is None:
        pytest.skip("the examples need a C compiler and Node")
    subprocess.run([compiler, "-O1", "-o", str(first), str(EXAMPLES / "first.c")], check=True, timeout=LONGEST)
    python = join([sys.executable, "-S", str(EXAMPLES / "careful.py")])
    commands = [join([str(first)]), python, join([node, str(EXAMPLES / "follower.mjs")])]
    for command in commands:
        assert [fault for _, fault in check("example", command, LIMITS) if fault] == []
    for file in (EXAMPLES / name for name in ("first.c", "careful.py", "follower.mjs")):
        assert len(file.read_text().splitlines()) <= 60, f"{file.name} is no short example any more"


def test_lines_are_those_of_a_table() -> None:
    """A bot that reads lines gets them as docs/protocol.md describes them."""
    game = Game(WizardOptions(("cloud", "juggler"), bidding=Bidding.SECRET, round_sizes=(3, 4)), 4, seed=5)
    lines = [line_of(step_of(game, None, game.events, 1), 1)]
    while game.turn is not None:
        mover = game.turn
        lines.append(line_of(step_of(game, mover, game.apply(game.legal_moves[0]), 1), len(lines) + 1))
    read = [msgspec.json.decode(json.dumps(line), type=Line) for line in lines]
    assert [line.seq for line in read] == list(range(1, len(lines) + 1))
    shown = [event for line in lines for event in line["events"] if event["event"] == "bid-made"]
    assert all((event["tricks"] == "?") == (event["seat"] != 1) for event in shown)


@pytest.mark.parametrize(
    ("how", "fault"),
    [
        ("dies", "it ended with status 3; the last line of its standard error: [31mthe last line"),
        ("cheats", "it chose 'play B99', but the legal moves were: bid 0, bid 1"),
        ("sends a number", "it chose 7, but the legal moves were: bid 0, bid 1"),
        ("sends text", "it wrote a line that is not JSON: 'B5!'"),
        ("sends brackets", "it wrote a line that is not JSON: "),
        ("sends a list", "it wrote a line that is not a JSON object: '[1]'"),
        ("answers for another", "it answered for table 99, which does not exist"),
        ("answers for tables without end", "it answered for table 100, which does not exist"),
        ("floods", 'the "table" of an answer must be a number, not None'),
        ("sends a long line", "it wrote a line of more than 65536 bytes"),
        ("closes its output", "it closed its standard input or output"),
        ("says that it cannot", "it says: no idea"),
        ("reads minds", "\"reads\" must be one of lines, view, not 'minds'"),
        ("plays nothing", '"games" must have one of wizard, extreme'),
    ],
)
def test_a_bot_that_breaks_the_protocol_gives_one_clear_error(how: str, fault: str) -> None:
    game = Game(players=3, seed=1)
    with pytest.raises(BrokenBot, match=re.escape(f"does not work: {fault}")):
        make_bot(f"pipe:{bad(how)}", 1).choose(game.observe(game.turn))


@pytest.mark.parametrize(
    ("how", "fault"),
    [
        ("answers twice", "it answered for table 1, whose questions it had answered"),
        ("repeats itself", "it chose 'bid 0', but the legal moves were: play Y8; it gave the same answer to its last"),
    ],
)
def test_an_answer_too_many_is_called_one(how: str, fault: str) -> None:
    game = Game(players=3, seed=2)
    bot = make_bot(f"pipe:{bad(how)}", 1)
    game.apply("bid 1")
    game.apply(bot.choose(game.observe(2)))
    for move in ("bid 0", "play B12"):
        game.apply(move)
    with pytest.raises(BrokenBot, match=re.escape(f"does not work: {fault}")):
        bot.choose(game.observe(2))


@pytest.mark.parametrize(
    ("how", "fault"),
    [
        ("judges beyond all numbers", 'its judgement is wrong: "points" must be a number, not 1000'),
        ("judges in per cent", 'its judgement is wrong: "chance" must be a number from 0 to 1, not 50.0'),
        ("judges a move twice", "its judgement does not have each legal move exactly once"),
    ],
)
def test_a_wrong_judgement_is_a_fault_of_the_bot(how: str, fault: str) -> None:
    with pytest.raises(BrokenBot, match=re.escape(f"does not work: {fault}")):
        hint(Game(players=3, seed=1).observe(1), f"pipe:{bad(how)}")


def test_a_bot_that_never_answers_is_ended() -> None:
    connection = start("bad", bad("is silent"), Limits(start=PATIENCE, answer=0.5))
    game = Game(players=3, seed=1)
    with pytest.raises(BrokenBot, match=r"it did not answer within 0\.5 seconds"):
        seat(connection, 1, {}).choose(game.observe(game.turn))
    assert connection.why_broken


def test_a_bot_that_does_not_read_is_ended() -> None:
    process = BotProcess(join([sys.executable, "-c", "import signal; signal.pause()"]))
    process.send("x" * 2**20)
    with pytest.raises(PipeFault, match=r"it did not read its input within 0\.2 seconds") as fault:
        process.receive(0.2)
    process.end(fault.value)


def test_a_fault_is_told_again_to_whoever_asks_again() -> None:
    game = Game(players=3, seed=1)
    bot = make_bot(f"pipe:{bad('dies')}", 1)
    for _ in range(2):
        with pytest.raises(BrokenBot, match="status 3"):
            bot.choose(game.observe(game.turn))


def test_all_that_a_bot_has_started_ends_with_it() -> None:
    connection = start("bad", bad("leaves a child"), LIMITS)
    game = Game(players=3, seed=1)
    seat(connection, 1, {}).choose(game.observe(game.turn))
    until(lambda: connection.process.last_words, "the bot says what it has started")
    child = int(connection.process.last_words.removeprefix("child "))
    connection.close()
    until(lambda: not is_alive(child), "the child of a bot ends")


def test_ctrl_c_ends_a_bot_that_does_not_say_hello(monkeypatch: pytest.MonkeyPatch) -> None:
    started: list[int] = []

    def interrupted(process: BotProcess, _patience: float) -> None:
        started.append(process.pid)
        raise KeyboardInterrupt

    monkeypatch.setattr(BotProcess, "receive", interrupted)
    with pytest.raises(KeyboardInterrupt):
        start("bad", bad("hangs"), LIMITS)
    assert not is_alive(*started)


def test_a_second_ctrl_c_ends_all_bots_that_do_not_leave(monkeypatch: pytest.MonkeyPatch) -> None:
    def interrupted(_process: BotProcess) -> bool:
        raise KeyboardInterrupt

    pids = [
        host.connect(name, bad("plays"), limits).process.pid for name, limits in (("one", LIMITS), ("two", Limits()))
    ]
    monkeypatch.setattr(BotProcess, "_ends", interrupted)
    with pytest.raises(KeyboardInterrupt):
        host.close_all()
    assert not any(map(is_alive, pids))


@pytest.mark.parametrize(("answer", "status"), [("signal.SIG_DFL", -signal.SIGINT), ("interrupts._end", INTERRUPTED)])
def test_ctrl_c_that_ends_a_process_without_a_word_ends_its_bots(answer: str, status: int) -> None:
    code = f"""if True:
        import signal, sys
        import foretell.interrupts as interrupts
        from foretell.bots.pipe import host, level
        from tests.waiting import until
        signal.signal(signal.SIGINT, {answer})
        process = host.connect("bad", {bad("leaves a child")!r}, level.Limits()).process
        until(lambda: process.take() or process.last_words, "the bot says what it has started")
        print(process.last_words.removeprefix("child "), flush=True)
        signal.raise_signal(signal.SIGINT)"""
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=False, timeout=LONGEST)
    assert (done.returncode, done.stderr) == (status, "")
    until(lambda: not is_alive(int(done.stdout)), "the child of the process's bot ends")


def is_alive(pid: int) -> bool:
    """Whether a process runs (Linux)."""
    try:
        return Path(f"/proc/{pid}/stat").read_text().rpartition(")")[2].split()[0] != "Z"
    except (FileNotFoundError, ProcessLookupError):
        return False


def test_a_process_that_was_stopped_is_not_stopped_again(monkeypatch: pytest.MonkeyPatch) -> None:
    """Its number may be that of another group of processes by then."""
    killed: list[int] = []
    kill = os.killpg

    def remembered(group: int, number: int) -> None:
        killed.append(group)
        kill(group, number)

    monkeypatch.setattr(os, "killpg", remembered)
    connection = start("bad", bad("plays"), LIMITS)
    assert connection.close() == 0
    connection.process.stop()
    assert killed == [connection.process.pid]


def test_standard_error_is_drained() -> None:
    game = Game(players=3, seed=1)
    assert make_bot(f"pipe:{bad('shouts')}", 1).choose(game.observe(game.turn)) in game.legal_moves


@pytest.mark.parametrize(
    ("command", "fault"),
    [
        ("", "its command is empty"),
        ("/nowhere/bot", "its command cannot be run: "),
        ("'open", "its command cannot be read: No closing quotation"),
    ],
)
def test_a_command_that_cannot_be_run_is_named(command: str, fault: str) -> None:
    with pytest.raises(BrokenBot, match=re.escape(fault)):
        make_bot(f"pipe:{command}", 1)


def test_a_match_stops_with_the_results_so_far(tmp_path: Path) -> None:
    program = tmp_path / "later.py"
    program.write_text(
        (EXAMPLES / "careful.py").read_text().replace('elif kind == "asked":', 'elif kind == "asked" and table > 5:\n'
        "            raise SystemExit('enough')\n        elif kind == \"asked\":")
    )  # fmt: skip
    plan = MatchPlan((f"pipe:{join([sys.executable, str(program)])}", "thumb"), 8, WizardOptions(round_sizes=(1, 2)))
    with pytest.raises(MatchStopped, match="the last line of its standard error: enough") as stopped:
        match(plan, jobs=1)
    assert 0 < len(stopped.value.results.deals) < 8


@pytest.mark.parametrize(
    ("how", "why"),
    [
        ("kills itself", "it was killed by signal 9"),
        ("is silent", "it did not answer within 0.5 seconds"),
        ("cheats", "it chose 'play B99', but the legal moves were: "),
        ("floods", 'the "table" of an answer must be a number, not None'),
    ],
)
@pytest.mark.parametrize("jobs", [1, 2])
def test_a_match_stops_with_one_clear_error(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capfd: pytest.CaptureFixture[str], how: str, why: str, jobs: int
) -> None:
    file = tmp_path / "opponents.toml"
    limits = f"start = {PATIENCE}, answer = {0.5 if how == 'is silent' else PATIENCE}"
    file.write_text(f"bad = {{command = {json.dumps(bad(how))}, {limits}}}\n")
    monkeypatch.setenv(OPPONENTS, str(file))
    command = f"arena --bots bad,thumb --games 4 --round-sizes 1,2 --jobs {jobs} --lang en"
    assert main(command.split()) == 2
    (error,) = capfd.readouterr().err.splitlines()
    assert error.startswith(f"foretell: the bot 'bad' does not work: {why}")


def test_bots_play_in_several_processes() -> None:
    plan = MatchPlan((f"pipe:{ours('thumb')}", "thumb"), 4, WizardOptions(round_sizes=(1, 2)))
    assert match(plan, jobs=2).deals == match(plan, jobs=1).deals


def test_games_are_simulated_with_a_bot_of_a_command() -> None:
    plan = Plan((f"pipe:{ours('thumb')}",), 3, WizardOptions(round_sizes=(1, 2)), 3)
    here = Plan(("thumb",), 3, WizardOptions(round_sizes=(1, 2)), 3)
    rounds = [[json.loads(record)["rounds"] for record in simulate(each, 2, jobs=1)] for each in (plan, here)]
    assert rounds[0] == rounds[1]


def test_a_file_never_makes_a_command_run() -> None:
    """A saved game or a record may name any bot; only one that was named here is run."""
    name = f"pipe:{ours('random')}"
    assert at_hand(name) != name
    make_bot(name, 1)
    assert at_hand(name) == name


def test_a_level_plays_on_in_the_terminal() -> None:
    name = f"pipe:{bad('dies')}"
    make_bot(name, 1)
    game = Game(WizardOptions(round_sizes=(2, 1)), 3, seed=1)
    session = Session(game, 0, [name, "thumb"])
    output = io.StringIO()
    console = Console(io.StringIO("1\n" * 20), output)
    PlainGame(session, Phrases(Words("en"), game.players, 0), console).play()
    said = " ".join(output.getvalue().split())
    assert said.count("A bot has failed: the bot 'pipe:") == 1
    assert "the last line of its standard error: [31mthe last line. Playing instead: Bookkeeper." in said
    assert game.is_over


def test_opponents_are_named_in_a_file(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    file = tmp_path / "opponents.toml"
    file.write_text(f'old = {json.dumps(ours("thumb"))}\nslow = {{command = "x", answer = 5}}\n')
    monkeypatch.setenv(OPPONENTS, "")
    command = [
        "arena",
        "--bots",
        "old,thumb",
        "--games",
        "1",
        "--round-sizes",
        "1,2",
        "--jobs",
        "1",
        "--format",
        "json",
    ]
    assert main([*command, "--opponents", str(file)]) == 0
    assert {bot["name"] for bot in json.loads(capsys.readouterr().out)["bots"]} == {"old", "thumb"}


@pytest.mark.parametrize(
    ("line", "fault"),
    [
        ("old = 5", "old must be a command"),
        ('old = {command = "x", speed = 1}', "old must be a command"),
        ('old = {command = "x", answer = "soon"}', "answer of old must be seconds"),
        *((f'old = {{command = "x", start = {n}}}', "start of old must be seconds") for n in ("-1", "0", "nan", "inf")),
        *((f'{json.dumps(name)} = "x"', f"{name!r} cannot be named in a list") for name in ("a,b", "a:b", " a", "")),
        ("old =", "Invalid value"),
    ],
)
def test_a_wrong_file_of_opponents_is_refused(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, line: str, fault: str
) -> None:
    file = tmp_path / "opponents.toml"
    file.write_text(line)
    monkeypatch.setenv(OPPONENTS, str(file))
    with pytest.raises(OpponentsError, match=fault):
        make_bot("old", 1)


def test_an_opponent_with_the_name_of_a_level_is_refused(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    file = tmp_path / "opponents.toml"
    file.write_text('thumb = "./mybot"\n')
    monkeypatch.setenv(OPPONENTS, str(file))
    assert make_bot("random", 1).name == "random"
    with pytest.raises(OpponentsError, match=r"opponents.toml: 'thumb' is the name of a level: give this bot another"):
        make_bot("thumb", 1)
