"""The people of the guild, as whom bots sit at tables: five of each level.

The page draws their faces (``portraits/people.ts``), and ``locales/*/cast.ftl`` has what they say.
"""

CAST = {
    "random": ("Alba", "Elio", "Flora", "Luca", "Pia"),
    "apprentice": ("Tobias", "Fenna", "Emil", "Lila", "Hugo"),
    "thumb": ("Lotte", "Otto", "Nora", "Samir", "Greta"),
    "journeyman": ("Mira", "Jan", "Carla", "Marek", "Bruno"),
    "master": ("Rosa", "Anton", "Iris", "Rafael", "Clara"),
    "grandmaster": ("Gregor", "Elsa", "Igor", "Nadia", "Oskar"),
}
"""Names by level, which read the same in many languages."""
VISITORS = ("Alex", "Kim", "Robin", "Toni", "Juno", "Noor")
"""Names for bots from outside, which have no face of their own."""


def names_for(bot: str, start: int = 0) -> tuple[str, ...]:
    """The names that this bot may have, best first: those of its level from a start, then those of other levels."""
    first = CAST.get(bot, VISITORS)
    others = [name for names in CAST.values() if names != first for name in names]
    return *_turned(first, start), *_turned(others, start)


def _turned(names: tuple[str, ...] | list[str], start: int) -> tuple[str, ...]:
    cut = start % len(names)
    return *names[cut:], *names[:cut]
