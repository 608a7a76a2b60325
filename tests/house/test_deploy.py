"""``deploy/``: HAProxy takes its configuration, systemd its units, and what the containers are told exists."""

import json
import os
import re
import shutil
import subprocess
import tomllib
from dataclasses import fields
from pathlib import Path
from typing import Any

import pytest
import yaml
from starlette.routing import Route

from foretell.cli import main
from foretell.server.app import routes
from foretell.server.ops.settings import Limits, Settings
from tests.house.tree import ROOT
from tests.postgres import NoPostgres, new_cluster, new_folder, popen, program_of
from tests.services.haproxy import NoHaproxy, program
from tests.services.standby import remove
from tests.waiting import LONGEST, PATIENCE

DEPLOY = ROOT / "deploy"
SERVICES = ("foretell.service", "foretell@.service", "foretell-backup.service")
OF_HAPROXY = re.compile(r"\$\{(FORETELL_\w+)(?:\[\*\])?(-\w+)?\}")
OF_FORETELL = {f"FORETELL_{each.name.upper()}" for kind in (Settings, Limits) for each in fields(kind)}
LEAST_EXPOSED = 2.0
"""systemd's number for a service that can do little harm is below this; 10 is the most."""


def compose() -> dict[str, Any]:
    """The compose file's services."""
    read: dict[str, Any] = yaml.safe_load((DEPLOY / "compose.yaml").read_text(encoding="utf-8"))
    return dict(read["services"])


def test_haproxy_takes_the_configuration() -> None:
    servers = {"FORETELL_SERVER_1": "10.0.0.1:8000", "FORETELL_SERVER_2": "10.0.0.2:8000"}
    try:
        command = [program(), "-c", "-f", str(DEPLOY / "haproxy.cfg")]
    except NoHaproxy as missing:
        pytest.skip(str(missing))
    environment = {**os.environ, "FORETELL_BIND": "127.0.0.1:1 name of-several-words", **servers}
    done = subprocess.run(command, env=environment, capture_output=True, check=False, text=True, timeout=LONGEST)
    assert done.returncode == 0, done.stderr


def test_systemd_takes_the_units(tmp_path: Path) -> None:
    if shutil.which("systemd-analyze") is None:
        pytest.skip("there is no systemd-analyze here")
    for path in DEPLOY.glob("foretell*"):
        text = path.read_text(encoding="utf-8").replace("/opt/foretell/bin/foretell", "/bin/true")
        name = path.name.replace("@.", "@8001.")
        (tmp_path / name).write_text(re.sub(r"Documentation=.*", "", text), encoding="utf-8")
    units = sorted(map(str, tmp_path.iterdir()))
    done = subprocess.run(
        ["systemd-analyze", "verify", *units], capture_output=True, check=False, text=True, timeout=LONGEST
    )
    assert (done.returncode, done.stderr) == (0, "")
    for name in SERVICES:
        unit = tmp_path / name.replace("@.", "@8001.")
        command = ["systemd-analyze", "security", "--offline=true", str(unit)]
        told = subprocess.run(command, capture_output=True, check=False, text=True, timeout=LONGEST).stdout
        level = re.search(r"Overall exposure level for .*: ([\d.]+)", told)
        assert level is not None, told
        assert float(level[1]) < LEAST_EXPOSED


def test_everything_that_is_set_is_a_setting() -> None:
    units = "".join((DEPLOY / name).read_text(encoding="utf-8") for name in SERVICES)
    assert set(re.findall(r"FORETELL_\w+(?==)", units)) <= OF_FORETELL
    for name in ("server-1", "server-2"):
        assert set(compose()[name]["environment"]) <= OF_FORETELL
    variables = OF_HAPROXY.findall((DEPLOY / "haproxy.cfg").read_text(encoding="utf-8"))
    needed = {name for name, default in variables if not default}
    assert needed <= set(compose()["proxy"]["environment"]) <= {name for name, _ in variables}


def test_what_is_run_exists(capsys: pytest.CaptureFixture[str]) -> None:
    units = [(DEPLOY / name).read_text(encoding="utf-8") for name in SERVICES]
    commands = [line.split() for unit in units for line in re.findall(r"ExecStart=\S+/foretell (.*)", unit)]
    docker = (DEPLOY / "Dockerfile").read_text(encoding="utf-8")
    started = {
        part: json.loads(re.findall(rf"^{part} (.*)", docker, re.MULTILINE)[0]) for part in ("ENTRYPOINT", "CMD")
    }
    assert started["ENTRYPOINT"] == ["foretell"]
    for command in (*commands, started["CMD"]):
        with pytest.raises(SystemExit) as end:
            main([*command, "--help"])
        assert end.value.code == 0, command
    assert len(commands) == len(SERVICES)
    capsys.readouterr()
    paths = {route.path for route in routes() if isinstance(route, Route)}
    assert re.findall(r"option httpchk GET (\S+)", (DEPLOY / "haproxy.cfg").read_text(encoding="utf-8")) == ["/ready"]
    assert {"/ready", "/health"} <= paths
    asked = re.search(r"http://127\.0\.0\.1:8000(/\w+)", compose()["server-1"]["healthcheck"]["test"][3])
    assert asked is not None
    assert asked[1] == "/health"


def test_an_image_has_what_the_server_can_do() -> None:
    """Else the page tells people that the server has no passkeys and no notifications."""
    known = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["project"]["optional-dependencies"]
    told = (DEPLOY / "Dockerfile").read_text(encoding="utf-8"), (ROOT / "docs/self-hosting.md").read_text("utf-8")
    extras = (re.findall(r"(?:foretell|\))\"?\[([\w,-]+)\]", text) for text in told)
    image, *others = (set(part.split(",")) for found in extras for part in found)
    assert {"serve", "postgres", "fast", "passkeys", "push"} <= image
    assert set().union(image, *others) <= set(known)


def test_processes_of_one_machine_share_the_folder_of_the_operators_token() -> None:
    for name in ("foretell.service", "foretell@.service"):
        lines = (DEPLOY / name).read_text(encoding="utf-8").splitlines()
        assert {"StateDirectory=foretell", "User=foretell", "StateDirectoryMode=0700"} <= set(lines)
        assert any("FORETELL_DATA=/var/lib/foretell" in line.split("#")[0] for line in lines), name
    read = yaml.safe_load((DEPLOY / "compose.yaml").read_text(encoding="utf-8"))
    for name in ("server-1", "server-2"):
        assert read["services"][name]["volumes"] == ["state:/var/lib/foretell"]
    assert "state" in read["volumes"]


def test_the_containers_find_one_another() -> None:
    services = compose()
    addresses = {name: each["networks"]["inside"].get("ipv4_address") for name, each in services.items()}
    for number in (1, 2):
        address = addresses[f"server-{number}"]
        assert services["proxy"]["environment"][f"FORETELL_SERVER_{number}"] == f"{address}:8000"
        environment = services[f"server-{number}"]["environment"]
        assert environment["FORETELL_NODE"].startswith(f"{address}:")
        assert environment["FORETELL_TRUSTED_PROXIES"] == addresses["proxy"]
    for each in services.values():
        mounted = (volume.partition(":")[0] for volume in each.get("volumes", ()))
        assert all((DEPLOY / path).is_file() for path in mounted if path.startswith("."))


def test_the_scripts_of_the_containers_make_a_standby_that_commits_wait_for() -> None:
    try:
        primary, folder = new_cluster(durable=False), new_folder()
    except NoPostgres as missing:
        pytest.skip(str(missing))
    standby = None
    try:
        primary.start()
        words = {"PGHOST": primary.host, "PGDATA": str(primary.folder / "data"), "REPLICA_PASSWORD": "it's secret"}
        whose = {"POSTGRES_USER": "postgres", "POSTGRES_DB": "postgres"}
        subprocess.run([DEPLOY / "primary.sh"], env={**os.environ, **words, **whose}, check=True, timeout=LONGEST)
        primary.do("postgres", "SELECT pg_reload_conf()")
        source = f"host={primary.host} user=replica application_name=standby"
        path = f"{program_of('postgres').parent}:{os.environ['PATH']}"
        told = [f"PGDATA={folder / 'data'}", f"PRIMARY={source}", f"PATH={path}"]
        script = (folder / "standby.sh").as_posix()
        shutil.copy(DEPLOY / "standby.sh", script)
        settings = ["-c", f"unix_socket_directories={folder}", "-c", "listen_addresses="]
        (folder / "data").mkdir()
        shutil.chown(folder / "data", folder.owner())
        with (folder / "log").open("wb") as log:
            standby = popen(["env", *told, "sh", script, *settings], log)
        primary.do("postgres", "CREATE TABLE waits_for_the_standby ()")
        following = primary.do("postgres", "SELECT application_name, sync_state FROM pg_stat_replication")
        assert "standby|quorum" in following.splitlines()
    finally:
        if standby is not None:
            standby.kill()
            standby.wait(PATIENCE)
        shutil.rmtree(folder, ignore_errors=True)
        remove(primary)
