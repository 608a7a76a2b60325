"""A record's head: format, game, options, players."""

from collections.abc import Mapping
from dataclasses import dataclass, replace
from typing import Any

from ..game.errors import OptionsError
from ..game.faults import sentence
from ..game.options import ExtremeOptions, Options, PlusMinus, WizardOptions, bidding_of, mode_of, plus_minus_of
from .errors import RecordError
from .values import a_bool, a_list, a_text, an_int, an_object, key_of, shown
from .writer import FORMAT, FORMAT_2, FORMAT_3, FORMATS


@dataclass(frozen=True, slots=True)
class Head:
    """The part of a record before its rounds."""

    options: Options
    players: tuple[str, ...]
    finished: bool
    rounds: list[Any]


def format_of(options: Mapping[str, Any]) -> str:
    """The version of the format of these options, which were written without one."""
    if isinstance(options.get("plus_minus_one"), str):
        return FORMAT_3
    return FORMAT_2 if "first_dealer" in options else FORMAT


def read_head(data: object) -> Head:
    """Read and check the head; raises RecordError for the first fault."""
    record = an_object(data, "a record")
    version = key_of(record, "format")
    if version not in FORMATS or not isinstance(version, str):
        raise RecordError(sentence("format", formats=", ".join(f'"{each}"' for each in FORMATS), format=shown(version)))
    game = key_of(record, "game")
    if game not in ("wizard", "extreme") or not isinstance(game, str):
        raise RecordError(sentence("game", game=shown(game)))
    given = an_object(key_of(record, "options"), '"options"')
    players = tuple(a_text(name, "a player's name") for name in a_list(key_of(record, "players"), '"players"'))
    try:
        options = _wizard(given, version) if game == "wizard" else _extreme(given, version)
        if version != FORMAT:
            options = _with_course(options, given)
        if version == FORMAT_2 and not options.is_own_course:
            raise RecordError(sentence("usual-course", format=FORMAT))
        options.check_players(len(players))
    except OptionsError as error:
        raise RecordError(str(error)) from None
    rounds = a_list(key_of(record, "rounds"), '"rounds"')
    return Head(options, players, a_bool(key_of(record, "finished"), '"finished"'), rounds)


def _wizard(given: dict[str, Any], version: str) -> WizardOptions:
    specials = [a_text(name, "a special card") for name in a_list(key_of(given, "specials"), '"specials"')]
    mode = mode_of(a_text(key_of(given, "mode"), '"mode"'))
    bidding = bidding_of(a_text(key_of(given, "bidding"), '"bidding"'))
    options = WizardOptions(tuple(specials), mode, bidding, _plus_minus(key_of(given, "plus_minus_one"), version))
    if list(options.specials) != specials:
        raise RecordError(sentence("order", specials=", ".join(options.specials)))
    return options


def _plus_minus(value: object, version: str) -> bool | PlusMinus:
    """V1; V8 and V9 in version 3, which has nothing else."""
    if version != FORMAT_3:
        return a_bool(value, '"plus_minus_one"')
    if isinstance(value, bool):
        raise RecordError(sentence("version-3", format=FORMAT_3))
    return plus_minus_of(a_text(value, '"plus_minus_one"'))


def _with_course(options: Options, given: dict[str, Any]) -> Options:
    """A14, V7, B17: the options with what version 2 adds to them."""
    first = an_int(key_of(given, "first_dealer"), '"first_dealer"')
    if isinstance(options, ExtremeOptions):
        return replace(options, first_dealer=first)
    sizes = key_of(given, "round_sizes")
    if sizes is not None:
        sizes = tuple(an_int(size, "a size of a round") for size in a_list(sizes, '"round_sizes"'))
    return replace(options, first_dealer=first, round_sizes=sizes)


def _extreme(given: dict[str, Any], version: str) -> ExtremeOptions:
    if version == FORMAT_3:
        raise RecordError(sentence("version-3", format=FORMAT_3))
    rounds = an_int(key_of(given, "rounds"), '"rounds" of the options')
    magician = an_int(key_of(given, "magician"), '"magician"')
    return ExtremeOptions(rounds, magician, a_bool(key_of(given, "raise_magician"), '"raise_magician"'))
