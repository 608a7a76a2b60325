"""The player sees what their seat may know, and nothing else: hidden cards can differ without any visible change."""

import ast
import asyncio
import io
from collections.abc import Sequence
from dataclasses import dataclass
from functools import partial
from pathlib import Path

import pytest

from foretell import (
    Bid,
    Bidding,
    EndPrediction,
    ExtremeOptions,
    Game,
    Mode,
    Move,
    Observation,
    Options,
    WizardOptions,
    terminal,
)
from foretell.terminal.games.session import Session
from foretell.terminal.plain.game import PlainGame
from foretell.terminal.screen.app import ForetellApp
from foretell.terminal.screen.game_screen import GameScreen
from foretell.terminal.screen.table_screen import Pace
from foretell.terminal.system.console import Console, Leave
from foretell.terminal.text.phrases import Phrases

from .harness import Player, launcher
from .scenes import PEOPLE, words

HOLD_A_GAME = {
    "daily",
    "games/launcher",
    "games/save_format",
    "games/session",
    "lessons/course",
    "lessons/game",
    "play",
    "replay",
    "text/course",
    "text/transcript",
}
"""The modules that start, save and print games; all others get the view of a seat only."""


@dataclass
class Puppet:
    """A bot that makes the given bid, and otherwise its first legal move."""

    bid: int = 0
    name: str = "puppet"

    def choose(self, observation: Observation) -> Move:
        """The bid, the end of a prediction, or the first move."""
        moves = observation.legal_moves
        return next((move for move in (Bid(self.bid), EndPrediction()) if move in moves), moves[0])


@dataclass(frozen=True)
class World:
    """A complete game, including everything that the player can't see."""

    options: Options
    hands: Sequence[Sequence[str]]
    turned: str | None = None
    bids: Sequence[int] = (0, 0)

    def session(self) -> Session:
        """The player at this table."""
        game = Game(self.options, PEOPLE[: len(self.hands)])
        game.deal(self.hands, self.turned)
        session = Session(game, 0, ["random"] * len(self.bids))
        session._bots = {seat: Puppet(bid) for seat, bid in enumerate(self.bids, start=1)}
        return session


def dealt(options: Options) -> list[list[str]]:
    return [list(hand) for hand in Game(options, 3, seed=6).rounds[0].hands]


def other_hands(options: Options) -> list[World]:
    """The opponents have swapped hands."""
    mine, left, right = dealt(options)
    return [World(options, hands) for hands in ([mine, left, right], [mine, right, left])]


def other_bids(bidding: Bidding) -> list[World]:
    """The opponents have made other bids, which are hidden."""
    options = WizardOptions(mode=Mode.MAXIMUS, bidding=bidding)
    return [World(options, dealt(options), bids=bids) for bids in ((0, 5), (7, 2))]


def other_card(_: str) -> list[World]:
    """V4: the player's own card is another one."""
    options = WizardOptions(mode=Mode.CLAIRVOYANCE)
    return [World(options, [[card], ["B3"], ["G9"]], "R1") for card in ("Y13", "W", "F")]


CASES = {
    "hands": partial(other_hands, WizardOptions(mode=Mode.MAXIMUS)),
    "hands-extreme": partial(other_hands, ExtremeOptions()),
    "bids-secret": partial(other_bids, Bidding.SECRET),
    "bids-hidden": partial(other_bids, Bidding.HIDDEN),
    "own-card": partial(other_card, ""),
}


@pytest.mark.parametrize("case", CASES)
def test_hidden_values_are_not_printed(case: str) -> None:
    def heard(world: World) -> str:
        lines = "table\nhand\nscores\nlast\n?\nwhy B1\n"
        if case == "bids-secret":
            lines += "0\ntable\n"
        output = io.StringIO()
        console = Console(io.StringIO(lines), output)
        with pytest.raises(Leave):
            PlainGame(world.session(), Phrases(words("en"), PEOPLE[: len(world.hands)], 0), console).play()
        return output.getvalue()

    first, *others = map(heard, CASES[case]())
    assert len(first) > 500
    assert others == [first] * len(others)


@pytest.mark.parametrize("case", CASES)
def test_hidden_values_are_not_shown(case: str, tmp_path: Path) -> None:
    async def seen(world: World) -> str:
        app = ForetellApp(launcher(world.options, len(world.hands), tmp_path), words("en"), Pace.INSTANT)
        async with app.run_test(size=(120, 40)) as pilot:
            session, phrases = world.session(), Phrases(words("en"), PEOPLE[: len(world.hands)], 0)
            screen = GameScreen(session, phrases, Pace.INSTANT, str, is_single=False)
            await app.push_screen(screen)
            player = Player(app, pilot)
            await player.until(lambda: player.question is not None)
            await pilot.pause()
            parts = ("#headline", "#table", "#story-beside", "#ask", "#about", "#buttons", "#hand")
            return "\n".join(map(player.see, parts))

    first, *others = [asyncio.run(seen(world)) for world in CASES[case]()]
    assert "Mira" in first
    assert others == [first] * len(others)


def test_only_the_modules_that_start_and_save_games_can_look_into_them() -> None:
    holders = set()
    package = Path(terminal.__file__).parent
    for path in sorted(package.rglob("*.py")):
        name = path.relative_to(package).with_suffix("").as_posix()
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if isinstance(node, ast.ImportFrom) and any(imported.name == "Game" for imported in node.names):
                holders.add(name)
            if isinstance(node, ast.Attribute) and node.attr in ("_state", "_game"):
                holders.add(name)
    assert holders == HOLD_A_GAME
