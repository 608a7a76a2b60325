"""The look back at a game: on the device, offline; played on; from a file; and the statistics of many."""

import json
from collections.abc import Sequence
from dataclasses import dataclass, field

import pytest
from playwright.sync_api import Locator, Page, expect

from foretell import Game, WizardOptions
from foretell.bots import make_bot
from foretell.coach import look_back
from foretell.coach.lookback import Decision, LookBack, worst
from foretell.record import to_record
from tests.web.controls import SAY, Hands
from tests.web.device import HAS_STORE, SEED, begun, keep, stored
from tests.web.house import House
from tests.web.nets import wait_until_kept
from tests.web.pads import Finger, document, game
from tests.web.people import PHONE, ROOT, Invite, Person
from tests.web.places import finished_game
from tests.web.test_pages import findings

KIND = {"game": "wizard", "specials": ["juggler", "cloud"], "round_sizes": [2, 5]}
SEATS, FIRST = 3, 5
"""The lines of a log before the first move."""
COSTLY = "ol.plain-list > li"
MAXIMUS = 19
"""A game of five rounds in ``tests/data/pad.json``."""


@dataclass
class Played:
    """A game in which seat 0 plays at random, and the moves by seat."""

    game: Game
    moves: list[tuple[int, str]] = field(default_factory=list)

    def keep(self, page: Page, name: str, many: int | None = None) -> str:
        """Let this device have the game, or its first moves; returns its id."""
        page.wait_for_function(HAS_STORE)
        table = begun(page, name, KIND, SEATS, "thumb")
        entries = [
            {
                "seq": FIRST + n,
                "at": n,
                "action": {"action": "moved", "seat": seat, "bot": "thumb" if seat else None, "bot_failed": False},
                "move": move,
            }
            for n, (seat, move) in enumerate(self.moves[:many], start=1)
        ]
        keep(page, {"id": table, "entries": entries})
        return table


@pytest.fixture(scope="module")
def played() -> Played:
    """The game; the device deals the same by its seed."""
    found = Played(Game(WizardOptions(("juggler", "cloud"), round_sizes=(2, 5)), SEATS, seed=int(SEED)))
    bots = [make_bot(level, 3) for level in ("random", "thumb", "thumb")]
    while found.game.turn is not None:
        seat = found.game.turn
        move = bots[seat].choose(found.game.observe(seat))
        found.moves.append((seat, str(move)))
        found.game.apply(move)
    return found


def unfold(page: Page) -> Locator:
    """Open what lies below the three cards; returns what the decisions cost in all."""
    page.locator("[data-do=all-decisions] > summary").click()
    return page.locator(".cost")


_JUDGED = """async () => {
    const outcome = (request) => new Promise((done) => (request.onsuccess = () => done(request.result)));
    const unpacked = (bytes) => new Blob([bytes]).stream().pipeThrough(new DecompressionStream("gzip"));
    const database = await outcome(indexedDB.open("foretell-coach"));
    for (;;) {
        const [row] = await outcome(database.transaction("lookbacks").objectStore("lookbacks").getAll());
        if (!row || (await new Response(unpacked(row.bytes)).json()).stage !== "deals") continue;
        database.close();
        return row.id;
    }
}"""
"""The game of the only look back, once its last state is kept: the page would keep it over what a test puts there."""
_OLDER = """async (key) => {
    const outcome = (request) => new Promise((done) => (request.onsuccess = () => done(request.result)));
    const through = (bytes, stream) => new Response(new Blob([bytes]).stream().pipeThrough(stream));
    const database = await outcome(indexedDB.open("foretell-coach"));
    const store = () => database.transaction("lookbacks", "readwrite").objectStore("lookbacks");
    const row = await outcome(store().get(key));
    const found = await through(row.bytes, new DecompressionStream("gzip")).json();
    const text = JSON.stringify({ ...found, nets: "wizard@00000000", decisions: [] });
    const bytes = await through(text, new CompressionStream("gzip")).arrayBuffer();
    await outcome(store().put({ ...row, bytes }));
    database.close();
}"""
"""Make the look back at a game one of earlier nets, which found no decisions."""


def test_a_game_on_the_device_is_judged_offline_as_the_library_judges_it(invite: Invite, played: Played) -> None:
    person = invite(PHONE, kept=True)
    person.may_be_cut_off()
    page = person.go("/")
    wait_until_kept(page)
    table = played.keep(page, "lookback")
    person.context.set_offline(True)
    page.goto(f"/table/{table}")
    page.get_by_role("link", name=SAY("web-lookback-title")).click()
    bad = worst(look_back(played.game).of_seat(0), 99)
    lost = sum(each.lost for each in bad)
    expect(page.locator(".headline")).to_have_text(_met(played.game))
    _see_three_cards(page, next(each for each in bad if each.part == "card"))
    assert findings(person) == []
    person.see("look-back")
    expect(unfold(page)).to_have_text(SAY("web-lookback-cost-you", many=len(bad), points=f"{lost:.1f}"))
    expect(page.locator(COSTLY).first).to_contain_text(f"{bad[0].lost:.1f}")
    assert findings(person) == []
    person.see("look-back-unfolded")
    assert page.evaluate(_JUDGED) == table
    page.evaluate(_OLDER, table)
    page.reload()
    expect(unfold(page)).to_have_text(SAY("web-lookback-none-you"))
    expect(page.locator("[data-told=worst]")).to_have_count(0)
    page.get_by_role("button", name=SAY("web-lookback-again")).click()
    expect(unfold(page)).to_have_text(SAY("web-lookback-cost-you", many=len(bad), points=f"{lost:.1f}"))
    expect(page.get_by_text(SAY("web-lookback-outdated"))).to_have_count(0)
    page.locator(COSTLY).first.get_by_role("button").click()
    hands = Hands(page)
    assert hands.wait() == "asked"
    begun_there = stored(page, page.url.rpartition("/")[2])
    assert len(begun_there["given"]) == bad[0].round
    page.goto("/statistics")
    expect(page.locator(".headline")).to_contain_text("2")
    assert findings(person) == []
    person.see("statistics")
    puzzles = page.locator("[data-do=puzzles-for-that]")
    part = (puzzles.get_attribute("href") or "").rpartition("=")[2]
    puzzles.click()
    expect(page.locator(f"[data-part={part}]")).to_be_visible()
    expect(page.locator("[data-do=start]")).to_be_visible()


def test_of_a_game_that_goes_on_only_complete_rounds_and_own_decisions_are_told(invite: Invite, played: Played) -> None:
    person = invite()
    page = person.go("/")
    rounds = to_record(played.game)["rounds"]
    table = played.keep(page, "halfway", len(rounds[0]["moves"]) + 2)
    page.goto(f"/lookback/{table}")
    unfold(page)
    expect(page.get_by_text(SAY("web-lookback-open"))).to_be_visible()
    expect(page.locator("main select")).to_have_count(0)
    expect(page.get_by_role("link", name=SAY("web-lookback-watch"))).to_have_count(0)


def test_finished_games_on_the_pad_count_for_the_player_who_the_reader_is(invite: Invite) -> None:
    person = invite(PHONE)
    finger = Finger(person)
    page = person.go("/pad")
    pads = [document(game(MAXIMUS), "one", 5), document(game(MAXIMUS), "two", 5), document(game(MAXIMUS), "open", 4)]
    for pad in pads:
        finger.take_file("pad.json", pad)
        page.locator(f"[data-game={pad['id']}]").wait_for()
    page.goto("/statistics")
    expect(page.get_by_text(SAY("web-stats-none"))).to_be_visible()
    page.locator("[data-own=Tobias]").click()
    person.see("statistics-who")
    assert findings(person) == []
    page.locator("[data-do=own-names]").click()
    met = 2 * sum(points > 0 for points in (each["points"][1] for each in game(MAXIMUS)["rounds"]))
    expect(page.locator(".headline")).to_have_text(
        SAY("web-stats-headline", games=2, rounds=10, percent=f"{round(10 * met)}%")
    )
    expect(page.get_by_text(SAY("web-stats-sources", here=0, pads=2))).to_be_visible()
    person.see("statistics-pads")
    page.goto("/pad")
    page.locator("[data-game=two] [data-do=pad-throw]").click()
    page.locator("[data-do=pad-take-back]").wait_for()  # it is in the bin
    page.goto("/statistics")
    expect(page.get_by_text(SAY("web-stats-sources", here=0, pads=1))).to_be_visible()
    page.locator("[data-do=change-names]").click()
    page.locator("[data-own=Tobias]").click()
    page.locator("[data-do=own-names]").click()
    expect(page.get_by_text(SAY("web-stats-me-nobody"))).to_be_visible()


_FORGET_SOME = """async ([key, all, many, stage]) => {
    const outcome = (request) => new Promise((done) => (request.onsuccess = () => done(request.result)));
    const through = (bytes, stream) => new Response(new Blob([bytes]).stream().pipeThrough(stream));
    const database = await outcome(indexedDB.open("foretell-coach"));
    const store = () => database.transaction("lookbacks", "readwrite").objectStore("lookbacks");
    let row;
    do row = await outcome(store().get(key)); while (!(row?.again.verdicts.length >= all));
    const found = await through(row.bytes, new DecompressionStream("gzip")).json();
    row.again.verdicts = row.again.verdicts.slice(0, many);
    row.bytes = await through(JSON.stringify({ ...found, stage }), new CompressionStream("gzip")).arrayBuffer();
    await outcome(store().put(row));
    database.close();
}"""
"""Once all verdicts on a game are kept, leave the first of them, as if it had been stopped then."""


def test_a_deeper_look_goes_on_and_finds_what_the_library_finds(invite: Invite, played: Played) -> None:
    person = invite()
    page = person.go("/")
    table = played.keep(page, "deeper")
    page.goto(f"/lookback/{table}")
    usual, deep = look_back(played.game), look_back(played.game, "grandmaster", seat=0)
    doubted = sum(each.deals > 0 for each in usual.decisions)
    of, bad = len(deep.of_seat(0)), worst(deep.of_seat(0), 99)
    lost = f"{sum(each.lost for each in bad):.1f}"
    cost = unfold(page)
    page.get_by_role("button", name=SAY("web-lookback-deeper")).click()
    expect(page.get_by_text(SAY("web-lookback-looked", done=of, of=of))).to_be_visible()
    expect(cost).to_have_text(SAY("web-lookback-cost-you", many=len(bad), points=lost))
    page.evaluate(_FORGET_SOME, [table, doubted + of, doubted + 2, "deals"])
    page.reload()
    unfold(page)
    expect(page.get_by_text(SAY("web-lookback-looked", done=2, of=of))).to_be_visible()
    assert findings(person) == []
    person.see("look-back-deeper")
    page.get_by_role("button", name=SAY("web-lookback-go-on")).click()
    expect(page.get_by_text(SAY("web-lookback-looked", done=of, of=of))).to_be_visible()
    expect(cost).to_have_text(SAY("web-lookback-cost-you", many=len(bad), points=lost))


_HELD = """(() => {
    const Real = Worker;
    window.Worker = class extends Real {
        constructor(...given) {
            super(...given);
            this.held = [];
        }
        set onmessage(hear) {
            super.onmessage = (event) => {
                if (this.isHeld && !this.isReleased) this.held.push(event);
                else hear(event);
                if (event.data.verdicts) this.isHeld = true;
            };
            window.release = () => {
                this.isReleased = true;
                this.held.forEach(hear);
            };
        }
    };
})()"""
"""A worker's messages after the first answer wait until the test lets them through (``release``)."""


@pytest.mark.parametrize("size", [PHONE, (1440, 900)], ids=["phone", "desktop"])
def test_a_first_answer_is_marked_and_replaced_once_whole_rounds_have_judged(
    invite: Invite, played: Played, size: tuple[int, int]
) -> None:
    person = invite(size)
    page = person.go("/")
    table = played.keep(page, f"first-{size[0]}")
    page.add_init_script(_HELD)
    page.goto(f"/lookback/{table}")
    told: list[LookBack] = []
    whole = look_back(played.game, found=told.append)
    first, last = (worst(each.of_seat(0), 99) for each in (told[0], whole))
    of = len(first)
    expect(page.get_by_text(SAY("web-lookback-checking"))).to_be_visible()
    person.see("look-back-checking")
    cost = unfold(page)
    expect(page.get_by_text(SAY("web-lookback-first", done=0, of=of))).to_be_visible()
    expect(cost).to_have_text(_cost(first))
    assert findings(person) == []
    person.see("look-back-first")
    page.get_by_role("button", name=SAY("web-lookback-stop")).click()
    expect(page.get_by_text(SAY("web-lookback-first-stopped", done=0, of=of))).to_be_visible()
    page.get_by_role("button", name=SAY("web-lookback-go-on")).click()
    expect(page.get_by_text(SAY("web-lookback-first", done=0, of=of))).to_be_visible()
    page.evaluate("release()")
    expect(cost).to_have_text(_cost(last))
    expect(page.get_by_role("button", name=SAY("web-lookback-deeper"))).to_be_visible()
    assert findings(person) == []
    person.see("look-back-whole")
    page.evaluate(_FORGET_SOME, [table, sum(each.deals > 0 for each in whole.decisions), 1, "nets"])
    page.reload()
    unfold(page)
    expect(page.get_by_text(SAY("web-lookback-first", done=1, of=of))).to_be_visible()
    page.evaluate("release()")
    expect(cost).to_have_text(_cost(last))


def _see_three_cards(page: Page, worst_card: Decision) -> None:
    """What went well, the card that cost most, with the better one raised, and what to take along."""
    expect(page.locator("[data-told] h2")).to_have_count(3)
    worst = page.locator("[data-told=worst]")
    expect(worst).to_contain_text(SAY("web-lookback-worst-card"))
    points = round(worst_card.lost)
    expect(worst).to_contain_text(SAY("web-lookback-worst-line", round=worst_card.round, points=points))
    expect(worst.locator(".raised")).to_have_count(1)
    expect(worst.locator("[data-told=need]")).to_be_visible()


def _met(game: Game) -> str:
    """What the page says first to the player of seat 0."""
    results = [each["result"] for each in to_record(game)["rounds"]]
    met = sum(each["bids"][0] == each["tricks"][0] for each in results)
    return SAY("web-lookback-met", met=met, rounds=len(results))


def _cost(bad: Sequence[Decision]) -> str:
    """What the page says of these costly decisions to the player who made them."""
    return SAY("web-lookback-cost-you", many=len(bad), points=f"{sum(each.lost for each in bad):.1f}")


_KEEP = """async ([key, found, row]) => {
    const outcome = (request) => new Promise((done) => (request.onsuccess = () => done(request.result)));
    const stream = new Blob([found]).stream().pipeThrough(new CompressionStream("gzip"));
    const bytes = await new Response(stream).arrayBuffer();
    const database = await outcome(indexedDB.open("foretell-coach"));
    const store = (name) => database.transaction(name, "readwrite").objectStore(name);
    const search = { versions: "1 wizard@0e9f6503 250", seats: [0], searched: [{ round: 1, move: 1, points: [1, 2] }] };
    await outcome(store("lookbacks").put({ id: key, at: 1, bytes, search }));
    await outcome(store("rows").put(row));
    database.close();
}"""
"""Keep a look back, and the row of a game, as they were when the nets alone, or a search, had judged them."""


def test_a_look_back_that_the_nets_alone_have_judged_opens_and_can_be_judged_again(invite: Invite) -> None:
    kept = json.loads((ROOT / "tests/data/lookback-1-wizard-0e9f6503-2.json").read_text(encoding="utf-8"))
    person = invite()
    page = load(person, json.dumps(kept["record"]))
    page.locator("[data-do=more]").click()
    page.get_by_role("link", name=SAY("web-lookback-title")).click()
    cost = unfold(page)
    page.get_by_role("button", name=SAY("web-lookback-deeper")).wait_for()
    after = cost.inner_text()
    key = page.evaluate(_JUDGED)
    rows = json.loads((ROOT / "tests/data/coach/kept-1.json").read_text(encoding="utf-8"))["rows"]
    row = next(each for each in rows if each["game"] == "wizard")
    page.evaluate(_KEEP, [key, json.dumps(kept["lookback"]), row])
    page.go_back()
    page.locator("[data-do=more]").click()
    page.get_by_role("link", name=SAY("web-lookback-title")).click()
    bad = [each for each in kept["lookback"]["decisions"] if each["seat"] == 0 and "why" in each]
    lost = f"{sum(each['lost'] for each in bad):.1f}"
    player = kept["lookback"]["players"][0]
    expect(unfold(page)).to_have_text(SAY("web-lookback-cost-player", many=len(bad), points=lost, player=player))
    expect(page.get_by_text(SAY("web-lookback-outdated"))).to_be_visible()
    expect(page.get_by_role("button", name=SAY("web-lookback-deeper"))).to_have_count(0)
    page.get_by_role("button", name=SAY("web-lookback-again")).click()
    expect(unfold(page)).to_have_text(after)
    expect(page.get_by_text(SAY("web-lookback-outdated"))).to_have_count(0)
    page.goto("/statistics")
    expect(page.locator("main")).to_contain_text(SAY("web-stats-lost-older", many=1))
    expect(page.get_by_role("heading", name=SAY("web-stats-weeks"))).to_have_count(0)


def load(person: Person, text: str) -> Page:
    """Load a record from a text."""
    page = person.go("/replay")
    page.get_by_text(SAY("web-replay-paste")).click()
    box = page.get_by_role("textbox")
    assert box.evaluate("(box) => parseFloat(getComputedStyle(box).fontSize)") >= 16  # phones enlarge smaller ones
    box.fill(text)
    page.get_by_role("button", name=SAY("web-replay-take")).click()
    page.locator("[data-seats]").wait_for()
    return page


def test_a_record_from_a_file_is_judged_for_every_seat(invite: Invite, played: Played) -> None:
    person = invite()
    page = load(person, json.dumps(to_record(played.game)))
    page.locator("[data-do=more]").click()
    page.get_by_role("link", name=SAY("web-lookback-title")).click()
    first = unfold(page)
    before = first.inner_text()
    page.locator("main select").select_option("1")
    expect(first).not_to_have_text(before)
    page.locator("main select").select_option("0")
    page.get_by_role("link", name=SAY("web-lookback-watch")).first.click()
    page.locator("[data-seats]").wait_for()
    assert "#m" in page.url
    person.see("look-back-replay")


def test_a_game_of_a_server_is_judged_too(invite: Invite, house: House) -> None:
    page = invite().go(f"/lookback/{finished_game(house)}?seat=1")
    unfold(page)
    expect(page.locator("main select option:checked")).to_have_text(SAY("you"))


def test_without_a_game_the_page_says_so(invite: Invite) -> None:
    person = invite()
    page = person.go("/lookback/file")
    expect(page.get_by_role("alert")).to_contain_text(SAY("web-replay-fault-not-loaded"))
    page.goto("/lookback/device-none")
    expect(page.get_by_role("alert")).to_contain_text(SAY("web-replay-fault-none"))
    page.goto("/statistics")
    expect(page.get_by_text(SAY("web-stats-none"))).to_be_visible()
