"""Writes a position as text (docs/position-format.md): only what does not follow from the rest."""

from collections.abc import Iterable, Iterator, Sequence

from ..game.cards import SPECIALS, SUITS, seals_of
from ..game.codebook import AnyCodebook, Phase
from ..game.options import Bidding, ExtremeOptions, Mode, Options, PlusMinus, WizardOptions
from ..rules.wizard.cards import NONE
from ..rules.wizard.view import UNKNOWN
from .fields import HIDDEN, NOTHING
from .states import AnyState, card_played, lay_trick, sets_of

Field = tuple[str, str]
_USUAL_BASE = 4


def write(options: Options, state: AnyState) -> str:
    """The text of a position."""
    book, seats = options.codebook, state.seats
    phase = book.phases[state.phase]
    fields: list[Field] = [("seats", str(seats)), *_options(options, state)]
    if state.round:
        fields += [("round", str(state.round)), ("dealer", str(state.dealer))]
    fields.append(("phase", str(phase)))
    if state.turn != NONE:
        fields.append(("turn", str(state.turn)))
    if state.round:
        fields += _of_wizard(book, state, phase) if options.game == "wizard" else _of_extreme(state)
        fields += _of_both(book, state)
        if options.game == "wizard":
            fields += _of_specials(book, state)
        fields += _numbers("totals", state.total[:seats])
    return " ".join([options.game, *(f"{name}={value}" for name, value in fields)])


def _options(options: Options, state: AnyState) -> Iterator[Field]:
    """The options that are not the usual ones."""
    if isinstance(options, ExtremeOptions):
        if options.rounds_with(state.seats) != ExtremeOptions().rounds_with(state.seats):
            yield "rounds", str(options.rounds)
        if options.magician != _USUAL_BASE:
            yield "magician_base", str(options.magician)
        if options.raise_magician:
            yield "raise_magician", "yes"
    else:
        yield from _wizard_options(options)
    if options.first_dealer and not state.round:
        yield "first_dealer", str(options.first_dealer)


def _wizard_options(options: WizardOptions) -> Iterator[Field]:
    if options.specials:
        yield "specials", "all" if options.specials == SPECIALS else ",".join(options.specials)
    if options.mode is not Mode.STANDARD:
        yield "mode", str(options.mode)
    if options.bidding is not Bidding.OPEN:
        yield "bidding", str(options.bidding)
    if options.plus_minus_one:
        kind = options.plus_minus_one
        yield "plus_minus_one", str(kind) if isinstance(kind, PlusMinus) else "yes"
    if options.round_sizes is not None:
        yield "round_sizes", ",".join(map(str, options.round_sizes))


def _of_wizard(book: AnyCodebook, state: AnyState, phase: Phase) -> Iterator[Field]:
    """Trump and bids."""
    if phase not in (Phase.DEAL, Phase.OVER):
        if phase is not Phase.TRUMP:
            yield "trump", SUITS[state.trump] if state.trump >= 0 else NOTHING
        if state.turned != NONE:
            yield "turned", book.cards[state.turned]
        if state.werewolf_seat != NONE:
            yield "werewolf", str(state.werewolf_seat)
    bids = [_maybe(bid, str(bid)) for bid in state.bid[: state.seats]]
    if phase is not Phase.TRUMP and bids != [NOTHING] * state.seats:
        yield "bids", "/".join(bids)


def _of_extreme(state: AnyState) -> Iterator[Field]:
    """The Magician and the seals."""
    if state.magician != NONE:
        yield "magician", str(state.magician)
    held = [seals_of(state.seals, seat) for seat in range(state.seats)]
    if any(held):
        yield "seals", "/".join(_list(f"{name}{n}" for name, n in seals.items()) for seals in held)


def _of_both(book: AnyCodebook, state: AnyState) -> Iterator[Field]:
    """Hands, tricks, and what has been played."""
    seats = state.seats
    yield from _cards("known_cards", book, state.suited[:seats], state.others)
    yield from _numbers("tricks", state.won[:seats])
    codes = state.trick[: state.played]
    plays = [book.texts[code].removeprefix("play ") for code in codes]
    if plays:
        yield "trick", ",".join(f"{(state.leader + n) % seats}:{play}" for n, play in enumerate(plays))
    if state.tricks_left not in (0, getattr(state, "cards", 15) - sum(state.won)):
        yield "tricks_left", str(state.tricks_left)
    on_table = [[0, 0] for _ in range(seats)]
    for n, code in enumerate(codes):
        on_table[(state.leader + n) % seats][:] = sets_of([card_played(book, code)], book.rules.name)
    played = [list(sets) for sets in zip(state.played_suited[:seats], state.played_others, strict=False)]
    if played != on_table:
        yield from _cards("played", book, state.played_suited[:seats], state.played_others)
    shown = lay_trick(book, state.copy(), state.leader, codes)
    if state.lacks[:seats] != shown[:seats]:
        yield from _suits("lacks", state.lacks[:seats])


def _of_specials(book: AnyCodebook, state: AnyState) -> Iterator[Field]:
    """What the Juggler and the Cloud have done."""
    seats = state.seats
    passed = [_maybe(card, book.cards.get(card, "")) for card in state.passed[:seats]]
    if passed != [NOTHING] * seats:
        yield "passed", "/".join(passed)
    yield from _cards("played_before_pass", book, state.earlier_suited[:seats], state.earlier_others)
    yield from _suits("lacked_before_pass", state.lacked[:seats])
    if state.cloud_seat != NONE:
        yield "cloud", str(state.cloud_seat)


def _numbers(name: str, numbers: Sequence[int]) -> Iterator[Field]:
    if any(numbers):
        yield name, "/".join(map(str, numbers))


def _cards(name: str, book: AnyCodebook, suited: Sequence[int], others: Sequence[int]) -> Iterator[Field]:
    """Sets of cards by seat."""
    hands = [book.hand(held, others[seat]) for seat, held in enumerate(suited)]
    if any(hands):
        yield name, "/".join(map(_list, hands))


def _suits(name: str, sets: Sequence[int]) -> Iterator[Field]:
    """Sets of suits by seat."""
    if any(sets):
        yield name, "/".join(_list(suit for n, suit in enumerate(SUITS) if held >> n & 1) for held in sets)


def _list(parts: Iterable[str]) -> str:
    return ",".join(parts) or NOTHING


def _maybe(number: int, text: str) -> str:
    """A value that may be missing or hidden."""
    return {NONE: NOTHING, UNKNOWN: HIDDEN}.get(number, text)
