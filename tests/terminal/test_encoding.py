"""Output in encodings that lack characters: no sign becomes a question mark, and lines wrap between words."""

import fcntl
import io
import os
import pty
import re
import struct
import sys
import termios
from contextlib import suppress
from pathlib import Path

import pytest

from foretell.resources import LANGUAGES, locales
from foretell.rulebook import rules
from foretell.terminal.system.console import Console
from foretell.terminal.system.encoding import ASCII, as_written, can_draw


@pytest.mark.parametrize(
    ("text", "plain"),
    [
        ("\N{MINUS SIGN}21.42 ± 73.06", "-21.42 +- 73.06"),
        ("★  play B5", "*  play B5"),
        ("7½ · 9¾ …", "7 1/2 - 9 3/4 ..."),
        ("“Straße” „Größe“ Übrigens, coördinaat, Zoë", '"Strasse" "Groesse" Uebrigens, cooerdinaat, Zoe'),
        ("雪", "?"),
    ],
)
def test_each_character_has_a_replacement(text: str, plain: str) -> None:
    assert text.encode("ascii", ASCII).decode() == plain


def test_latin_1_keeps_what_it_has() -> None:
    assert "± Größe \N{MINUS SIGN}1".encode("latin-1", ASCII).decode("latin-1") == "± Größe -1"
    assert not can_draw("latin-1")
    assert not can_draw("ascii")
    assert can_draw("utf-8")
    assert can_draw(None)


def test_decoding_is_not_changed() -> None:
    with pytest.raises(UnicodeDecodeError):
        b"\xff".decode("ascii", ASCII)


def test_columns_are_aligned_after_replacement(monkeypatch: pytest.MonkeyPatch) -> None:
    assert as_written("±") == "±"
    monkeypatch.setattr(sys, "stdout", io.TextIOWrapper(io.BytesIO(), encoding="ascii"))
    assert as_written("±") == "+-"


@pytest.mark.parametrize("lang", LANGUAGES)
def test_no_text_and_no_rule_gets_a_question_mark(lang: str) -> None:
    words = "".join(path.read_text("utf-8") for path in (locales() / lang).glob("*.ftl") if "web" not in path.name)
    text = words + "".join(rule.plain for rule in rules(lang))
    drawn = set("●▲◆■◉○✖")  # the full screen needs them
    lost = {char for char in text if char != "?" and "?" in char.encode("ascii", ASCII).decode()}
    assert lost <= drawn


def in_a_terminal(width: int, line: str) -> list[str]:
    """The lines into which a terminal of this width gets a text wrapped."""
    ours, theirs = pty.openpty()
    fcntl.ioctl(theirs, termios.TIOCSWINSZ, struct.pack("HHHH", 24, width, 0, 0))
    with os.fdopen(theirs, "w", encoding="utf-8") as terminal:
        Console(io.StringIO(), terminal).say(line)
    shown = b""
    with suppress(OSError), os.fdopen(ours, "rb", buffering=0) as screen:  # the other end is closed
        while part := screen.read(10_000):
            shown += part
    return re.split("\r\n", shown.decode().removesuffix("\r\n"))


def test_a_terminal_breaks_lines_between_words() -> None:
    line = "Mira bids two and took one: ten points less."
    assert in_a_terminal(20, line) == ["Mira bids two and", "took one: ten points", "less."]
    assert in_a_terminal(60, line) == [line]
    assert in_a_terminal(0, line) == [line]


def test_a_pipe_gets_unwrapped_lines(tmp_path: Path) -> None:
    line = "word " * 100
    with (tmp_path / "said").open("w+", encoding="utf-8") as file:
        Console(io.StringIO(), file).say(line)
        file.seek(0)
        assert file.read() == f"{line}\n"
