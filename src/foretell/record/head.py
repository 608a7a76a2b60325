"""A record's head: format, game, options, players."""

from dataclasses import dataclass
from typing import Any

from ..game.errors import OptionsError
from ..game.options import ExtremeOptions, Options, WizardOptions, bidding_of, mode_of
from .errors import RecordError
from .values import a_bool, a_list, a_text, an_int, an_object, key_of, shown
from .writer import FORMAT


@dataclass(frozen=True, slots=True)
class Head:
    """The part of a record before its rounds."""

    options: Options
    players: tuple[str, ...]
    finished: bool
    rounds: list[Any]


def read_head(data: object) -> Head:
    """Read and check the head; raises RecordError for the first fault."""
    record = an_object(data, "a record")
    if key_of(record, "format") != FORMAT:
        raise RecordError(f'"format" must be "{FORMAT}", not {shown(record["format"])}')
    game = key_of(record, "game")
    if game not in ("wizard", "extreme") or not isinstance(game, str):
        raise RecordError(f'"game" must be "wizard" or "extreme", not {shown(game)}')
    given = an_object(key_of(record, "options"), '"options"')
    players = tuple(a_text(name, "a player's name") for name in a_list(key_of(record, "players"), '"players"'))
    try:
        options = _wizard(given) if game == "wizard" else _extreme(given)
        options.check_players(len(players))
    except OptionsError as error:
        raise RecordError(str(error)) from None
    rounds = a_list(key_of(record, "rounds"), '"rounds"')
    return Head(options, players, a_bool(key_of(record, "finished"), '"finished"'), rounds)


def _wizard(given: dict[str, Any]) -> WizardOptions:
    specials = [a_text(name, "a special card") for name in a_list(key_of(given, "specials"), '"specials"')]
    mode = mode_of(a_text(key_of(given, "mode"), '"mode"'))
    bidding = bidding_of(a_text(key_of(given, "bidding"), '"bidding"'))
    options = WizardOptions(tuple(specials), mode, bidding, a_bool(key_of(given, "plus_minus_one"), '"plus_minus_one"'))
    if list(options.specials) != specials:
        raise RecordError(f'"specials" must be in the order {", ".join(options.specials)}')
    return options


def _extreme(given: dict[str, Any]) -> ExtremeOptions:
    rounds = an_int(key_of(given, "rounds"), '"rounds" of the options')
    magician = an_int(key_of(given, "magician"), '"magician"')
    return ExtremeOptions(rounds, magician, a_bool(key_of(given, "raise_magician"), '"raise_magician"'))
