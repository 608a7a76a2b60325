"""Measures how much a browser fetches for the first page."""

import gzip
import re
from pathlib import Path

_BUILT = Path(__file__).parent.parent.parent / "web" / "dist"
_NAMED = re.compile(r'(?:src|href)="/?(assets/[^"]+\.(?:js|css))"')
_FIRST = ("assets/Home-*.js", "assets/Home-*.css")
"""Files of the first page that the HTML document does not name."""
_WORDS = "assets/first-*.js"
"""The first page's words, one file per language."""


def measure() -> None:
    """Print the compressed size of the scripts and styles that the first page fetches."""
    print("\nScripts and styles of the first page, gzip")
    page = _BUILT / "index.html"
    if not page.is_file():
        print("  web/dist is not built (make page)")
        return
    files = {_BUILT / name for name in _NAMED.findall(page.read_text(encoding="utf-8"))}
    files |= {file for pattern in _FIRST for file in _BUILT.glob(pattern)}
    files |= set(sorted(_BUILT.glob(_WORDS), key=lambda file: file.stat().st_size)[-1:])
    sizes = [len(gzip.compress(file.read_bytes(), 9)) for file in files]
    print(f"  {len(files)} files, {sum(sizes) / 1000:.1f} kB (goal: 60)")
