"""``python -m training.puzzles.packing FILE``: from the finds to the files that foretell brings.

What is in these files already stays as it is; only new puzzles are added.
"""

import argparse
import json
from collections import Counter
from collections.abc import Iterable, Mapping, Sequence
from pathlib import Path
from typing import Any

from foretell.bots.judging import Judgement
from foretell.coach import versions, why
from foretell.game.moves import Move
from foretell.puzzles.puzzle import Puzzle, id_of
from foretell.puzzles.store import FORMAT, GAMES, path_of
from foretell.record import read_game

from .equals import equals
from .finds import is_last_seal
from .ratings import rating_of
from .rounds import players
from .themes import tempting_of, theme_of

_EMPTY: Mapping[str, Any] = {"made": [], "withdrawn": [], "puzzles": []}


def main() -> None:
    """Pack."""
    parser = argparse.ArgumentParser(prog="python -m training.puzzles.packing", description=__doc__.splitlines()[0])
    parser.add_argument("file", type=Path, nargs="+", help="files of finds")
    given = parser.parse_args()
    finds = [json.loads(line) for file in given.file for line in file.read_text(encoding="utf-8").splitlines()]
    for game in GAMES:
        path = path_of(game)
        old = json.loads(path.read_text(encoding="utf-8")) if path.exists() else _EMPTY
        data = packed(game, old, [find for find in finds if find["record"]["game"] == game])
        path.write_text(text_of(data), encoding="utf-8")
        print(game, len(data["puzzles"]), dict(Counter(puzzle["theme"] for puzzle in data["puzzles"])))


def packed(game: str, old: Mapping[str, Any], finds: Iterable[Mapping[str, Any]]) -> dict[str, Any]:
    """The file of a game: what was in it, and the new puzzles of these finds."""
    made = {"rules": versions.RULES, "nets": versions.nets(game)}
    versions_made = [*old["made"], *([] if made in old["made"] else [made])]
    puzzles = list(old["puzzles"])
    bots = players()
    known = {puzzle["id"] for puzzle in puzzles} | {*old["withdrawn"]}
    for find in finds:
        if not is_last_seal(read_game(find["record"]), Move.parse(find["answer"][0]), bots):
            continue
        data = entry(game, find, versions_made.index(made))
        if data["id"] not in known:
            known.add(data["id"])
            puzzles.append(data)
    withdrawn = old["withdrawn"]
    return {"format": FORMAT, "game": game, "made": versions_made, "withdrawn": withdrawn, "puzzles": puzzles}


def entry(game: str, find: Mapping[str, Any], made: int) -> dict[str, Any]:
    """A find as an entry of the file (docs/puzzles.md)."""
    story = find["record"]["rounds"][0]
    data: dict[str, Any] = {
        "kind": find["kind"],
        "players": len(find["record"]["players"]),
        "options": find["record"]["options"],
        "dealer": story["dealer"],
        "hands": [" ".join(hand) for hand in story["hands"]],
        "turned": story["turned"],
        "moves": ", ".join(
            " ".join("none" if value is None else str(value) for value in move) for move in story["moves"]
        ),
        "answer": find["answer"],
    }
    data = {"id": id_of(game, data), "made": made, **data}
    puzzle = Puzzle(game, data)
    position = puzzle.game()
    seen = puzzle.observation()
    data["theme"] = theme_of(position, find["answer"][0], tempting_of(find))
    data["rating"] = rating_of(game, find)
    data["missed"] = {level: move for level, move in find["levels"].items() if level in find["missed"]}
    data["search"] = find["search"]
    data["results"] = results_of(find, seen.codebook.rules.sign)
    data["same"] = same_of(seen)
    data["why"] = reason_of(puzzle)
    if data["why"]["values"].get("threat") == "wizards":
        data["theme"] = "count-wizards"
    return data


def reason_of(puzzle: Puzzle) -> dict[str, Any]:
    """The kind of reason and its values (``foretell.coach.Why``): the first answer beside the moves that are none."""
    seen, (first, *others), worst = puzzle.observation(), puzzle.answer, [*puzzle.results.values()][-1]
    judged = [
        Judgement(move, *(worst if str(move) in others else puzzle.result_of(str(move)))) for move in seen.legal_moves
    ]
    reason = why(seen, judged, Move.parse(first)).as_json()
    values = {name: round(value, 4) if isinstance(value, float) else value for name, value in reason["values"].items()}
    return {**reason, "values": values}


def results_of(find: Mapping[str, Any], sign: int) -> list[list[Any]]:
    """By move, best first: points and chance; the leads are those that were measured world by world."""
    moves = find["moves"]
    best = max(values[0] for values in moves.values() if values[2] == 0)
    rows = sorted(moves.items(), key=lambda row: float(row[1][2]))
    return [[move, round(sign * (best - values[2]), 2), round(values[1], 3)] for move, values in rows]


def same_of(seen: Any) -> dict[str, str]:
    """By move that is not tried since another is the same: that other."""
    view, codes, texts = seen.view, seen.legal_moves.codes, seen.codebook.texts
    return {texts[code]: texts[first] for code in codes if (first := equals(view, codes, code)[0]) != code}


def text_of(data: Mapping[str, Any]) -> str:
    """The file's text, with a line for each puzzle."""
    head = {key: value for key, value in data.items() if key != "puzzles"}
    lines: Sequence[str] = [json.dumps(puzzle, separators=(",", ":")) for puzzle in data["puzzles"]]
    return json.dumps(head, separators=(",", ":"))[:-1] + ',"puzzles":[\n' + ",\n".join(lines) + "\n]}\n"


if __name__ == "__main__":
    main()
