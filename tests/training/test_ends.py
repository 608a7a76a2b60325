"""The tables of how rounds end: counted, packed, and what the bots read in them."""

import json
from pathlib import Path

import pytest

from foretell.bots.win.extreme import rounds as extreme
from foretell.bots.win.packing import IN_NUMBER, MOST, share_in
from foretell.bots.win.wizard import rounds as wizard
from training.ends.__main__ import write
from training.ends.playing import seen_in_games
from training.ends.tables import count_wizard, packed, table

SHIPPED = {"wizard": (wizard, wizard.PARTS, 1), "extreme": (extreme, extreme.PARTS, extreme.PARTS)}


def test_shares_are_packed_and_read() -> None:
    numbers = packed([1, 0, 2, 0, 1, 4])
    assert [round(8 * share_in(numbers[i // IN_NUMBER], i % IN_NUMBER) / MOST, 2) for i in range(6)] == [
        1,
        0,
        2,
        0,
        1,
        4,
    ]
    assert table([[1]]) == f"[{MOST}]"


@pytest.mark.parametrize("game", SHIPPED)
def test_the_command_writes_tables_of_the_shipped_form(game: str, tmp_path: Path) -> None:
    (tmp_path / game).mkdir()
    made = json.loads(write(game, 1, tmp_path).read_text(encoding="utf-8"))
    shipped, parts, parts_of_ends = SHIPPED[game]
    for name, size in (("ROUNDS", parts), ("ENDS", parts_of_ends)):
        numbers = made[name]
        assert len(numbers) == len(getattr(shipped, name))
        for row in range(0, len(numbers), size):
            total = sum(share_in(numbers[row + i // IN_NUMBER], i % IN_NUMBER) for i in range(size * IN_NUMBER))
            assert abs(total - MOST) < IN_NUMBER * size


def test_a_table_counts_every_seat_of_every_trick() -> None:
    tricks = [*seen_in_games("wizard", 4, 1)]
    assert len(tricks) == sum(range(1, 16))
    rounds, _ = count_wizard(tricks)
    assert sum(map(sum, (rounds[wizard.row_of_rounds(4, cards)] for cards in range(1, 2)))) >= 4


def test_the_shipped_tables_know_that_masters_meet_most_bids() -> None:
    shares = [0.0] * wizard.STEPS
    wizard.put_round_of(4, 8, shares)
    assert sum(shares) == pytest.approx(1.0)
    assert 0.7 < sum(shares[wizard.step_of(20.0) :]) < 0.9
