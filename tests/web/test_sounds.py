"""The sounds of the table as they are heard: played on an audio that is not heard, and measured."""

import json
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Browser

from scripts.node import Node
from tests.web.people import ROOT

RATE = 44_100
LOUDEST, QUIETEST = 0.9, 0.03
"""A peak above the first would be distorted beside another sound; one below the second would not be heard."""
SHORTEST, LONGEST = 0.04, 2.7
"""In seconds."""
HEIGHTS = (0, 1, 3, 5, 20)
_SOURCES = ROOT / "web" / "src" / "settings"
_BUNDLE = """
import { rolldown } from "rolldown";
const [input, file] = process.argv.slice(1);
const bundle = await rolldown({ input });
await bundle.write({ file, format: "iife", name: "table" });
"""
_MEASURE = """async ([name, height, rate]) => {
    const score = table.scoreOf(name, height);
    const length = table.lengthOf(score);
    const audio = new OfflineAudioContext(1, Math.ceil(rate * (length + 0.5)), rate);
    table.play(audio, table.output(audio), score);
    const samples = (await audio.startRendering()).getChannelData(0);
    const loud = samples.map(Math.abs);
    const end = loud.findLastIndex((each) => each > 0.002) + 1;
    const whole = Math.round(rate * length);
    return {
        peak: loud.reduce((most, each) => Math.max(most, each), 0),
        first: loud[0],
        after: loud.slice(whole + 50).reduce((most, each) => Math.max(most, each), 0),
        heard: end / rate,
        length,
        steps: samples.reduce((most, each, i) => Math.max(most, Math.abs(each - (samples[i - 1] ?? 0))), 0),
        centre: samples.reduce((sum, each) => sum + each, 0) / samples.length,
    };
}"""
"""Peak, first sample, what is left after the end, when the last audible sample comes, and how far it is off centre."""


@pytest.fixture(scope="module")
def measured(browser: Browser, tmp_path_factory: pytest.TempPathFactory) -> dict[str, dict[str, Any]]:
    """Every sound, at every height."""
    folder = tmp_path_factory.mktemp("sounds")
    entry = folder / "entry.ts"
    names = json.dumps([str(_SOURCES / name) for name in ("scores.ts", "synth.ts")])
    entry.write_text("".join(f"export * from {json.dumps(name)};\n" for name in json.loads(names)), encoding="utf-8")
    script: Path = folder / "table.js"
    Node.find().run("--input-type=module", "-e", _BUNDLE, str(entry), str(script))
    page = browser.new_page()
    page.add_script_tag(content=script.read_text(encoding="utf-8"))
    sounds: list[str] = page.evaluate("table.SOUNDS")
    found = {f"{name} {height}": page.evaluate(_MEASURE, [name, height, RATE]) for name in sounds for height in HEIGHTS}
    page.close()
    return found


def test_no_sound_is_distorted_or_silent(measured: dict[str, dict[str, Any]]) -> None:
    peaks = {name: sound["peak"] for name, sound in measured.items()}
    assert len(peaks) >= 24 * len(HEIGHTS)
    assert {name: peak for name, peak in peaks.items() if not QUIETEST <= peak <= LOUDEST} == {}


def test_every_sound_begins_and_ends_without_a_click_and_is_short(measured: dict[str, dict[str, Any]]) -> None:
    assert {name for name, sound in measured.items() if not SHORTEST <= sound["heard"] <= LONGEST} == set()
    assert {name for name, sound in measured.items() if sound["heard"] > sound["length"] + 0.02} == set()
    assert {name for name, sound in measured.items() if sound["first"] > 0.01 or sound["after"] > 0.01} == set()
    assert {name for name, sound in measured.items() if abs(sound["centre"]) > 0.01} == set()
