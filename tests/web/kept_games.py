"""Games on the device that a browser keeps without having played them: the last tricks are left to play."""

from random import Random
from typing import Any

from playwright.sync_api import Page

from foretell import ExtremeOptions, Game
from foretell.game.codebook import Phase
from tests.web.people import LAST_CARDS

GAME = "device-lasttricks"
_NAMES = ("Ada", "Mira", "Tobias")
_BOT = "thumb"
_OPTIONS = {"game": "extreme", "rounds": 1, "magician": 4, "raise_magician": False}
_KIND = {"game": _OPTIONS, "seats": 3, "pace": {"clock": "none", "amount": 1}, "listed": False, "spectators": False}
_AT = 1_760_000_000_000
_LISTED = {"table": GAME, "kind": _KIND, "status": "playing", "names": _NAMES, "free": 0, "your_turn": True}
_SHOWN = {**_LISTED, "seat": 0, "round": 1, "rounds": 1, "at": _AT}
_HEAD = {"id": GAME, "kind": _KIND, "seed": "1", "you": 0, "shown": _SHOWN}
"""The game as its list has it."""
_PUT = """async ({ head, entries }) => {
    const request = indexedDB.open("foretell-games", 1);
    request.onupgradeneeded = () => {
        request.result.createObjectStore("games", { keyPath: "id" });
        request.result.createObjectStore("lines", { keyPath: ["game", "seq"] });
    };
    const database = await new Promise((done) => (request.onsuccess = () => done(request.result)));
    const transaction = database.transaction(["games", "lines"], "readwrite");
    transaction.objectStore("games").put(head);
    for (const entry of entries) transaction.objectStore("lines").put({ game: head.id, seq: entry.seq, entry });
    await new Promise((done) => (transaction.oncomplete = done));
    database.close();
}"""


def keep_a_game(page: Page) -> Game:
    """Keep a game of Wizard Extreme of one round, in its last tricks, with a card for the reader to play in a trick."""
    game = Game(ExtremeOptions(1), _NAMES, seed=1)
    rng = Random(1)
    moves: list[dict[str, Any]] = []
    while not _is_near_its_end(game):
        seat, move = game.turn or 0, rng.choice(tuple(game.legal_moves))
        game.apply(move)
        bot = _BOT if seat else None
        moves.append({"action": {"action": "moved", "seat": seat, "bot": bot, "bot_failed": False}, "move": str(move)})
    beginning = [
        {"action": "created", "kind": _KIND, "commitment": "", "rematch_of": None},
        {"action": "seated", "seat": 0, "name": _NAMES[0], "program": False},
        *({"action": "bot-seated", "seat": seat, "bot": _BOT, "name": _NAMES[seat]} for seat in (1, 2)),
        {"action": "started", "values": []},
    ]
    lines = [*({"action": action} for action in beginning), *moves]
    entries = [{"seq": seq, "at": _AT, **line} for seq, line in enumerate(lines, start=1)]
    page.evaluate(_PUT, {"head": _HEAD, "entries": entries})
    return game


def _is_near_its_end(game: Game) -> bool:
    lies = game.state().played > 0
    return game.phase is Phase.PLAY and game.turn == 0 and lies and len(game.observe(0).hand) <= LAST_CARDS
