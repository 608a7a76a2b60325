"""The texts of ``--help``: they must make sense to a reader who has only the package."""

import argparse
import os
import subprocess
import sys
from importlib import import_module
from pkgutil import iter_modules

import pytest

from foretell import cli
from tests.waiting import LONGEST


def parsers() -> list[argparse.ArgumentParser]:
    parser = argparse.ArgumentParser()
    commands = parser.add_subparsers()
    for found in iter_modules(cli.__path__):
        module = import_module(f"{cli.__name__}.{found.name}")
        if hasattr(module, "add_commands"):
            module.add_commands(commands)
    return list(commands.choices.values())


@pytest.mark.parametrize("parser", parsers(), ids=lambda parser: str(parser.prog).split()[-1])
def test_help_names_no_page_that_a_wheel_lacks_and_has_no_markup(parser: argparse.ArgumentParser) -> None:
    said = parser.format_help()
    assert parser.description
    assert "docs/" not in said
    assert "``" not in said
    assert "%%" not in said


def printed_in_ascii(*arguments: str) -> str:
    """What a command prints where only ASCII can be printed."""
    return subprocess.run(
        [sys.executable, "-m", "foretell", *arguments],
        env=os.environ | {"PYTHONIOENCODING": "ascii", "PYTHONUTF8": "0"},
        capture_output=True,
        text=True,
        check=True,
        timeout=LONGEST,
    ).stdout


@pytest.mark.slow
def test_help_is_printed_where_characters_are_missing() -> None:
    printed = printed_in_ascii("arena", "--help")
    assert "--bots A,B[,C...]" in printed
    assert "95 % intervals" in printed


@pytest.mark.slow
def test_the_sign_of_a_number_is_kept_where_characters_are_missing() -> None:
    arguments = ["arena", "--bots", "thumb,random", "--games", "2", "--players", "3", "--jobs", "1", "--lang", "en"]
    printed = printed_in_ascii(*arguments)
    assert "?" not in printed
    tables = [part.splitlines() for part in printed.split("\n\n") if part.startswith("|")]
    assert all(len({len(line) for line in table}) == 1 for table in tables)
    assert any(" -" in line and " +- " in line for line in tables[0])
