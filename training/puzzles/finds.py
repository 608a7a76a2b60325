"""What a find is: its question, the levels that miss it, and its line in the file."""

from collections.abc import Mapping, Sequence
from typing import Any

from foretell import Game
from foretell.bots import Bot
from foretell.game.codebook import Phase
from foretell.game.moves import EndPrediction, Move, Play, ReturnSeal, TakeMagician, TakeSeal
from foretell.record import to_record

from .confirming import Found
from .equals import equals
from .rounds import Kind, Position


def is_last_seal(game: Game, best: Move, bots: Mapping[str, Bot]) -> bool:
    """Whether no other seal follows (which of several comes first makes no difference); true of all other moves."""
    if not isinstance(best, TakeSeal):
        return True
    after = game.copy()
    after.apply(best)
    return isinstance(bots["master"].choose(after.observe(game.turn)), EndPrediction)


def representatives(position: Position) -> list[int]:
    """One of the legal moves for each set of equal ones."""
    view, codes = position.observation.view, position.observation.legal_moves.codes
    return [code for code in codes if equals(view, codes, code)[0] == code]


def misses(position: Position, answer: tuple[int, ...], chosen: Mapping[str, Move]) -> list[str]:
    """The levels that choose something else."""
    codes = position.observation.codebook.move_codes
    return [level for level, move in chosen.items() if codes[move] not in answer]


def is_easy(missed: Sequence[str]) -> bool:
    """Whether all but the weakest level find the answer."""
    return list(missed) == ["apprentice"]


def question_of(best: Move) -> str:
    """What kind of question the position asks, by its answer."""
    match best:
        case TakeSeal(victim=victim):
            return "seal" if victim is None else "rob"
        case TakeMagician():
            return "magician"
        case EndPrediction():
            return "done"
        case ReturnSeal():
            return "return"
        case Play(form=form) if form is not None:
            return "declare"
    return {"play": "card"}.get(best.verb, best.verb)


def is_about(kind: Kind, position: Position) -> bool:
    """Whether the special card of such games plays a part: in the hand, in the trick, or in the question."""
    if kind.special is None or position.observation.phase in (Phase.PASS, Phase.TRUMP):
        return True
    held = {str(card) for card in position.observation.hand}
    on_table = {str(play.card) for _, play in position.observation.trick}
    return kind.special in held | on_table


def written(
    kind: Kind,
    position: Position,
    number: int,
    question: str,
    answer: tuple[int, ...],
    tried: list[int],
    found: Found,
    chosen: dict[str, Move],
) -> dict[str, Any]:
    """A line of the file of finds: the game up to the position, the moves' results, the levels' choices."""
    texts = position.observation.codebook.texts
    return {
        "number": number,
        "kind": kind.name,
        "question": question,
        "seat": position.observation.seat,
        "record": to_record(position.game),
        "answer": [texts[code] for code in answer],
        "foretold": list(position.foretold),
        "worlds": found.worlds,
        "moves": {
            texts[code]: [round(value, 4) for value in values]
            for code, *values in zip(tried, found.points, found.chances, found.leads, found.errors, strict=True)
        },
        "missed": misses(position, answer, chosen),
        "levels": {level: str(move) for level, move in chosen.items()},
    }
