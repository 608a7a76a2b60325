"""People of a simulated tournament, seated as foretell seats them."""

from collections.abc import Sequence

from foretell.tournament.history import history
from foretell.tournament.seating import Sitters, seat
from foretell.tournament.settings import Settings
from foretell.tournament.state import Round, Table


class Hall:
    """The seatings of one tournament."""

    def __init__(self, swiss: bool, seed: int) -> None:
        self._settings = Settings().having({"form": "swiss" if swiss else "drawn"})
        self._seed = f"{seed:064x}"
        self._rounds: list[Round] = []

    def seated(self, order: Sequence[int]) -> list[int]:
        """People, given from the first to the last, table by table, the larger tables first.

        In the first round all are equal; later nobody is.
        """
        people = tuple(map(str, order))
        ranks = range(len(people)) if self._rounds else [0] * len(people)
        past = history(self._rounds, self._settings.table)
        found = seat(Sitters(people, ranks, {}, left=2), past, self._settings, self._seed, f"round {len(self._rounds)}")
        seats = sorted(found.tables, key=len, reverse=True)
        tables = tuple(Table(number, one) for number, one in enumerate(seats, start=1))
        self._rounds.append(Round(len(self._rounds) + 1, "preliminary", people, tables, (), "", ""))
        return [int(one) for table in seats for one in table]
