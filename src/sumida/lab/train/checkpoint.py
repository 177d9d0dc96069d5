"""Checkpoints: the parameters and how far they have come, as one `.npz` file.

Adam's moments are left out: they are found again within seconds, and the file stays small.
"""

from __future__ import annotations

import json
import zipfile
from pathlib import Path
from typing import Any

import numpy as np

from sumida.kernel import GameError


def save(path: Path, params: dict[str, Any], facts: dict[str, Any]) -> None:
    """Write under another name first, so that a stop in the middle leaves the old file whole."""
    flat = {
        f"{net}.{i}.{part}": np.asarray(x)
        for net, layers in params.items()
        for i, layer in enumerate(layers)
        for part, x in zip("wb", layer, strict=True)
    }
    path.parent.mkdir(parents=True, exist_ok=True)
    new = path.with_name(path.name + ".new")
    with new.open("wb") as file:
        np.savez(file, facts=np.array(json.dumps(facts)), **flat)
    new.replace(path)


def load(path: Path) -> tuple[dict[str, Any], dict[str, Any]]:
    """The parameters and facts of a file that `save` wrote."""
    try:
        with np.load(path) as file:
            facts = json.loads(str(file["facts"]))
            names = [name.split(".") for name in file.files if name != "facts"]
            depth = {net: 1 + max(int(i) for n, i, _ in names if n == net) for net, _, _ in names}
            params = {
                net: [(file[f"{net}.{i}.w"], file[f"{net}.{i}.b"]) for i in range(layers)]
                for net, layers in depth.items()
            }
    except (OSError, ValueError, KeyError, EOFError, zipfile.BadZipFile) as error:
        raise GameError(
            f"{path} is no checkpoint or is damaged ({error}); a file written by training is needed",
            "error-checkpoint",
            path=str(path),
        ) from error
    return params, facts
