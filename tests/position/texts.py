"""Positions of all kinds at random moments, and mutilated texts."""

from collections.abc import Iterator
from random import Random

from foretell import Game, Observation, Position
from tests.game.kinds import play_on, random_kind

_LETTERS = "0123456789-?/,:=BGRYPWF abc\n\0é\u0663"
_MOST_MOVES = 150
_PIECE = 20


def random_game(rng: Random) -> Game:
    """A game of a random kind after random moves."""
    game = random_kind(rng).game(rng.getrandbits(40))
    play_on(game, rng, rng.randrange(_MOST_MOVES))
    return game


def seen_by_all(game: Game) -> list[Observation]:
    """What a spectator and all seats may know."""
    return [game.observe(seat) for seat in (None, *range(len(game.players)))]


def some_texts(rng: Random, games: int) -> list[str]:
    """Texts of full positions, and of what seats know of them."""
    chosen = [random_game(rng) for _ in range(games)]
    positions = [[Position.of(game), *map(Position.of, seen_by_all(game))] for game in chosen]
    return [str(position) for of_game in positions for position in of_game]


def mutilated(rng: Random, texts: list[str], number: int) -> Iterator[str]:
    """Texts with letters changed, and with parts taken out, moved, exchanged and added."""
    for _ in range(number):
        text = rng.choice(texts)
        for _ in range(rng.choice((1, 1, 1, 2, 3))):
            text = _in_parts(rng, text, texts) if rng.randrange(2) else _in_letters(rng, text)
        yield text


def _in_letters(rng: Random, text: str) -> str:
    at, letter = rng.randrange(len(text) + 1), rng.choice(_LETTERS)
    match rng.randrange(4):
        case 0:
            return text[:at] + letter + text[at:]
        case 1:
            return text[:at] + text[at + 1 :]
        case 2:
            return text[:at] + letter + text[at + 1 :]
        case _:
            return text[:at] + text[at + rng.randrange(_PIECE) :]


def _in_parts(rng: Random, text: str, texts: list[str]) -> str:
    parts, others = text.split() or ["wizard"], rng.choice(texts).split()
    at = rng.randrange(len(parts))
    match rng.randrange(4):
        case 0:
            parts.pop(at)
        case 1:
            parts[at] = rng.choice(others)
        case 2:
            parts.append(rng.choice(others))
        case _:
            name, _, value = parts[at].partition("=")
            values = value.replace(",", "/").split("/")
            rng.shuffle(values)
            parts[at] = f"{name}={'/'.join(values)}"
    return " ".join(parts)
