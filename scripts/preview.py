"""Draws the picture that messengers show beside a link to the page: ``python -m scripts.preview``; needs Chromium.

The drawing is ``web/build/preview.svg``; the picture, 1200 x 630 pixels as messengers want it, is
``web/public/preview.png``.
"""

import sys

from playwright.sync_api import sync_playwright

from .node import ROOT

WIDTH, HEIGHT = 1200, 630
DRAWING = ROOT / "web" / "build" / "preview.svg"
PICTURE = ROOT / "web" / "public" / "preview.png"


def main(program: str | None = None) -> None:
    """Draw it; ``program``: the path of Chromium, if Playwright has none of its own."""
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=program, args=["--no-sandbox"])
        page = browser.new_page(viewport={"width": WIDTH, "height": HEIGHT})
        page.set_content(f"<style>body {{ margin: 0 }}</style>{DRAWING.read_text(encoding='utf-8')}")
        page.screenshot(path=PICTURE)
        browser.close()


if __name__ == "__main__":
    main(*sys.argv[1:2])
