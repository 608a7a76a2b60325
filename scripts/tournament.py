"""The settings of tournaments that the page shares with Python: ``python -m scripts.tournament write|check``.

``web/src/tournament/presets.ts`` has the defaults, the presets and the limits of ``foretell.tournament``.
"""

import argparse
import json
import sys
from pathlib import Path

from foretell.tournament.limits import LARGEST_TABLE, MOST_PEOPLE, MOST_ROUNDS, SMALLEST_TABLE
from foretell.tournament.settings import PRESETS, Settings

ROOT = Path(__file__).parent.parent
PATH = ROOT / "web" / "src" / "tournament" / "presets.ts"
_HEAD = """/** Settings of tournaments, and their limits: from `foretell.tournament`, by `make types`; do not edit. */

"""


def text() -> str:
    """The settings, as TypeScript."""
    limits = {
        "people": MOST_PEOPLE,
        "rounds": MOST_ROUNDS,
        "smallest": SMALLEST_TABLE,
        "largest": LARGEST_TABLE,
    }
    made = {"USUAL": Settings().to_json(), "PRESETS": PRESETS, "LIMITS": limits}
    return _HEAD + "".join(f"export const {name} = {json.dumps(value)} as const;\n" for name, value in made.items())


def main() -> int:
    """Write the file, or say that it is out of date."""
    parser = argparse.ArgumentParser(prog="python -m scripts.tournament", description="Settings of tournaments.")
    parser.add_argument("task", choices=("write", "check"))
    if parser.parse_args().task == "write":
        PATH.write_text(text(), encoding="utf-8")
        return 0
    if PATH.read_text(encoding="utf-8") == text():
        return 0
    print(f"{PATH.relative_to(ROOT)} is not what foretell.tournament says; `make types` writes it", file=sys.stderr)
    return 1


if __name__ == "__main__":
    sys.exit(main())
