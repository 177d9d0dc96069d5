"""`sumida serve`: finds a port, prints the addresses, opens the page and runs."""

from __future__ import annotations

import argparse
import asyncio
import os
import re
import socket
import sys
import webbrowser
from collections.abc import Sequence
from contextlib import suppress
from dataclasses import replace

import uvicorn
from starlette.applications import Starlette

from sumida.arguments import Parser
from sumida.bots.names import split_names
from sumida.kernel import GameError
from sumida.server.app import create_app
from sumida.server.limits import read_networks
from sumida.server.offers import Installed, catalogue
from sumida.server.operations.collecting import collect_ourselves
from sumida.server.operations.logs import FORMATS, set_up_logs
from sumida.server.protocols import protocols
from sumida.server.settings import DEFAULT_DATABASE, ServerSettings, read_limits
from sumida.store import StoreError, open_store

DEFAULT_PORT = 8000
LAST_PORT = 65_535
ORIGIN = re.compile(r"https?://[^/\s]+")
SWITCH_S = 0.001
"""How long the store's thread may wait for the event loop's; Python's default is 5 ms, several times a
commit."""
SEND_BUFFER_BYTES = 65_536
"""What the system buffers for a connection (Linux doubles it). By itself it takes 4 MB for a client that does
not read, and those no budget counts."""
EVERYWHERE = ("0.0.0.0", "::")
LISTS = (
    (
        "--proxy",
        "NETWORK",
        "a proxy whose X-Forwarded headers count ($SUMIDA_PROXIES; default: this machine)",
    ),
    ("--allow-host", "NAME", "a name this server answers to ($SUMIDA_HOSTS; default: any)"),
    ("--metrics-for", "NETWORK", "who may read /metrics ($SUMIDA_METRICS_FOR; default: this machine)"),
    ("--push-network", "NETWORK", "a network with push services of its own ($SUMIDA_PUSH_NETWORKS)"),
    ("--bot", "GAME.NAME=BOT", "a bot of your own, such as hanabi.mine=mine.py:Mine ($SUMIDA_BOTS)"),
    ("--limit", "NAME=NUMBER", "another limit, such as watchers_per_table=20 ($SUMIDA_LIMITS)"),
)
"""Options that can be given several times, or as a list in the environment."""


def main(argv: Sequence[str]) -> int:
    """Run the server until it is stopped."""
    parser = Parser(prog="sumida serve", description="Play both games in the browser.")
    parser.add_argument(
        "--host", default="127.0.0.1", help="use 0.0.0.0 to let other devices in your network join"
    )
    parser.add_argument("--port", type=int, help=f"default {DEFAULT_PORT}, or a free one if that is taken")
    parser.add_argument(
        "--database",
        default=os.environ.get("SUMIDA_DATABASE", DEFAULT_DATABASE),
        help="where tables are stored, such as sqlite:///club.sqlite3 "
        "(default: $SUMIDA_DATABASE, or sumida.sqlite3 in this folder)",
    )
    parser.add_argument(
        "--node", default="", metavar="URL", help="where other servers that share the database reach this one"
    )
    parser.add_argument(
        "--log-format", choices=FORMATS, default="text", help="json: one JSON object per line"
    )
    parser.add_argument(
        "--keep-days",
        type=int,
        metavar="DAYS",
        help="delete tables unused for this many days (default: keep everything)",
    )
    parser.add_argument("--no-browser", action="store_true", help="do not open the page")
    parser.add_argument(
        "--no-warm-up",
        action="store_true",
        help="compile the strong bots on their first move, not at start-up",
    )
    parser.add_argument(
        "--origin", action="append", default=[], help="another origin the page may be served from"
    )
    parser.add_argument(
        "--bot-pace",
        type=int,
        default=ServerSettings.bot_pace_ms,
        metavar="MS",
        help="shortest time between a bot's move and the move before (default %(default)s)",
    )
    for name, field, purpose in LISTS:
        parser.add_argument(name, action="append", default=[], metavar=field, help=purpose)
    found = parser.parse_args(list(argv))
    _check_arguments(found)
    settings = ServerSettings(
        database=found.database,
        proxies=_listed(found.proxy, "SUMIDA_PROXIES", ServerSettings.proxies),
        hosts=_listed(found.allow_host, "SUMIDA_HOSTS", ServerSettings.hosts),
        metrics_for=_listed(found.metrics_for, "SUMIDA_METRICS_FOR", ServerSettings.metrics_for),
        push_networks=_listed(found.push_network, "SUMIDA_PUSH_NETWORKS", ()),
        limits=read_limits(_listed(found.limit, "SUMIDA_LIMITS", ())),
        node=found.node.rstrip("/"),
        origins=tuple(found.origin),
        own_bots=_listed(found.bot, "SUMIDA_BOTS", ()),
        bot_pace_ms=found.bot_pace,
        log_format=found.log_format,
        keep_days=found.keep_days,
        warm_up=not found.no_warm_up,
    )
    return serve(found.host, found.port, settings, open_browser=not found.no_browser)


def _check_arguments(found: argparse.Namespace) -> None:
    if found.port is not None and not 0 <= found.port <= LAST_PORT:
        raise GameError(f"--port {found.port}: a port is a number from 0 to {LAST_PORT}")
    if found.keep_days is not None and found.keep_days < 1:
        raise GameError(f"--keep-days {found.keep_days}: tables are kept for 1 day or more")
    if found.bot_pace < 0:
        raise GameError(f"--bot-pace {found.bot_pace}: a pace is 0 milliseconds or more")
    for origin in found.origin:
        if not ORIGIN.fullmatch(origin):
            raise GameError(f"--origin {origin[:80]!r}: an origin is written as https://club.example")


def _listed(given: list[str], variable: str, default: tuple[str, ...]) -> tuple[str, ...]:
    """What was given on the command line, or else in the environment, separated by commas."""
    found = given or list(filter(None, split_names(os.environ.get(variable, ""))))
    return tuple(found) or default


def _check_networks(settings: ServerSettings) -> None:
    try:
        read_networks((*settings.proxies, *settings.metrics_for, *settings.push_networks))
    except ValueError as found:
        raise GameError(f"not an address or a network: {found}", "error-network") from None


def serve(host: str, port: int | None, settings: ServerSettings, *, open_browser: bool) -> int:
    """Serve on `port`, by default 8000 or a free one; raises `GameError` if that is impossible."""
    _check_networks(settings)
    set_up_logs(settings.log_format)
    catalogue(Installed(settings.own_bots))  # an invalid board file or bot is refused now, not later
    asyncio.run(_check_database(settings.database))
    listening = _listen(host, port)
    addresses = _addresses(host, listening.getsockname()[1])
    print("Sumida is at " + "\n   and at ".join(addresses), flush=True)
    last = addresses[-1].rstrip("/")
    network = last if host in EVERYWHERE and len(addresses) > 1 else ""
    settings = replace(settings, node=settings.node or last, network=network)
    server = uvicorn.Server(config(create_app(settings), settings))
    collect_ourselves()
    sys.setswitchinterval(SWITCH_S)
    _raise_descriptor_limit()
    if open_browser:
        _open_when_ready(addresses[0])
    server.run(sockets=[listening])
    return 0


def _raise_descriptor_limit() -> None:
    """Allow as many connections as the system lets us have; the default is often 1,024."""
    if sys.platform != "win32":
        import resource

        _, most = resource.getrlimit(resource.RLIMIT_NOFILE)
        with suppress(OSError, ValueError):
            resource.setrlimit(resource.RLIMIT_NOFILE, (most, most))


def config(app: Starlette, settings: ServerSettings) -> uvicorn.Config:
    """How uvicorn runs the application: small frames only, no compression, no log of client addresses."""
    http, socket_protocol = protocols(settings)
    return uvicorn.Config(
        app,
        http=http,
        ws=socket_protocol,
        forwarded_allow_ips=list(settings.proxies),
        ws_max_size=4 * settings.limits.message_bytes,
        ws_per_message_deflate=False,
        ws_ping_interval=settings.limits.ping_s,
        ws_ping_timeout=settings.limits.ping_s,
        access_log=False,
        log_level="warning",
        log_config=None,
        server_header=False,
        timeout_graceful_shutdown=5,
        lifespan="on",
    )


async def _check_database(address: str) -> None:
    """Report a database that cannot be used in one line, before anything starts."""
    try:
        store = await open_store(address)
        await store.check()
        await store.close()
    except StoreError as found:
        raise GameError(str(found), "error-database") from None


def _listen(host: str, port: int | None) -> socket.socket:
    wanted = [port] if port is not None else [DEFAULT_PORT, 0]
    for number in wanted:
        try:
            return bind(host, number)
        except OSError as found:
            if number == wanted[-1]:
                message = f"cannot listen on {host}:{number}: {found.strerror or found}"
                raise GameError(message, "error-port") from None
    raise AssertionError("the last port either works or raises")


def bind(host: str, port: int) -> socket.socket:
    """A listening socket whose connections send small messages at once."""
    family = socket.AF_INET6 if ":" in host else socket.AF_INET
    # asyncio disables Nagle's algorithm only if the protocol is given; it would delay every second message.
    listening = socket.socket(family, socket.SOCK_STREAM, socket.IPPROTO_TCP)
    try:
        if os.name == "posix":
            listening.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        listening.setsockopt(
            socket.SOL_SOCKET, socket.SO_SNDBUF, SEND_BUFFER_BYTES
        )  # accepted ones inherit it
        listening.bind((host, port))
        listening.listen(2048)
    except OSError:
        listening.close()
        raise
    return listening


def _addresses(host: str, port: int) -> list[str]:
    """The page's addresses: on this machine and, if it listens everywhere, for other devices."""
    if host not in EVERYWHERE:
        shown = f"[{host}]" if ":" in host else host
        return [f"http://{shown}:{port}/"]
    outside = _own_address()
    return [f"http://127.0.0.1:{port}/"] + ([f"http://{outside}:{port}/"] if outside else [])


def _own_address() -> str | None:
    """This machine's address in the local network; no packet is sent to find it."""
    with socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as probe:
        try:
            probe.connect(("10.255.255.255", 9))
            found = str(probe.getsockname()[0])
        except OSError:
            return None
    return None if found.startswith("127.") else found


def _open_when_ready(address: str) -> None:
    """The socket already listens, so the browser gets its answer as soon as the server runs."""
    import threading

    threading.Thread(target=webbrowser.open, args=(address,), daemon=True).start()


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
