"""The settings of tournaments and clubs that the page shares with Python: ``python -m scripts.presets write|check``.

``web/src/tournament/presets.ts`` has the defaults, the presets and the limits of ``foretell.tournament``, and
``web/src/club/presets.ts`` those of ``foretell.club``.
"""

import argparse
import json
import sys
from collections.abc import Mapping
from pathlib import Path

from foretell.club import limits as club_limits
from foretell.club import settings as club
from foretell.tournament import limits as tournament_limits
from foretell.tournament import settings as tournament

ROOT = Path(__file__).parent.parent
SOURCES = ROOT / "web" / "src"
_HEAD = "/** Settings of {0}s, and their limits: from `foretell.{0}`, by `make types`; do not edit. */\n\n"


def texts() -> dict[Path, str]:
    """The files with the settings, as TypeScript."""
    return {
        SOURCES / "tournament" / "presets.ts": _text(
            "tournament",
            USUAL=tournament.Settings().to_json(),
            PRESETS=tournament.PRESETS,
            LIMITS={
                "people": tournament_limits.MOST_PEOPLE,
                "rounds": tournament_limits.MOST_ROUNDS,
                "smallest": tournament_limits.SMALLEST_TABLE,
                "largest": tournament_limits.LARGEST_TABLE,
            },
        ),
        SOURCES / "club" / "presets.ts": _text(
            "club",
            USUAL=club.Settings().to_json(),
            PRESETS=club.PRESETS,
            LIMITS={"members": club_limits.MOST_MEMBERS, "points": club_limits.MOST_POINTS},
        ),
    }


def _text(of: str, **made: Mapping[str, object]) -> str:
    lines = (f"export const {name} = {json.dumps(value)} as const;\n" for name, value in made.items())
    return _HEAD.format(of) + "".join(lines)


def main() -> int:
    """Write the files, or say which are out of date."""
    parser = argparse.ArgumentParser(prog="python -m scripts.presets", description="Settings of tournaments and clubs.")
    parser.add_argument("task", choices=("write", "check"))
    writes = parser.parse_args().task == "write"
    old = [path for path, text in texts().items() if not path.exists() or path.read_text(encoding="utf-8") != text]
    for path in old:
        if writes:
            path.write_text(texts()[path], encoding="utf-8")
        else:
            print(f"{path.relative_to(ROOT)} is out of date; `make types` writes it", file=sys.stderr)
    return 1 if old and not writes else 0


if __name__ == "__main__":
    sys.exit(main())
