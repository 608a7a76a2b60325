"""What the server decides by itself in tournaments at its tables, without a server."""

from collections.abc import Mapping
from dataclasses import replace
from typing import Any

import pytest

from foretell.game.options import PlusMinus
from foretell.server.eventlog.asking import Refusal
from foretell.server.eventlog.entries import Joined, Written, forget, has_others, stamp
from foretell.server.protocol.kinds import ExtremeGame, WizardGame
from foretell.server.protocol.tournaments import CloseRound, DrawRound
from foretell.server.tournaments import by_itself, decide, drawing, state
from foretell.server.tournaments.drawing import closing, commitment, deals_commitment, drawn
from foretell.server.tournaments.lines import AnyLine, Opened, game_id
from foretell.server.tournaments.table_games import is_own, kind_at, opening_of, own_game
from foretell.server.tournaments.view import next_view
from foretell.tournament.document import Entry
from foretell.tournament.drawing import verify
from foretell.tournament.settings import Settings
from foretell.tournament.state import Table

SECRET = "5a" * 32
NOW = 1_790_000_000_000
ONLINE = {"name": "Cup", "where": "online", "deals": "same", "size": 3, "rounds": 2, "pause": 10}


def cup(**settings: object) -> list[AnyLine]:
    """The lines of a tournament with these settings."""
    made: list[AnyLine] = [Opened(NOW, "ada", document="cup", secret=SECRET)]
    begin(made, Entry("set", "set", {"set": {**ONLINE, **settings}}), commitment(SECRET, "c", NOW))
    begin(made, *deals_commitment(SECRET, state.fold(made).state, "d", NOW))
    return made


def begin(lines: list[AnyLine], *entries: Entry, by: str = "ada") -> None:
    """Write entries as an organiser does."""
    lines += [Written(NOW, by, entry=entry.to_json()) for entry in entries]


def people(lines: list[AnyLine], *names: str) -> list[AnyLine]:
    """People whom an organiser has typed in."""
    begin(lines, *(Entry(name.lower(), "person", {"name": name, "group": None}) for name in names))
    return lines


def claimed(lines: list[AnyLine], person: str) -> list[AnyLine]:
    """A person has a device."""
    entry = Entry(f"claim-{person.rsplit(maxsplit=1)[-1]}", "rename", {"person": person, "name": person.capitalize()})
    lines.append(Joined(NOW, "p1", entry=entry.to_json()))
    return lines


def drawn_cup(**settings: object) -> list[AnyLine]:
    """Six people, of whom round 1 is drawn."""
    lines = people(cup(**settings), "Ada", "Ben", "Cyd", "Dan", "Eve", "Fay")
    begin(lines, *drawn(state.fold(lines), DrawRound("draw", 1), "draw", NOW))
    return lines


def played(lines: list[AnyLine]) -> list[AnyLine]:
    """The tables of round 1 are open, and their games over."""
    made = state.fold(lines)
    [row] = made.state.rounds
    games = {table.number: game_id(SECRET, row.seed, table.number) for table in row.tables}
    begin(lines, *by_itself.games(made, 1, games, NOW), by="")
    made = state.fold(lines)
    points = {table.number: dict(zip(table.seats, (30, 10, 20), strict=True)) for table in row.tables}
    begin(lines, *by_itself.results(made, 1, points, NOW), by="")
    return lines


def test_a_round_ends_by_itself_with_its_deals_shown_and_all_of_it_can_be_checked() -> None:
    lines = played(drawn_cup())
    made = state.fold(lines)
    ending = by_itself.ending(made, NOW)
    assert [entry.do for entry in ending] == ["reveal", "close"]
    begin(lines, *ending, by="")
    made = state.fold(lines)
    assert by_itself.ending(made, NOW) == by_itself.games(made, 1, {1: "other"}, NOW) == []
    assert by_itself.acts_at(made) is None, "nobody has a device"
    made = state.fold(claimed(lines, "ada"))
    assert by_itself.acts_at(made) == NOW + 600_000
    assert list(verify(made.document)) == []


def test_a_tournament_ends_by_itself_a_pause_after_its_last_round_and_once() -> None:
    lines = played(drawn_cup(rounds=1))
    made = state.fold(lines)
    assert by_itself.end(made, NOW + 600_000) == []
    begin(lines, *by_itself.ending(made, NOW), by="")
    made = state.fold(lines)
    assert (next_view(made).do, next_view(made).at) == ("end", NOW + 600_000)
    assert by_itself.end(made, NOW + 599_999) == []
    [ended] = by_itself.end(made, NOW + 600_000)
    begin(lines, ended, by="")
    made = state.fold(lines)
    assert (made.state.over, by_itself.acts_at(made)) == (True, None)
    begin(lines, Entry("u", "undo", {"entry": ended.id}))
    made = state.fold(lines)
    assert (made.state.over, by_itself.acts_at(made), by_itself.end(made, NOW + 10**9)) == (False, None, [])


def test_without_auto_an_organiser_ends_rounds_and_the_deals_are_shown_before() -> None:
    lines = played(drawn_cup(auto=False))
    [shown] = by_itself.ending(state.fold(lines), NOW)
    assert shown.do == "reveal"
    assert [entry.do for entry in closing(state.fold(lines), CloseRound("x", 1), "x", NOW)] == ["reveal", "close"]
    begin(lines, shown)
    assert [entry.do for entry in closing(state.fold(lines), CloseRound("x", 1), "x", NOW)] == ["close"]
    begin(lines, Entry("close", "close", {"round": 1}, stamp(NOW)))
    assert by_itself.acts_at(state.fold(lines)) is None


def test_organisers_cannot_guess_a_result_of_the_server() -> None:
    made = state.fold(played(drawn_cup(deals="same")))
    found = next(one for one in made.entries if one.do == "result")
    for more in range(2):
        points = {person: points + more for person, points in found.values["points"].items()}
        guess = {"id": found.id, "do": "result", **found.values, "points": points}
        with pytest.raises(Refusal, match="from the organiser"):
            decide.written(made, decide.read([guess], NOW))


def test_a_result_that_somebody_has_entered_or_undone_is_not_entered_again() -> None:
    lines = played(drawn_cup())
    made = state.fold(lines)
    [one, _] = made.state.rounds[0].tables
    assert by_itself.results(made, 1, {1: {}}, NOW) == []
    assert one.result is not None
    begin(lines, Entry("u", "undo", {"entry": one.result.entry}))
    assert by_itself.results(state.fold(lines), 1, {1: dict.fromkeys(one.seats)}, NOW) == []
    assert by_itself.ending(state.fold(lines), NOW) == []


@pytest.mark.parametrize(
    ("settings", "names", "at"),
    [
        ({"begins": 5}, "Ada Ben Cyd", 5),
        ({"begins": 5}, "Ada Ben", None),
        ({}, "Ada Ben Cyd", None),
        ({"begins": 5, "where": "cards"}, "Ada Ben Cyd", None),
    ],
)
def test_the_first_round_begins_when_the_settings_say_so(
    settings: Mapping[str, object], names: str, at: int | None
) -> None:
    lines = people(cup(**settings), *names.split())
    assert by_itself.acts_at(state.fold(lines)) is None
    made = state.fold(claimed(lines, "ada"))
    assert by_itself.acts_at(made) == by_itself.wakes_at(made, NOW) == at


def test_the_server_looks_at_a_round_that_is_played() -> None:
    assert by_itself.wakes_at(state.fold(drawn_cup()), NOW) == NOW + by_itself.LOOK_MS


def test_the_server_looks_at_a_large_tournament_less_often(monkeypatch: pytest.MonkeyPatch) -> None:
    made = state.fold(drawn_cup())
    monkeypatch.setattr(by_itself, "_LOOK_MS_OF_LINE", by_itself.LOOK_MS)
    assert by_itself.wakes_at(made, NOW) == NOW + by_itself.LOOK_MS * made.weight


def test_nobody_is_ranked_for_what_the_server_does_by_itself_where_it_does_nothing(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    ranked = list[object]()
    monkeypatch.setattr(by_itself, "following", ranked.append)
    assert by_itself.wakes_at(state.fold(drawn_cup(where="cards")), NOW) is None
    assert ranked == []


def test_a_draw_is_not_undone_when_its_tables_are_open() -> None:
    lines = drawn_cup()
    undo = {"id": "u", "do": "undo", "entry": "draw"}
    assert decide.written(state.fold(lines), decide.read([undo], NOW))
    with pytest.raises(Refusal) as refused:
        decide.written(state.fold(played(lines)), decide.read([undo], NOW))
    assert refused.value.code == "seats-fixed"


def test_the_deals_are_fixed_as_soon_as_a_tournament_is_played_at_tables() -> None:
    made = state.fold(cup())
    assert made.state.deals
    assert deals_commitment(SECRET, made.state, "d", NOW) == []
    assert deals_commitment(SECRET, state.fold(cup(where="cards")).state, "d", NOW) == []
    later = people(cup(where="cards"), "Ada", "Ben", "Cyd")
    begin(later, Entry("online", "set", {"set": {"where": "online"}}))
    entries = drawn(state.fold(later), DrawRound("draw", 1), "draw", NOW)
    assert [entry.do for entry in entries] == ["deals", "draw"]


def test_people_claim_the_name_that_an_organiser_has_typed_in() -> None:
    lines = people(cup(), "Ada", "Ben")
    entry = decide.entering(state.fold(lines), "e1", "ben", ("p1",), NOW)
    assert entry.values == {"person": "ben", "name": "Ben"}
    lines.append(Joined(NOW, "p1", entry=entry.to_json()))
    made = state.fold(lines)
    assert (made.players, made.person_of(("p2", "p1"))) == ({"ben": "p1"}, "ben")
    for name, ids, code in (("Cyd", ("new", "p1"), "joined"), ("BEN", ("p2",), "same-name")):
        with pytest.raises(Refusal) as refused:
            decide.entering(made, "e2", name, ids, NOW)
        assert refused.value.code == code
    assert decide.entering(made, "e2", "Cyd", ("p2",), NOW).do == "person"
    cards = state.fold(people(cup(where="cards"), "Ben"))
    with pytest.raises(Refusal):
        decide.entering(cards, "e1", "Ben", ("p1",), NOW)


def test_of_two_people_on_one_device_at_a_table_the_first_plays() -> None:
    lines = people(cup(where="cards", deals="own"), "Ada", "Ben")
    for name, player in (("Zoe", "p1"), ("Cyd", "p1"), ("Dan", "p2"), ("Eve", "p1")):
        entry = decide.entering(state.fold(lines), name.lower(), name, (player,), NOW)
        lines.append(Joined(NOW, player, entry=entry.to_json()))
    begin(lines, Entry("online", "set", {"set": {"where": "online"}}))
    begin(lines, *drawn(state.fold(lines), DrawRound("draw", 1), "draw", NOW))
    made = state.fold(lines)
    row = replace(made.state.rounds[0], tables=(Table(1, ("cyd", "ben", "zoe")), Table(2, ("dan", "ada", "eve"))))
    openings = [opening_of(made, "watch", row, table) for table in row.tables]
    assert [[chair.player for chair in opening.chairs] for opening in openings] == [["", "", "p1"], ["p2", "", "p1"]]


def test_somebody_deleted_keeps_no_name_and_no_seat() -> None:
    lines = people(cup(), "Ben")
    entry = decide.entering(state.fold(lines), "e1", "Ben", ("p1",), NOW)
    lines.append(Joined(NOW, "p1", entry=entry.to_json()))
    begin(lines, Entry("end", "end", {}), by="")
    made = state.fold(forget(lines, "p1", "…"))
    assert ([one.name for one in made.state.people.values()], made.players) == (["…"], {})
    assert has_others(lines, "p1")
    assert not has_others(forget(lines, "p1", "…"), "ada")


def test_tables_that_a_file_names_are_not_this_tournaments() -> None:
    lines = played(drawn_cup())
    [row] = state.fold(lines).state.rounds
    other = [Opened(NOW, "ada", document="cup", secret="00" * 32), *lines[1:]]
    here, there = state.fold(lines), state.fold(other)
    assert (is_own(here, row), is_own(there, row)) == (True, False)
    assert own_game(here, row, row.tables[0]) == row.tables[0].game
    assert own_game(there, row, row.tables[0]) is None
    assert [entry.do for entry in by_itself.ending(there, NOW)] == ["close"]


def test_the_options_of_pads_are_those_of_tables() -> None:
    wizard = kind_at(settings(plus_minus_one="forbid", plus_minus_kind="not-one-card", rounds=2), 4).game
    assert isinstance(wizard, WizardGame)
    assert (wizard.plus_minus_one, wizard.round_sizes) == (PlusMinus.NOT_ONE_CARD, (1, 2))
    assert kind_at(settings(), 4).game == WizardGame()
    assert kind_at(settings(plus_minus_one="warn", specials=["bomb"]), 4).game == WizardGame(
        ("bomb",), plus_minus_one=True
    )
    assert kind_at(settings(mode="maximus", rounds=1), 4).game == kind_at(settings(mode="maximus"), 4).game
    extreme = kind_at(Settings().having({"game": "extreme", "options": {"rounds": 1, "magician": 5}}), 4).game
    assert extreme == ExtremeGame(1, 5)


def settings(**options: object) -> Settings:
    """Settings of Wizard with these options."""
    return Settings().having({"options": options})


@pytest.mark.parametrize(
    ("given", "seats"),
    [
        ({"game": "extreme", "options": {"rounds": 31}}, 4),
        ({"options": {"mode": "single-suit"}}, 5),
        ({"options": {"bidding": "hidden", "plus_minus_one": "forbid"}}, 4),
    ],
)
def test_a_round_is_not_drawn_for_tables_that_there_cannot_be(given: Mapping[str, Any], seats: int) -> None:
    with pytest.raises(Refusal) as refused:
        kind_at(Settings().having(given), seats)
    assert refused.value.code == "options"


@pytest.mark.parametrize("deals", ["same", "own"])
def test_a_round_is_refused_before_it_is_drawn(monkeypatch: pytest.MonkeyPatch, deals: str) -> None:
    draws: list[object] = []
    monkeypatch.setattr(drawing, "draw", lambda *_: draws.append(1))
    lines = people(cup(deals=deals, options={"bidding": "secret", "plus_minus_one": "warn"}), "Ada", "Ben", "Cyd")
    with pytest.raises(Refusal) as refused:
        drawn(state.fold(lines), DrawRound("draw", 1), "draw", NOW)
    assert (refused.value.code, draws) == ("options", [])


def test_bots_play_among_themselves_at_few_tables_of_a_tournament(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(by_itself, "MOST_OF_BOTS", 3)
    lines = drawn_cup()
    [row] = state.fold(lines).state.rounds
    assert by_itself.skipped(state.fold(lines), row) == []
    monkeypatch.setattr(by_itself, "MOST_OF_BOTS", 1)
    assert by_itself.skipped(state.fold(lines), row) == [row.tables[1]]
    assert by_itself.skipped(state.fold(claimed(lines, row.tables[0].seats[0])), row) == []
    played(lines)
    begin(lines, *by_itself.ending(state.fold(lines), NOW), by="")
    begin(lines, *drawn(state.fold(lines), DrawRound("draw 2", 2), "draw2", NOW))
    made = state.fold(lines)
    assert [len(by_itself.skipped(made, each)) for each in made.state.rounds] == [0, 1]


def test_an_undone_claim_frees_the_name() -> None:
    lines = people(cup(), "Ben")
    entry = decide.entering(state.fold(lines), "e1", "Ben", ("stranger",), NOW)
    lines.append(Joined(NOW, "stranger", entry=entry.to_json()))
    assert decide.entering(state.fold(lines), "e2", "Ben 2", ("p2",), NOW).do == "person"
    begin(lines, *[one for one, _ in decide.read([{"id": "u", "do": "undo", "entry": "e1"}], NOW)])
    made = state.fold(lines)
    assert made.players == {}
    lines.append(Joined(NOW, "p2", entry=decide.entering(made, "e3", "Ben", ("p2",), NOW).to_json()))
    assert state.fold(lines).players == {"ben": "p2"}


def test_many_people_have_a_pause_between_rounds_that_the_server_draws() -> None:
    lines = claimed(people(cup(pause=0, size=4), *(f"N{n}" for n in range(264))), "n0")
    ids = [one.id for one in state.fold(lines).state.people.values()]
    tables = [ids[n : n + 4] for n in range(0, 264, 4)]
    shape = {"round": 1, "stage": "preliminary", "seed": "0" * 64, "word": "", "people": ids, "byes": [], "method": 1}
    begin(lines, Entry("draw", "draw", {**shape, "tables": tables}), Entry("c", "close", {"round": 1}, stamp(NOW)))
    assert by_itself.acts_at(state.fold(lines)) == NOW + 100_000
