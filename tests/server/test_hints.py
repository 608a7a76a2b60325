"""The coach at tables with others: only where it was agreed, everybody sees who asks, and only they get the answer."""

from pathlib import Path

import pytest

from foretell import WizardOptions
from foretell.server.bots.pool import BotPool
from foretell.server.bots.worker import NoAnswer
from foretell.server.eventlog.asking import Refusal
from foretell.server.protocol import actions, commands
from tests.game.kinds import Kind
from tests.server.harness import people
from tests.server.tables import Desk


def test_a_table_without_hints_refuses_them() -> None:
    desk = Desk(Kind(WizardOptions(), 3))
    desk.start()
    with pytest.raises(Refusal) as refused:
        desk.give(f"p{desk.table.turn}", commands.AskHint())
    assert refused.value.code == "no-hints"


@pytest.mark.slow
async def test_everybody_sees_who_asks_and_only_they_get_advice(tmp_path: Path) -> None:
    async with people(tmp_path, "Ada", "Ben") as (ada, ben):
        table = await ada.open(seats=3, hints=True)
        await ada.must(table, "sit", seat=0)
        await ben.must(table, "sit", seat=1)
        await ada.start(table, 2)
        async with ada.at(table) as hers, ben.at(table) as his:
            seat = (await hers.until("welcome"))["table"]["game"]["turn"]
            while seat not in (0, 1):
                seat = (await hers.until("line"))["turn"]
            asker, own, watcher = ((ada, hers, his), (ben, his, hers))[seat]
            refused = await (ben if asker is ada else ada).post(table, "ask-hint")
            assert refused.json()["code"] == "not-your-turn"
            await own.send("ask-hint")
            told = await own.until("advice")
            legal = (await asker.http.get(f"/tables/{table}")).json()["legal"]
            assert sorted(move["move"] for move in told["advice"]["moves"]) == sorted(legal)
            assert told["advice"]["format"] == "foretell-advice/1"
            seen = await watcher.until("line", action={"action": "hinted", "seat": seat})
            again = await asker.post(table, "ask-hint")
            assert again.json()["seq"] == seen["seq"]
            await asker.must(table, "move", move=legal[0])
            heard = await watcher.hear()
            while heard["type"] != "line":
                assert heard["type"] != "advice"
                heard = await watcher.hear()
            assert heard["action"]["action"] == "moved"


@pytest.mark.slow
@pytest.mark.parametrize("hints", [False, True])
async def test_an_id_that_was_used_before_gets_no_advice(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, *, hints: bool
) -> None:
    """The command is acknowledged as the one that had the id: nobody has seen that the coach was asked."""
    asked: list[object] = []

    async def advise(_pool: BotPool, _bot: str, seen: object) -> str:
        asked.append(seen)
        raise NoAnswer

    monkeypatch.setattr(BotPool, "advise", advise)
    async with people(tmp_path, "Ada") as [ada]:
        table = await ada.begin(kind={"game": {"game": "wizard"}, "seats": 3, "hints": hints})
        while not (seen := (await ada.http.get(f"/tables/{table}")).json())["legal"]:
            pass  # a bot moves
        message = {"type": "do", "id": "again", "command": {"do": "say", "text": "hello"}}
        assert (await ada.http.post(f"/tables/{table}/commands", json=message)).status_code == 200
        replayed = {**message, "command": {"do": "ask-hint"}}
        answer = await ada.http.post(f"/tables/{table}/commands", json=replayed)
        assert answer.json()["seq"] == seen["seq"] + 1
        assert not asked


def test_asking_twice_about_one_question_is_asking_once() -> None:
    desk = Desk(Kind(WizardOptions(), 3), hints=True)
    desk.start()
    seat = desk.table.turn
    assert seat is not None
    steps = desk.give(f"p{seat}", commands.AskHint())
    assert [step.entry.action for step in steps] == [actions.Hinted(seat)]
    assert desk.give(f"p{seat}", commands.AskHint()) == []
    assert desk.rebuilt().hints == tuple(int(each == seat) for each in range(3))
