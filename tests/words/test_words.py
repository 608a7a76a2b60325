"""All texts: the same ids in every language, none unused, none missing."""

import ast
from collections.abc import Iterator, Mapping
from functools import cache
from pathlib import Path
from typing import get_args

import pytest
from fluent.runtime import FluentResource
from fluent.syntax import FluentParser
from fluent.syntax import ast as ftl

from foretell import SPECIALS, SUITS, Bidding, Mode, Phase, PlusMinus, resources, words
from foretell.bots import BOT_NAMES
from foretell.bots.cast import CAST
from foretell.bots.coach.kinds import KINDS as WHYS
from foretell.club.faults import READING as CLUB_READING
from foretell.club.faults import WRITING as CLUB_WRITING
from foretell.coach.classes import CLASSES, PARTS
from foretell.game.cards import SEAL_NAMES
from foretell.game.reasons import KEYS
from foretell.pad.faults import FAULTS
from foretell.puzzles import LEVELS, THEMES
from foretell.resources import LANGUAGES, language
from foretell.server.endpoints.operator.page import HEADS
from foretell.server.table.state import Status
from foretell.store import BanKind
from foretell.terminal.join.commands import COMMANDS as JOIN_COMMANDS
from foretell.terminal.pad.parsing import COMMANDS as PAD_COMMANDS
from foretell.terminal.plain.parsing import COMMANDS
from foretell.terminal.replay import COMMANDS as REPLAY_COMMANDS
from foretell.terminal.screen.table_screen import Pace
from foretell.tournament.faults import READING, WRITING
from foretell.tournament.kinds import CHOICES
from foretell.words import Words
from scripts.pad_tables import CHECKS

SOURCES = Path(words.__file__).parent
PEOPLE = [name for names in CAST.values() for name in names]
SEALS = (*SUITS, "white", "black")
MADE_BY_RULE = {
    *(f"suit-{suit}" for suit in (*SUITS, "none")),
    *(f"suit-{suit}.label" for suit in (*SUITS, "none")),
    *(f"suit-{suit}.mark" for suit in SUITS),
    *(f"card-{suit}{part}" for suit in SUITS for part in ("", ".object")),
    *(f"card-{name}{part}" for name in ("W", "F", *SPECIALS) for part in ("", ".object", ".short", ".about")),
    *(f"card-hidden{part}" for part in ("", ".object")),
    *(f"as-{form}{part}" for form in ("W", "F", *SUITS[:4]) for part in ("", ".object")),
    *(f"seal-{kind}{part}" for kind in SEALS for part in ("", ".object")),
    *(f"reason-{key}" for key in KEYS),
    *(f"join-command-{name}" for name in JOIN_COMMANDS),
    *(f"puzzle-theme-{theme}" for theme in THEMES),
    *(f"puzzle-level-{level}" for level in LEVELS),
    *(f"puzzles-{choice}" for choice in ("again", "show", "next", "leave")),
    *(f"why-{kind.name}" for kind in WHYS),
    *(
        f"coach-card-{card}{part}"
        for card in (*SUITS, *"WF", *SPECIALS)
        if card != "werewolf"
        for part in ("", ".object")
    ),
    *(f"coach-as-{form}{part}" for form in ("W", "F", *SUITS[:4]) for part in ("", ".object")),
    *(f"coach-{part}" for part in ("often", "rounds", "few", "threat")),
    *(f"lookback-{part}" for part in ("player", "points", "penalty", "mean", "cards", "bids", "play", "others")),
    *(f"lookback-class-{kind}" for kind in CLASSES),
    *(f"lookback-part-{part}" for part in PARTS),
    *(f"phase-{phase}" for phase in Phase if phase not in (Phase.DEAL, Phase.OVER)),
    *(f"command-{name}" for name in (*COMMANDS, *REPLAY_COMMANDS, "delete")),
    *(f"key-{name}" for name in ("help", "rules", "scores", "last", "hint", "story", "faster", "talk", "leave")),
    *(f"pace-{pace.name.lower()}" for pace in Pace),
    *(f"game-{name}" for name in ("wizard", "extreme")),
    *(f"mode-{mode}" for mode in Mode if mode is not Mode.STANDARD),
    *(f"bidding-{bidding}" for bidding in Bidding if bidding is not Bidding.OPEN),
    *(f"plus-minus-{kind}" for kind in PlusMinus),
    *(f"question-{name}" for name in ("shapeshifter", "juggler", "cloud")),
    *(f"pad-check-{check}" for check in CHECKS),
    *(f"pad-fault-{fault}" for fault in FAULTS),
    *(f"pad-kind-{kind}" for kind in (*SEAL_NAMES, "coloured")),
    *(f"tournament-fault-{fault}" for fault in (*READING, *WRITING)),
    *(f"tournament-stage-{stage}" for stage in CHOICES["stage"]),
    *(f"tournament-next-{do}" for do in ("people", "draw", "play", "close", "end", "over")),
    *(f"tournament-table-{status}" for status in ("playing", "handed-in", "confirmed", "disputed")),
    *(f"tournament-head-{key}" for key in ("place", "name", "points", "game-points", "games", "wins")),
    *(f"club-fault-{fault}" for fault in (*CLUB_READING, *CLUB_WRITING)),
    *(f"club-head-{key}" for key in ("name", "place", "points", "games", "wins")),
    *(f"{kind}-fault-{place}" for kind in ("pad", "tournament", "club") for place in ("entry", "line")),
    *(f"pad-command-{name}" for name in PAD_COMMANDS),
    *(f"bot-{name}{part}" for name in BOT_NAMES for part in ("", ".about")),
    *(f"cast-{name.lower()}{part}" for name in PEOPLE for part in ("", ".made", ".missed", ".ahead")),
    *(f"operator-{part}" for part in ("now", "tables", "people", "bans", "acts")),
    *(f"operator-load-{load}" for load in ("calm", "busy", "late")),
    *(
        f"operator-count-{name}"
        for name in ("playing", "waiting", "readers", "pads", "viewings", "connections", "erasures")
    ),
    *(f"operator-count-{name}" for name in ("failed-writes", "broken-logs", "bot-faults")),
    *(f"operator-head-{name}" for name in HEADS),
    *(f"operator-status-{status}" for status in Status),
    *(f"preview-{status}" for status in Status),
    *(f"preview{place}{part}" for place in ("", "-table", "-pad", "-replay") for part in ("", ".about")),
    *(f"operator-banned-{kind}" for kind in get_args(BanKind)),
    *(f"operator-act-{act}" for act in ("sign-in", "refused", "ban", "lift", "erase", "repaired")),
}
"""Ids that the program builds from parts."""


def variables(node: object) -> frozenset[str]:
    """The values that a text, or a part of it, needs."""
    if isinstance(node, ftl.VariableReference):
        return frozenset((node.id.name,))
    parts = node if isinstance(node, list) else vars(node).values() if isinstance(node, ftl.BaseNode) else ()
    return frozenset().union(*map(variables, parts))


def references(node: object) -> frozenset[str]:
    """The other messages and terms that a text, or a part of it, refers to."""
    if isinstance(node, ftl.MessageReference | ftl.TermReference):
        return frozenset((node.id.name,))
    parts = node if isinstance(node, list) else vars(node).values() if isinstance(node, ftl.BaseNode) else ()
    return frozenset().union(*map(references, parts))


@cache
def files(lang: str) -> dict[Path, list[ftl.EntryType]]:
    """What the files of a language have, each read once."""
    paths = sorted((resources.locales() / lang).glob("*.ftl"))
    return {path: FluentParser().parse(path.read_text(encoding="utf-8")).body for path in paths}


def entries(lang: str) -> Iterator[tuple[str, frozenset[str]]]:
    """Ids (``card-W``, ``card-W.object``) and their variables."""
    for path, body in files(lang).items():
        for entry in body:
            assert not isinstance(entry, ftl.Junk), f"{path}: {entry.content}"
            if isinstance(entry, ftl.Message):
                if entry.value is not None:
                    yield entry.id.name, variables(entry.value)
                for attribute in entry.attributes:
                    yield f"{entry.id.name}.{attribute.id.name}", variables(attribute.value)


@cache
def messages(lang: str) -> dict[str, frozenset[str]]:
    return dict(entries(lang))


@cache
def trees() -> tuple[ast.Module, ...]:
    """The sources that use words."""
    paths = [*SOURCES.glob("*.py"), *(SOURCES / "cli").glob("*.py"), *(SOURCES / "terminal").rglob("*.py")]
    paths += [*(SOURCES / "coach").glob("*.py"), *(SOURCES / "server").rglob("*.py")]
    return tuple(ast.parse(path.read_text(encoding="utf-8")) for path in sorted(paths))


def asked_for() -> Iterator[tuple[str, ast.Call]]:
    """Every literal id in a call of ``words``, with the call."""
    for node in (node for tree in trees() for node in ast.walk(tree)):
        if isinstance(node, ast.Call) and node.args and name_of(node.func) in ("words", "_words"):
            first = node.args[0]
            choices = (first.body, first.orelse) if isinstance(first, ast.IfExp) else (first,)
            for choice in choices:
                if isinstance(choice, ast.Constant) and isinstance(choice.value, str):
                    yield choice.value, node


def name_of(node: ast.expr) -> str:
    return node.attr if isinstance(node, ast.Attribute) else node.id if isinstance(node, ast.Name) else ""


@pytest.mark.parametrize("lang", LANGUAGES)
def test_no_id_is_defined_twice(lang: str) -> None:
    names = [name for name, _ in entries(lang)]
    assert sorted(names) == sorted(set(names))


@pytest.mark.parametrize("lang", LANGUAGES)
def test_no_text_refers_to_one_of_another_file(lang: str) -> None:
    for path, body in files(lang).items():
        own = {entry.id.name for entry in body if isinstance(entry, ftl.Message | ftl.Term)}
        assert references(body) - own == set(), path


@pytest.mark.parametrize("lang", LANGUAGES[1:])
def test_all_languages_have_the_same_texts_with_the_same_values(lang: str) -> None:
    assert messages(lang) == messages("en")


def test_every_text_asked_for_exists() -> None:
    assert {name for name, _ in asked_for()} - set(messages("en")) == set()
    assert MADE_BY_RULE - set(messages("en")) == set()


def test_every_text_is_used() -> None:
    constants = {
        node.value
        for tree in trees()
        for node in ast.walk(tree)
        if isinstance(node, ast.Constant) and isinstance(node.value, str)
    }
    terminal = {name for name in messages("en") if not name.startswith("web-")}
    assert terminal - constants - MADE_BY_RULE == set()


def test_every_text_gets_its_values() -> None:
    needed = messages("en")
    missing = {
        name: needed[name] - {keyword.arg for keyword in call.keywords}
        for name, call in asked_for()
        if all(keyword.arg is not None for keyword in call.keywords)
    }
    assert {name: values for name, values in missing.items() if values} == {}


@pytest.mark.parametrize("lang", LANGUAGES)
def test_what_is_printed_on_a_card_fits_on_it(lang: str) -> None:
    say = Words(lang)
    names = [say(f"card-{name}.short") for name in ("W", "F", *SPECIALS)]
    assert [name for name in names if not 1 < len(name) <= 6] == []


@pytest.mark.parametrize(
    ("asked", "environment", "lang"),
    [
        ("de", {"LANG": "nl_NL.UTF-8"}, "de"),
        (None, {"FORETELL_LANG": "nl", "LANG": "de_DE.UTF-8"}, "nl"),
        (None, {"LC_ALL": "de_AT.UTF-8", "LANG": "en_GB"}, "de"),
        (None, {"LC_ALL": "", "LC_MESSAGES": "nl_BE", "LANG": "de_DE"}, "nl"),
        (None, {"LANG": "de.UTF-8"}, "de"),
        (None, {"LANG": "de-CH"}, "de"),
        (None, {"LANG": "xx_XX.UTF-8"}, "en"),
        (None, {"LANG": "C.UTF-8"}, "en"),
        ("xx", {}, "en"),
        (None, {}, "en"),
    ],
)
def test_the_language_is_as_asked_or_as_the_environment_says(
    asked: str | None, environment: Mapping[str, str], lang: str
) -> None:
    assert language(asked, environment) == lang


def test_texts_that_a_language_lacks_appear_in_english(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    for lang, text in {"en": "one = one\ntwo = two\n    .more = more", "nl": "one = een\ntwo = twee\n"}.items():
        (tmp_path / lang).mkdir()
        (tmp_path / lang / "some.ftl").write_text(text, encoding="utf-8")
    monkeypatch.setattr(resources, "locales", lambda: tmp_path)
    say = Words("nl")
    assert (say("one"), say("two"), say("two.more")) == ("een", "twee", "more")


def test_a_file_is_parsed_when_one_of_its_texts_is_asked_for(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """All files of all languages at once would take a server the better part of a second, in which nobody can move."""
    (tmp_path / "en").mkdir()
    for name in ("cards", "pad"):
        (tmp_path / "en" / f"{name}.ftl").write_text(f"{name} = {name}\n", encoding="utf-8")
    monkeypatch.setattr(resources, "locales", lambda: tmp_path)
    parsed: list[str] = []

    def parse(text: str) -> ftl.Resource:
        parsed.append(text)
        return FluentResource(text)

    monkeypatch.setattr(words, "FluentResource", parse)
    say = Words("en")
    assert parsed == []
    assert [say("pad"), say("pad")] == ["pad", "pad"]
    assert parsed == ["pad = pad\n"]


def test_a_folder_is_enough_for_a_new_language(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    for lang in ("sv", "en", "da", "notes"):
        (tmp_path / lang).mkdir()
        (tmp_path / lang / ("cards.txt" if lang == "notes" else "cards.ftl")).touch()
    monkeypatch.setattr(resources, "locales", lambda: tmp_path)
    assert resources.languages() == ("en", "da", "sv")


def test_an_unknown_id_is_an_error() -> None:
    with pytest.raises(KeyError, match="no-such-word"):
        Words("de")("no-such-word")


def test_a_missing_value_does_not_stop_a_game() -> None:
    assert "tricks" in Words("en")("event-bid-made", player="Mira", you="no")


def test_values_are_not_wrapped_in_invisible_marks() -> None:
    assert Words("en")("card-B", value="7") == "blue 7"


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_level_has_a_name_and_a_sentence_of_its_own(lang: str) -> None:
    say = Words(lang)
    assert len({say(f"bot-{name}") for name in BOT_NAMES}) == len(BOT_NAMES)
    sentences = [say(f"bot-{name}.about") for name in BOT_NAMES]
    assert len(set(sentences)) == len(BOT_NAMES)
    assert [sentence for sentence in sentences if not (sentence.endswith(".") and 40 < len(sentence) <= 125)] == []


@pytest.mark.parametrize("lang", LANGUAGES)
def test_everybody_of_the_cast_has_a_line_and_three_short_sentences_of_their_own(lang: str) -> None:
    say = Words(lang)
    lines = [say(f"cast-{name.lower()}", name=name) for name in PEOPLE]
    sentences = [say(f"cast-{name.lower()}.{when}") for name in PEOPLE for when in ("made", "missed", "ahead")]
    assert [line for line, name in zip(lines, PEOPLE, strict=True) if not line.startswith(f"{name} ")] == []
    assert [text for text in (*lines, *sentences) if text[-1] not in ".!?"] == []
    assert [len({*lines}), max(map(len, lines)) <= 60] == [30, True]
    assert [len({*sentences}), max(map(len, sentences)) <= 34] == [90, True]
