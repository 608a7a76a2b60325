"""Tables with rounds of their own, and with a first dealer who is chosen or drawn (A14, V7, B17)."""

from random import Random

import msgspec
import pytest

from foretell import OptionsError, WizardOptions
from foretell.fair import check_deals
from foretell.record import RecordError, to_record
from foretell.server.protocol.kinds import DRAWN, ExtremeGame, TableKind, WizardGame, kind_of
from foretell.server.table.decide import check_kind
from foretell.server.table.fold import begin
from foretell.server.table.log import Entry
from foretell.server.table.server_actions import open_table
from tests.server.tables import SECRET, Desk, everything


def desk(kind: TableKind) -> Desk:
    """A table of this kind, at which the game has begun."""
    opened = Desk()
    first = Entry(1, opened.now, open_table("a table", kind, SECRET), by="p0")
    opened.table, opened.log = begin(first), opened.log[:0]
    opened.start()
    return opened


def test_a_kind_without_them_has_the_text_that_it_had_before() -> None:
    before = b'{"game":"wizard","specials":[],"mode":"standard","bidding":"open","plus_minus_one":false}'
    assert msgspec.json.encode(WizardGame()) == msgspec.json.encode(kind_of(WizardOptions())) == before
    before = b'{"game":"extreme","rounds":null,"magician":4,"raise_magician":false}'
    assert msgspec.json.encode(ExtremeGame()) == before


def test_a_kind_says_who_deals_first_and_the_sizes_of_the_rounds() -> None:
    given = {"game": {"game": "wizard", "round_sizes": [2, 1], "first_dealer": 1}, "seats": 3}
    kind = msgspec.convert(given, TableKind)
    assert kind.game.options() == WizardOptions(round_sizes=(2, 1), first_dealer=1)
    assert kind_of(kind.game.options()) == kind.game
    wrongs: list[dict[str, object]] = [{"round_sizes": [1] * 61}, {"round_sizes": []}, {"first_dealer": "me"}]
    for wrong in wrongs:
        with pytest.raises(msgspec.ValidationError):
            msgspec.convert({"game": {"game": "wizard", **wrong}}, TableKind)
    for unfit in (WizardGame(round_sizes=(16,)), WizardGame(first_dealer=4), ExtremeGame(first_dealer=5)):
        with pytest.raises(OptionsError):
            check_kind(TableKind(unfit))


def test_a_game_is_played_with_the_agreed_rounds() -> None:
    table = desk(TableKind(WizardGame(round_sizes=(2, 1), first_dealer=2), 3))
    table.play(Random(1))
    game = table.table.game
    assert game is not None
    assert game.is_over
    assert [(story.dealer, len(story.hands[0])) for story in game.rounds] == [(2, 2), (0, 1)]
    check_deals(to_record(game, fair=table.table.proof().to_record()))


@pytest.mark.parametrize("game", [WizardGame(round_sizes=(1,), first_dealer=DRAWN), ExtremeGame(1, first_dealer=DRAWN)])
def test_the_shuffle_draws_the_first_dealer_and_the_proof_shows_it(game: WizardGame | ExtremeGame) -> None:
    table = desk(TableKind(game, 5))
    played = table.table.game
    assert played is not None
    drawn = played.options.first_dealer
    assert table.table.deals is not None
    assert drawn == table.table.deals.drawn_dealer() == played.rounds[0].dealer
    assert table.table.agreed == kind_of(played.options)
    table.play(Random(1))
    record = to_record(played, fair=table.table.proof().to_record())
    assert record["fair"]["first_dealer"] == "drawn"
    check_deals(record)
    other = desk(TableKind(msgspec.structs.replace(game, first_dealer=(drawn + 1) % 5), 5))
    other.play(Random(1))
    assert other.table.game is not None
    false = to_record(other.table.game, fair=other.table.proof().to_record() | {"first_dealer": "drawn"})
    with pytest.raises(RecordError, match=rf"seat {drawn} was drawn as the first dealer \(A14, B17\)"):
        check_deals(false)
    with pytest.raises(RecordError, match='"first_dealer" of the proof must be "drawn" or missing'):
        check_deals(record | {"fair": record["fair"] | {"first_dealer": 1}})


def test_tables_are_shown_with_their_course() -> None:
    table = desk(TableKind(WizardGame(round_sizes=(2, 1), first_dealer=DRAWN), 3))
    assert b'"round_sizes":[2,1],"first_dealer":"drawn"' in everything(table.table)["views"][0]
