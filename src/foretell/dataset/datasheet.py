"""The datasheet of a data set: what Gebru et al. (2021, Datasheets for Datasets) ask, with the numbers found."""

import json
from collections import Counter
from collections.abc import Iterator
from pathlib import Path

from .. import __version__
from .plan import KINDS, SPLITS, DatasetPlan, Part

_TEXT = """\
# Games of Wizard and Wizard Extreme between strong bots, with judgements

The format is `{format}`, made by foretell {version}: `foretell dataset FOLDER{flags}`.

## Motivation

To learn and compare policies, values and bids for trick-taking games with imperfect information, without playing
games first. It was made by the foretell project, by bots alone; nobody was paid for it, and it has no human data.

## Composition

{games:,} whole games with {rounds:,} rounds and {decisions:,} decisions among several moves. Each is of one of
{kinds} kinds, which take turns: 3 to 6 players, special cards, other modes and biddings, and Wizard Extreme. In a
game one bot has all seats.

| bot | split | games | rounds | decisions | bytes as JSONL | bytes as Parquet |
|---|---|---|---|---|---|---|
{parts}

By kind, points of a seat in a round (in Extreme penalty points: fewer are better), and the share of bids met (in
Extreme of rounds without penalty points):

| bot | kind | games | decisions | points | met |
|---|---|---|---|---|---|
{by_kind}

The files are described in docs/dataset.md of foretell. `plan.json` says what decides their content; `SHA256SUMS`
has their checksums. Nothing is missing, sampled from something larger, or confidential. Labels are what the bot
expected, not the truth; the outcomes (points, tricks, winners) are facts.

## Collection

The deals follow from seeds: game n of a split has the deals of `Game(..., seed=round_key(seed, n))`, with the seeds
{seeds}. No deal is in two splits. Both bots play the same deals of a split, from the first on. `master` plays by
nets; `grandmaster` also searches {worlds} worlds a decision, regardless of the clock. The same command of the same
version gives the same bytes.

## Uses

Imitation, value and bid models, offline reinforcement learning, opponent models, tests of encoders. Tune on
`validation`, report on `test`. The deals of the suites of `foretell arena` are not among them, so bots trained here
can be measured there.

## Limits

- The bots are strong, not perfect (docs/bots-method.md). They maximise points of the round, not the chance to win
  the game.
- All seats play alike, so what others would do to such play is not seen, nor how people play.
- Special cards come in two sets only; sizes of rounds are those of the rules.
- Judgements are rounded to three decimals. Those of the grand master have the noise of its worlds.

## Licence and maintenance

MIT, as foretell. Games and rules are described in foretell's own words; the games' names belong to their
publishers. Later versions of foretell make other games; a data set is named by its version and the checksum of
`SHA256SUMS`.
"""


def datasheet(plan: DatasetPlan, folder: Path) -> str:
    """The datasheet of the data set in a folder, whose other files are complete; raises OSError."""
    whole, parts = Counter[str](), []
    kinds = {
        (name, kind.name): Counter[str]() for name in dict.fromkeys(part.name for part in plan.parts) for kind in KINDS
    }
    for part in plan.parts:
        count = Counter[str]()
        for kind, found in _counts(folder / f"{part}.jsonl"):
            count.update(found)
            kinds[part.name, kind].update(found)
        whole.update(count)
        parts.append(_part_row(part, count, folder))
    return _TEXT.format(
        format=plan.as_data()["format"],
        version=__version__,
        flags=_flags(plan),
        games=whole["games"],
        rounds=whole["rounds"],
        decisions=whole["decisions"],
        kinds=len(KINDS),
        parts="\n".join(parts),
        by_kind="\n".join(_kind_row(*key, count) for key, count in kinds.items() if count["games"]),
        seeds=", ".join(f"{seed} ({split})" for split, seed in SPLITS.items()),
        worlds=plan.worlds,
    )


def _flags(plan: DatasetPlan) -> str:
    usual = DatasetPlan()
    names = ("master", "grandmaster", "worlds")
    return "".join(f" --{name} {getattr(plan, name)}" for name in names if getattr(plan, name) != getattr(usual, name))


def _counts(file: Path) -> Iterator[tuple[str, dict[str, int]]]:
    """By game: its kind, and what is counted in it; ``seats``: in rounds."""
    with file.open(encoding="utf-8") as lines:
        for line in lines:
            game = json.loads(line)
            results = [story["result"] for story in game["rounds"]]
            points = [number for result in results for number in result["points"]]
            counts = {
                "games": 1,
                "rounds": len(results),
                "decisions": sum(map(len, game["judgements"])),
                "seats": len(points),
                "points": sum(points),
                "met": sum(map(_met, results)),
            }
            yield game["kind"], counts


def _met(result: dict[str, list[int]]) -> int:
    """How many seats have met their bids, or in Extreme have no penalty points."""
    if "bids" not in result:
        return result["points"].count(0)
    return sum(bid == won for bid, won in zip(result["bids"], result["tricks"], strict=True))


def _part_row(part: Part, count: Counter[str], folder: Path) -> str:
    sizes = [(folder / f"{part}.{end}").stat().st_size for end in ("jsonl", "parquet")]
    numbers = (count["games"], count["rounds"], count["decisions"], *sizes)
    return f"| {part.bot} | {part.split} | {' | '.join(f'{number:,}' for number in numbers)} |"


def _kind_row(name: str, kind: str, count: Counter[str]) -> str:
    points, met = count["points"] / count["seats"], 100 * count["met"] / count["seats"]
    return f"| {name} | {kind} | {count['games']:,} | {count['decisions']:,} | {points:.2f} | {met:.1f} % |"
