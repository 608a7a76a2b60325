"""The games that web/tests/deals.test.ts uses to test the browser's own check of fair deals."""

import json

import pytest

from foretell.fair import check_deals
from tests.house.tree import ROOT

LINES = (ROOT / "tests" / "data" / "fair.jsonl").read_text(encoding="utf-8").splitlines()


@pytest.mark.parametrize("line", LINES)
def test_they_are_valid(line: str) -> None:
    check_deals(json.loads(line))


def test_there_are_some_of_every_kind_of_deal() -> None:
    games = [json.loads(line) for line in LINES]
    modes = {game["options"].get("mode", game["game"]) for game in games}
    assert modes == {"standard", "single-suit", "maximus", "clairvoyance", "extreme"}
    assert any(len(game["options"].get("specials", [])) == 7 for game in games)
