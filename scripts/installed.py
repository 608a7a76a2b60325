"""Tries a wheel as a new user would: ``python scripts/installed.py FOLDER`` (with wheels; needs nothing but Python).

It is installed bare, then with the terminal and the server, in an environment of its own, with no compiler on PATH.
All commands are asked for help, a game begins, a server answers, a site is written.  Uninstalling leaves nothing.
"""

import os
import re
import subprocess
import sys
import tempfile
import time
import venv
from http.client import HTTPConnection
from pathlib import Path

CORE = {"filelock", "foretell", "pip", "platformdirs", "setuptools"}
"""All that `pip install foretell` brings."""
_PATIENCE = 60.0
_PORT = 8799


class Installed:
    """An environment with foretell, in a folder."""

    def __init__(self, folder: Path, wheels: Path) -> None:
        """Make it; ``wheels`` has the wheel to be tried."""
        venv.create(folder / "venv", with_pip=True)
        self.folder, self._wheels = folder, wheels
        self._programs = folder / "venv" / ("Scripts" if os.name == "nt" else "bin")
        kept = ("SYSTEMROOT", "TEMP", "TMP", "PIP_CONFIG_FILE", "PIP_INDEX_URL", "HTTPS_PROXY")
        self.environment = {name: os.environ[name] for name in kept if name in os.environ}
        self.environment |= {"PATH": str(self._programs), "PYTHONUTF8": "1"}
        self.environment |= dict.fromkeys(("HOME", "USERPROFILE", "APPDATA", "LOCALAPPDATA"), str(folder))

    def command(self, *arguments: str) -> list[str]:
        """The command line of a program of the environment."""
        return [str(self._programs / arguments[0]), *arguments[1:]]

    def run(self, *arguments: str, given: str = "", status: int = 0) -> str:
        """What a program prints; raises SystemExit if it ends in another way than expected."""
        done = subprocess.run(
            self.command(*arguments),
            input=given,
            env=self.environment,
            cwd=self.folder,
            capture_output=True,
            encoding="utf-8",
            check=False,
        )
        if done.returncode != status or "Traceback" in done.stderr:
            sys.exit(f"{' '.join(arguments)}: status {done.returncode}\n{done.stdout}{done.stderr}")
        return done.stdout + done.stderr

    def install(self, extras: str = "") -> None:
        """Install the wheel, with extras."""
        (version,) = {path.name.split("-")[1] for path in self._wheels.glob("foretell-*.whl")}
        where = ["--quiet", "--disable-pip-version-check", "--find-links", str(self._wheels)]
        self.run("python", "-m", "pip", "install", *where, "--only-binary", "foretell", f"foretell{extras}=={version}")

    def packages(self) -> set[str]:
        """The names of all packages."""
        listed = self.run("python", "-m", "pip", "list", "--format=freeze", "--disable-pip-version-check")
        return {line.partition("==")[0].lower() for line in listed.splitlines() if "==" in line}


def try_core(installed: Installed) -> None:
    """What works without any extra."""
    installed.install()
    expect(installed.packages() <= CORE, f"more than the core is installed: {installed.packages()}")
    installed.run("python", "-c", "from foretell import Game; Game(players=4, seed=1)")
    installed.run("foretell", "simulate", "--games", "2", "--bots", "thumb", "--jobs", "1", "--out", "games.jsonl")
    installed.run("foretell", "verify", "games.jsonl")
    installed.run("foretell", "site", "site")
    expect((installed.folder / "site" / "index.html").is_file(), "the site has no page")
    nets = [path for path in (installed.folder / "site").rglob("*.net") if path.stat().st_size > 1_000_000]
    expect(len(nets) == 2, "the site has no nets")
    said = installed.run("foretell", "play", status=1)
    expect("foretell[terminal]" in said, said)
    said = installed.run("foretell", "serve", status=1)
    expect("foretell[serve]" in said, said)


def try_all(installed: Installed) -> None:
    """Every command's help, a game, a server."""
    installed.install("[terminal,serve]")
    listed = installed.run("foretell", "--help")
    commands = re.findall(r"^    ([a-z][a-z-]+)\b", listed, re.MULTILINE)
    expect({"play", "serve", "site", "pad"} <= set(commands), listed)
    for command in commands:
        installed.run("foretell", command, "--help")
    installed.run("foretell", "play", "--plain", "--seed", "1", given="1\nquit\n")
    bots = installed.run("foretell", "bots", "--lang", "en")
    expect("Grand master" in bots, bots)
    if list((installed.folder / "venv").rglob("foretell/engine/_native/*")):
        expect("Not available" not in bots, bots)
    try_server(installed)


def try_server(installed: Installed) -> None:
    """A server answers, with the page."""
    started = installed.command("foretell", "serve", "--port", str(_PORT), "--data", str(installed.folder / "data"))
    with subprocess.Popen(started, env=installed.environment, cwd=installed.folder) as server:
        try:
            expect("foretell" in page_at(_PORT), "the server has no page")
        finally:
            server.terminate()


def page_at(port: int) -> str:
    """The first page of a server that soon answers; raises OSError if it does not."""
    end = time.monotonic() + _PATIENCE
    while True:
        connection = HTTPConnection("127.0.0.1", port, timeout=_PATIENCE)
        try:
            connection.request("GET", "/")
            return connection.getresponse().read().decode()
        except OSError:
            if time.monotonic() > end:
                raise
            time.sleep(0.2)


def try_to_leave(installed: Installed) -> None:
    """Uninstalling leaves nothing."""
    installed.run("python", "-m", "pip", "uninstall", "--quiet", "--yes", "foretell")
    left = [str(path) for path in (installed.folder / "venv").rglob("*foretell*")]
    expect(not left, f"left behind: {left}")


def expect(truth: bool, sentence: str) -> None:
    """End with the sentence if it is not so."""
    if not truth:
        sys.exit(sentence)


def main() -> None:
    """Try the wheels of a folder in this Python."""
    with tempfile.TemporaryDirectory(ignore_cleanup_errors=True) as folder:
        installed = Installed(Path(folder), Path(sys.argv[1]).resolve())
        for step in (try_core, try_all, try_to_leave):
            step(installed)
            print(f"{step.__name__.replace('_', ' ')}: done")


if __name__ == "__main__":
    main()
