"""What idle clients cost a server in memory and processor time: sockets that watch.

python -m benchmarks.idle --sockets 5000           # fifty at each table
python -m benchmarks.idle --sockets 2000 --each 2  # two
"""

from __future__ import annotations

import argparse
import asyncio
import json
import os
import resource
import sys
import tempfile
import time
from pathlib import Path

from tests.faults.servers import Server, ServerFactory
from websockets.asyncio.client import ClientConnection, connect

from benchmarks.machine import machine


def memory(server: Server) -> float:
    """Resident megabytes of the server."""
    pages = int(Path(f"/proc/{server.pid}/statm").read_text("ascii").split()[1])
    return pages * resource.getpagesize() / 1e6


def processor(server: Server) -> float:
    """Processor seconds that the server has used."""
    fields = Path(f"/proc/{server.pid}/stat").read_text("ascii").rsplit(")", 1)[1].split()
    return (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")


async def look(server: Server, code: str) -> ClientConnection:
    """A socket that has opened a table and received its snapshot."""
    wire = await connect(server.socket, proxy=None, ping_interval=None, compression=None, open_timeout=60)
    await wire.send(json.dumps({"type": "open", "table": code}))
    while json.loads(await wire.recv())["type"] != "snapshot":
        pass
    return wire


async def hold(server: Server, sockets: int, each: int, seconds: float) -> None:
    empty, wires = memory(server), list[ClientConnection]()
    while len(wires) < sockets:
        code, _ = await asyncio.to_thread(server.create)
        wires += await asyncio.gather(*(look(server, code) for _ in range(min(each, sockets - len(wires)))))
    await asyncio.sleep(2)
    full = memory(server)
    size = 1000 * (full - empty) / sockets
    print(f"{sockets:,} sockets: {full:.0f} MB, {size:.1f} KB each over {empty:.0f} MB")
    used = processor(server)
    await asyncio.sleep(seconds)
    share = (processor(server) - used) / seconds
    print(
        f"idle for {seconds:.0f} s: {share:.1%} of a core, {1e6 * share / sockets:.0f} µs a second for each"
    )
    begin = time.perf_counter()
    await wires[0].send(json.dumps({"type": "ping", "n": 77}))
    while json.loads(await wires[0].recv()).get("n") != 77:
        pass
    print(f"a ping among them is answered in {1000 * (time.perf_counter() - begin):.0f} ms")
    for wire in wires:
        wire.transport.abort()


def main(argv: list[str]) -> int:
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("--sockets", type=int, default=5000)
    parser.add_argument("--each", type=int, default=50, help="sockets at a table, 50 at most")
    parser.add_argument("--seconds", type=float, default=30, help="how long the processor time is measured")
    asked = parser.parse_args(argv)
    hard = resource.getrlimit(resource.RLIMIT_NOFILE)[1]
    resource.setrlimit(resource.RLIMIT_NOFILE, (hard, hard))
    print(machine())
    with ServerFactory() as factory, tempfile.TemporaryDirectory() as folder:
        server = factory.server(f"sqlite:///{folder}/club.sqlite3")
        server.start()
        asyncio.run(hold(server, asked.sockets, asked.each, asked.seconds))
    return 0


if __name__ == "__main__":
    raise SystemExit(main(sys.argv[1:]))
