"""Measures what the moments of a game take of the page's own thread, frame by frame, from traces."""

import asyncio
import json
import re
import tempfile
from collections.abc import Callable, Iterator, Sequence
from contextlib import AsyncExitStack
from functools import partial
from pathlib import Path
from random import Random
from statistics import median

import msgspec
from playwright.async_api import Browser, Page, WebSocketRoute

from benchmarks.server import foretell_server
from foretell.game.options import Options
from foretell.server.table import view
from tests.game.kinds import Kind
from tests.server.tables import Desk
from tests.web.lying import OPTIONS, Data, end_of_round

from .traces import CATEGORIES, WORK, Frame, frames_in
from .visits import load

_SIZES = {"desktop": (1440, 900), "phone": (390, 844)}
_PLAYED = ("dragon", "bomb", "fairy", "juggler", "cloud")
_AFTER_A_ROUND = ("werewolf-exchanged", "trump-set")
"""These moments come after the end of a round, in the same line."""
_GOAL = 8.0
_WARM = 1
"""How often each moment is shown before it is measured: a reader has played for a while."""
_LATER = 100_000
_SETTLES_MS = 3000
"""The page is connected."""
_LASTS = 1.8
"""Seconds that are measured: flight, wait and moment; the end of a round is shown longer."""

Scene = tuple[Data, list[Data]]
"""A table before a moment, and the lines of it."""


async def measure(browser: Browser, repetitions: int, beside: Path | None) -> None:
    """Print the frames of each moment in which something moves, at the sizes of a desktop and a phone.

    ``beside``: a checkout of another commit, whose page is measured in turn with this one.
    """
    print(f"\nCPU time of the page's own thread in a frame while something moves (goal: {_GOAL:.0f} ms)")
    checkouts = {"this page": None} | ({str(beside): beside / "src"} if beside else {})
    scenes = dict(_scenes())
    for size in _SIZES:
        async with AsyncExitStack() as stack:
            tables = {name: await _opened(stack, browser, sources, size) for name, sources in checkouts.items()}
            runs = {name: await _all(browser, tables, scene, name, repetitions) for name, scene in scenes.items()}
        for each in checkouts:
            print(f"{size}, {each}; {load()}")
            for name, of_tables in runs.items():
                _print(name, of_tables[each])
            _print("all", [run for of_tables in runs.values() for run in of_tables[each]])


async def _opened(stack: AsyncExitStack, browser: Browser, sources: Path | None, size: str) -> "_Table":
    """A table of this size, from a server of its own."""
    folder = Path(stack.enter_context(tempfile.TemporaryDirectory()))
    server = await stack.enter_async_context(foretell_server.serve(folder, sources=sources))
    width, height = _SIZES[size]
    context = await browser.new_context(
        base_url=f"http://127.0.0.1:{server.port}", viewport={"width": width, "height": height}
    )
    stack.push_async_callback(context.close)
    return await _Table.open(await context.new_page())


async def _all(
    browser: Browser, tables: dict[str, "_Table"], scene: Scene, name: str, repetitions: int
) -> dict[str, list[list[Frame]]]:
    """The frames of a moment in several runs, for each table; the tables take turns."""
    found: dict[str, list[list[Frame]]] = {each: [] for each in tables}
    for number in range(_WARM + repetitions):
        for each, table in tables.items():
            frames = await _run(browser, table, scene, after=name in _AFTER_A_ROUND)
            if number >= _WARM:
                found[each].append(frames)
    return found


async def _run(browser: Browser, table: "_Table", scene: Scene, *, after: bool) -> list[Frame]:
    """The frames of a moment; ``after``: it comes when the page about the end of a round has gone."""
    before, lines = scene
    await table.page.bring_to_front()
    await table.show(before)
    if after:
        await table.tell(lines, lasts=0)
        await table.see_the_round_end()
    await browser.start_tracing(page=table.page, categories=CATEGORIES)
    await table.tell([] if after else lines)
    events = json.loads(await browser.stop_tracing())["traceEvents"]
    return frames_in(events)


def _scenes() -> Iterator[tuple[str, Scene]]:
    """A table of four before each moment, and the lines of it."""
    for card in _PLAYED:
        yield card, _line_with(OPTIONS["specials"], partial(_is_of, card))
    for kind, event in (("specials", "werewolf-exchanged"), ("classic", "trump-set"), ("extreme", "magician-taken")):
        yield event, _line_with(OPTIONS[kind], partial(_is, event))
    for name, lacks in (("bid met", 1), ("bid broken", 0)):
        yield name, _line_with(OPTIONS["classic"], partial(_takes, lacks))
    before, line = end_of_round(Kind(OPTIONS["classic"], 4), 5, 4)
    yield "end of a round", (before, [line])


def _line_with(options: Options, suits: Callable[[Data, Data], bool]) -> Scene:
    """The first seat's view before the first line with an event that suits, and that line; games of several seeds."""
    for seed in range(200):
        desk, rng = Desk(Kind(options, 4)), Random(seed)
        desk.start()
        while desk.table.turn is not None:
            before: Data = msgspec.to_builtins(view.view(desk.table, "p0"))
            line: Data = msgspec.to_builtins(view.line(desk.table, desk.move(rng)[-1], 0))
            if any(suits(before, event) for event in line["events"]):
                return before, [{"type": "line", **line}]
    raise ValueError("no game has such an event")


def _is(name: str, _: Data, event: Data) -> bool:
    return bool(event["event"] == name)


def _is_of(card: str, before: Data, event: Data) -> bool:
    """Whether somebody plays this card in mid-round, or the Bomb goes off."""
    if card == "bomb":
        return _is("trick-bombed", before, event)
    is_card = _is("card-played", before, event) and str(event["play"]).partition(":")[0] == card
    return is_card and before["game"]["tricks_left"] > 1


def _takes(lacks: int, before: Data, event: Data) -> bool:
    """Whether the first seat takes a trick in mid-round; ``lacks``: how many tricks their bid lacked before."""
    game = before["game"]
    decides = game["bids"][0] == game["tricks"][0] + lacks and game["tricks_left"] > 1
    return decides and _is("trick-taken", before, event) and event["seat"] == 0


class _Table:
    """A page that shows any table, in place of its server."""

    def __init__(self, page: Page) -> None:
        self.page = page
        self._line: WebSocketRoute | None = None
        self._later = 0

    @classmethod
    async def open(cls, page: Page) -> "_Table":
        """Open the page of a table, with animations at the usual pace."""
        table = cls(page)
        await page.route_web_socket(re.compile(r"/socket(\?|$)"), table._met)
        await page.route(re.compile("/lines[?]"), lambda asked: asked.fulfill(json={"lines": []}))
        await page.goto("/table/shown")
        await page.wait_for_load_state("networkidle")
        await page.wait_for_timeout(_SETTLES_MS)
        return table

    def _met(self, line: WebSocketRoute) -> None:
        self._line = line

    async def show(self, seen: Data) -> None:
        """Show a table, and wait until nothing moves; its lines have other numbers each time."""
        self._later += _LATER
        await self.send({"type": "welcome", "version": 1, "table": {**seen, "seq": seen["seq"] + self._later}})
        await self.page.locator(".table .plate").first.wait_for()
        await self.page.wait_for_function(
            "() => document.getAnimations().every(({ playState }) => playState !== 'running')"
        )

    async def see_the_round_end(self) -> None:
        """Wait until the page about the end of the round before has come and gone."""
        await self.page.locator(".cover").wait_for()
        await self.page.locator(".cover").wait_for(state="detached")

    async def tell(self, lines: Sequence[Data], lasts: float = _LASTS) -> None:
        """Send lines, and wait until their moment is over."""
        for line in lines:
            await self.send({**line, "seq": line["seq"] + self._later})
        await asyncio.sleep(lasts)

    async def send(self, message: Data) -> None:
        """Send the page a message as the server would."""
        if self._line is None:
            raise SystemExit("the page of a table does not connect")
        self._line.send(json.dumps(message))


def _print(name: str, runs: Sequence[Sequence[Frame]]) -> None:
    """Print the medians of several runs, of the frames in which something moves."""
    moving = [[frame for frame in run if frame.moves] for run in runs]
    totals = [sorted(frame.total for frame in run) for run in moving]
    middle, most = (median(of[int(part * (len(of) - 1))] for of in totals) for part in (0.5, 0.95))
    longest = [max(run, key=lambda frame: frame.total) for run in moving]
    parts = ", ".join(f"{kind} {median(frame.work[kind] for frame in longest):.1f}" for kind in WORK)
    laid = median(sum(frame.work["layout"] for frame in run) for run in moving)
    still = median(max((frame.total for frame in run if not frame.moves), default=0.0) for run in runs)
    figures = f"median {middle:.1f}, p95 {most:.1f}, longest {median(each.total for each in longest):.1f} ms ({parts})"
    over = f"{sum(of[-1] > _GOAL for of in totals)} of {len(totals)} runs over {_GOAL:.0f} ms"
    print(f"  {name:<19}{figures}; all layout {laid:.1f}, before it moves {still:.1f} ms; {over}", flush=True)
