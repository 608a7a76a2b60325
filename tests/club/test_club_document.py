"""What only documents of clubs have: names can be deleted, and docs/clubs.md describes all entries."""

import re
from dataclasses import replace
from functools import partial
from pathlib import Path

from hypothesis import given
from hypothesis import settings as effort

from foretell.club.checking import refuse
from foretell.club.document import Document, dumps, loads
from foretell.club.erasing import without_names
from foretell.club.faults import WRITING
from foretell.club.fold import apply, fold
from foretell.club.kinds import CHOICES, ENTRIES, SETTINGS
from foretell.club.settings import PRESETS
from foretell.club.table import table
from tests.club.documents import CLUBS, ids
from tests.effort import times
from tests.pad.documents import fault_of


def allowed(document: Document) -> Document:
    """The document without the entries that may not be written."""
    state = fold(Document(document.id))
    for entry in document.entries:
        fault = fault_of(partial(refuse, state, entry))
        assert fault is None or fault.key in WRITING
        if fault is None:
            apply(state, entry)
    return Document(document.id, tuple(state.entries))


@effort(max_examples=times(40), deadline=None)
@given(CLUBS.logs, ids)
def test_a_member_without_a_name_keeps_all_results(document: Document, member: str) -> None:
    document = allowed(document)
    after = Document(document.id, tuple(without_names(document.entries, member)))
    old, new = fold(document), fold(after)
    assert loads(dumps(after)) == after
    assert member not in new.members or new.members[member].name == ""
    for season in (None, "", *old.seasons):
        assert table(new, season) == table(old, season)
    for before, now in zip(old.results, new.results, strict=True):
        pairs = zip(before.result.totals, now.result.totals, strict=True)
        assert all(replace(was, name=total.name) == total for was, total in pairs)
        assert not any(total.member == member and total.name for total in now.result.totals)


def test_the_page_about_clubs_describes_every_entry_and_setting() -> None:
    text = (Path(__file__).parents[2] / "docs" / "clubs.md").read_text(encoding="utf-8")
    for do, keys in ENTRIES.items():
        assert f"`{do}({', '.join(keys)})`" in text
    for name in (*SETTINGS, *CHOICES["formula"], *PRESETS):
        assert f"`{name}`" in text
    (example,) = re.findall(r"```json\n(.*?)```", text, re.DOTALL)
    assert len(loads(example).entries) == 2
