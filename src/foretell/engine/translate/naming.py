"""The names in C, made from those in Python."""

from ...both import name_in_wizard

_PACKAGE = "foretell."


def c_name(name: str) -> str:
    """A variable or field: with an underscore behind it, so that it can be no word of C and no name of a helper."""
    return f"{name}_"


def temporary_name(number: int) -> str:
    """A variable that Python's text does not have."""
    return f"py_{number}"


def program_name(module: str, name: str) -> str:
    """A function, struct or table of a module, such as ``rules_wizard_moves_apply``."""
    return f"{name_in_wizard(module).removeprefix(_PACKAGE).replace('.', '_')}_{name}"
