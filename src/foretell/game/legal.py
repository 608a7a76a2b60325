"""The legal moves as one collection: iterate, count, or test with ``in``."""

from collections.abc import Collection, Iterator
from functools import lru_cache
from typing import Self, overload

from .codebook import CODEBOOKS, AnyCodebook, as_number
from .errors import NotationError
from .moves import Move, as_move

_MEMBERS = 64
"""The numbers of both sets are below this."""


@lru_cache
def _codes_by_member(codebook: AnyCodebook, phase: int) -> tuple[list[int], list[int]]:
    """For each possible member of the two sets of a phase (``write_codes`` in the rules): the code of the move."""
    suited, rest = [0] * _MEMBERS, [0] * _MEMBERS
    for number in range(_MEMBERS):
        code = [0, 0]
        codebook.rules.write_codes(phase, 1 << number, 1 << number, code)
        suited[number], rest[number] = code
    return suited, rest


@lru_cache(2**10)
def _codes(codebook: AnyCodebook, phase: int, suited: int, rest: int) -> tuple[int, ...]:
    """The codes of these moves in order; they are asked for several times at each decision."""
    codes, (of_suited, of_rest) = [], _codes_by_member(codebook, phase)
    while suited:
        codes.append(of_suited[(suited & -suited).bit_length() - 1])
        suited &= suited - 1
    while rest:
        codes.append(of_rest[(rest & -rest).bit_length() - 1])
        rest &= rest - 1
    return tuple(codes)


class LegalMoves(Collection[Move]):
    """An immutable collection of moves in a fixed order; ``in`` accepts a Move, its text or its code."""

    __slots__ = ("_codebook", "codes")

    def __init__(self, codebook: AnyCodebook, phase: int, suited: int, rest: int) -> None:
        """The moves of a phase, given as the two sets of the rules (``legal_suited`` and ``legal_rest``)."""
        self.codes = _codes(codebook, phase, suited, rest)
        """The codes of the moves (foretell.rules.wizard.codes, foretell.rules.extreme.codes)."""
        self._codebook = codebook

    @property
    def texts(self) -> tuple[str, ...]:
        """The moves in notation."""
        return tuple(map(self._codebook.texts.__getitem__, self.codes))

    def __iter__(self) -> Iterator[Move]:
        """All moves, in ascending order of their codes."""
        return map(self._codebook.moves.__getitem__, self.codes)

    def __len__(self) -> int:
        """How many there are."""
        return len(self.codes)

    @overload
    def __getitem__(self, n: int) -> Move: ...
    @overload
    def __getitem__(self, n: slice) -> tuple[Move, ...]: ...
    def __getitem__(self, n: int | slice) -> Move | tuple[Move, ...]:
        """The n-th move; a slice gives a tuple of moves.

        Raises IndexError if there is none, and TypeError for anything but a whole number or a slice.
        """
        if isinstance(n, slice):
            return tuple(map(self._codebook.moves.__getitem__, self.codes[n]))
        try:
            return self._codebook.moves[self.codes[n]]
        except TypeError:
            raise TypeError(f"legal moves are numbered: whole numbers or slices, not {n!r}") from None
        except IndexError:
            raise IndexError(f"there are {len(self.codes)} legal moves, so there is no number {n}") from None

    def __contains__(self, move: object) -> bool:
        """Whether the move (or its notation, or its code) is among them."""
        number = as_number(move)
        if number is not None:
            return number in self.codes
        try:
            return self._codebook.move_codes.get(as_move(move)) in self.codes
        except NotationError:
            return False

    def __eq__(self, other: object) -> bool:
        """Equal if both hold the same moves of the same game."""
        if not isinstance(other, LegalMoves):
            return NotImplemented
        return self._codebook is other._codebook and self.codes == other.codes

    def __hash__(self) -> int:
        """By the moves."""
        return hash(self.codes)

    def __copy__(self) -> Self:
        """The same object, since it never changes."""
        return self

    def __deepcopy__(self, _memo: dict[int, object]) -> Self:
        """Itself."""
        return self

    def __getstate__(self) -> tuple[str, tuple[int, ...]]:
        """What ``pickle`` keeps: the game's name and the codes."""
        return self._codebook.rules.name, self.codes

    def __setstate__(self, pickled: tuple[str, tuple[int, ...]]) -> None:
        """Restore the pickled moves."""
        game, self.codes = pickled
        self._codebook = CODEBOOKS[game]

    def __repr__(self) -> str:
        """The moves in notation."""
        return f"<LegalMoves: {', '.join(self.texts)}>"
