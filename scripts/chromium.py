"""Finds the Chromium that tests and benchmarks of the page run (``scripts/browser`` installs one)."""

import os
import shutil

_PROGRAMS = ("chromium", "chromium-browser", "google-chrome")


def find() -> str | None:
    """The program that ``FORETELL_CHROMIUM`` names, else one on PATH; None if there is none."""
    named = os.environ.get("FORETELL_CHROMIUM", "")
    return next(filter(None, map(shutil.which, filter(None, (named, *_PROGRAMS)))), None)
