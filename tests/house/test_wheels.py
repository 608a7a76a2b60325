"""Libraries for other systems are what their wheels promise; ``make wheels`` checks whole ones in the same way."""

from pathlib import Path

import pytest

from foretell.engine.native import OTHER, PLAIN
from scripts.binaries import WrongLibrary, check, read
from scripts.wheels import PLATFORMS, Platform, compile_for, exported_by
from tests.effort import EFFORT

CODE = '#define EXPORT __attribute__((visibility("default")))\nEXPORT int answer(void) { return 42; }\n'
CODE += "EXPORT const int sizes[] = {0, sizeof(int)};\n"
QUICK = [platform for platform in PLATFORMS if platform.system != "win32"]
"""For Windows, Zig first compiles a whole C library: a minute and a half of CPU time."""
TRIED = QUICK if EFFORT > 1 else [platform for platform in QUICK if OTHER in platform.variants]


@pytest.mark.parametrize("chosen", TRIED, ids=lambda platform: platform.tag)
def test_libraries_suit_their_platform_and_no_other(chosen: Platform, tmp_path: Path) -> None:
    target = tmp_path / "it.so"
    compile_for(chosen, PLAIN if PLAIN in chosen.variants else OTHER, CODE, target)
    assert exported_by(CODE) == {"answer"} <= read(target).exports
    check(target, chosen.tag, exported_by(CODE))
    with pytest.raises(WrongLibrary, match="does not export more"):
        check(target, chosen.tag, frozenset({"more"}))
    for other in PLATFORMS:
        if other is not chosen:
            with pytest.raises(WrongLibrary, match=r", not (elf|macho|pe) for "):
                check(target, other.tag)


def test_what_is_no_library_is_refused(tmp_path: Path) -> None:
    (tmp_path / "it.so").write_text("no library", encoding="utf-8")
    with pytest.raises(WrongLibrary, match=r"it\.so is no library for 64 bits"):
        read(tmp_path / "it.so")
