"""Completion in shells and the manual page: made from the parsers, and what programs make of them."""

import shutil
import subprocess

import pytest

from foretell.cli import main, parser_of
from foretell.cli.completion import SHELLS
from foretell.cli.described import commands_of
from tests.waiting import LONGEST

COMMANDS = [command.name for command in commands_of(parser_of(()))]


def printed(capsys: pytest.CaptureFixture[str], shell: str) -> str:
    """The script for a shell."""
    with pytest.raises(SystemExit) as left:
        main(["--completion", shell])
    assert left.value.code == 0
    return capsys.readouterr().out


def completed(script: str, *words: str) -> list[str]:
    """What bash proposes for the last of these words."""
    bash = shutil.which("bash")
    if bash is None:
        pytest.skip("there is no bash")
    quoted = " ".join(f"'{word}'" for word in words)
    told = f'{script}\nCOMP_WORDS=({quoted}) COMP_CWORD={len(words) - 1}\n_foretell\necho "${{COMPREPLY[@]}}"'
    done = subprocess.run([bash, "-c", told], capture_output=True, text=True, check=True, timeout=LONGEST)
    assert not done.stderr
    return done.stdout.split()


@pytest.mark.parametrize("shell", SHELLS)
def test_every_command_and_option_is_in_the_script(shell: str, capsys: pytest.CaptureFixture[str]) -> None:
    script = printed(capsys, shell)
    for command in commands_of(parser_of(())):
        assert command.name in script
        for option in command.options:
            assert all(flag.lstrip("-") in script for flag in option.flags)


def test_another_shell_is_refused(capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(SystemExit) as left:
        main(["--completion", "tcsh"])
    assert left.value.code == 2
    assert "invalid choice: 'tcsh'" in capsys.readouterr().err


@pytest.mark.slow
def test_bash_completes_commands_options_and_values(capsys: pytest.CaptureFixture[str]) -> None:
    script = printed(capsys, "bash")
    assert completed(script, "foretell", "re") == ["replay"]
    assert completed(script, "foretell", "simulate", "--gam") == ["--game", "--games"]
    assert completed(script, "foretell", "simulate", "--game", "w") == ["wizard"]
    assert completed(script, "foretell", "play", "--bots", "ma") == ["master"]
    assert completed(script, "foretell", "--completion", "") == [*SHELLS]
    assert completed(script, "foretell", "stats", "some") == []


def test_the_manual_page_has_every_command(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["man"]) == 0
    page = capsys.readouterr().out
    lines = page.splitlines()
    assert lines[0].startswith(".TH FORETELL 1 ")
    assert [line[4:].replace("\\-", "-") for line in lines if line.startswith(".SS ")] == COMMANDS
    assert "docs/" not in page
    assert page.isascii()
    assert not any(line.startswith("'") for line in lines)
    assert {line.split(" ")[0] for line in lines if line.startswith(".")} == {".TH", ".SH", ".SS", ".TP", ".PP", ".B"}


@pytest.mark.slow
def test_the_manual_page_is_right_for_groff(capsys: pytest.CaptureFixture[str]) -> None:
    groff = shutil.which("groff")
    if groff is None:
        pytest.skip("there is no groff")
    assert main(["man"]) == 0
    page = capsys.readouterr().out
    command = [groff, "-man", "-Tutf8", "-ww"]
    done = subprocess.run(command, input=page, capture_output=True, text=True, check=False, timeout=LONGEST)
    assert done.stderr == ""
    assert done.returncode == 0
