"""What the page needs to know to play by the WebAssembly of ``web/engine``: ``python -m scripts.numbers`` writes it.

Fields of structs, moves, cards, reasons, and bots go into ``web/src/engine/numbers.ts`` (``make types``).
"""

import json
from dataclasses import asdict
from typing import Any

from foretell.both import module_in
from foretell.bots.cast import CAST
from foretell.bots.coach.kinds import KINDS
from foretell.bots.coach.reasons import VALUES
from foretell.bots.level import Level
from foretell.bots.levels import BOT_NAMES, LEVELS, RATINGS, company
from foretell.bots.search.settings import USUAL, Trust
from foretell.bots.thumb.bot import NOTHING
from foretell.coach import classes, comparing, luck, masters, sentences, verdicts, versions, watching
from foretell.engine.records import record_type
from foretell.game import course, faults, reasons
from foretell.game.cards import SEAL_NAMES, SPECIALS, SUITS
from foretell.game.codebook import CODEBOOKS, WITH_TRICK, AnyCodebook
from foretell.game.options import PLUS_MINUS_RULES, Bidding, Mode, PlusMinus
from foretell.rules import events
from foretell.rules.events import EventNumbers
from foretell.rules.reasons import NO_MOVE, WhyNot
from foretell.rules.wizard.cards import NONE
from foretell.rules.wizard.claim import ClaimBuffers
from foretell.rules.wizard.deal import DECK_ROOM
from foretell.rules.wizard.view import UNKNOWN
from foretell.server.ops.settings import Settings
from foretell.server.table.refusals import REFUSALS
from foretell.server.table.seats import BOT

from .node import WEB

FILE = WEB / "src" / "engine" / "numbers.ts"
_HEAD = "// Made by `make types` from the rules and the server (scripts/numbers.py); not written by hand.\n"
_OTHERS = 5
"""The most bots at a table."""
_INT64 = 8
_STRUCTS = {
    "net": "net.thinking.Net",
    "memory": "memory_limits.memory.Memory",
    "weakness": "net.weakness.Weakness",
    "buffers": "thumb.{game}.buffers.Buffers",
    "judging": "net.both.judging.Judging",
    "search": "search.both.steps.Search",
    "players": "coach.both.rounds.Players",
    "coach": "coach.{game}.room.Coach",
    "verdict": "coach.both.verdict_room.Verdict",
}
"""The structs of bots, whose fields the page never reads."""


def text() -> str:
    """The module, as TypeScript."""
    constants = {
        **{game.upper(): _game(book) for game, book in CODEBOOKS.items()},
        "EVENT": {"size": _size(EventNumbers), "fields": _fields(EventNumbers), "most": events.MOST_EVENTS},
        "KINDS": _kinds(),
        "WHY_NOT": {"size": _size(WhyNot), "fields": _fields(WhyNot)},
        "REASONS": _reasons(),
        "REFUSALS": {name: list(refusal) for name, refusal in REFUSALS.items()},
        "FAULTS": faults.SENTENCES,
        "OWN_ROUNDS": dict(course.OWN_ROUNDS),
        "MODE_RULES": dict(course.MODE_RULES),
        "NOTHING": [NOTHING.lowest, int(NOTHING.trumps), int(NOTHING.others)],
        "NUMBERS": {"none": NONE, "unknown": UNKNOWN, "noMove": NO_MOVE, "deck": DECK_ROOM},
        "SUITS": [str(suit) for suit in SUITS],
        "SEALS": list(SEAL_NAMES),
        "SPECIALS": list(SPECIALS),
        "MODES": [str(mode) for mode in Mode],
        "BIDDINGS": [str(bidding) for bidding in Bidding],
        "PLUS_MINUS": [str(kind) for kind in PlusMinus],
        "PLUS_MINUS_RULES": list(PLUS_MINUS_RULES),
        "WITH_TRICK": [str(phase) for phase in WITH_TRICK],
        "BOTS": {level.name: _level(level) for level in LEVELS},
        "USUAL": list(company(_OTHERS)),
        "STAND_IN": BOT,
        "COMPARED": list(comparing.COMPARED),
        "COACH": {
            "rules": versions.RULES,
            "nets": {game: versions.nets(game) for game in CODEBOOKS},
            "kinds": [[kind.name, list(kind.values)] for kind in KINDS],
            "values": VALUES,
            "cards": list(sentences.CARDS),
            "lists": {name: list(map(str, words)) for name, words in sentences.LISTS.items()},
        },
        "LOOKBACK": {
            "classes": list(classes.CLASSES),
            "luck": luck.VERSION,
            "judge": versions.JUDGE,
            "waver": masters.WAVER,
            "master": BOT_NAMES.index("master"),
            "times": masters.TIMES,
            "seed": masters.SEED,
            "fresh": luck.FRESH,
            "freshSeed": luck.SEED,
            "mostRounds": watching.MOST_ROUNDS,
            "worlds": verdicts.DEEP,
            "verdict": {game: asdict(measure) for game, measure in verdicts.USUAL.items()},
            "dealsOfBlock": verdicts.DEALS_OF_BLOCK,
            "verdictSeed": verdicts.SEED,
        },
        "PAUSE": list(Settings().bot_pause),
        "CAST": CAST,
    }
    written = (f"\nexport const {name} = {_written(value)} as const;\n" for name, value in constants.items())
    return _HEAD + "".join(written)


def _written(value: object) -> str:
    """A table as TypeScript, with one row for each of its entries."""
    if not isinstance(value, dict):
        return json.dumps(value)
    rows = "".join(f"  {json.dumps(key)}: {json.dumps(row)},\n" for key, row in value.items())
    return f"{{\n{rows}}}"


def _game(book: AnyCodebook) -> dict[str, Any]:
    """One game: its structs, and what its numbers stand for."""
    game, rules = book.rules.name, book.rules
    settings = USUAL[game]
    trusts = {name: _trust(trust) for name, trust in (("cards", settings.cards), ("bids", settings.bids))}
    return {
        "stateSize": _size(rules.state),
        "state": _fields(rules.state),
        "viewSize": _size(rules.view),
        "sizes": {
            **{name: _size(_struct(path, game)) for name, path in _STRUCTS.items()},
            "claim": _size(ClaimBuffers),
        },
        "view": _fields(rules.view),
        "moves": [str(move) for move in book.moves],
        "cards": {number: str(card) for number, card in book.cards.items()},
        "phases": [str(phase) for phase in book.phases],
        "search": {
            **{name: getattr(settings, name) for name in ("seconds", "worlds", "stage", "far", "drawn")},
            **{name: getattr(settings, name) for name in ("temperature", "blunders", "fewest", "sure")},
            **trusts,
        },
    }


def _level(level: Level) -> dict[str, Any]:
    """What the page knows of a level; its name is the key."""
    ratings = {game: ratings[level.name] for game, ratings in RATINGS.items()}
    return {"nets": level.nets, "ratings": ratings}


def _trust(trust: Trust | None) -> list[float] | None:
    return None if trust is None else [trust.decisions, trust.margin, trust.doubt, trust.bias]


def _struct(path: str, game: str) -> type:
    """A struct of the bots, of this game."""
    module, _, name = f"foretell.bots.{path}".format(game=game).rpartition(".")
    kind: type = getattr(module_in(game, module), name)
    return kind


def _size(kind: type) -> int:
    return record_type(kind).itemsize


def _fields(kind: type) -> dict[str, int]:
    """The place of each field of a struct of integers, counted in integers."""
    record = record_type(kind)
    places = {name: offset for name, (_, offset, *_) in (record.fields or {}).items()}
    return {name: offset // _INT64 for name, offset in places.items()}


def _kinds() -> list[str]:
    """The names of the kinds of events, by their numbers."""
    return [name for name, number in sorted(vars(events).items(), key=_number) if _is_kind(name, number)]


def _number(item: tuple[str, Any]) -> int:
    return item[1] if isinstance(item[1], int) else -1


def _is_kind(name: str, number: object) -> bool:
    return name.isupper() and isinstance(number, int) and not name.startswith(("_", "MOST"))


def _reasons() -> list[list[Any]]:
    """By number, from 1: the key, the sentence, and the names of its values."""
    return [[key, reasons.SENTENCES[key], list(reasons.VALUES.get(key, ()))] for key in reasons.KEYS]


def main() -> None:
    """Write the module."""
    FILE.write_text(text(), encoding="utf-8")


if __name__ == "__main__":
    main()
