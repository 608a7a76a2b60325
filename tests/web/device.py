"""Games on the device, as the browser keeps them, and played on there without being shown."""

from collections.abc import Mapping
from typing import Any

import msgspec
from playwright.sync_api import Page, Route

from foretell import Game
from foretell.bots.cast import names_for
from foretell.server.protocol.kinds import TableKind, options_of
from tests.web.people import ROOT, Person

Kept = dict[str, Any]
SEED = "20261122"
_OUTCOME = """const outcome = (request) => new Promise((done, failed) => {
        request.onsuccess = () => done(request.result);
        request.onerror = () => failed(request.error);
    });
    const database = await outcome(indexedDB.open("foretell-games"));"""
_KEPT = f"""async (id) => {{
    {_OUTCOME}
    const transaction = database.transaction(["games", "lines"]);
    const head = await outcome(transaction.objectStore("games").get(id));
    const lines = await outcome(transaction.objectStore("lines").getAll(IDBKeyRange.bound([id, 0], [id, 1e9])));
    database.close();
    return {{ ...head, entries: lines.map((line) => line.entry) }};
}}"""
_KEEP = f"""async ({{ entries, ...head }}) => {{
    {_OUTCOME}
    const transaction = database.transaction(["games", "lines"], "readwrite");
    if (head.shown) transaction.objectStore("games").put(head);
    for (const entry of entries) transaction.objectStore("lines").add({{ game: head.id, seq: entry.seq, entry }});
    await new Promise((done, failed) => {{
        transaction.oncomplete = done;
        transaction.onabort = () => failed(transaction.error);
    }});
    database.close();
}}"""
HAS_STORE = """async () => (await indexedDB.databases()).some(({ name }) => name === "foretell-games")"""
"""Whether the page has opened its store of games, as the first page does."""
_NOTHING_KEPT = 'indexedDB.open = () => { throw new DOMException("no games here", "SecurityError"); };'
"""A browser that keeps no games."""
_PLAY_ON = """([script, table, last]) => new Promise((done, failed) => {
    const worker = new Worker(script, { type: "module" });
    let number = 0;
    const isNear = (game) => game.phase === "play" && game.round === game.rounds && game.hand_sizes[0] <= last;
    worker.onerror = () => failed(new Error("the worker does not start"));
    worker.onmessage = ({ data }) => {
        if (["unsaved", "missing", "taken", "stale", "broken", "refused"].includes(data.type)) {
            worker.terminate();
            failed(new Error(JSON.stringify(data)));
        }
        if (data.type === "asked") worker.postMessage({ type: "resync", after: null });
        if (data.type !== "welcome" || !data.table.legal.length) return;
        const { game, legal, seq } = data.table;
        if (isNear(game)) {
            worker.terminate();
            done(game.rounds);
        } else {
            const command = { do: "move", move: legal[seq % legal.length] };
            worker.postMessage({ type: "do", id: `unseen-${++number}`, command });
        }
    };
    worker.postMessage({ type: "open", table, held: null, after: null, manner: { pace: 0, byClick: false } });
})"""
LAST_CARDS = 2
"""The last tricks of a game that are shown."""
_BARE = "/icon.svg"
"""A file of the page's own, which shows almost nothing."""


def kept(page: Page, shows: str = "[data-seats]") -> Kept:
    """The game at the page's address, with its lines, once the page shows this."""
    page.wait_for_url("**/table/device-*")
    page.locator(shows).first.wait_for()
    return stored(page, page.url.rpartition("/")[2])


def stored(page: Page, table: str) -> Kept:
    """A game as the browser keeps it."""
    game: Kept = page.evaluate(_KEPT, table)
    return game


def keep(page: Page, game: Kept) -> None:
    """Keep a game, or more of its lines, in the browser; the page, which has opened the store, does not hear of it."""
    page.evaluate(_KEEP, game)


def begun(page: Page, name: str, game: Mapping[str, object], seats: int, bot: str = "random") -> str:
    """Begin a game of any kind on the device; returns its id, in which the name is."""
    kind = msgspec.to_builtins(msgspec.convert({"game": game, "seats": seats}, TableKind))
    names = ["Ada", *names_for(bot)[: seats - 1]]
    actions: list[dict[str, Any]] = [
        {"action": "created", "kind": kind, "commitment": "", "rematch_of": None},
        {"action": "seated", "seat": 0, "name": names[0], "program": False},
        *({"action": "bot-seated", "seat": seat, "bot": bot, "name": names[seat]} for seat in range(1, seats)),
        {"action": "started", "values": []},
    ]
    table = f"device-{name}"
    shown = {"table": table, "kind": kind, "status": "playing", "names": names, "free": 0, "your_turn": False}
    shown |= {"seat": 0, "round": 1, "rounds": 1, "at": 1}
    entries = [{"seq": number, "at": number, "action": action} for number, action in enumerate(actions, start=1)]
    keep(page, {"id": table, "kind": kind, "seed": SEED, "you": 0, "shown": shown, "entries": entries})
    return table


def play_on(page: Page, table: str) -> int:
    """Leave the table, play on by commands until a few cards are left of the whole game, and come back.

    The commands go to the device's worker.  Returns the number of rounds.
    """
    [script] = (ROOT / "web" / "dist" / "assets").glob("worker-*.js")
    page.goto(_BARE)
    rounds: int = page.evaluate(_PLAY_ON, [f"/assets/{script.name}", table, LAST_CARDS])
    page.goto(f"/table/{table}")
    return rounds


def replayed(game: Kept) -> Game:
    """The moves of a kept game, played by the rules in Python on the deals of its seed."""
    kind = msgspec.convert(game["kind"], TableKind)
    again = Game(options_of(kind.game), kind.seats, seed=int(game["seed"]))
    for number, entry in enumerate(game["entries"], start=1):
        assert entry["seq"] == number
        if "move" in entry:
            again.apply(entry["move"], entry["action"]["seat"])
    return again


def bots_of(page: Page) -> list[str | None]:
    """The bots at the page's table, by seat."""
    bots: dict[int, str | None] = {}
    for entry in kept(page)["entries"]:
        action = entry["action"]
        if action["action"] in ("seated", "bot-seated"):
            bots[action["seat"]] = action.get("bot")
    return [bots[seat] for seat in sorted(bots)]


def forbid_store(person: Person) -> None:
    """Let the browser refuse its store, to the page and to its worker."""
    person.context.add_init_script(_NOTHING_KEPT)

    def in_worker(route: Route) -> None:
        answer = route.fetch()
        route.fulfill(response=answer, body=f"{_NOTHING_KEPT}\n{answer.text()}")

    person.context.route("**/assets/worker-*.js", in_worker)
