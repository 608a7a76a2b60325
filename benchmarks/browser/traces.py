"""The frames of a page's own thread in a trace of Chromium: what work each took, and whether something moved."""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass, field
from typing import Any

CATEGORIES = ["devtools.timeline", "blink.animations", "toplevel", "v8", "__metadata"]
_MAIN, _FRAME, _ANIMATION = "CrRendererMain", ("AnimationFrame", "b"), "Animation"
WORK = {
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
"""What Chromium calls the work of a frame in traces."""
_KIND_OF = {name: kind for kind, names in WORK.items() for name in names}
_MEASURES = ("style", "layout")
"""These are counted as such inside of a script too, which asked for them; all else counts for the outer work."""

Event = dict[str, Any]


@dataclass
class Frame:
    """The work of a frame, in milliseconds of CPU time by kind; ``moves``: an animation runs when it begins."""

    moves: bool
    work: dict[str, float] = field(default_factory=lambda: dict.fromkeys(WORK, 0.0))

    @property
    def total(self) -> float:
        """All its work."""
        return sum(self.work.values())


def frames_in(events: Sequence[Event]) -> list[Frame]:
    """The frames of the page's own thread, in order."""
    named = [event for event in events if event["name"] == "thread_name" and event["args"].get("name") == _MAIN]
    threads = {(event["pid"], event["tid"]) for event in named}
    ours = (event for event in events if (event["pid"], event.get("tid")) in threads)
    return list(_frames(sorted(ours, key=lambda each: float(each["ts"]))))


def _frames(events: Sequence[Event]) -> Iterator[Frame]:
    """Read one thread's events, which are sorted by time."""
    frame = Frame(moves=False)
    running: set[str] = set()
    outer, over, inner_over = "", 0.0, 0.0
    for event in events:
        kind = _KIND_OF.get(event["name"])
        if (event["name"], event["ph"]) == _FRAME:
            yield (frame := Frame(moves=bool(running)))
        elif event["name"] == _ANIMATION:
            _follow(running, event)
        elif kind and event["ph"] == "X":
            spent, ends = event["tdur" if "tdur" in event else "dur"] / 1000, event["ts"] + event["dur"]
            if event["ts"] >= over:
                outer, over = kind, ends
                frame.work[kind] += spent
            elif outer == "script" and kind in _MEASURES and event["ts"] >= inner_over:
                inner_over = ends
                frame.work[kind] += spent
                frame.work["script"] -= spent


def _follow(running: set[str], event: Event) -> None:
    """Note an animation that starts or ends; ``running``: those that run, by their numbers."""
    number = str(event.get("id2", event.get("id")))
    state = event["args"].get("data", {}).get("state")
    if event["ph"] == "e" or state in ("finished", "idle", "paused"):
        running.discard(number)
    elif state == "running":
        running.add(number)
