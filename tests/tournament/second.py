"""The standings, computed a second time from docs/tournament-format.md; shares no code with ``foretell.tournament``.

It reads the JSON of a document and knows the whole of it at once: entries that were undone are taken out first.
"""

import hashlib
import json
from fractions import Fraction
from typing import Any

Entry = dict[str, Any]
DEFAULTS: dict[str, Any] = {
    "game": "wizard",
    "rounds": 3,
    "size": 4,
    "points": {"3": [3, 2, 1], "4": [4, 3, 2, 1], "5": [5, 4, 3, 2, 1]},
    "rank": ["points", "game_points", "wins", "best_game", "met", "lot"],
    "knockout": [],
    "byes": "mean",
    "where": "cards",
    "deals": "own",
    "score": "places",
}


class Book:
    """What the entries say in the end."""

    def __init__(self, text: str) -> None:
        entries: list[Entry] = json.loads(text)["entries"]
        before: set[str] = set()
        taken_back: set[str] = set()
        for entry in entries:
            if entry["do"] == "undo" and entry["entry"] in before:
                taken_back.add(entry["entry"])
            if entry["do"] != "undo":
                before.add(entry["id"])
        self.agreed = dict(DEFAULTS)
        self.people: list[str] = []
        self.gone: dict[str, int] = {}
        self.rows: dict[int, dict[str, Any]] = {}
        self.lots: dict[int, str] = {}
        for entry in entries:
            if entry["id"] not in taken_back and entry["do"] != "undo":
                self.note(entry)

    def note(self, entry: Entry) -> None:
        """Write one fact into the book."""
        what, row = entry["do"], self.rows.get(entry.get("round") or 0)
        if what == "set":
            self.agreed.update(entry["set"])
        elif what == "person":
            self.people.append(entry["id"])
        elif what == "leave":
            self.gone[entry["person"]] = entry["round"] or 10_000
        elif what == "lot":
            self.lots[entry["round"]] = entry["seed"]
        elif what == "draw" and entry["round"] == len(self.rows) + 1:
            self.rows[entry["round"]] = {
                "stage": entry["stage"],
                "in": set(entry["people"]),
                "tables": {n: [one for one in seats if one] for n, seats in enumerate(entry["tables"], start=1)},
                "seat": {one: seat for seats in entry["tables"] for seat, one in enumerate(seats) if one},
                "same": self.duplicate(),
                "byes": list(entry["byes"]),
                "results": {},
                "off": {},
                "closed": False,
            }
        elif row is not None:
            self.note_in(row, entry)

    def duplicate(self) -> bool:
        """Whether all tables get the same deals."""
        return bool(self.agreed["where"] == "online" and self.agreed["deals"] == "same")

    def note_in(self, row: dict[str, Any], entry: Entry) -> None:
        """Write a fact about a round."""
        what = entry["do"]
        if what == "result" and sorted(row["tables"].get(entry["table"], [])) == sorted(entry["points"]):
            row["results"][entry["table"]] = entry["points"]
        elif what == "penalty":
            row["off"][entry["person"]] = row["off"].get(entry["person"], 0) + entry["points"]
        elif what == "close":
            row["closed"] = True
        elif what == "move":
            self.take_away(row, entry["person"])
            row["in"].add(entry["person"])
            if entry["table"] is None:
                row["byes"].append(entry["person"])
            else:
                row["tables"].setdefault(entry["table"], []).insert(entry["seat"] - 1, entry["person"])
                row["results"].pop(entry["table"], None)
        elif what == "swap":
            other = {entry["person"]: entry["other"], entry["other"]: entry["person"]}
            for number, seats in row["tables"].items():
                changed = [other.get(one, one) for one in seats]
                if sorted(changed) != sorted(seats):
                    row["results"].pop(number, None)
                row["tables"][number] = changed
            row["byes"] = [other.get(one, one) for one in row["byes"]]

    def take_away(self, row: dict[str, Any], person: str) -> None:
        """Take a person from their place."""
        row["byes"] = [one for one in row["byes"] if one != person]
        for number, seats in row["tables"].items():
            if person in seats:
                seats.remove(person)
                row["results"].pop(number, None)

    def sums(self, numbers: list[int]) -> dict[str, dict[str, Any]]:
        """What everybody has in these rounds."""
        up = -1 if self.agreed["game"] == "extreme" else 1
        found: dict[str, dict[str, Any]] = {
            one: {"points": [], "totals": [], "wins": 0, "duels": [], "byes": 0, "idle": 0, "alone": 0}
            for one in self.people
        }
        for number in numbers:
            row = self.rows[number]
            played = set()
            for result in row["results"].values():
                totals = {one: n - up * row["off"].get(one, 0) for one, n in result.items() if n is not None}
                played |= set(totals)
                self.add_table(found, totals, up)
            if row["same"] and self.agreed["score"] != "places":
                self.against_the_seat(found, row, up)
            for one in row["byes"]:
                found[one]["byes"] += number < self.gone.get(one, 10_000)
            for one, points in row["off"].items():
                found[one]["idle"] += 0 if one in played else points
        return {one: self.total(own, up) for one, own in found.items()}

    def add_table(self, found: dict[str, dict[str, Any]], totals: dict[str, int], up: int) -> None:
        """Add a table's game to everybody's sums."""
        count = len(totals)
        prizes = [Fraction(str(n)) for n in self.agreed["points"].get(str(count), range(count, 0, -1))]
        standing = sorted((up * n for n in totals.values()), reverse=True)
        for one, total in totals.items():
            first = standing.index(up * total)
            equal = standing.count(up * total)
            found[one]["points"].append(sum(prizes[first : first + equal]) / Fraction(equal))
            found[one]["totals"].append(total)
            found[one]["wins"] += first == 0
            found[one]["duels"] += [
                (other, (up * total > up * n) - (up * total < up * n)) for other, n in totals.items()
            ]

    def against_the_seat(self, found: dict[str, dict[str, Any]], row: dict[str, Any], up: int) -> None:
        """Put points against the same seat in the place of those for places."""
        totals = {
            one: up * n - row["off"].get(one, 0)
            for result in row["results"].values()
            for one, n in result.items()
            if n is not None
        }
        for one, total in totals.items():
            others = [n for other, n in totals.items() if row["seat"][other] == row["seat"][one] and other != one]
            found[one]["points"].pop()
            if not others:
                found[one]["alone"] += 1
            elif self.agreed["score"] == "difference":
                found[one]["points"].append(total - Fraction(sum(others)) / len(others))
            else:
                half = Fraction(sum(n == total for n in others), 2)
                found[one]["points"].append(100 * (sum(n < total for n in others) + half) / len(others))

    def total(self, own: dict[str, Any], up: int) -> dict[str, Any]:
        """The sums with byes and the penalties of rounds without a game."""
        points, totals, games = sum(own["points"], Fraction(0)), sum(own["totals"]), len(own["totals"])
        mean = points / len(own["points"]) if own["points"] else self.middle()
        bye, more = mean, Fraction(0)
        if self.agreed["byes"] != "mean":
            bye = Fraction(str(self.agreed["byes"]))
        elif games:
            more = Fraction(totals, games) + Fraction(1, 2)
        return {
            "points": points + own["alone"] * mean + own["byes"] * bye,
            "game_points": totals + own["byes"] * (more.numerator // more.denominator) - up * own["idle"],
            "wins": own["wins"],
            "games": games,
            "best": max((up * n for n in own["totals"]), default=None),
            "duels": own["duels"],
        }

    def middle(self) -> Fraction:
        """The points of a round for somebody without a game that counts."""
        if self.duplicate() and self.agreed["score"] != "places":
            return Fraction(50 if self.agreed["score"] == "seats" else 0)
        size = self.agreed["size"]
        usual = self.agreed["points"].get(str(size), range(size, 0, -1))
        return Fraction(sum(Fraction(str(n)) for n in usual), size)

    def order(self, people: list[str], numbers: list[int], earlier: dict[str, int]) -> list[list[str]]:
        """People in order by some rounds, then by their earlier places, then by the lot of the last of the rounds."""
        sums = self.sums(numbers)
        up = -1 if self.agreed["game"] == "extreme" else 1
        groups = [people]
        for criterion in [*self.agreed["rank"], "earlier", "drawn"]:
            split: list[list[str]] = []
            for group in groups:
                values: dict[str, Any] = {}
                for one in group:
                    own = sums[one]
                    values[one] = {
                        "points": own["points"],
                        "game_points": up * own["game_points"],
                        "wins": own["wins"],
                        "best_game": (own["best"] is not None, own["best"] or 0),
                        "met": sum(by for other, by in own["duels"] if other in group),
                        "lot": 0,
                        "earlier": -earlier.get(one, 0),
                        "drawn": self.drawn(one, numbers),
                    }[criterion]
                best_first = sorted(set(values.values()), reverse=True)
                split += [[one for one in group if values[one] == value] for value in best_first]
            groups = split
        return groups

    def drawn(self, one: str, numbers: list[int]) -> int:
        """The lot of a person as a number, higher for the better; 0 without a lot."""
        seed = self.lots.get(numbers[-1]) if numbers else None
        return -int(hashlib.sha256(f"{seed} {one}".encode()).hexdigest(), 16) if seed else 0

    def places(self) -> dict[str, int]:
        """Everybody's place."""
        done = [number for number, row in self.rows.items() if row["closed"]]
        groups = self.order(self.people, [n for n in done if self.rows[n]["stage"] == "preliminary"], {})
        for number, row in self.rows.items():
            if row["stage"] == "preliminary":
                continue
            earlier = {one: place for place, group in enumerate(groups) for one in group}
            inside = [[one for one in group if one in row["in"]] for group in groups]
            outside = [[one for one in group if one not in row["in"]] for group in groups]
            if row["closed"]:
                inside = self.order([one for group in inside for one in group], [number], earlier)
            groups = [group for group in [*inside, *outside] if group]
        found: dict[str, int] = {}
        for group in groups:
            place = len(found) + 1
            found.update(dict.fromkeys(group, place))
        return found

    def lines(self) -> dict[str, tuple[int, Fraction, int, int, int]]:
        """By person: place, points, game points, games and wins, in all rounds."""
        sums = self.sums([number for number, row in self.rows.items() if row["closed"]])
        places = self.places()
        keys = ("points", "game_points", "games", "wins")
        return {one: (places[one], *(sums[one][key] for key in keys)) for one in self.people}
