"""Tournaments at the server's tables: the same deals, seats of bots, points against the same seat, secrets."""

import hmac
from collections import Counter
from fractions import Fraction
from random import Random

import pytest

from foretell.bots.levels import BOT_NAMES
from foretell.tournament import draw as chains
from foretell.tournament.document import Document, dumps
from foretell.tournament.drawing import drawn, verify
from foretell.tournament.faults import TournamentFault
from foretell.tournament.fold import apply, fold
from foretell.tournament.games import games_of
from foretell.tournament.kinds import CHOICES
from foretell.tournament.shape import shape_of
from foretell.tournament.spreadsheets import as_csv
from foretell.tournament.standings import standings

from .hall import Hall
from .second import Book

NINE = ("Ada", "Ben", "Cem", "Dora", "Eva", "Finn", "Gül", "Hugo", "Ida")


def evening(people: int = 8, **settings: object) -> Hall:
    """Online, with the same deals and points against the same seat, where nothing else is said."""
    names = [f"Person {n}" for n in range(people)] if people > len(NINE) else NINE[:people]
    return Hall(names, **{"where": "online", "deals": "same", "score": "seats", **settings})


def begun(people: int = 8, **settings: object) -> Hall:
    """The same with a first round."""
    hall = evening(people, **settings)
    draw(hall)
    return hall


def draw(hall: Hall) -> None:
    hall.write("draw", **drawn(hall.state, hall.seed()))


def from_server(hall: Hall, table: int, *points: int | None) -> str:
    totals = dict(zip(hall.row.tables[table - 1].seats, points, strict=True))
    return hall.write("result", round=hall.row.number, table=table, points=totals, from_="server", why="")


def secret_of(hall: Hall) -> str:
    return chains.round_secret(hall.secret, hall.row.deal)


def test_a_round_is_drawn_played_revealed_and_closed() -> None:
    hall = begun()
    assert (hall.row.online, hall.row.same, hall.row.deal) == (True, True, 1)
    hall.write("play", round=1, table=1, game="wqrs")
    assert [table.game for table in hall.row.tables] == ["wqrs", None]
    from_server(hall, 1, 200, 150, 100, None)
    assert hall.row.tables[0].status == "confirmed"
    with pytest.raises(TournamentFault, match="no-result"):
        hall.write("reveal", round=1, secret=secret_of(hall))
    from_server(hall, 2, 190, 160, 100, 90)
    with pytest.raises(TournamentFault, match="wrong-secret"):
        hall.write("reveal", round=1, secret="0" * 64)
    hall.write("reveal", round=1, secret=secret_of(hall))
    with pytest.raises(TournamentFault, match="has-secret"):
        hall.write("reveal", round=1, secret=secret_of(hall))
    hall.close()
    ours = [one.points for one in standings(hall.state)]
    assert ours == [100, 100, 50, 50, 50, 0, 0, 0]
    assert list(verify(hall.document)) == []


@pytest.mark.parametrize(
    ("do", "values", "fault"),
    [
        ("move", {"person": "e4", "table": None, "seat": 1, "why": ""}, "seats-fixed"),
        ("swap", {"person": "e4", "other": "e5", "why": ""}, "seats-fixed"),
        ("play", {"table": 1, "game": "other"}, "has-game"),
        ("play", {"table": 3, "game": "other"}, "no-table"),
    ],
)
def test_what_does_not_fit_an_online_round_is_refused(do: str, values: dict[str, object], fault: str) -> None:
    hall = begun()
    play = hall.write("play", round=1, table=1, game="wqrs")
    with pytest.raises(TournamentFault, match=fault):
        hall.write(do, round=1, **values)
    with pytest.raises(TournamentFault, match="stays"):
        hall.write("undo", entry=play)
    apply(hall.state, hall.entry(do, round=1, **values))
    assert do == "play" or hall.state.skipped


def test_what_needs_an_online_round_is_refused_in_others() -> None:
    hall = Hall(NINE[:4])
    draw(hall)
    for do, values in (("play", {"table": 1, "game": "wqrs"}), ("reveal", {"secret": "0" * 64})):
        with pytest.raises(TournamentFault, match="not-online"):
            hall.write(do, round=1, **values)
        apply(hall.state, hall.entry(do, round=1, **values))
    assert len(hall.state.skipped) == 2
    with pytest.raises(TournamentFault, match="not-online"):
        from_server(hall, 1, 4, 3, 2, 1)


def test_a_draw_needs_the_head_of_the_deals() -> None:
    hall = Hall(NINE)
    hall.write("set", set={"where": "online"})
    with pytest.raises(TournamentFault, match="no-deals"):
        draw(hall)


def test_each_draw_has_a_secret_of_its_own_also_where_one_was_undone() -> None:
    hall = begun()
    hall.write("undo", entry=hall.state.entries[-1].id)
    draw(hall)
    assert hall.row.deal == 2
    from_server(hall, 1, 4, 3, 2, 1)
    from_server(hall, 2, 4, 3, 2, 1)
    with pytest.raises(TournamentFault, match="wrong-secret"):
        hall.write("reveal", round=1, secret=chains.round_secret(hall.secret, 1))
    hall.write("reveal", round=1, secret=secret_of(hall))
    assert fold(hall.document) == hall.state
    another = hall.write("deals", head=chains.head_of(b"t" * 32))
    assert (hall.state.deals, hall.state.dealt) == (chains.head_of(b"t" * 32), 0)
    with pytest.raises(TournamentFault, match="stays"):
        hall.write("undo", entry=another)


def test_the_secret_of_a_table_is_that_of_all_only_with_the_same_deals() -> None:
    secret = chains.round_secret(b"s" * 32, 1)
    same = [chains.table_secret(secret, table, same=True) for table in (1, 2)]
    own = [chains.table_secret(secret, table, same=False) for table in (1, 2)]
    assert len({*same, *own}) == 3
    assert chains.deal_id("evening", 2) == "evening-2"
    assert same[0] == hmac.digest(bytes.fromhex(secret), b"all tables", "sha256")
    assert own[1] == hmac.digest(bytes.fromhex(secret), b"table 2", "sha256")
    assert not chains.fits(secret, chains.head_of(b"s" * 32), 2)


@pytest.mark.parametrize("size", [3, 4, 5, 6])
def test_with_the_same_deals_all_tables_are_of_one_size_and_bots_leave_few_alone(size: int) -> None:
    for number in range(3, 30):
        hall = evening(number, size=size)
        sizes, byes = shape_of(number, hall.state.settings)
        draw(hall)
        tables = hall.row.tables
        assert [len(table.chairs) for table in tables] == [size] * -(-number // size)
        assert (sorted((len(table.seats) for table in tables), reverse=True), len(hall.row.byes)) == (sizes, byes)
        assert max(sizes) - min(sizes) <= 1
        in_seat = Counter(seat for table in tables for seat, one in enumerate(table.chairs) if one is not None)
        alone = sum(many == 1 for many in in_seat.values())
        assert alone == (len(in_seat) if len(tables) == 1 else number % 2 if len(tables) == 2 else 0)


def test_points_against_the_same_seat_where_somebody_is_alone() -> None:
    hall = evening(5, rounds=2)
    tables = [
        [hall.id_of(one) if one else None for one in row]
        for row in (["Ada", "Ben", "Cem", None], ["Dora", None, "Eva", None])
    ]
    common = {"stage": "preliminary", "word": "", "byes": [], "people": list(hall.state.people)}
    hall.write("draw", round=1, seed=hall.seed(), tables=tables, **common)
    from_server(hall, 1, 100, 90, 80)
    from_server(hall, 2, 60, 80)
    points = {hall.name_of(game.person): game.points for game in games_of(hall.state, hall.row)}
    assert points == {"Ada": 100, "Ben": None, "Cem": 50, "Dora": 0, "Eva": 50}
    hall.close()
    assert {hall.name_of(one.person): one.points for one in standings(hall.state)}["Ben"] == 50
    assert "1,preliminary,1,Ben,90,2,\n" in as_csv(hall.state, "games")
    hall.write("set", set={"score": "difference"})
    points = {hall.name_of(game.person): game.points for game in games_of(hall.state, hall.row)}
    assert points == {"Ada": 40, "Ben": None, "Cem": 0, "Dora": -40, "Eva": 0}
    assert "Dora,-40,60" in as_csv(hall.state, "standings")
    hall.write("penalty", round=1, person=hall.id_of("Ada"), points=10, why="")
    assert {hall.name_of(one.person): one.points for one in standings(hall.state)}["Ada"] == Fraction(30)
    hall.write("set", set={"deals": "own"})
    assert standings(hall.state)[0].points == 30  # the round stays what it was


@pytest.mark.parametrize(
    ("game", "score", "form"),
    [
        ("wizard", "seats", "drawn"),
        ("extreme", "seats", "swiss"),
        ("wizard", "difference", "swiss"),
        ("extreme", "difference", "drawn"),
        ("wizard", "places", "drawn"),
    ],
)
def test_the_standings_are_those_of_the_second_computation(game: str, score: str, form: str) -> None:
    chance = Random(5)
    hall = evening(10, game=game, score=score, form=form, rounds=4)
    for number in range(1, 5):
        if number == 3:
            hall.write("leave", person=chance.choice(list(hall.state.people)), round=3)
        draw(hall)
        for table in hall.row.tables:
            points = [chance.choice([None, *range(40, 220, 10)]) for _ in table.seats]
            from_server(hall, table.number, *points)
        hall.write("penalty", round=number, person=chance.choice(hall.row.people), points=10, why="late")
        hall.close()
        ours = {
            one.person: (one.place, one.points, one.game_points, one.games, one.wins) for one in standings(hall.state)
        }
        assert ours == Book(dumps(hall.document)).lines()
    assert list(verify(hall.document)) == []
    assert fold(Document(hall.state.id, hall.document.entries)) == hall.state


def test_the_bots_that_may_fill_tables_are_all_levels() -> None:
    assert CHOICES["level"] == BOT_NAMES
