"""The full screen: whole games, dialogs, all sizes, saved games."""

import asyncio
from itertools import count, takewhile
from pathlib import Path
from random import Random

import pytest
from textual.css.query import NoMatches
from textual.widgets import OptionList

from foretell import SPECIALS, ExtremeOptions, Game, Options, WizardOptions
from foretell.rulebook import rules
from foretell.terminal.games.save_folder import SaveFolder
from foretell.terminal.replay import GoingOn
from foretell.terminal.screen.app import ForetellApp
from foretell.terminal.screen.game_screen import GameScreen
from foretell.terminal.screen.rules_screen import matching
from foretell.terminal.screen.score_screen import ScoreScreen
from foretell.terminal.screen.table_screen import Pace, TableScreen
from tests.bots.lacking import without_library

from .harness import Player, launcher, playing, resumed
from .scenes import PEOPLE, scene, words


async def play_to_the_end(player: Player, rng: Random) -> int:
    """Answer every question by keyboard with an allowed choice; returns the number of questions."""
    answers = 0
    while not player.game_is_over:
        if player.question is None:
            await player.answer("enter")
            continue
        choices = player.asked.choices
        target = choices.index(rng.choice(player.asked.allowed))
        steps = (target - player.chooser.index) % len(choices)
        await player.answer(*["right"] * steps, "enter")
        answers += 1
    return answers


async def test_a_game_without_its_past_is_played_on() -> None:
    game = Game(WizardOptions(round_sizes=(2,)), PEOPLE[:3], seed=4)
    while game.phase != "play":
        game.apply(game.legal_moves[0])
    game = game.without_past()
    async with playing(GoingOn(game, game, 0, ("random", "random")), "en", (80, 24)) as player:
        assert await play_to_the_end(player, Random(3)) == 2


@pytest.mark.slow
@pytest.mark.parametrize(
    ("options", "players", "lang", "size"),
    [
        (WizardOptions(SPECIALS), 6, "en", (80, 24)),
        (ExtremeOptions(rounds=1), 3, "de", (120, 40)),
        (ExtremeOptions(rounds=1), 5, "nl", (80, 24)),
    ],
    ids=["specials", "extreme-3", "extreme-5"],
)
async def test_a_whole_game_is_played_by_keyboard(
    options: Options, players: int, lang: str, size: tuple[int, int], tmp_path: Path
) -> None:
    async with playing(launcher(options, players, tmp_path), lang, size) as player:
        assert await play_to_the_end(player, Random(3)) > 15
        assert SaveFolder(tmp_path).games() == ([], [])
        await player.press("n")
        await player.until(lambda: player.question is not None)


async def test_dialogs_open_and_close_at_any_time(tmp_path: Path) -> None:
    expected = {
        "question_mark": "How to play here",
        "f1": "How to play here",
        "s": "Score sheet",
        "l": "The last trick",
        "h": "A hint",
        "v": "Log",
        "u": "The rule book",
        "q": "Leave the table?",
        "escape": "Leave the table?",
    }
    async with resumed(scene("play"), tmp_path) as player:
        for key, title in expected.items():
            await player.press(key)
            assert player.see("#dialog-title") == title
            await player.press("escape")
            assert isinstance(player.app.screen, TableScreen)
            assert player.question is not None


async def test_who_leaves_hears_whether_the_game_is_saved(tmp_path: Path) -> None:
    async with resumed(scene("bid"), tmp_path) as player:
        await player.press("q")
        assert player.see("#dialog-text").startswith("Your game is saved.")
        await player.press("escape")
        (tmp_path / "unfinished").rename(tmp_path / "moved")
        (tmp_path / "unfinished").write_text("a file where the folder should be", encoding="utf-8")
        await player.answer("0", "enter")
        await player.press("q")
        assert (
            player.see("#dialog-text") == f"Your last move could not be saved: {tmp_path / 'unfinished'}: File exists"
        )


async def test_the_keys_in_the_footer_can_be_clicked(tmp_path: Path) -> None:
    async with resumed(scene("play"), tmp_path) as player:
        await player.pilot.click("#keys", offset=(player.see("#keys").index("scores") + 1, 0))
        await player.until(lambda: isinstance(player.app.screen, ScoreScreen))


async def test_the_rule_book_is_searched(tmp_path: Path) -> None:
    async with resumed(scene("bid"), tmp_path) as player:
        await player.press("u")
        await player.press("s", "4")
        await player.until(lambda: "S4 The Bomb" in player.see("MarkdownH2"))
        await player.press("x")
        assert player.app.screen.query_one(OptionList).option_count == 0


@pytest.mark.parametrize(
    ("text", "numbers"),
    [
        ("a1", ["A1", "A10", "A11", "A12", "A13", "A14"]),
        (" S4", ["S4"]),
        ("bomb", ["S4"]),
        ("zzz", []),
        ("v", ["V1", "V2", "V3", "V4", "V5", "V6", "V7"]),
    ],
)
def test_a_rule_is_found_by_number_or_word(text: str, numbers: list[str]) -> None:
    assert [rule.number for rule in matching(rules("en"), text)][: len(numbers) or 9] == numbers


async def test_the_pace_is_changed(tmp_path: Path) -> None:
    async with resumed(scene("bid"), tmp_path) as player:
        screen = player.app.screen
        assert isinstance(screen, TableScreen)
        paces = []
        for key in ("minus", "minus", "minus", "minus", "plus"):
            await player.press(key)
            paces.append(screen.pace.name)
        assert paces == ["FAST", "NORMAL", "SLOW", "SLOW", "NORMAL"]


@pytest.mark.parametrize("name", ["play", "play-extreme", "trump"])
async def test_every_size_can_be_drawn(name: str, tmp_path: Path) -> None:
    async with resumed(scene(name), tmp_path) as player:
        for width, height in [(80, 24), (132, 43), (200, 60), (40, 12), (20, 5), (80, 24)]:
            await player.pilot.resize_terminal(width, height)
            await player.pilot.pause()
            if width >= 80:
                assert all(person in player.see("#table") for person in PEOPLE[:4])


async def test_the_window_can_be_resized(tmp_path: Path) -> None:
    async with resumed(scene("play"), tmp_path, size=(120, 40)) as player:
        assert player.app.screen.query_one("#hand").size.height == 8
        await player.pilot.resize_terminal(80, 24)
        await player.pilot.pause()
        assert player.app.screen.query_one("#hand").size.height == 6
        assert "Mira" in player.see("#table")


async def test_who_plays_for_a_bot_that_cannot_is_said(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    without_library(monkeypatch)
    async with playing(launcher(WizardOptions(), 3, tmp_path, bot="grandmaster"), "de") as player:
        said = [note.message for note in player.app._notifications]
        other = words("de")("bot-master")
        assert said == [words("de")("bot-replaced", bot=words("de")("bot-grandmaster"), other=other)]


def test_quitting_saves_the_game_and_the_next_start_resumes_it(tmp_path: Path) -> None:
    options = WizardOptions()

    async def leave() -> list[str]:
        async with playing(launcher(options, 3, tmp_path)) as player:
            await player.answer("enter")
            await player.press("q", "enter")
            await player.until(lambda: not player.app.is_running)
        ((kept,), _) = SaveFolder(tmp_path).games()
        return [str(move) for story in kept.saved.game.rounds for _, move in story.moves]

    async def go_on() -> None:
        async with playing(launcher(ExtremeOptions(), 4, tmp_path)) as player:
            assert "Resume one?" in player.see("#dialog-title")
            await player.press("enter")
            await player.until(lambda: player.question is not None)
            assert "Wizard · round 1 of 20" in player.see("#headline")

    async def start_anew() -> None:
        async with playing(launcher(ExtremeOptions(), 4, tmp_path)) as player:
            await player.press("down", "enter")
            await player.until(lambda: player.question is not None)
            assert "Wizard Extreme" in player.see("#headline")

    assert asyncio.run(leave())
    asyncio.run(go_on())

    async def throw_away() -> None:
        async with playing(launcher(WizardOptions(), 4, tmp_path)) as player:
            await player.answer("delete")
            assert "Delete this game?" in player.see("#dialog-title")
            await player.answer("enter")
            assert len(SaveFolder(tmp_path).games()[0]) == 2
            await player.answer("delete")
            await player.answer("down", "enter")
            assert len(SaveFolder(tmp_path).games()[0]) == 1
            await player.answer("delete")
            await player.answer("down", "enter")
            assert player.question is not None

    asyncio.run(start_anew())
    assert len(SaveFolder(tmp_path).games()[0]) == 2
    asyncio.run(throw_away())


async def test_ctrl_c_leaves_at_once(tmp_path: Path) -> None:
    async with playing(launcher(WizardOptions(), 3, tmp_path)) as player:
        await player.answer("enter")
        await player.pilot.press("ctrl+c")
        await player.until(lambda: not player.app.is_running)
    assert len(SaveFolder(tmp_path).games()[0]) == 1


async def test_a_full_disk_does_not_end_the_game(tmp_path: Path) -> None:
    table = launcher(WizardOptions(), 3, tmp_path)
    (tmp_path / "unfinished").write_text("a file where the folder should be", encoding="utf-8")
    async with playing(table) as player:
        await player.answer("enter")
        assert any("could not be saved" in notice.message for notice in player.app._notifications)


async def test_a_damaged_game_is_set_aside(tmp_path: Path) -> None:
    (tmp_path / "unfinished").mkdir()
    damaged = tmp_path / "unfinished" / "x.json"
    damaged.write_text("{", encoding="utf-8")
    async with playing(launcher(WizardOptions(), 3, tmp_path)) as player:
        assert player.question is not None
        assert any("could not be read" in notice.message for notice in player.app._notifications)
    assert damaged.with_suffix(".damaged").read_text(encoding="utf-8") == "{"


async def test_a_game_that_goes_on_while_its_screen_is_closed_does_no_harm(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    reached = []
    app = ForetellApp(launcher(WizardOptions(), 3, tmp_path), words("en"), Pace.INSTANT)

    async def play(_screen: GameScreen) -> None:
        for _ in takewhile(lambda _: app.is_running, count()):
            await asyncio.sleep(0)
        reached.append("the end")
        raise NoMatches("the widgets are gone")

    monkeypatch.setattr(GameScreen, "play_game", play)
    async with app.run_test() as pilot:
        await pilot.pause()
    assert reached == ["the end"]
