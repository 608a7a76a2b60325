"""The fonts of the tests in the browser: the same for every page, whatever else is installed."""

import os
from pathlib import Path
from xml.sax.saxutils import escape

_USUAL = "/etc/fonts/fonts.conf"
_FIRST = {
    "serif": "DejaVu Serif",
    "sans-serif": "DejaVu Sans",
    "system-ui": "DejaVu Sans",
    "monospace": "DejaVu Sans Mono",
}
"""The fonts that scripts/browser installs, by generic family."""
_RULE = """<match target="pattern"><test name="family" qual="any"><string>{family}</string></test>
<edit name="family" mode="prepend" binding="strong"><string>{font}</string></edit></match>"""


def environment(folder: Path) -> dict[str, str]:
    """The environment for a browser that uses these fonts; a file in ``folder`` configures it."""
    usual = escape(os.environ.get("FONTCONFIG_FILE", _USUAL))
    rules = "\n".join(_RULE.format(family=family, font=font) for family, font in _FIRST.items())
    path = folder / "fonts.conf"
    path.write_text(
        f"""<?xml version="1.0"?><!DOCTYPE fontconfig SYSTEM "fonts.dtd">
<fontconfig><include ignore_missing="yes">{usual}</include>
{rules}
</fontconfig>""",
        encoding="utf-8",
    )
    return {**os.environ, "FONTCONFIG_FILE": str(path)}
