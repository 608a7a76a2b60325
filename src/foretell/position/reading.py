"""Reads a position's text (docs/position-format.md)."""

from ..game.cards import SPECIALS
from ..game.codebook import CODEBOOKS
from ..game.errors import OptionsError
from ..game.options import (
    LARGEST,
    Bidding,
    ExtremeOptions,
    Mode,
    Options,
    WizardOptions,
    bidding_of,
    mode_of,
    plus_minus_of,
)
from .cards import check_cards
from .extreme import read_extreme
from .fields import Fields, PositionError, fault, number_of, shown
from .states import AnyState, new_state
from .wizard import read_wizard

OPTIONS = {
    "wizard": ("seats", "specials", "mode", "bidding", "plus_minus_one", "round_sizes", "first_dealer"),
    "extreme": ("seats", "rounds", "magician_base", "raise_magician", "first_dealer"),
}
TRICK = ("trick", "tricks_left", "played", "lacks")
FIELDS = {
    "wizard": (
        *OPTIONS["wizard"],
        *("round", "dealer", "phase", "turn", "trump", "turned", "werewolf", "bids", "known_cards", "tricks"),
        *TRICK,
        *("passed", "played_before_pass", "lacked_before_pass", "cloud", "totals"),
    ),
    "extreme": (
        *OPTIONS["extreme"],
        *("round", "dealer", "phase", "turn", "magician", "seals", "known_cards", "tricks"),
        *TRICK,
        "totals",
    ),
}
"""By game."""
DERIVED = ("cards", "hand_sizes", "leader", "led", "free", "winning", "unseen", "points", "pool")
"""What the view has and a position does not, because it follows from the rest."""


MOST_CHARACTERS = 4000
"""No position needs more."""
_YES = "yes"


def read(text: object) -> tuple[Options, AnyState]:
    """The options and the state that a text says; raises PositionError for anything that is not a position."""
    game, given = _parts(text)
    seats = number_of("seats", given.get("seats", "4"), 3, 6)
    fields = Fields(given, CODEBOOKS[game], seats)
    options = _options(game, fields)
    number = fields.number("round", 0, 0, options.rounds_with(seats))
    state = new_state(options, seats, number)
    if number:
        _check_dealer(fields, state)
    else:
        fields.none_of(("dealer",), "before the first round, first_dealer says who will deal")
    state.phase = fields.phase()
    if game == "wizard":
        read_wizard(fields, state)
    else:
        read_extreme(fields, state)
    check_cards(options, state)
    return options, state


def _parts(text: object) -> tuple[str, dict[str, str]]:
    """The game and the fields by name."""
    if not isinstance(text, str):
        raise PositionError(f"a position is text, not {shown(text)}")
    if len(text) > MOST_CHARACTERS:
        raise PositionError(f"a position has at most {MOST_CHARACTERS} characters, not {len(text)}")
    game, *parts = text.split() or [""]
    if game not in FIELDS:
        raise PositionError(f"a position begins with the game, wizard or extreme, not with {shown(game)}")
    given: dict[str, str] = {}
    for part in parts:
        name, sign, value = part.partition("=")
        if not sign or not value:
            raise PositionError(f"a part of a position is written name=value, such as round=3, not {shown(part)}")
        _check_name(game, name)
        if name in given:
            raise PositionError(f"{name} is given twice, as {shown(given[name])} and as {shown(value)}")
        given[name] = value
    return game, given


def _check_name(game: str, name: str) -> None:
    if name in DERIVED:
        raise PositionError(f"{name} follows from the other fields: leave it out")
    if name not in FIELDS[game]:
        other = next((game for game, names in FIELDS.items() if name in names), None)
        where = f"a field of {other}, not of {game}" if other else f"no field of {game}"
        raise PositionError(f"{shown(name)} is {where}; there are {', '.join(FIELDS[game])}")


def _options(game: str, fields: Fields) -> Options:
    """The options; raises PositionError for those that do not exist or do not go together."""
    try:
        options = _wizard_options(fields) if game == "wizard" else _extreme_options(fields)
        options.check_players(fields.seats)
    except OptionsError as error:
        raise PositionError(str(error)) from None
    return options


def _wizard_options(fields: Fields) -> WizardOptions:
    given = fields.given
    specials = given.get("specials", "")
    sizes = given.get("round_sizes")
    plus_minus = given.get("plus_minus_one", "")
    return WizardOptions(
        SPECIALS if specials == "all" else tuple(specials.split(",")) if specials else (),
        mode_of(given.get("mode", Mode.STANDARD)),
        bidding_of(given.get("bidding", Bidding.OPEN)),
        plus_minus == _YES if plus_minus in ("", _YES) else plus_minus_of(plus_minus),
        None if sizes is None else tuple(number_of("round_sizes", size, 1, 20) for size in sizes.split(",")),
        _first_dealer(fields),
    )


def _extreme_options(fields: Fields) -> ExtremeOptions:
    raised = fields.given.get("raise_magician")
    if raised not in (None, _YES):
        raise fault("raise_magician", raised, f"it is {_YES} or left out")
    return ExtremeOptions(
        fields.number("rounds", 0, 1, LARGEST) or None,
        fields.number("magician_base", 4, 4, 5),
        raised == _YES,
        _first_dealer(fields),
    )


def _first_dealer(fields: Fields) -> int:
    """A14, B17: as given, or so that the dealer of this round is the one that is given."""
    seats = fields.seats
    if "dealer" in fields and "first_dealer" not in fields:
        number = fields.number("round", 0, 0, LARGEST)
        return (fields.number("dealer", 0, 0, seats - 1) - number + 1) % seats
    return fields.number("first_dealer", 0, 0, seats - 1)


def _check_dealer(fields: Fields, state: AnyState) -> None:
    given = fields.number("dealer", state.dealer, 0, fields.seats - 1)
    if given != state.dealer:
        first = state.first_dealer
        fields.fault("dealer", f"seat {state.dealer} deals round {state.round} if seat {first} deals first")
