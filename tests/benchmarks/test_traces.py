"""Frames in traces: what work counts, and when something moves."""

import pytest

from benchmarks.browser.traces import Event, frames_in

_PAGE, _OTHER = {"pid": 1, "tid": 2}, {"pid": 1, "tid": 3}


def frame(at: float) -> Event:
    """A frame begins."""
    return {**_PAGE, "name": "AnimationFrame", "ph": "b", "ts": at, "args": {}}


def work(name: str, at: float, wall: float, milliseconds: float) -> Event:
    """Something that takes this CPU time; ``at`` and ``wall`` are microseconds by the clock."""
    return {**_PAGE, "name": name, "ph": "X", "ts": at, "dur": wall, "tdur": 1000 * milliseconds, "args": {}}


def animation(at: float, phase: str, state: str | None = None) -> Event:
    """What becomes of an animation."""
    args = {"data": {"state": state}} if state else {}
    return {**_PAGE, "name": "Animation", "ph": phase, "ts": at, "id2": {"local": "0x1"}, "args": args}


def thread(of: Event, name: str) -> Event:
    """The name of a thread."""
    return {**of, "name": "thread_name", "ph": "M", "ts": 0, "args": {"name": name}}


def test_work_counts_by_its_kind_for_its_frame_and_its_thread() -> None:
    events = [
        thread(_PAGE, "CrRendererMain"),
        thread(_OTHER, "Compositor"),
        frame(10),
        work("TimerFire", 20, 100, 4),
        work("FunctionCall", 30, 50, 3),
        work("Layout", 40, 20, 1),
        work("UpdateLayoutTree", 45, 5, 0.5),
        {**work("Paint", 50, 20, 9), **_OTHER},
        frame(200),
        work("Layout", 210, 20, 2),
        work("UpdateLayoutTree", 215, 5, 1),
        work("Paint", 240, 20, 0.5),
    ]
    first, second = frames_in(events[::-1])
    assert first.work == pytest.approx({"script": 3, "style": 0, "layout": 1, "paint": 0})
    assert second.work == pytest.approx({"script": 0, "style": 0, "layout": 2, "paint": 0.5})
    assert (first.total, second.total) == pytest.approx((4, 2.5))


def test_a_frame_moves_if_an_animation_runs_when_it_begins() -> None:
    events = [
        thread(_PAGE, "CrRendererMain"),
        frame(10),
        animation(15, "b", "running"),
        frame(20),
        animation(25, "n", "paused"),
        frame(30),
        animation(35, "n", "running"),
        frame(40),
        animation(45, "e"),
        frame(50),
    ]
    assert [each.moves for each in frames_in(events)] == [False, True, False, True, False]
