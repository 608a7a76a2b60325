"""``scripts/browser``: finds a Chromium, installs one where that is allowed, otherwise says what to do.

Fakes record the calls, so that nothing is installed.
"""

import subprocess
from pathlib import Path

import pytest

from tests.house.fakes import ROOT_USER, SOMEBODY, put, run_script


def run(programs: Path, **environment: str) -> subprocess.CompletedProcess[str]:
    return run_script("browser", programs, **environment)


def test_an_installed_chromium_is_used(programs: Path) -> None:
    put(programs, "chromium", "")
    done = run(programs)
    assert (done.returncode, done.stdout, done.stderr) == (0, "", "")


def test_another_path_can_be_given(programs: Path, tmp_path: Path) -> None:
    put(tmp_path, "my-browser", "")
    done = run(programs, FORETELL_CHROMIUM=str(tmp_path / "my-browser"))
    assert (done.returncode, done.stderr) == (0, "")


def test_chromium_is_installed_where_that_is_allowed(programs: Path, tmp_path: Path) -> None:
    put(programs, "id", f"echo {ROOT_USER}")
    put(programs, "apt-get", f"echo \"$*\" >>'{tmp_path}/asked'")
    done = run(programs)
    asked = (tmp_path / "asked").read_text(encoding="utf-8").splitlines()
    assert done.returncode == 0
    assert [line.split()[1] for line in asked] == ["update", "install"]
    assert "chromium" in asked[1]
    assert "There is no Chromium" not in done.stderr


def test_where_there_is_none_without_windows_the_usual_one_is_installed(programs: Path, tmp_path: Path) -> None:
    put(programs, "id", f"echo {ROOT_USER}")
    put(programs, "apt-get", f"echo \"$*\" >>'{tmp_path}/asked'; case $* in *headless*) exit 1;; esac")
    assert run(programs).returncode == 0
    asked = (tmp_path / "asked").read_text(encoding="utf-8").splitlines()
    assert [line.split()[-2] for line in asked[1:]] == ["chromium-headless-shell", "chromium"]


@pytest.mark.parametrize(("user", "works"), [(SOMEBODY, "true"), (ROOT_USER, "false")])
def test_otherwise_it_says_what_to_do(programs: Path, user: str, works: str) -> None:
    put(programs, "id", f"echo {user}")
    put(programs, "apt-get", works)
    done = run(programs)
    assert done.returncode == 0
    assert "There is no Chromium here" in done.stderr
    assert "FORETELL_CHROMIUM=" in done.stderr
