"""Reasons that ask no nets are the same in CPython and in the native library; without it, reasons compare points."""

from importlib import import_module

import pytest

from foretell.bots.coach.kinds import KINDS
from foretell.bots.coach.native import NativeCoach
from foretell.bots.coach.reasons import ALL_MOVES, VALUES
from foretell.bots.hint import hint
from foretell.coach import explaining
from foretell.engine.native import NativeMissing

from .positions import Example, examples

WITHOUT_NETS = ("pass", "trump", "trump-fewer", "trump-lower", "trump-none", "change-met", "change-off", "return")


@pytest.mark.parametrize("example", [each for each in examples() if each.why["kind"] in WITHOUT_NETS], ids=str)
def test_the_text_and_the_library_give_the_same_reasons(example: Example) -> None:
    seen = example.seen()
    sign, codes = seen.codebook.rules.sign, seen.legal_moves.codes
    expected = {each.move: sign * each.points for each in hint(seen)}
    points = [expected[move] for move in seen.legal_moves]
    room, coaching = (import_module(f"foretell.bots.coach.{seen.game}.{name}") for name in ("room", "coaching"))
    coach = room.Coach()
    coaching.coach_moves(coach, seen.view, codes, len(codes), points, ALL_MOVES, 0, [])
    given = NativeCoach(seen.game).explain(seen.view, codes, points, 0)
    kinds, values = coach.reasons.kinds, coach.reasons.values
    rows = [(kinds[m], values[VALUES * m :][: len(KINDS[kinds[m]].values)]) for m in range(len(codes))]
    assert rows == given.reasons
    assert coach.reasons.worlds == given.worlds == 0


def test_without_the_native_library_reasons_compare_points(monkeypatch: pytest.MonkeyPatch) -> None:
    def missing(_: str) -> NativeCoach:
        raise NativeMissing("there is none")

    monkeypatch.setattr(explaining, "_coach", missing)
    for example in (examples()[0], examples()[-1], examples()[10]):
        seen = example.seen()
        found = explaining.explain(seen, hint(seen), 0)
        kinds = {why.kind for why in found.whys.values()}
        assert kinds <= {"only-move", "ahead", "behind", "ahead-penalty", "behind-penalty", "even"}
        assert found.worlds == 0


@pytest.mark.parametrize("example", examples()[::4], ids=str)
def test_reasons_for_some_moves_are_those_that_all_would_have(example: Example) -> None:
    seen = example.seen()
    judged = hint(seen)
    whole = explaining.explain(seen, judged, 0)
    some = [judged[0].move, judged[-1].move]
    found = explaining.explain(seen, judged, 0, some)
    assert found.whys == {move: whole.whys[move] for move in some}
    assert 0 <= found.worlds <= whole.worlds
