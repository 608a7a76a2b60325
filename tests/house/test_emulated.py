"""Recorded calls of the native library are replayed by a program in C, here on the library itself."""

import shutil
from array import array
from pathlib import Path

import pytest

from foretell.engine.native import load
from foretell.rules.wizard.deal import DECK_ROOM
from scripts.emulated.__main__ import attempt, is_own, write
from scripts.emulated.recording import Recording, recorded
from scripts.wheels import PLATFORMS

OWN = next(platform for platform in PLATFORMS if is_own(platform))
BY_TAG = {platform.tag: platform for platform in PLATFORMS}


@pytest.fixture
def recording(monkeypatch: pytest.MonkeyPatch) -> Recording:
    """A game is begun and dealt: numbers, buffers that are written and one that grows, and all kinds of results."""
    monkeypatch.delenv("FORETELL_BOUNDSCHECK", raising=False)
    library, deck = load(), array("q", bytes(8 * DECK_ROOM))
    state, weakness = bytearray(library.sizes["rules_wizard_state_State"]), bytearray(b"\1" * 24)
    with recorded() as calls:
        library.function("wizard_new_game")(state, 4, 0, 0, 0, 0, 7)
        library.function("wizard_deal")(state, deck)
        state.extend(b"\2" * len(state))
        library.function("wizard_turns_up")(state)
        library.function("wizard_points")(2, 2)
        library.function("wizard_error_of")(weakness, 3, 1)
    return calls


def test_the_same_library_leaves_the_same_bytes_behind(recording: Recording, tmp_path: Path) -> None:
    write(recording, tmp_path)
    assert attempt(OWN, load().path, tmp_path) == "5 calls, all alike"


@pytest.mark.parametrize(
    ("call", "fault"),
    [(1, "wizard_deal: leaves other bytes behind"), (3, "wizard_points: answers otherwise")],
)
def test_a_difference_is_a_failure(call: int, fault: str, recording: Recording, tmp_path: Path) -> None:
    recording.calls[call] = recording.calls[call][:-1] + bytes([recording.calls[call][-1] ^ 1])
    write(recording, tmp_path)
    assert attempt(OWN, load().path, tmp_path) == f"FAILED: {fault}"


def test_a_library_from_other_sources_is_a_failure(recording: Recording, tmp_path: Path) -> None:
    write(recording, tmp_path)
    made = tmp_path / "callers.h"
    made.write_text(made.read_text(encoding="utf-8").replace(load().sources[0], "0" * 64), encoding="utf-8")
    assert attempt(OWN, load().path, tmp_path) == "FAILED: the library: is made from other sources"


def test_what_cannot_be_run_is_said(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(shutil, "which", lambda _name: None)
    library = tmp_path / "library"
    windows = "not tried: there is no wine64 (Debian: wine64)"
    mac = "not tried: nothing here runs it"
    for tag, said in {"win_amd64": windows, "macosx_11_0_arm64": mac}.items():
        if BY_TAG[tag] is not OWN:
            assert attempt(BY_TAG[tag], library, tmp_path) == said
