"""``scripts/servers``: finds PostgreSQL and HAProxy, installs them where that is allowed, otherwise says what to do.

Fakes record the calls, so that nothing is installed.
"""

import subprocess
from pathlib import Path

import pytest

from tests.house.fakes import ROOT_USER, SOMEBODY, put, run_script
from tests.services import haproxy


def run(programs: Path, **environment: str) -> subprocess.CompletedProcess[str]:
    nowhere = {"POSTGRES_FOLDERS": str(programs.parent / "none"), "SBIN": str(programs.parent / "none")}
    return run_script("servers", programs, **nowhere, **environment)


def test_installed_programs_are_used(programs: Path) -> None:
    for name in ("initdb", "pg_basebackup", "haproxy"):
        put(programs, name)
    done = run(programs)
    assert (done.returncode, done.stdout, done.stderr) == (0, "", "")


def test_another_haproxy_can_be_named(programs: Path) -> None:
    for name in ("initdb", "pg_basebackup"):
        put(programs, name)
    done = run(programs, FORETELL_HAPROXY="/opt/haproxy")
    assert (done.returncode, done.stderr) == (0, "")


def test_tests_find_haproxy_in_the_same_place(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("FORETELL_HAPROXY", "/opt/haproxy")
    assert haproxy.find() == "/opt/haproxy"


def test_what_is_missing_is_installed_where_that_is_allowed(programs: Path, tmp_path: Path) -> None:
    put(programs, "id", f"echo {ROOT_USER}")
    put(programs, "haproxy")
    put(programs, "apt-get", f"echo \"$*\" >>'{tmp_path}/asked'")
    done = run(programs)
    asked = (tmp_path / "asked").read_text(encoding="utf-8").splitlines()
    assert done.returncode == 0
    assert [line.split()[1] for line in asked] == ["update", "install"]
    assert "postgresql" in asked[1]
    assert "haproxy" not in asked[1]
    assert "Missing here" not in done.stderr


@pytest.mark.parametrize(("user", "works"), [(SOMEBODY, "true"), (ROOT_USER, "false")])
def test_otherwise_it_says_what_to_do(programs: Path, user: str, works: str) -> None:
    put(programs, "id", f"echo {user}")
    put(programs, "apt-get", works)
    done = run(programs)
    assert done.returncode == 0
    assert "Missing here: postgresql haproxy" in done.stderr
    assert "FORETELL_HAPROXY=" in done.stderr
