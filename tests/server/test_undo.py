"""Taking a move back with others at the table: by their consent, and as if it had never been made."""

from random import Random

import pytest

from foretell import ExtremeOptions, Mode, WizardOptions
from foretell.record import to_record
from foretell.server.eventlog.asking import Refusal
from foretell.server.protocol import commands
from foretell.server.protocol.actions import HandedOver, Moved, Seated
from foretell.server.table import undo, view
from tests.game.kinds import Kind
from tests.server.tables import Desk, everything

ASK, YES, NO = commands.AskUndo(), commands.AnswerUndo(True), commands.AnswerUndo(False)


def at_cards() -> Desk:
    """A table at which the first card was just played, by p1."""
    desk = Desk()
    desk.start()
    while desk.table.game is None or desk.table.game.phase != "play":
        desk.move(Random(1))
    desk.move(Random(1))
    return desk


def refused(desk: Desk, player: str, command: commands.AnyCommand, code: str) -> None:
    """Check that a command is refused, and changes nothing."""
    before = everything(desk.table)
    with pytest.raises(Refusal) as found:
        desk.give(player, command)
    assert found.value.code == code
    assert everything(desk.table) == before


def test_all_others_have_to_agree() -> None:
    desk = at_cards()
    refused(desk, "p0", ASK, "no-undo")
    refused(desk, "p0", YES, "no-question")
    desk.give("p1", ASK)
    refused(desk, "p1", YES, "answered")
    desk.give("p2", YES)
    refused(desk, "p2", YES, "answered")
    shown = view.view(desk.table, "p0").undo
    assert shown is not None
    assert (shown.seat, shown.until, shown.agreed) == (1, desk.now + undo.ANSWER_MS, (2,))
    desk.give("p0", YES)
    assert (desk.table.turn, desk.table.undo) == (1, None)
    assert everything(desk.rebuilt()) == everything(desk.table)


def test_one_no_ends_it_and_nobody_asks_twice_about_a_move() -> None:
    desk = at_cards()
    desk.give("p1", ASK)
    refused(desk, "p1", ASK, "asked")
    desk.give("p0", NO)
    refused(desk, "p2", YES, "no-question")
    refused(desk, "p1", ASK, "no-undo")


def test_the_question_lapses_with_the_next_move_and_with_time() -> None:
    desk = at_cards()
    desk.give("p1", ASK)
    desk.now += undo.ANSWER_MS + 1
    refused(desk, "p0", YES, "no-question")
    desk.move(Random(1))
    refused(desk, "p1", ASK, "no-undo")
    desk.give("p2", ASK)
    desk.move(Random(1))
    refused(desk, "p1", YES, "no-question")
    desk.give("p0", commands.Pause())
    refused(desk, "p0", ASK, "paused")


def test_bots_and_programs_agree_and_have_nothing_to_take_back() -> None:
    desk = Desk()
    desk.give("p0", commands.Sit(0))
    desk.write(Seated(1, "p1", "A program", True))
    desk.give("p0", commands.SeatBot(2, "random"))
    desk.give("p0", commands.Start())
    desk.give("p1", commands.Move("bid 0"))
    refused(desk, "p1", ASK, "no-undo")
    desk.write(Moved(2, "bid 0", "random"))
    assert desk.table.undo is None
    desk.give("p0", commands.Move("bid 0"))
    asked = [step.entry.action for step in desk.give("p0", ASK)]
    assert [type(action).__name__ for action in asked] == ["UndoAsked", "Undone"]


def test_a_seat_that_was_handed_over_takes_nothing_back() -> None:
    desk = at_cards()
    desk.give("p1", ASK)
    desk.write(HandedOver(1, "thumb", "left"))
    refused(desk, "p0", YES, "no-question")
    refused(desk, "p1", ASK, "no-undo")


def test_what_has_shown_something_hidden_stays() -> None:
    unseen = Desk(Kind(WizardOptions(mode=Mode.CLAIRVOYANCE), 3))
    unseen.start()
    while unseen.table.game is not None and unseen.table.game.phase == "bid":
        unseen.move(Random(1))
        assert unseen.table.undo is not None
    assert unseen.table.game is not None
    turn, really = unseen.table.turn, unseen.table.game.legal_moves[0]
    unseen.give(f"p{turn}", commands.Move(str(really)))  # a lucky guess is no better
    assert unseen.table.undo is None
    desk = at_cards()
    desk.play(Random(1), 2)
    assert desk.table.game is not None
    assert (desk.table.game.round, desk.table.undo) == (2, None)


def test_nobody_asks_without_end() -> None:
    desk = at_cards()
    for _ in range(undo.MOST_ASKED):
        desk.give("p1", ASK)
        desk.give("p0", YES)
        desk.give("p2", YES)
        desk.move(Random(1))
    refused(desk, "p1", ASK, "undo-full")


@pytest.mark.parametrize("kind", [Kind(WizardOptions(), 3), Kind(ExtremeOptions(rounds=1), 3)], ids=str)
def test_the_record_leaves_out_what_was_taken_back(kind: Kind) -> None:
    plain, twice = Desk(kind), Desk(kind)
    plain.start()
    plain.play(Random(5))
    twice.start()
    rng, taken = Random(5), 0
    while twice.table.turn is not None:
        stands = rng.getstate()
        before = [view.view(twice.table, player).game for player in (None, "p0", "p1", "p2")]
        twice.move(rng)
        if twice.table.undo is not None and taken < undo.MOST_ASKED:
            mover = twice.table.undo.seat
            twice.give(f"p{mover}", ASK)
            for other in {0, 1, 2} - {mover}:
                twice.give(f"p{other}", YES)
            assert [view.view(twice.table, player).game for player in (None, "p0", "p1", "p2")] == before
            taken += 1
            rng.setstate(stands)
            twice.move(rng)
    assert taken > 10
    assert plain.table.game is not None
    assert twice.table.game is not None
    assert to_record(twice.table.game) == to_record(plain.table.game)
    assert everything(twice.rebuilt()) == everything(twice.table)
