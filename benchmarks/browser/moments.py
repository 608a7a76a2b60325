"""Measures what the moments of a game take of the page's own thread, frame by frame, from a trace."""

import asyncio
import json
import re
from collections.abc import Iterator, Sequence
from random import Random
from typing import Any

import msgspec
from playwright.async_api import Browser, Page, WebSocketRoute

from foretell.game.options import Options
from foretell.server.table import view
from tests.game.kinds import Kind
from tests.server.tables import Desk
from tests.web.lying import OPTIONS, Data, end_of_round

from .visits import load

_SIZES = {"desktop": (1440, 900), "phone": (390, 844)}
_PLAYED = ("dragon", "bomb", "fairy", "juggler", "cloud")
_AFTER_A_ROUND = ("werewolf", "trump")
"""These moments come after the end of a round, in the same line."""
_GOAL = 8.0
_WARM = 2
"""How often a moment is shown before it is measured: a reader has played for a while."""
_CATEGORIES = ["devtools.timeline", "toplevel", "v8", "__metadata"]
_LATER = 100_000
_SETTLES_MS = 3000
"""The page is connected."""
_LASTS = 1.8
"""Seconds that are measured: flight, wait and moment; the end of a round is shown longer."""
_MAIN, _FRAME = "CrRendererMain", ("AnimationFrame", "b")
_WORK = {
    "script": (
        "FunctionCall",
        "TimerFire",
        "EventDispatch",
        "EvaluateScript",
        "v8.callFunction",
        "v8.compile",
        "BlinkScheduler_PerformMicrotaskCheckpoint",
    ),
    "style": ("UpdateLayoutTree", "ParseAuthorStyleSheet"),
    "layout": ("Layout",),
    "paint": ("PrePaint", "Paint", "Layerize", "Commit"),
}
"""What Chromium calls the work of a frame in traces; what happens inside of another kind counts for the outer one."""
_KIND_OF = {name: kind for kind, names in _WORK.items() for name in names}


async def measure(browser: Browser, address: str) -> None:
    """Print the longest frames of each moment, at the sizes of a desktop and a phone."""
    print(f"\nScript, style, layout and paint of a frame in the moments, CPU time (goal: {_GOAL:.0f} ms)")
    scenes = dict(_scenes())
    for size, (width, height) in _SIZES.items():
        context = await browser.new_context(base_url=address, viewport={"width": width, "height": height})
        table = await _Table.open(await context.new_page())
        for name, (before, lines) in scenes.items():
            for _ in range(_WARM):
                await table.show(before)
                await table.tell(lines)
            await table.show(before)
            if name in _AFTER_A_ROUND:
                await table.tell(lines, lasts=0)
                await table.see_the_round_end()
            await browser.start_tracing(page=table.page, categories=_CATEGORIES)
            if name in _AFTER_A_ROUND:
                await asyncio.sleep(_LASTS)
            else:
                await table.tell(lines)
            _print(f"{size} {name}", frames_in(json.loads(await browser.stop_tracing())["traceEvents"]))
        await context.close()


def _scenes() -> Iterator[tuple[str, tuple[Data, list[Data]]]]:
    """A table of four before each moment, and the lines of it."""
    for card in _PLAYED:
        yield card, _line_with(OPTIONS["specials"], "trick-bombed" if card == "bomb" else "card-played", card)
    yield "werewolf", _line_with(OPTIONS["specials"], "werewolf-exchanged")
    yield "trump", _line_with(OPTIONS["classic"], "trump-set")
    yield "magician", _line_with(OPTIONS["extreme"], "magician-taken")
    before, line = end_of_round(Kind(OPTIONS["classic"], 4), 5, 4)
    yield "end of a round", (before, [line])


def _line_with(options: Options, event: str, card: str | None = None) -> tuple[Data, list[Data]]:
    """The first seat's view before the first line with this event, if given of this card; games of several seeds."""
    for seed in range(200):
        desk, rng = Desk(Kind(options, 4)), Random(seed)
        desk.start()
        while desk.table.turn is not None:
            before: Data = msgspec.to_builtins(view.view(desk.table, "p0"))
            line: Data = msgspec.to_builtins(view.line(desk.table, desk.move(rng)[-1], 0))
            for each in line["events"]:
                if each["event"] == event and (card is None or event != "card-played" or _card(each) == card):
                    return before, [{"type": "line", **line}]
    raise ValueError(f"no game has {event} {card}")


def _card(event: Data) -> str:
    return str(event["play"]).partition(":")[0]


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


Frame = dict[str, float]


def frames_in(events: Sequence[dict[str, Any]]) -> list[Frame]:
    """The frames of the page's thread in a trace: milliseconds of CPU time by kind of work."""
    named = [event for event in events if event["name"] == "thread_name" and event["args"].get("name") == _MAIN]
    threads = {(event["pid"], event["tid"]) for event in named}
    ours = sorted(
        (event for event in events if (event["pid"], event.get("tid")) in threads), key=lambda each: each["ts"]
    )
    frames: list[Frame] = []
    frame: Frame = {}
    over: dict[int, float] = {}
    for event in ours:
        kind = _KIND_OF.get(event["name"])
        if (event["name"], event["ph"]) == _FRAME:
            frames.append(frame := {})
        elif kind and event["ph"] == "X" and event["ts"] >= over.get(event["tid"], 0.0):
            over[event["tid"]] = event["ts"] + event["dur"]
            frame[kind] = frame.get(kind, 0.0) + event.get("tdur", event["dur"]) / 1000
    return frames


def _print(name: str, frames: Sequence[Frame]) -> None:
    totals = sorted(sum(frame.values()) for frame in frames)
    longest = max(frames, key=lambda frame: sum(frame.values()))
    parts = ", ".join(f"{kind} {longest.get(kind, 0):.1f}" for kind in _WORK)
    over = sum(total > _GOAL for total in totals)
    median, most = totals[len(totals) // 2], totals[-1]
    often = f"over {_GOAL:.0f} ms: {over} of {len(totals)}"
    print(f"  {name:<24}median {median:.1f}, longest {most:.1f} ms ({parts}); {often}; {load()}", flush=True)
