"""Machines of our own: network namespaces on one bridge, and partitions between them.

All of it needs a place of its own: `isolated` runs a command with its own network, mounts and processes
(`unshare`), and when that command ends, however it ends, everything in it is gone. Linux only, as root.
"""

from __future__ import annotations

import os
import shutil
import subprocess
from collections.abc import Sequence
from dataclasses import dataclass
from pathlib import Path

NETWORK = "10.77.0."
HERE = f"{NETWORK}1"
"""This process, and so all clients."""
NOWHERE = "02:00:00:00:00:01"
"""A hardware address that nobody has: what is sent there is lost, and the sender is not told."""
NAMES = Path("/run/netns")


def can_isolate() -> bool:
    """Whether `isolated` is possible here."""
    return os.geteuid() == 0 and all(shutil.which(program) for program in ("unshare", "nsenter", "ip"))


def isolated(command: Sequence[str]) -> list[str]:
    """The command, with a network, mounts and processes of its own."""
    apart = ["unshare", "--net", "--mount", "--pid", "--fork", "--kill-child", "--mount-proc"]
    return [*apart, *command]


def _ip(*words: str) -> None:
    done = subprocess.run(["ip", *words], capture_output=True, text=True)
    assert done.returncode == 0, f"ip {' '.join(words)}: {done.stderr}"


@dataclass(frozen=True)
class Machine:
    """A network namespace with an address; the one without a name is ours."""

    name: str
    address: str

    @property
    def hardware(self) -> str:
        return f"02:77:00:00:00:{int(self.address.rpartition('.')[2]):02x}"

    @property
    def within(self) -> list[str]:
        """The command that runs another on this machine."""
        return ["nsenter", f"--net={NAMES / self.name}"]

    def lose(self, other: Machine) -> None:
        """From now on nothing that is sent to the other machine arrives; what it sends still does."""
        self._neighbour(other, NOWHERE)

    def reach(self, other: Machine) -> None:
        self._neighbour(other, other.hardware)

    def _neighbour(self, other: Machine, hardware: str) -> None:
        where = ["-n", self.name] if self.name else []
        device = "eth0" if self.name else "bridge"
        words = "neigh", "replace", other.address, "lladdr", hardware, "dev", device, "nud", "permanent"
        _ip(*where, *words)


def build(names: Sequence[str]) -> tuple[Machine, ...]:
    """Our own machine, and one for each name; call it once, in a process that is isolated."""
    NAMES.mkdir(exist_ok=True)
    subprocess.run(["mount", "-t", "tmpfs", "tmpfs", str(NAMES)], check=True)
    here = Machine("", HERE)
    _ip("link", "set", "lo", "up")
    _ip("link", "add", "bridge", "address", here.hardware, "type", "bridge")
    _ip("addr", "add", f"{HERE}/24", "dev", "bridge")
    _ip("link", "set", "bridge", "up")
    machines = [here]
    for number, name in enumerate(names, start=2):
        machine = Machine(name, f"{NETWORK}{number}")
        _ip("netns", "add", name)
        _ip("link", "add", f"to-{name}", "type", "veth", "peer", "name", "eth0", "netns", name)
        _ip("link", "set", f"to-{name}", "master", "bridge", "up")
        _ip("-n", name, "link", "set", "eth0", "address", machine.hardware, "up")
        _ip("-n", name, "link", "set", "lo", "up")
        _ip("-n", name, "addr", "add", f"{machine.address}/24", "dev", "eth0")
        machines.append(machine)
    return tuple(machines)


def mount_small(folder: Path, megabytes: int) -> None:
    """Put a file system of this size on a folder; it goes when the isolated process ends."""
    folder.mkdir(parents=True, exist_ok=True)
    subprocess.run(["mount", "-t", "tmpfs", "-o", f"size={megabytes}m", "tmpfs", str(folder)], check=True)


def fill(folder: Path) -> None:
    """Leave no byte free on the folder's file system."""
    with (folder / "ballast").open("wb", buffering=0) as ballast:
        for size in (1 << 20, 4096):
            try:
                while True:
                    ballast.write(bytes(size))
            except OSError:
                continue


def make_room(folder: Path) -> None:
    """The end of `fill`."""
    (folder / "ballast").unlink(missing_ok=True)
