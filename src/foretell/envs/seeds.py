"""The seeds of episodes, one after the other."""

from secrets import randbits

from ..game.seed import check_seed
from ..rules.chance import round_key


class Seeds:
    """Gives each episode a seed: the one that was asked for, or the next one after it."""

    def __init__(self) -> None:
        self._first: int | None = None
        self._episode = 0

    def next(self, seed: int | None) -> int:
        """The seed of the next episode; without any that was asked for they are random.

        Raises OptionsError for what is no seed.
        """
        if seed is not None:
            check_seed(seed)
            self._first, self._episode = seed, 0
            return seed
        if self._first is None:
            self._first = randbits(63)
        self._episode += 1
        return round_key(self._first, -self._episode)
