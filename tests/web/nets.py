"""The bots' nets in the browser: kept for later, and needed by the bots of a game."""

from playwright.sync_api import Page

_AGAINST_MASTERS = """localStorage.setItem("foretell-table",
    JSON.stringify({ game: "extreme", seats: 3, others: ["master", "master"] }))"""
_CACHE_WITH_NETS = """async (before) => {
    for (const end = performance.now() + 120_000; performance.now() < end; ) {
        const [name, found] = [(await caches.keys()).at(-1), await navigator.serviceWorker.getRegistration()];
        if (name && name !== before && !found.installing && !found.waiting) {
            const files = await (await caches.open(name)).keys();
            if (files.filter((file) => file.url.endsWith(".net")).length === 2) return name;
        }
        await new Promise(requestAnimationFrame);
    }
    throw new Error(`the nets are not kept: ${await caches.keys()}`);
}"""


def choose_masters(page: Page) -> None:
    """Play the next game of *Play now* against bots that need nets."""
    page.evaluate(_AGAINST_MASTERS)


def wait_until_kept(page: Page, before: str | None = None) -> str:
    """Wait until the nets are in the cache of the newest version, another one than ``before``; returns its name."""
    page.wait_for_function("() => navigator.serviceWorker.controller !== null")
    name: str = page.evaluate(_CACHE_WITH_NETS, before)
    return name
