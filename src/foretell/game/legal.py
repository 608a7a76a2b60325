"""The legal moves as one collection: iterate, count, or test with ``in``."""

from collections.abc import Collection, Iterator
from typing import Self

from .codebook import CODEBOOKS, AnyCodebook
from .errors import NotationError
from .moves import Move


class LegalMoves(Collection[Move]):
    """An immutable collection of moves in a fixed order; ``in`` accepts a Move or its text."""

    __slots__ = ("_codebook", "codes")

    def __init__(self, codebook: AnyCodebook, phase: int, suited: int, rest: int) -> None:
        """The moves of a phase, given as the two sets of the rules (``legal_suited`` and ``legal_rest``)."""
        buffer = [0] * 64
        self.codes: tuple[int, ...] = tuple(buffer[: codebook.rules.write_codes(phase, suited, rest, buffer)])
        """The codes of the moves (foretell.rules.wizard.codes, foretell.rules.extreme.codes)."""
        self._codebook = codebook

    @property
    def texts(self) -> tuple[str, ...]:
        """The moves in notation."""
        texts = self._codebook.texts
        return tuple([texts[code] for code in self.codes])

    def __iter__(self) -> Iterator[Move]:
        """All moves, in ascending order of their codes."""
        return map(self._codebook.moves.__getitem__, self.codes)

    def __len__(self) -> int:
        """How many there are."""
        return len(self.codes)

    def __getitem__(self, n: int) -> Move:
        """The n-th move."""
        return self._codebook.moves[self.codes[n]]

    def __contains__(self, move: object) -> bool:
        """Whether the move (or its notation) is among them."""
        if isinstance(move, str):
            try:
                move = Move.parse(move)
            except NotationError:
                return False
        return self._codebook.move_codes.get(move) in self.codes if isinstance(move, Move) else False

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
