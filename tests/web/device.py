"""Games on the device, as the browser keeps them."""

from typing import Any

from playwright.sync_api import Page

_KEPT = """async (id) => {
    const outcome = (request) => new Promise((done, failed) => {
        request.onsuccess = () => done(request.result);
        request.onerror = () => failed(request.error);
    });
    const database = await outcome(indexedDB.open("foretell-games"));
    const transaction = database.transaction(["games", "lines"]);
    const head = await outcome(transaction.objectStore("games").get(id));
    const lines = await outcome(transaction.objectStore("lines").getAll(IDBKeyRange.bound([id, 0], [id, 1e9])));
    database.close();
    return { ...head, entries: lines.map((line) => line.entry) };
}"""


def kept(page: Page, shows: str = "[data-seats]") -> dict[str, Any]:
    """The game at the page's address, with its lines, once the page shows this."""
    page.wait_for_url("**/table/device-*")
    page.locator(shows).first.wait_for()
    game: dict[str, Any] = page.evaluate(_KEPT, page.url.rpartition("/")[2])
    return game


def bots_of(page: Page) -> list[str | None]:
    """The bots at the page's table, by seat."""
    bots: dict[int, str | None] = {}
    for entry in kept(page)["entries"]:
        action = entry["action"]
        if action["action"] in ("seated", "bot-seated"):
            bots[action["seat"]] = action.get("bot")
    return [bots[seat] for seat in sorted(bots)]
