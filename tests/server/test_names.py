"""No name can pass for another's, for a bot's, or for the server's.  The names are in a file: many look alike."""

import json
import unicodedata
from pathlib import Path
from typing import Any

import pytest

from foretell.server.protocol.names import _CAPITALS, _SMALL, NameFault, is_alike, shown_name

NAMES: dict[str, Any] = json.loads((Path(__file__).parents[1] / "data" / "names.json").read_text(encoding="utf-8"))


def test_names_that_look_alike_are_taken_for_each_other() -> None:
    for one, other in NAMES["alike"]:
        assert is_alike(one, ["Somebody", other]), (one, other)
        assert is_alike(other, [one]), (one, other)


def test_names_that_differ_stay_apart() -> None:
    for one, other in NAMES["apart"]:
        assert not is_alike(one, ["", other]), (one, other)


def test_ordinary_names_of_many_languages_are_taken_as_they_are() -> None:
    for name in NAMES["ordinary"]:
        assert shown_name(name) == unicodedata.normalize("NFKC", name)
    wide, shown = NAMES["wide"]
    assert shown_name(wide) == shown


@pytest.mark.parametrize("code", NAMES["refused"])
def test_names_that_mislead_are_refused(code: str) -> None:
    for name in NAMES["refused"][code]:
        with pytest.raises(NameFault) as refused:
            shown_name(name)
        assert refused.value.code == code, name


def test_the_tables_of_letters_that_look_alike_lead_to_ascii() -> None:
    for table in (_CAPITALS, _SMALL):
        for letter, like in table.items():
            assert not chr(letter).isascii()
            assert chr(like).isascii()
