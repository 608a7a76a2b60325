"""What moves on a page by itself: its layout shifts, as the browser measures them."""

from playwright.sync_api import Page

from tests.web.people import Person, settled

MOST = 0.02
"""More than this is seen; the best pages of the web stay below 0.1."""
_WATCH = """
    addEventListener("DOMContentLoaded", () => draw(true));
    window.shifted = [];
    new PerformanceObserver((list) => {
        for (const each of list.getEntries()) if (!each.hadRecentInput) shifted.push([each.value,
            ...each.sources.map(({ node }) => node?.outerHTML?.slice(0, 80) ?? String(node?.data))]);
    }).observe({ type: "layout-shift", buffered: true });
"""
"""Notes each shift, and what has moved; of a page that is not drawn nothing would be noted."""
_SHIFT = "() => shifted.reduce((sum, [value]) => sum + value, 0)"


def watched(person: Person) -> Page:
    """The person's page, which notes what moves."""
    person.context.add_init_script(_WATCH)
    return person.page


def nothing_moved(person: Person) -> None:
    """Check that nothing has moved since the page was opened, which is still at its beginning."""
    settled(person.page)
    person.page.evaluate("document.fonts.ready.then(() => true)")
    assert person.page.evaluate(_SHIFT) <= MOST, person.page.evaluate("shifted")
    assert person.page.evaluate("scrollY") == 0
