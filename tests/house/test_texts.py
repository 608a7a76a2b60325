"""No file names the machine that it was written on, or contains anything unfinished or silenced."""

import re

import pytest

from tests.house.tree import project_texts

# Put together from pieces, so that this file does not contain what it looks for.
MACHINE_PATH = re.compile(r"(?<![\w.~*$}])/(?:home|root|tmp|Users|work|mnt)/\w")
REGISTRY = re.compile("py" + r"pi\.org|python" + r"hosted|registry\." + r"npmjs|crates" + r"\.io")
OTHER_HOUSE = re.compile(r"\.\./" + r"shared\b|(?<!\w)\." + r"library\b")
UNDONE = re.compile(r"\b(?:TO" + "DO|FIX" + "ME|X" + "XX|HA" + r"CK)\b")
SILENCED = re.compile("# no" + "qa|type: " + r"ignore|mark\.sk" + r"ip|mark\.x" + "fail")


@pytest.mark.parametrize(
    "pattern", [MACHINE_PATH, REGISTRY, OTHER_HOUSE, UNDONE, SILENCED], ids=lambda pattern: pattern.pattern[:12]
)
def test_no_file_contains(pattern: re.Pattern[str]) -> None:
    found = [
        f"{name}:{number}: {line.strip()[:100]}"
        for name, text in project_texts().items()
        for number, line in enumerate(text.splitlines(), start=1)
        if pattern.search(line)
    ]
    assert found == []


@pytest.mark.parametrize(
    ("pattern", "line"),
    [
        (MACHINE_PATH, 'open("/' + 'tmp/x")'),
        (REGISTRY, "https://py" + "pi.org/simple"),
        (UNDONE, "# TO" + "DO: later"),
        (SILENCED, "import x  # no" + "qa"),
    ],
)
def test_the_patterns_find_what_they_look_for(pattern: re.Pattern[str], line: str) -> None:
    assert pattern.search(line)


def test_every_text_ends_with_a_line_end_and_has_no_other_kind() -> None:
    untidy = [name for name, text in project_texts().items() if (text and text[-1] != "\n") or "\r" in text]
    assert untidy == []
