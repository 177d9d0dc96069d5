"""Weights of learned players: networks and facts about them in one `.npz` file.

The facts say what the networks were trained for, how to use them and where they come from. Training
checkpoints have the same format and also hold the critic. Adam's moments are not saved: training recovers
them within seconds. Imports `learned.network` and `learned.features`.
"""

from __future__ import annotations

import json
import zipfile
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import numpy as np

from sumida.hanabi.engines.arrays import MEMORY
from sumida.hanabi.learned.features import VERSION
from sumida.hanabi.learned.network import Layers
from sumida.hanabi.learned.policy import Policy
from sumida.kernel import GameError

FOLDER = Path(__file__).parent
LONGEST_MEMORY = 64
"""Moves that a policy may look back; few games are longer."""


@dataclass(frozen=True)
class Weights:
    """Networks by name, and the facts about them."""

    nets: dict[str, Layers]
    facts: dict[str, Any]

    @property
    def policy(self) -> Policy:
        """The actor; files without the facts `colour_permutations` and `memory` get the defaults."""
        default = default_colour_permutations(self.facts["players"])
        return Policy(self.nets["actor"], self.facts.get("colour_permutations", default), self.memory)

    @property
    def memory(self) -> int:
        """How many of the last moves the networks see."""
        return int(self.facts.get("memory", MEMORY))


def default_colour_permutations(players: int) -> int:
    """How many colour permutations to average over with this number of players.

    Networks for four and five players treat the colours differently when they are trained briefly: then the
    average is worse than a single permutation. After a long training it is better; the fact says so.
    """
    return 5 if players <= 3 else 1


def packaged(players: int) -> Path:
    """The weights file in the package for this number of players."""
    return FOLDER / f"five-{players}.npz"


def save(path: Path, weights: Weights) -> None:
    """Write to a temporary file first, so that an interruption leaves the old file intact."""
    flat: dict[str, Any] = {
        f"{net}.{i}.{part}": np.asarray(x)
        for net, layers in weights.nets.items()
        for i, layer in enumerate(layers)
        for part, x in zip("wb", layer, strict=True)
    }
    path.parent.mkdir(parents=True, exist_ok=True)
    new = path.with_name(path.name + ".new")
    with new.open("wb") as file:
        np.savez(file, facts=np.array(json.dumps(weights.facts)), **flat)
    new.replace(path)


def load(path: Path, variant: str, players: int) -> Weights:
    """The weights in a file, as float32; raises `GameError` unless they match the game and this version."""
    weights = _read(path)
    for name, wanted in (("variant", variant), ("players", players), ("features", VERSION)):
        found = weights.facts.get(name)
        if found != wanted:
            raise GameError(
                f"the weights {path.name} are for {name} {found}; needed are weights for {name} {wanted}",
                "error-weights-other",
                file=path.name,
                name=name,
                found=str(found),
                wanted=str(wanted),
            )
    return weights


def _read(path: Path) -> Weights:
    try:
        with path.open("rb") as raw, np.load(raw, allow_pickle=False) as file:
            facts = json.loads(str(file["facts"]))
            arrays = {name: file[name].astype(np.float32) for name in file.files if name != "facts"}
        weights = Weights(_nets(arrays), facts)
        if not isinstance(facts, dict):
            raise ValueError("no facts")
        if facts.get("colour_permutations", 1) not in range(1, 6):
            raise ValueError("colour_permutations is not from 1 to 5")
        if facts.get("memory", MEMORY) not in range(1, LONGEST_MEMORY + 1):
            raise ValueError(f"memory is not from 1 to {LONGEST_MEMORY}")
    except (OSError, ValueError, KeyError, EOFError, RecursionError, zipfile.BadZipFile) as error:
        raise GameError(
            f"the weights {path.name} are missing or damaged ({error}); "
            "install the package again, or give a file that training wrote",
            "error-weights-damaged",
            file=path.name,
        ) from error
    return weights


def _nets(arrays: dict[str, Any]) -> dict[str, Layers]:
    """Networks from arrays named `net.layer.part`; raises `ValueError` if the layers do not fit together."""
    nets: dict[str, Layers] = {}
    for net in sorted({name.split(".")[0] for name in arrays}):
        depth = sum(name.startswith(f"{net}.") for name in arrays) // 2
        nets[net] = [(arrays[f"{net}.{i}.w"], arrays[f"{net}.{i}.b"]) for i in range(depth)]
        for (before, _), (weights, bias) in zip(nets[net], nets[net][1:], strict=False):
            if weights.shape[0] != before.shape[1] or bias.shape != weights.shape[1:]:
                raise ValueError(f"the layers of {net} do not fit together")
    return nets
