"""One word for one thing in each language, and quotation marks as the language writes them."""

import re
from collections.abc import Iterator

import pytest

from foretell import resources
from foretell.resources import LANGUAGES

GLOSSARY = {
    "de": {
        "Vorhersage, vorhersagen": r"[Aa]nsag(?:e|en|t)\b|angesagt|\bGebote?\b",
        "Spiel": r"\bPartien?\b",
        "Geber": r"Kartengeber",
        "zuschauen": r"zusehen|\b(?:siehst|sieht|sehen) zu\b",
        "speichern": r"gesichert|\b[Ss]icher(?:e|n)\b (?:das|es)",
        "Handy": r"Telefon",
        "Punktestand": r"Spielstand",
        "Enter": r"Eingabetaste",
        "Startwert": r"Startzahl|\bSeed\b",
        "strittig": r"bestritten",
    },
    "en": {
        "spectators": r"[Oo]nlooker|(?<!\$)\b[Ww]atchers\b",
        "look back": r"\b[Rr]eviews?\b",
        "time is up": r"[Tt]ime is over|end of the time",
    },
    "nl": {
        "voorspelling, voorspellen": r"\b(?:bod|bood|biedt|[Bb]ieden)\b",
        "voorspelling gehaald": r"(?:voorspelling|[Vv]oorspellingen)[^.]* uitgekomen",
        "spel": r"\b[Pp]artij(?:en)?\b",
        "meekijken": r"[Tt]oekijken|kijk(?:t|en)? toe\b",
        "tip": r"\bhints?\b",
        "vrije ronde": r"\bbyes?\b",
        "inloggen": r"aangemeld\b|[Aa]anmelden met",
        "startwaarde": r"[Ss]tartgetal|\bseed\b(?! \})",
        "uitslag": r"[Rr]esulta(?:at|ten)",
        "vaardigheid": r"\b[Kk]unde\b",
    },
}
"""For each language the terms that its texts use, and a pattern of what they avoid for the same thing."""
MARKS = {"de": r"[\"'‘”]|(?:^|[ (])“|„[^“]*$", "en": r"[\"'„]", "nl": r"[\"'„“”]"}
"""Marks that a language does not use."""
NO_WORDS = re.compile(r"^ *[\w.-]+ = |\{ ?\"[^\"]*\" ?\}")
"""An id, and a text that is no words, such as a soft hyphen."""


def texts(lang: str) -> Iterator[tuple[str, str]]:
    """Each line of the language's texts without ids and comments, and where it is."""
    for path in sorted((resources.locales() / lang).glob("*.ftl")):
        for number, line in enumerate(path.read_text(encoding="utf-8").splitlines(), 1):
            if not line.startswith("#"):
                yield f"{path.name}:{number}", NO_WORDS.sub("", line)


def found(lang: str, avoided: str) -> list[tuple[str, str]]:
    """The lines with something that is to be avoided."""
    return [(where, line) for where, line in texts(lang) if re.search(avoided, line)]


@pytest.mark.parametrize(("lang", "term"), [(lang, term) for lang in LANGUAGES for term in GLOSSARY[lang]])
def test_a_thing_has_one_name(lang: str, term: str) -> None:
    assert found(lang, GLOSSARY[lang][term]) == []


@pytest.mark.parametrize("lang", LANGUAGES)
def test_quotation_marks_are_those_of_the_language(lang: str) -> None:
    assert found(lang, MARKS[lang]) == []
