"""What organisers and members may write."""

from typing import Any

import pytest

from foretell.club import checking
from foretell.club.checking import SERVER, refuse
from foretell.club.document import read_entry
from foretell.club.faults import WRITING, ClubFault
from foretell.club.fold import apply
from foretell.club.kinds import ENTRIES

from .evenings import DAY, Evenings, rows

GAME: dict[str, Any] = {"from_": "pad", "key": "abc", "evening": None, "day": DAY}
EVENING: dict[str, Any] = {"title": "", "day": DAY, "time": None, "place": ""}
RESULT: dict[str, Any] = {"part": "", "day": DAY, "kind": "wizard", "over": True}


@pytest.fixture
def club() -> Evenings:
    """Ada and Ben, an evening (``night``), a pad's game (``pad``) and a typed one (``typed``) that Ada won."""
    club = Evenings("Ada", "Ben")
    club.write("evening", id="night", **EVENING)
    club.write("game", id="pad", **GAME)
    club.write("game", id="typed", from_="typed", key="", evening="night", day=DAY)
    club.write("result", id="first", game="typed", totals=rows("Ada 3, Cem 1"), **RESULT)
    return club


@pytest.mark.parametrize(
    ("do", "values", "fault"),
    [
        ("member", {"name": "ADA", "role": "member"}, "same-name"),
        ("member", {"name": "", "role": "member"}, "no-name"),
        ("rename", {"member": "Ada", "name": "Ben"}, "same-name"),
        ("rename", {"member": "Eva", "name": "Eve"}, "no-member"),
        ("role", {"member": "Eva", "role": "organiser"}, "no-member"),
        ("leave", {"member": "Eva", "left": True}, "no-member"),
        ("move", {"evening": "day", **EVENING}, "no-evening"),
        ("cancel", {"evening": "day", "cancelled": True}, "no-evening"),
        ("come", {"evening": "day", "member": "Ada", "comes": True}, "no-evening"),
        ("come", {"evening": "night", "member": "Eva", "comes": True}, "no-member"),
        ("game", GAME, "same-game"),
        ("game", {**GAME, "key": ""}, "no-key"),
        ("game", {**GAME, "from_": "typed"}, "no-key"),
        ("game", {**GAME, "key": "new", "evening": "day"}, "no-evening"),
        ("drop", {"game": "day", "dropped": True}, "no-game"),
        ("result", {"game": "day", "totals": rows("Ada 1, Ben 0"), **RESULT}, "no-game"),
        ("result", {"game": "pad", "totals": rows("Ada 1, Ben 0"), **RESULT}, "not-typed"),
        ("result", {"game": "typed", "totals": rows("Ada 1, Ben 0"), **RESULT, "by": SERVER}, "not-typed"),
        ("result", {"game": "typed", "totals": rows("Ada 1, ADA 0"), **RESULT}, "same-total"),
        ("result", {"game": "typed", "totals": [["", None, 1, None, None, False]], **RESULT}, "no-name"),
        ("result", {"game": "typed", "totals": [["Eva", "Eva", 1, None, None, False]], **RESULT}, "no-member"),
        ("who", {"game": "typed", "part": "", "name": "Eva", "member": "Ada"}, "no-total"),
        ("who", {"game": "typed", "part": "other", "name": "Cem", "member": "Ada"}, "no-total"),
        ("who", {"game": "typed", "part": "", "name": "Cem", "member": "Eva"}, "no-member"),
        ("who", {"game": "typed", "part": "", "name": "Cem", "member": "Ada"}, "same-member"),
        ("undo", {"entry": "nothing"}, "no-entry"),
    ],
)
def test_what_does_not_fit_is_refused(club: Evenings, do: str, values: dict[str, Any], fault: str) -> None:
    with pytest.raises(ClubFault) as found:
        club.write(do, **values)
    assert found.value.key == fault
    assert fault in WRITING


def test_the_server_writes_results_of_pads(club: Evenings) -> None:
    club.write("result", game="pad", totals=rows("Ada 1, Ben 0"), by=SERVER, **RESULT)
    assert club.totals("pad")[0].member == "Ada"


def test_ids_are_used_once(club: Evenings) -> None:
    with pytest.raises(ClubFault, match="same-id"):
        club.write("cancel", id="pad", evening="night", cancelled=True)


def test_who_left_or_is_cancelled_cannot_be_answered(club: Evenings) -> None:
    club.write("come", evening="night", member="Ben", comes=True)
    assert club.state.evenings["night"].comes == {"Ben": True}
    club.write("come", evening="night", member="Ben", comes=None)
    assert club.state.evenings["night"].comes == {}
    club.write("leave", member="Ben", left=True)
    with pytest.raises(ClubFault, match="has-left"):
        club.write("come", evening="night", member="Ben", comes=True)
    club.write("cancel", evening="night", cancelled=True)
    with pytest.raises(ClubFault, match="cancelled"):
        club.write("come", evening="night", member="Ada", comes=True)


def test_an_entry_is_undone_once_and_some_stay(club: Evenings) -> None:
    undo = club.write("undo", entry="first")
    assert club.state.games["typed"].results == {}
    with pytest.raises(ClubFault, match="already-undone"):
        club.write("undo", entry="first")
    with pytest.raises(ClubFault, match="stays"):
        club.write("undo", entry=undo)


def test_a_closed_club_is_only_read_until_it_is_opened_again(club: Evenings) -> None:
    club.write("close", closed=True)
    with pytest.raises(ClubFault, match="closed"):
        club.write("evening", **EVENING)
    club.write("leave", member="Ada", left=True)
    club.write("close", closed=False)
    club.write("evening", **EVENING)


OWN = [
    ("come", {"evening": "night", "member": "Ben", "comes": True}),
    ("rename", {"member": "Ben", "name": "Benno"}),
    ("leave", {"member": "Ben", "left": True}),
    ("leave", {"member": "Ben", "left": False}),
    ("game", {**GAME, "key": "new"}),
]


@pytest.mark.parametrize(("do", "values"), OWN)
def test_members_write_about_themselves(club: Evenings, do: str, values: dict[str, Any]) -> None:
    for writer in (None, "Ada"):
        if writer is None or "member" in values:
            with pytest.raises(ClubFault, match="own-only"):
                club.write(do, False, writer, **values)
    club.write(do, False, "Ben", **values)


@pytest.mark.parametrize(
    ("do", "values"),
    [
        ("set", {"set": {"name": "Ours"}}),
        ("member", {"name": "Eva", "role": "organiser"}),
        ("role", {"member": "Ben", "role": "organiser"}),
        ("evening", EVENING),
        ("move", {"evening": "night", **EVENING}),
        ("cancel", {"evening": "night", "cancelled": True}),
        ("game", {**GAME, "from_": "typed", "key": ""}),
        ("drop", {"game": "typed", "dropped": True}),
        ("result", {"game": "typed", "totals": rows("Ada 1, Ben 0"), **RESULT}),
        ("who", {"game": "typed", "part": "", "name": "Cem", "member": "Ben"}),
        ("close", {"closed": True}),
        ("undo", {"entry": "first"}),
    ],
)
def test_all_else_is_for_organisers(club: Evenings, do: str, values: dict[str, Any]) -> None:
    with pytest.raises(ClubFault, match="organisers-only"):
        club.write(do, False, "Ben", **values)
    club.write(do, **values)


def test_anybody_with_the_link_may_join_where_organisers_allow_it(club: Evenings) -> None:
    club.write("member", False, None, name="Eva", role="member")
    club.write("leave", member="Ben", left=True)
    with pytest.raises(ClubFault, match="has-left"):
        club.write("game", False, "Ben", **{**GAME, "key": "new"})
    club.write("set", set={"joining": False})
    for do, values in (("member", {"name": "Fay", "role": "member"}), ("leave", {"member": "Ben", "left": False})):
        with pytest.raises(ClubFault, match="joining-closed"):
            club.write(do, False, "Ben", **values)


@pytest.mark.parametrize(
    ("limit", "do", "values", "fault"),
    [
        ("MOST_MEMBERS", "member", {"name": "Eva", "role": "member"}, "members-many"),
        ("MOST_EVENINGS", "evening", EVENING, "evenings-many"),
        ("MOST_GAMES", "game", {**GAME, "key": "new"}, "games-many"),
        ("MOST_ENTRIES", "set", {"set": {}}, "too-many"),
    ],
)
def test_a_club_has_limits(
    club: Evenings, monkeypatch: pytest.MonkeyPatch, limit: str, do: str, values: dict[str, Any], fault: str
) -> None:
    monkeypatch.setattr(checking, limit, 1)
    with pytest.raises(ClubFault, match=fault):
        club.write(do, **values)


@pytest.mark.parametrize(
    ("limit", "fault"),
    [("MOST_MEMBERS", "members-many"), ("MOST_EVENINGS", "evenings-many"), ("MOST_GAMES", "games-many")],
)
def test_a_file_may_hold_no_more_than_a_club(
    club: Evenings, monkeypatch: pytest.MonkeyPatch, limit: str, fault: str
) -> None:
    checking.check_size(club.state)
    monkeypatch.setattr(checking, limit, 0)
    with pytest.raises(ClubFault, match=fault):
        checking.check_size(club.state)


def test_every_kind_of_entry_that_names_nothing_is_skipped_by_the_fold(club: Evenings) -> None:
    nothing = {"member": "x", "evening": "x", "game": "x"}
    given = {**EVENING, **RESULT, "name": "Eva", "role": "member", "left": True, "cancelled": True, "comes": True}
    given |= {"dropped": True, "totals": rows("Ada 1"), **nothing}
    for do, keys in ENTRIES.items():
        if do not in ("set", "member", "evening", "game", "close", "undo"):
            entry = read_entry({"id": f"x-{do}", "do": do, **{key: given[key] for key in keys}})
            apply(club.state, entry)
            with pytest.raises(ClubFault):
                refuse(club.state, read_entry({**entry.to_json(), "id": f"y-{do}"}))
    assert len(club.state.skipped) == 9
