"""Weights of learned players: nets and facts about them in one `.npz` file.

The facts say what the nets were trained for and where they come from. Checkpoints of the training have the
same form; they also hold the critic. Adam's moments are left out: training finds them again within seconds.
"""

from __future__ import annotations

import json
import zipfile
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import numpy as np

from sumida.hanabi.learned.features import VERSION
from sumida.hanabi.learned.network import Layers
from sumida.kernel import GameError

FOLDER = Path(__file__).parent


@dataclass(frozen=True)
class Weights:
    """Nets by name, and the facts about them."""

    nets: dict[str, Layers]
    facts: dict[str, Any]


def packaged(players: int) -> Path:
    """The file of the player that comes with the package."""
    return FOLDER / f"five-{players}.npz"


def save(path: Path, weights: Weights) -> None:
    """Write under another name first, so that a stop in the middle leaves the old file whole."""
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
    """The weights in a file, as float32; raises `GameError` unless they fit the game and this version."""
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
    except (OSError, ValueError, KeyError, EOFError, zipfile.BadZipFile) as error:
        raise GameError(
            f"the weights {path.name} are missing or damaged ({error}); "
            "install the package again, or give a file that training wrote",
            "error-weights-damaged",
            file=path.name,
        ) from error
    return weights


def _nets(arrays: dict[str, Any]) -> dict[str, Layers]:
    """Nets from arrays called `net.layer.part`; each layer must take what the one before it gives."""
    nets: dict[str, Layers] = {}
    for net in sorted({name.split(".")[0] for name in arrays}):
        depth = sum(name.startswith(f"{net}.") for name in arrays) // 2
        nets[net] = [(arrays[f"{net}.{i}.w"], arrays[f"{net}.{i}.b"]) for i in range(depth)]
        for (before, _), (weights, bias) in zip(nets[net], nets[net][1:], strict=False):
            if weights.shape[0] != before.shape[1] or bias.shape != weights.shape[1:]:
                raise ValueError(f"the layers of {net} do not fit together")
    return nets
