"""``foretell serve --open``: finds a free port, prints the address and opens the page in the browser."""

import os
import socket
import sys
import webbrowser
from collections.abc import Callable, Mapping
from contextlib import suppress
from http.client import HTTPConnection
from pathlib import Path
from threading import Thread

from ..server.net.own_addresses import in_url, is_anywhere, is_heard, local_addresses
from ..words import Words

PORTS = range(8000, 8100)
"""The ports to try if none is given."""
_LONGEST_START = 60.0


def listen(host: str, port: int | None) -> socket.socket:
    """A socket that listens on this port, or on the first free one; raises OSError if there is none."""
    fault = OSError()
    for choice in PORTS if port is None else (port,):
        try:
            return socket.create_server((host, choice), family=socket.AF_INET6 if ":" in host else socket.AF_INET)
        except OSError as error:
            fault = error
    raise fault


def address_of(listening: socket.socket) -> str:
    """The address of the page on this machine."""
    host, port = listening.getsockname()[:2]
    return f"http://{_here(host)}:{port}/"


def welcome(listening: socket.socket, words: Words, show: Callable[[str], bool], token: Path | None = None) -> Thread:
    """Print and open the page's address as soon as the server answers; returns the thread that waits for it.

    ``token``: the file with the token for the operator's page, if there is such a page.
    """
    place, address = listening.getsockname()[:2], address_of(listening)
    thread = Thread(target=_welcome, args=(place, address, words, show, token), daemon=True)
    thread.start()
    return thread


def _welcome(
    place: tuple[str, int], address: str, words: Words, show: Callable[[str], bool], token: Path | None
) -> None:
    host, port = place
    if not _answers(_here(host).strip("[]"), port):
        return
    with suppress(OSError):  # perhaps nobody reads what is printed
        print(words("serve-ready", address=address))
        if is_anywhere(host) and (own := [each for each in local_addresses() if is_heard(each, host)]):
            print(words("serve-network", address=f"http://{in_url(own[0])}:{port}/"))
        point_to(address, words, show)
        if token is not None:
            print(words("serve-operator", address=f"{address}operator", file=str(token)))
        print(words("serve-stop"), flush=True)


def point_to(address: str, words: Words, show: Callable[[str], bool]) -> None:
    """Open the page in the browser, or print how to open it."""
    if show(address):
        print(words("serve-browser"))
    elif "SSH_CONNECTION" in os.environ:
        print(words("serve-far", port=address.rsplit(":", 1)[1].rstrip("/")))
    else:
        print(words("serve-no-browser"))


def show_in_browser(address: str) -> bool:
    """Open the page if there is a screen; returns whether it worked."""
    if not has_screen(os.environ, sys.platform):
        return False
    with suppress(webbrowser.Error):
        return webbrowser.open(address)
    return False


def has_screen(environment: Mapping[str, str], platform: str) -> bool:
    """Whether a browser would open in front of the user: not on a remote machine, and not in this terminal."""
    if environment.get("BROWSER"):
        return True
    if "SSH_CONNECTION" in environment:
        return False
    return platform in ("darwin", "win32") or any(map(environment.get, ("DISPLAY", "WAYLAND_DISPLAY")))


def _answers(host: str, port: int) -> bool:
    connection = HTTPConnection(host, port, timeout=_LONGEST_START)
    try:
        connection.request("GET", "/health")
        return connection.getresponse().status == 200
    except OSError:
        return False
    finally:
        connection.close()


def _here(host: str) -> str:
    """The address by which this machine reaches itself, as written in a URL."""
    here = "::1" if ":" in host else "127.0.0.1"
    return in_url(here if is_anywhere(host) else host)
