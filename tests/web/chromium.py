"""Chromium: where it is, and how it is started."""

import os
import shutil

from tests.web.people import NAME_OF_HERE

PROGRAMS = (
    os.environ.get("FORETELL_CHROMIUM", ""),
    "chromium-headless-shell",
    "chromium",
    "chromium-browser",
    "google-chrome",
)
"""The first that is there; the one without windows takes less time (scripts/browser installs it)."""
PARTS_OF_THE_WINDOW = ("WebUIOmniboxPopup", "WebUIOmniboxAimPopup", "WebUIOmniboxFullPopup")
"""Pages of Chromium's own around each window, which nobody sees here; they cost more than ours."""
SWITCHED_OFF = (
    "AimEnabled",
    "AvoidUnnecessaryBeforeUnloadCheckSync",
    "DestroyProfileOnBrowserClose",
    "HttpsUpgrades",
    "LensOverlay",
    "MediaRouter",
    "NetworkTimeServiceQuerying",
    "OptimizationHints",
    "PaintHolding",
    "PreconnectToSearch",
    "ThirdPartyStoragePartitioning",
)
"""What Playwright switches off: Chromium follows only the last such list, which is ours."""
ARGUMENTS = [
    "--no-sandbox",
    "--disable-gpu",
    "--no-first-run",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
    "--js-flags=--single-threaded",  # all the processors are busy with other tests
    f"--disable-features={','.join(PARTS_OF_THE_WINDOW + SWITCHED_OFF)}",
    f"--host-resolver-rules=MAP {NAME_OF_HERE} 127.0.0.1",
]


def find() -> str | None:
    """The program; None if there is none."""
    return next(filter(None, map(shutil.which, filter(None, PROGRAMS))), None)
