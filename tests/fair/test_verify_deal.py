"""``foretell verify-deal``: a record with its proof is accepted, and every change to it is found."""

import argparse
import json
from collections.abc import Callable, Sequence
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest

from foretell import WizardOptions
from foretell.cli import fair
from foretell.fair import KEY, Contribution, FairDeals, Noted, Origin, Proof, check_deals, commitment_to, server_value
from foretell.record import RecordError, to_record
from tests.game.kinds import ONE_OF_EACH, Kind

SECRET = bytes(range(32))
WIZARD = Kind(WizardOptions(), 3)


def record_of(kind: Kind, rounds: int | None = None, said: Sequence[str] = ("Ada was here",)) -> dict[str, Any]:
    """A game with its proof, after a number of rounds; only the first seats have contributed."""
    added = [Contribution(Origin.PLAYER, value) for value in said]
    added += [Contribution(Origin.SERVER, server_value(SECRET, "g", seat)) for seat in range(len(said), kind.players)]
    return record_with(kind, Proof("g", commitment_to(SECRET), SECRET, tuple(added)), rounds)


def record_with(kind: Kind, proof: Proof, rounds: int | None = None) -> dict[str, Any]:
    """A game with this proof, after a number of rounds."""
    game, deals = kind.game(), FairDeals(kind.options, proof.game, proof.secret, proof.values, proof.method)
    while not game.is_over and game.round != rounds:
        deal = deals.deal(game.round + 1)
        game.deal(deal.hands, deal.turned)
        while game.turn is not None:
            game.apply(game.legal_moves[0])
    record: dict[str, Any] = json.loads(json.dumps(to_record(game, **{KEY: proof.to_record()})))
    return record


@pytest.mark.parametrize("kind", ONE_OF_EACH, ids=str)
def test_a_game_of_every_kind_is_accepted(kind: Kind) -> None:
    check_deals(record_of(kind), ALL_NOTED)


def test_an_unfinished_game_is_accepted() -> None:
    check_deals(record_of(WIZARD, rounds=2))


def swap_hands(record: dict[str, Any]) -> None:
    hands = record["rounds"][0]["hands"]
    out = [*hands[0], *hands[1], *hands[2], record["rounds"][0]["turned"]]
    unseen = next(card for card in ("W", "F", "B1", "B2", "B3") if card not in out)
    record["rounds"] = [{**record["rounds"][0], "hands": [hands[0], hands[1], [unseen]], "moves": []}]
    del record["rounds"][0]["result"]
    record["totals"] = [0, 0, 0]


def turn_another(record: dict[str, Any]) -> None:
    story = record["rounds"][0]
    del story["result"]
    story["turned"], story["moves"], record["rounds"], record["totals"] = "F", [], [story], [0, 0, 0]


CHANGES: list[tuple[str, Callable[[dict[str, Any]], object]]] = [
    ("nothing proves", lambda r: r.pop(KEY)),
    ('"fair" must be an object', lambda r: r.update({KEY: []})),
    ('"method" must be', lambda r: r[KEY].update(method="dice")),
    ("is not the id of a game", lambda r: r[KEY].update(game="a\nb")),
    ('"commitment" is not the SHA-256', lambda r: r[KEY].update(commitment="0" * 64)),
    ('"commitment" must be 64', lambda r: r[KEY].update(commitment="0")),
    ('"secret" must be 64', lambda r: r[KEY].update(secret="Z" * 64)),
    ('the key "secret" is missing', lambda r: r[KEY].pop("secret")),
    ("for each of 3 seats, not 2", lambda r: r[KEY]["contributions"].pop()),
    ('is "from" a player or the server', lambda r: r[KEY]["contributions"][0].update({"from": "nobody"})),
    ("1 to 64 printable", lambda r: r[KEY]["contributions"][0].update(value="")),
    ("for seat 1 does not follow from the secret", lambda r: r[KEY]["contributions"][1].update(value="0")),
    ("round 1: seat 0 was dealt other cards", lambda r: r[KEY]["contributions"][0].update(value="Ada was not here")),
    ("round 1: seat 0 was dealt other cards", lambda r: r[KEY].update(secret="ab" * 32, commitment=other())),
    ("round 1: seat 2 was dealt other cards", swap_hands),
    ("should have been turned up, not F", turn_another),
    ('"winners" must be', lambda r: r.update(winners=[7])),
]


def other() -> str:
    return commitment_to(bytes.fromhex("ab" * 32))


@pytest.mark.parametrize(("fault", "change"), CHANGES, ids=[fault for fault, _ in CHANGES])
def test_every_change_is_found(fault: str, change: Callable[[dict[str, Any]], object]) -> None:
    record = record_of(WIZARD, rounds=2) if change in (swap_hands, turn_another) else record_of(WIZARD)
    change(record)
    if "ab" * 32 in json.dumps(record):
        for seat in (1, 2):
            record[KEY]["contributions"][seat]["value"] = server_value(bytes.fromhex("ab" * 32), "g", seat)
    with pytest.raises(RecordError, match=fault):
        check_deals(record)


ALL_NOTED = Noted(commitment_to(SECRET), "g", "Ada was here", seat=0, alone=True)
NOTED_OTHERWISE = [
    ("was published before the game", {"commitment": "ab" * 32}),
    ('"game" of the proof is not "h"', {"game": "h"}),
    ('no contribution of seat 0 is "Ada was there"', {"value": "Ada was there"}),
    ('no contribution of seat 1 is "Ada was here"', {"seat": 1}),
    ('no contribution of seat 9 is "Ada was here"', {"seat": 9}),
    ('no contribution of a player is "Ada"', {"value": "Ada", "seat": None}),
]


@pytest.mark.parametrize(("fault", "change"), NOTED_OTHERWISE, ids=[fault for fault, _ in NOTED_OTHERWISE])
def test_notes_from_before_the_game_are_compared(fault: str, change: dict[str, Any]) -> None:
    record = record_of(WIZARD, 1)
    check_deals(record, ALL_NOTED)
    check_deals(record, replace(ALL_NOTED, seat=None))
    with pytest.raises(RecordError, match=fault):
        check_deals(record, replace(ALL_NOTED, **change))


def test_a_value_added_by_a_bot_is_found() -> None:
    record = record_of(WIZARD, 1, said=("Ada was here", "a bot's"))
    check_deals(record, replace(ALL_NOTED, alone=False))
    with pytest.raises(RecordError, match="though bots had all the others"):
        check_deals(record, ALL_NOTED)


def test_the_command_prints_a_line_for_each_game(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    right, wrong = record_of(WIZARD, 1), record_of(WIZARD, 1)
    wrong[KEY]["commitment"] = "0" * 64
    file = tmp_path / "games.jsonl"
    file.write_text("\n".join([json.dumps(right), json.dumps(wrong), "no record"]) + "\n", encoding="utf-8")
    assert verify(str(file), str(tmp_path / "missing.jsonl")) == 1
    printed = capsys.readouterr()
    assert printed.out.splitlines()[0] == f"{file}:1: ok"
    assert printed.out.splitlines()[1] == f'{file}:2: "commitment" is not the SHA-256 of "secret"'
    assert printed.out.splitlines()[2].startswith(f"{file}:3: not JSON")
    assert "missing.jsonl" in printed.err


def test_the_command_accepts_a_valid_file(tmp_path: Path) -> None:
    file = tmp_path / "game.json"
    file.write_text(json.dumps(record_of(WIZARD, 1)), encoding="utf-8")
    assert verify(str(file)) == 0
    assert verify(str(file), "--commitment", commitment_to(SECRET)) == 0
    assert verify(str(file), "--commitment", other()) == 1
    noted = ["--game", "g", "--value", "Ada was here", "--seat", "0", "--alone"]
    assert verify(str(file), "--commitment", commitment_to(SECRET).upper(), *noted) == 0
    assert verify(str(file), *noted, "--seat", "1") == 1
    assert verify(str(file), "--seat", "0") == 2


def verify(*arguments: str) -> int:
    parser = argparse.ArgumentParser()
    fair.add_commands(parser.add_subparsers())
    given = parser.parse_args(["verify-deal", *arguments])
    status: int = given.run(given)
    return status
