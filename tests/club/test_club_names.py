"""Which member a name in a result is."""

from foretell.club.document import Document
from foretell.club.erasing import without_names
from foretell.club.fold import apply, fold

from .evenings import Evenings, rows


def members(club: Evenings, game: str, part: str = "") -> list[str | None]:
    """The member of each total."""
    return [total.member for total in club.totals(game, part)]


def test_a_name_is_the_member_who_has_it_whatever_its_capitals_and_spaces() -> None:
    club = Evenings("Ben")
    ada = club.write("member", name="Ada Lee", role="member")
    game = club.game()
    club.result(game, [["ADA  lee", None, 1, None, None, False], ["Cem", None, 0, None, None, False]])
    assert members(club, game) == [ada, None]


def test_a_member_who_joins_later_has_the_games_of_their_name() -> None:
    club = Evenings("Ada")
    game = club.play("Ada 1, Cem 0")
    cem = club.write("member", name="cem", role="member")
    assert members(club, game) == ["Ada", cem]


def test_games_stay_with_a_member_who_changes_the_name() -> None:
    club = Evenings("Ada")
    game = club.play("Ada 1, Cem 0")
    club.write("rename", member="Ada", name="Ada B.")
    new = club.write("member", name="Ada", role="member")
    assert members(club, game) == ["Ada", None]
    assert members(club, club.play("Ada 1, Ada-B. 0")) == [new, None]
    club.write("rename", member="Ada", name="Cem")
    assert members(club, game) == ["Ada", None]


def test_a_name_that_two_members_have_is_nobodys() -> None:
    club = Evenings("Ada")
    apply(club.state, club.entry("member", name="ada", role="member"))
    assert members(club, club.play("Ada 1, Ben 0")) == [None, None]


def test_an_organiser_says_who_a_name_is() -> None:
    club = Evenings("Ada", "Ben")
    game = club.game()
    for part in ("round 1", "round 2"):
        club.result(game, rows("Addda 3, Ben 1"), part=part)
    club.write("who", game=game, part=None, name="addda", member="Ada")
    assert members(club, game, "round 1") == members(club, game, "round 2") == ["Ada", "Ben"]
    club.write("who", game=game, part="round 2", name="Addda", member=None)
    club.write("who", game=game, part="round 2", name="Ben", member=None)
    assert members(club, game, "round 1") == ["Ada", "Ben"]
    assert members(club, game, "round 2") == [None, None]
    club.result(game, rows("Addda 9, Ben 1"), part="round 3")
    assert members(club, game, "round 3") == ["Ada", "Ben"]


def test_the_device_goes_before_the_name_and_nobody_has_two_totals() -> None:
    club = Evenings("Ada", "Ben")
    game = club.game()
    club.result(game, [["Ben", "Ada", 3, None, None, False], ["Ada", None, 1, None, None, False]])
    assert members(club, game) == ["Ada", None]


def test_bots_are_nobody() -> None:
    club = Evenings("Ada")
    assert members(club, club.play("(Ada) 3, Ben 1")) == [None, None]


def test_a_members_names_can_be_deleted_and_nothing_else_changes() -> None:
    club = Evenings("Ada", "Ben")
    plain, named = club.play("Ada 3, Ben 1"), club.play("Addda 2, Ben 5")
    club.write("who", game=named, part="", name="Addda", member="Ada")
    taken_back = club.result(plain, rows("Ada 9, Ben 1"))
    club.write("undo", entry=taken_back)
    club.write("rename", member="Ada", name="Ada B.")
    entries = without_names(club.state.entries, "Ada")
    text = str([entry.to_json() for entry in entries])
    assert "Ada B." not in text
    assert "Addda" not in text
    assert "['Ada'" not in text
    after = fold(Document("club", tuple(entries)))
    assert [total.member for total in after.games[named].results[""].totals] == ["Ada", "Ben"]
    assert [total.name for total in after.games[plain].results[""].totals] == ["", "Ben"]
    assert after.members["Ada"].name == ""
