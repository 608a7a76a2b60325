"""Hidden values: no coalition that lacks one honest seat can choose the deal, not even with the server in it.

A deal follows from the key of its round, so a coalition that wants certain cards wants certain keys: here those whose
first byte is below 16, one in sixteen.
"""

import json
from collections.abc import Callable
from dataclasses import replace
from itertools import product
from pathlib import Path
from random import Random

import pytest

from foretell.fair import (
    Contribution,
    Method,
    Noted,
    Origin,
    Proof,
    check_deals,
    commitment_of,
    commitment_to,
    lock_of,
    server_value,
)
from foretell.fair.stream import round_key
from foretell.record import RecordError
from tests.fair.test_verify_deal import WIZARD, record_with, verify

GAMES, TRIES = 600, 100
SHARE = 1 / 16
NEAR = 4 * (SHARE * (1 - SHARE) / GAMES) ** 0.5
"""Four standard deviations; the games are the same each time."""
HONEST, FRIEND, OTHER = 0, 1, 2


def suits(method: Method, secret: bytes, *values: str) -> bool:
    """Whether the coalition likes the deal."""
    return round_key(method, secret, "g", values, 1)[0] < 256 * SHARE


def share_of_wins(play: Callable[[Random], bool]) -> float:
    """How often a coalition gets what it wants."""
    return sum(play(Random(game)) for game in range(GAMES)) / GAMES


def word(rng: Random) -> str:
    return f"{rng.getrandbits(80):x}"


def best(method: Method, secret: bytes, honest: str, rng: Random) -> str:
    """The friend's word that suits the coalition, if the honest seat's is this one."""
    words = [word(rng) for _ in range(TRIES)]
    return next((each for each in words if suits(method, secret, honest, each, "bot")), words[0])


def test_with_open_values_the_server_and_the_last_seat_choose() -> None:
    """The fault that hidden values mend: foretell-deal/1 at a table of people."""

    def play(rng: Random) -> bool:
        secret, honest = rng.randbytes(32), word(rng)
        return suits(Method.OPEN, secret, honest, best(Method.OPEN, secret, honest, rng), "bot")

    assert share_of_wins(play) > 0.99


def test_with_hidden_values_they_get_no_more_than_their_share() -> None:
    """They commit themselves before they know the honest value, however many they try against a guess."""

    def play(rng: Random) -> bool:
        secret = rng.randbytes(32)
        friend = best(Method.HIDDEN, secret, word(rng), rng)
        return suits(Method.HIDDEN, secret, word(rng), friend, "bot")

    assert abs(share_of_wins(play) - SHARE) < NEAR


def test_players_without_the_server_gain_nothing_by_keeping_a_value_back() -> None:
    """They know all values when they decide, but not the secret, on which both deals depend."""

    def play(rng: Random) -> bool:
        secret, values = rng.randbytes(32), [word(rng) for _ in range(3)]
        if not suits(Method.HIDDEN, rng.randbytes(32), *values):  # the best that they can do: a guess at the secret
            values[FRIEND] = server_value(secret, "g", FRIEND)
        return suits(Method.HIDDEN, secret, *values)

    assert abs(share_of_wins(play) - SHARE) < NEAR


def proof_of(secret: bytes, *values: str | None, kept: tuple[bool, ...] = (False, False, False)) -> Proof:
    """The proof of a game; None: a bot; ``kept``: seats whose values were not disclosed."""
    added = []
    for seat, value in enumerate(values):
        commitment = None if value is None else commitment_of("g", seat, value)
        if value is None or kept[seat]:
            added.append(Contribution(Origin.SERVER, server_value(secret, "g", seat), commitment))
        else:
            added.append(Contribution(Origin.PLAYER, value, commitment))
    return Proof("g", commitment_to(secret), secret, tuple(added), Method.HIDDEN)


def test_a_value_that_is_kept_back_changes_the_deal_in_one_way_and_is_told() -> None:
    """With the server in it, a coalition of k seats may choose between 2**k deals, but the record names its seats."""
    secret = bytes(range(32))
    proofs = [
        proof_of(secret, "honest", "friend", "other", kept=(False, *kept)) for kept in product([False, True], repeat=2)
    ]
    keys = {round_key(proof.method, secret, "g", proof.values, 1) for proof in proofs}
    assert [proof.withheld for proof in proofs] == [(), (OTHER,), (FRIEND,), (FRIEND, OTHER)]
    assert len(keys) == 4
    assert len({proof.lock for proof in proofs}) == 1  # all of it was fixed before


SECRET = bytes(range(32))
PLAYED = proof_of(SECRET, "honest", "friend", None)
NOTED = Noted(PLAYED.commitment, "g", "honest", HONEST, lock=PLAYED.lock)


def friend(value: str, commitment: str | None = None) -> Proof:
    """The proof with another value of the friend, and a commitment: to that value, unless another is given."""
    other = Contribution(Origin.PLAYER, value, commitment or commitment_of("g", FRIEND, value))
    return replace(PLAYED, contributions=(PLAYED.contributions[0], other, PLAYED.contributions[2]))


def bot(value: str) -> Proof:
    """The proof with a value of the bot that the server has not fixed."""
    return replace(PLAYED, contributions=(*PLAYED.contributions[:2], Contribution(Origin.SERVER, value)))


CHANGED, NOT_ITS_OWN = "had not committed themselves", "not the one to which it had committed itself"
CHEATS: list[tuple[str, Proof]] = [
    ("was published before the game", proof_of(bytes(32), "honest", "friend", None)),
    (CHANGED, friend("another")),
    (CHANGED, friend("friend", commitment=commitment_of("g", HONEST, "friend"))),
    (CHANGED, proof_of(SECRET, "honest", "friend", "bot")),
    (CHANGED, proof_of(SECRET, "honest", None, None)),
    (NOT_ITS_OWN, friend("another", commitment=commitment_of("g", FRIEND, "friend"))),
    ('no contribution of seat 0 is "honest"', proof_of(SECRET, "honest", "friend", None, kept=(True, False, False))),
    ("does not follow from the secret", bot("b")),
]


@pytest.mark.parametrize(("fault", "proof"), CHEATS, ids=[f"{n} {fault}" for n, (fault, _) in enumerate(CHEATS)])
def test_whoever_disclosed_their_value_finds_every_later_change(fault: str, proof: Proof) -> None:
    with pytest.raises(RecordError, match=fault):
        check_noted(proof)


def check_noted(proof: Proof) -> Proof:
    """Check a game with this proof against the honest player's notes."""
    return check_deals(record_with(WIZARD, proof, rounds=1), NOTED)


def test_what_was_fixed_is_accepted_and_a_seat_that_kept_its_value_back_is_told() -> None:
    assert check_noted(PLAYED).withheld == ()
    assert check_noted(proof_of(SECRET, "honest", "friend", None, kept=(False, True, False))).withheld == (FRIEND,)


def test_the_lock_says_what_each_seat_had_fixed() -> None:
    entries = [f"hidden {commitment_of('g', 0, 'honest')}", "open word", "none"]
    mixed = replace(
        PLAYED, contributions=(PLAYED.contributions[0], Contribution(Origin.PLAYER, "word"), PLAYED.contributions[2])
    )
    assert mixed.lock == lock_of("g", PLAYED.commitment, entries)
    assert len({lock_of("g", PLAYED.commitment, entries[:n]) for n in range(4)}) == 4


def test_the_command_compares_the_lock_and_names_seats_that_were_late(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    late = proof_of(SECRET, "honest", "friend", None, kept=(False, True, False))
    file = tmp_path / "game.json"
    file.write_text(json.dumps(record_with(WIZARD, late, rounds=1)), encoding="utf-8")
    assert verify(str(file), "--lock", late.lock.upper()) == 0
    assert capsys.readouterr().out.endswith(
        ": ok, but the server's values count for seats that disclosed none in time: 1\n"
    )
    assert verify(str(file), "--lock", "0" * 64) == 1
    assert CHANGED in capsys.readouterr().out
