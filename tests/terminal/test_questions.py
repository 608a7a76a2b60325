"""Every kind of question at the full screen, answered by keyboard."""

import asyncio
from collections.abc import Awaitable, Callable
from pathlib import Path

import pytest

from foretell import Card, Game
from foretell.terminal.games.save_folder import SaveFolder

from .harness import Player, resumed
from .scenes import ME, scene


def at(name: str, data: Path, claim: Callable[[Player], Awaitable[None]], lang: str = "en") -> None:
    """Check a claim about the full screen in a scene."""

    async def play() -> None:
        async with resumed(scene(name), data, lang) as player:
            await claim(player)

    asyncio.run(play())


def made_after(game: Game, data: Path) -> str:
    """The player's first move after a scene, read from the saved game."""
    ((kept,), _) = SaveFolder(data).games()
    before = sum(len(story.moves) for story in game.rounds)
    moves = [made for story in kept.saved.game.rounds for made in story.moves]
    return next(str(move) for seat, move in moves[before:] if seat == ME)


def card(name: str, game: Game) -> list[str]:
    """The keys that select a card of the hand."""
    return ["home", *["right"] * game.observe(ME).hand.index(Card(name))]


@pytest.mark.parametrize(
    ("name", "keys", "move"),
    [
        ("trump", ["g", "enter"], "trump G"),
        ("trump-werewolf", ["n", "enter"], "trump none"),
        ("trump-werewolf", ["right", "right", "enter"], "trump R"),
        ("bid", ["1", "enter"], "bid 1"),
        ("bid", ["end", "enter"], "bid 1"),
        ("pass", ["end", "enter"], "pass B11"),
        ("change", ["plus", "enter"], "cloud +1"),
        ("change", ["minus", "enter"], "cloud -1"),
        ("predict", ["r", "enter"], "seal R"),
        ("predict", ["m", "enter"], "magician"),
        ("predict", ["d", "enter"], "done"),
        ("take-from", ["p", "enter", "2", "enter"], "seal P<3"),
        ("return", ["w", "enter"], "return white"),
        ("return", ["b", "enter"], "return B"),
        ("play", ["enter"], "play R7"),
        ("play-extreme", ["enter"], "play R6"),
        ("play-unseen", ["enter"], "play G8"),
    ],
)
def test_a_question_is_answered(name: str, keys: list[str], move: str, tmp_path: Path) -> None:
    async def claim(player: Player) -> None:
        for answer in " ".join(keys).split("enter")[:-1]:
            await player.answer(*answer.split(), "enter")

    at(name, tmp_path, claim)
    assert made_after(scene(name), tmp_path) == move


@pytest.mark.parametrize(
    ("name", "form"), [("shapeshifter", "w"), ("shapeshifter", "f"), ("juggler", "y"), ("cloud", "b")]
)
def test_a_special_card_is_played_as_declared(name: str, form: str, tmp_path: Path) -> None:
    async def claim(player: Player) -> None:
        await player.answer(*card(name, scene(name)), "enter")
        await player.until(lambda: "…" in player.see("#ask"))
        await player.answer(form, "enter")

    at(name, tmp_path, claim)
    assert made_after(scene(name), tmp_path) == f"play {name}:{form.upper()}"


def test_escape_goes_back_from_a_further_question(tmp_path: Path) -> None:
    async def claim(player: Player) -> None:
        await player.answer(*card("juggler", scene("juggler")), "enter")
        assert player.chooser.id == "buttons"
        await player.press("escape")
        assert player.chooser.id == "hand"
        assert player.see("#ask").strip() == "Your turn."

    at("juggler", tmp_path, claim)


def test_a_card_that_cannot_be_played_says_why_and_opens_the_rule(tmp_path: Path) -> None:
    async def claim(player: Player) -> None:
        refused = next(i for i, choice in enumerate(player.asked.choices) if not choice.allowed)
        await player.press("home", *["right"] * refused)
        assert "follow suit. (A9)" in player.see("#ask")
        before = player.asked
        await player.press("enter")
        assert player.question is before
        await player.press("u")
        await player.until(lambda: "A9" in str(player.app.screen.query_one("MarkdownH2").render()))
        await player.press("escape")
        assert player.question is before

    at("play", tmp_path, claim)


def test_the_forbidden_bid_is_shown_and_says_why(tmp_path: Path) -> None:
    async def claim(player: Player) -> None:
        assert "✗1" in player.see("#buttons")
        await player.press("1")
        assert "must not add up" in player.see("#ask")
        await player.press("enter")
        assert "must not add up" in player.see("#ask")
        await player.answer("0", "enter")

    at("bid-plus-minus-one", tmp_path, claim)
    assert made_after(scene("bid-plus-minus-one"), tmp_path) == "bid 0"


def test_letters_step_through_the_cards_of_a_suit(tmp_path: Path) -> None:
    game = scene("play-extreme")
    hand = game.observe(ME).hand
    blue = [i for i, held in enumerate(hand) if held.startswith("B")]

    async def claim(player: Player) -> None:
        for place in (*blue, blue[0]):
            await player.press("b")
            assert player.chooser.index == place

    at("play-extreme", tmp_path, claim)


def test_secret_bids_are_not_shown(tmp_path: Path) -> None:
    async def claim(player: Player) -> None:
        assert player.see("#table").count("0 of ?") == 2

    at("bid-secret", tmp_path, claim)


def test_a_card_that_may_not_be_seen_lies_face_down(tmp_path: Path) -> None:
    async def claim(player: Player) -> None:
        assert "░ ? ░" in player.see("#hand")
        assert "only those of the others" in player.see("#about")

    at("play-unseen", tmp_path, claim)


def test_everything_works_with_the_mouse(tmp_path: Path) -> None:
    async def click(player: Player, index: int) -> None:
        hand = player.chooser
        x = next(x for x in range(hand.size.width) if hand.choice_at(x, 3) == index)
        await player.pilot.click("#hand", offset=(x, 3))

    async def select(player: Player, index: int) -> None:
        before = player.asked
        await click(player, index)
        await player.until(lambda: player.chooser.index == index)
        assert player.question is before

    async def claim(player: Player) -> None:
        before = player.asked
        await select(player, (before.start + 1) % len(before.choices))
        await select(player, before.start)
        await click(player, before.start)
        await player.until(lambda: player.shown not in (before, None))

    at("play", tmp_path, claim)
    assert made_after(scene("play"), tmp_path) == "play R7"


@pytest.mark.parametrize("lang", ["de", "nl"])
def test_questions_are_asked_in_other_languages(lang: str, tmp_path: Path) -> None:
    async def claim(player: Player) -> None:
        assert player.see("#ask").endswith("?")
        await player.answer("1", "enter")

    at("bid", tmp_path, claim, lang)
    assert made_after(scene("bid"), tmp_path) == "bid 1"
