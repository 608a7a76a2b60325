"""A table follows from its log alone, and a refused command changes nothing."""

from random import Random

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from msgspec import to_builtins

from foretell.bots import BOT_NAMES
from foretell.fair import KEY, check_deals, commitment_of
from foretell.record import to_record
from foretell.server.eventlog.asking import Refusal
from foretell.server.eventlog.lines import BrokenLog
from foretell.server.protocol import actions, commands
from foretell.server.protocol.actions import Actions, Moved
from foretell.server.protocol.kinds import Clock, Pace
from foretell.server.protocol.public_actions import public_action
from foretell.server.table import needs, view
from foretell.server.table.decide import PATIENCE_MS
from foretell.server.table.done import entry_of
from foretell.server.table.fold import fold
from foretell.server.table.log import Entry, from_bytes
from foretell.server.table.publishing import PastLines
from foretell.server.table.seats import BOT
from foretell.server.table.server_actions import lock_is_over, move_of_bot, time_is_up
from foretell.server.table.state import Status
from foretell.server.table.summary import LOCK_MS
from tests.game.kinds import ONE_OF_EACH, Kind, kinds
from tests.server.tables import Desk, everything

PLAYERS = st.sampled_from([f"p{number}" for number in range(7)])
SEATS = st.integers(0, 6)
BY_SEAT = (commands.Sit, commands.UnseatBot, commands.Vote)
ANY_COMMAND: st.SearchStrategy[commands.AnyCommand] = st.one_of(
    *(st.builds(kind, SEATS) for kind in BY_SEAT),
    st.builds(commands.SeatBot, SEATS, st.sampled_from([*BOT_NAMES, "nobody"])),
    st.builds(commands.Add, st.sampled_from(["a", "b"])),
    st.builds(commands.Commit, st.sampled_from([commitment_of("a table", seat, "a") for seat in range(3)])),
    st.builds(commands.Disclose, st.sampled_from(["a", "b"])),
    st.builds(commands.Move, st.sampled_from(["bid 0", "bid 1", "play W", "play ?", "done", "nonsense"])),
    st.builds(commands.Say, st.sampled_from(["hello", " ", "\x07"])),
    *(st.builds(kind) for kind in (commands.Leave, commands.TakeBack, commands.Pause, commands.Resume)),
    st.builds(commands.AnswerUndo, st.booleans()),
    *(st.builds(kind) for kind in (commands.AskUndo, commands.Start, commands.AskRematch, commands.Close)),
)


@settings(max_examples=25)
@given(
    kinds(), st.booleans(), st.lists(st.tuples(PLAYERS, ANY_COMMAND, st.integers(0, 90_000)), max_size=25), st.data()
)
def test_a_table_is_the_fold_of_its_log(
    kind: Kind, seated: bool, orders: list[tuple[str, commands.AnyCommand, int]], data: st.DataObject
) -> None:
    desk, rng = Desk(kind, data.draw(st.sampled_from([Pace(), Pace(Clock.SECONDS, 30)]))), Random(7)
    if seated:
        desk.start()
    for number, (player, command, later) in enumerate(orders):
        desk.now += later
        before = everything(desk.table)
        try:
            desk.give(player, command, f"c{number}")
        except Refusal:
            assert everything(desk.table) == before
        let_the_server_act(desk)
        turn = desk.table.turn
        if turn is not None and desk.table.asked is not None and data.draw(st.booleans()):
            desk.move(rng)
    assert everything(desk.rebuilt()) == everything(desk.table)


def let_the_server_act(desk: Desk) -> None:
    """Make the moves of bots and the clock."""
    for attempt in (lock_is_over_in_time, clock_strikes, bot_move):
        try:
            done = attempt(desk)
        except Refusal:
            continue
        for action in done:
            desk.write(action)


def lock_is_over_in_time(desk: Desk) -> Actions:
    if desk.table.locked_at is None or desk.now < desk.table.locked_at + LOCK_MS:
        raise Refusal("locked", "there is time left")
    return lock_is_over(desk.table)


def clock_strikes(desk: Desk) -> Actions:
    return time_is_up(desk.table, desk.now)


def bot_move(desk: Desk) -> Actions:
    if desk.table.game is None or desk.table.asked is None:
        raise Refusal("nobody", "nobody is asked")
    return move_of_bot(desk.table, desk.table.moves, str(desk.table.game.legal_moves[0])).actions


@pytest.mark.parametrize("kind", ONE_OF_EACH, ids=str)
def test_a_game_of_every_kind_is_rebuilt_and_its_deals_verified(kind: Kind) -> None:
    desk = Desk(kind)
    desk.start()
    desk.play(Random(3))
    assert desk.table.status is Status.OVER
    assert everything(desk.rebuilt()) == everything(desk.table)
    game = desk.table.game
    assert game is not None
    record = to_record(game, **{KEY: desk.table.proof().to_record()})
    check_deals({**record, "options": {k: v if k != "specials" else list(v) for k, v in record["options"].items()}})


def test_an_illegal_move_is_refused_with_its_rule() -> None:
    desk = Desk()
    desk.start()
    for move, code, rule in [
        ("bid 9", "bid-too-high", "A6"),
        ("play B5", "wrong-question", "A6"),
        ("x", "notation", None),
    ]:
        with pytest.raises(Refusal) as refused:
            desk.give("p1", commands.Move(move))
        assert (refused.value.code, refused.value.rule) == (code, rule)
    with pytest.raises(Refusal) as refused:
        desk.give("p2", commands.Move("bid 0"))
    assert refused.value.code == "not-your-turn"


def test_a_repeated_command_is_recognised() -> None:
    desk = Desk()
    [step] = desk.give("p0", commands.Sit(1), "first")
    assert entry_of(desk.table.commands, "p0", "first") == step.entry.seq
    assert entry_of(desk.table.commands, "p1", "first") is None
    for number in range(70):
        desk.give("p0", commands.Say("hello"), f"say {number}")
    assert entry_of(desk.table.commands, "p0", "first") is None
    assert entry_of(desk.rebuilt().commands, "p0", "say 69") == desk.table.seq


def test_the_clock_hands_a_seat_over_and_its_owner_returns_by_moving() -> None:
    desk = Desk(pace=Pace(Clock.SECONDS, 30))
    desk.start()
    assert desk.table.deadline == desk.now + 30_000
    with pytest.raises(Refusal):
        time_is_up(desk.table, desk.now + 29_999)
    desk.now += 30_000
    [handed] = time_is_up(desk.table, desk.now)
    assert handed == actions.HandedOver(1, "thumb", "away")
    desk.write(handed)
    assert desk.table.waits_for_bot
    back, moved = desk.give("p1", commands.Move("bid 0"))
    assert (back.entry.action, moved.entry.action) == (actions.TakenBack(1), actions.Moved(1, "bid 0"))
    assert desk.table.deadline == desk.now + 30_000


def test_a_pause_stops_moves_bots_and_the_clock() -> None:
    desk = Desk(pace=Pace(Clock.DAYS, 2))
    desk.start()
    desk.give("p0", commands.Pause())
    assert (desk.table.deadline, desk.table.asked) == (None, None)
    refused(desk, "p1", commands.Move("bid 0"), "paused")
    refused(desk, "p1", commands.Pause(), "paused")
    desk.now += 10**9
    desk.give("p2", commands.Resume())
    assert desk.table.deadline == desk.now + 2 * 86_400_000
    refused(desk, "p1", commands.Resume(), "not-paused")


def test_what_could_go_on_without_end_is_refused_when_the_log_is_full(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(needs, "MOST_LINES", 31)
    desk = Desk(hints=True)
    desk.start()
    desk.give("p1", commands.AskHint())
    for number in range(40):
        desk.give("p0", commands.Say(f"{number}"))
    for _ in range(11):  # after 8 lines for the beginning
        desk.give("p0", commands.Pause())
        desk.give("p2", commands.Resume())
    desk.give("p0", commands.Pause())
    refused(desk, "p1", commands.TakeBack(), "full")
    desk.give("p1", commands.Resume())
    refused(desk, "p0", commands.Pause(), "full")
    desk.give("p1", commands.Leave())
    refused(desk, "p1", commands.TakeBack(), "full")
    assert desk.table.waits_for_bot
    desk.give("p1", commands.Move("bid 0"))
    desk.now += PATIENCE_MS
    desk.give("p0", commands.Vote(2))
    desk.give("p1", commands.Vote(2))
    desk.give("p0", commands.Say("bye"))
    assert desk.table.waits_for_bot


def test_with_a_full_log_a_game_can_begin(monkeypatch: pytest.MonkeyPatch) -> None:
    desk = Desk()
    desk.seat_all()
    monkeypatch.setattr(needs, "MOST_LINES", desk.table.seq)
    for command in (commands.Add("more"), commands.Commit("0" * 64), commands.SeatBot(2, "random"), commands.Unban(1)):
        refused(desk, "p0", command, "full")
    refused(desk, "p3", commands.Sit(0), "full")
    desk.give("p0", commands.Start("a value"))
    assert desk.table.status is Status.PLAYING


def refused(desk: Desk, player: str, command: commands.AnyCommand, code: str) -> None:
    with pytest.raises(Refusal) as refusal:
        desk.give(player, command)
    assert refusal.value.code == code


def test_without_a_clock_the_others_vote() -> None:
    desk = Desk(Kind(ONE_OF_EACH[1].options, 4))
    desk.start()
    refused(desk, "p0", commands.Vote(1), "too-early")
    desk.now += PATIENCE_MS
    refused(desk, "p0", commands.Vote(2), "not-awaited")
    refused(desk, "p1", commands.Vote(1), "not-awaited")
    assert len(desk.give("p0", commands.Vote(1))) == 1
    refused(desk, "p0", commands.Vote(1), "voted")
    assert desk.give("p2", commands.Vote(1))[-1].entry.action == actions.HandedOver(1, "thumb", "vote")
    desk.give("p1", commands.TakeBack())
    assert desk.table.asked is desk.table.seats[1]


def test_a_seat_that_was_left_is_kept_for_its_owner() -> None:
    desk = Desk()
    desk.start()
    desk.give("p1", commands.Leave())
    assert desk.table.waits_for_bot
    refused(desk, "p1", commands.Leave(), "away")
    refused(desk, "p6", commands.Sit(1), "not-waiting")
    desk.give("p1", commands.TakeBack())
    refused(desk, "p1", commands.TakeBack(), "not-away")


def test_before_the_game_seats_are_free_to_take_and_leave() -> None:
    desk = Desk()
    refused(desk, "p0", commands.Start(), "no-seat")
    desk.give("p0", commands.Sit(0))
    refused(desk, "p0", commands.Sit(1), "seated")
    refused(desk, "p1", commands.Sit(0), "taken")
    refused(desk, "p1", commands.Sit(3), "no-such-seat")
    refused(desk, "p0", commands.SeatBot(1, "nobody"), "no-such-bot")
    desk.give("p0", commands.SeatBot(1, "random"))
    refused(desk, "p0", commands.Start(), "seats-free")
    desk.give("p0", commands.UnseatBot(1))
    refused(desk, "p0", commands.UnseatBot(1), "no-bot")
    desk.give("p0", commands.Leave())
    assert all(seat.free for seat in desk.table.seats)


def test_everybody_who_asks_for_a_rematch_gets_the_same_table() -> None:
    desk = Desk()
    desk.start()
    refused(desk, "p0", commands.AskRematch(), "not-over")
    desk.play(Random(1))
    [first] = desk.give("p0", commands.AskRematch())
    [second] = desk.give("p1", commands.AskRematch())
    assert isinstance(first.entry.action, actions.RematchAsked)
    assert second.entry.action == actions.RematchAsked(1, first.entry.action.table)
    refused(desk, "p1", commands.AskRematch(), "asked")


def test_only_its_opener_can_close_a_table_and_not_during_a_game() -> None:
    desk = Desk()
    refused(desk, "p1", commands.Close(), "not-owner")
    desk.start()
    refused(desk, "p0", commands.Close(), "playing")
    desk.play(Random(1))
    desk.give("p0", commands.Close())
    refused(desk, "p0", commands.Say("hello"), "closed")


def test_a_bot_s_answer_to_an_old_question_is_refused() -> None:
    desk = Desk()
    desk.start()
    desk.give("p1", commands.Leave())
    asked = desk.table.moves
    desk.write(move_of_bot(desk.table, asked, "bid 0").actions[0])
    with pytest.raises(Refusal) as refusal:
        move_of_bot(desk.table, asked, "bid 0")
    assert refusal.value.code == "stale"


def test_a_bots_failure_is_in_the_log_and_in_the_line() -> None:
    desk = Desk()
    desk.start()
    desk.give("p1", commands.Leave())
    [moved] = move_of_bot(desk.table, desk.table.moves, "bid 0", failed=True).actions
    desk.write(moved)
    assert from_bytes(desk.log[-1]).action == Moved(1, "bid 0", BOT, bot_failed=True)
    told = {"action": "moved", "seat": 1, "bot": BOT, "bot_failed": True}
    assert to_builtins(public_action(moved)) == told


def test_an_old_move_without_a_note_of_failure_is_read() -> None:
    old = b'{"seq":2,"at":0,"deed":{"deed":"moved","seat":1,"move":"bid 0","bot":"thumb"}}'
    assert from_bytes(old).action == Moved(1, "bid 0", "thumb")


def test_a_log_with_a_gap_is_refused() -> None:
    desk = Desk()
    desk.start()
    entries = [from_bytes(data) for data in desk.log]
    for wrong in ([], entries[1:], [entries[0], entries[2]], [entries[0], Entry(2, 0, entries[0].action)]):
        with pytest.raises(BrokenLog):
            fold(wrong)


def test_the_secret_and_the_owners_of_seats_stay_in_the_log() -> None:
    desk = Desk()
    desk.start()
    shown = repr([view.view(desk.table, None), [view.line(desk.table, step, 0) for step in desk.table.steps]])
    assert desk.table.secret.hex() not in shown
    assert "'p1'" not in shown
    desk.play(Random(1))
    assert view.view(desk.table, None).secret == desk.table.secret.hex()


def test_a_reader_who_catches_up_gets_no_line_that_came_later() -> None:
    desk = Desk()
    desk.seat_all()
    pages, last = PastLines(desk.table).pages(0, None), desk.table.seq
    desk.give("p0", commands.Start())
    assert desk.table.seq > last
    assert len(b"\n".join(pages).split(b"\n")) == last
