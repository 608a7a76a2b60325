"""``python -m training.puzzles.figures``: the figures about the puzzles that come with foretell."""

from collections import Counter
from collections.abc import Callable, Iterable, Mapping, Sequence
from functools import partial

from foretell.bots.levels import BOT_NAMES
from foretell.puzzles import LEVELS, Puzzle, puzzles

from .finds import question_of
from .ratings import TRIES, WORLDS

Scorer = Callable[[Puzzle], float]


def main() -> None:
    """Print the tables."""
    every = puzzles()
    games = {name: [each for each in every if each.game_name == name] for name in ("wizard", "extreme")}
    print_counts("kind of game", games, lambda puzzle: puzzle.kind)
    print_counts("question", games, asked)
    print_counts("theme", games, lambda puzzle: puzzle.theme)
    print_rates(every)


def asked(puzzle: Puzzle) -> str:
    """The kind of question."""
    answer = puzzle.observation().codebook.moves[puzzle.observation().codebook.text_codes[puzzle.answer[0]]]
    return question_of(answer)


def print_counts(title: str, games: Mapping[str, Sequence[Puzzle]], name: Callable[[Puzzle], str]) -> None:
    """Print how many puzzles of each game have a name, the most frequent first."""
    counts = {game: Counter(map(name, found)) for game, found in games.items()}
    total: Counter[str] = sum(counts.values(), Counter())
    print(f"\n| {title} | Wizard | Extreme |\n|---|---|---|")
    for each, _ in total.most_common():
        print(f"| `{each}` | {counts['wizard'][each] or ''} | {counts['extreme'][each] or ''} |")


def print_rates(every: Sequence[Puzzle]) -> None:
    """Print the share of the puzzles of each difficulty that each level solves."""
    columns = [[puzzle for puzzle in every if puzzle.level == level] for level in LEVELS]
    print(f"\n| | {' | '.join(LEVELS)} | all |\n|---|{'---|' * (len(LEVELS) + 1)}")
    print(f"| puzzles | {' | '.join(str(len(column)) for column in (*columns, every))} |")
    for name, solved in scores().items():
        shares = (mean(map(solved, column)) for column in (*columns, every))
        print(f"| {name} | {' | '.join(f'{100 * share:.0f} %' for share in shares)} |")


def scores() -> Mapping[str, Scorer]:
    """By name, how far a level solves a puzzle: from 0 to 1."""
    rows: dict[str, Scorer] = {"`random`": by_chance}
    rows |= {f"`{name}`": partial(by_level, name) for name in BOT_NAMES[1:-1]}
    rows |= {f"`grandmaster`, {worlds} worlds": partial(by_search, n) for n, worlds in enumerate(WORLDS)}
    return rows


def by_chance(puzzle: Puzzle) -> float:
    """The chance that a random move is right."""
    return len(puzzle.answer) / (len(puzzle.results) + len(puzzle.data["same"]))


def by_level(name: str, puzzle: Puzzle) -> float:
    """Whether a level solves it."""
    return float(name not in puzzle.data["missed"])


def by_search(number: int, puzzle: Puzzle) -> float:
    """How often search with one of the numbers of worlds solves it."""
    found: int = puzzle.data["search"][number]
    return found / TRIES


def mean(values: Iterable[float]) -> float:
    """The mean."""
    found = list(values)
    return sum(found) / max(1, len(found))


if __name__ == "__main__":
    main()
