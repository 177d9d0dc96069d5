"""The notebook in examples: every cell runs, in order, and the training helps."""

from __future__ import annotations

import ast
import json
from pathlib import Path
from typing import Any

import matplotlib

NOTEBOOK = Path(__file__).parents[2] / "examples" / "train_play_plot.ipynb"


def run_cell(source: str, names: dict[str, Any]) -> Any:
    """Run a cell as Jupyter does; the value of its last expression."""
    tree = ast.parse(source)
    last = tree.body.pop() if isinstance(tree.body[-1], ast.Expr) else None
    exec(compile(tree, str(NOTEBOOK), "exec"), names)
    return eval(compile(ast.Expression(last.value), str(NOTEBOOK), "eval"), names) if last else None  # type: ignore[attr-defined]


def test_the_notebook_trains_plays_and_plots() -> None:
    matplotlib.use("Agg")
    notebook = json.loads(NOTEBOOK.read_text("utf-8"))
    names: dict[str, Any] = {"__name__": "__main__"}
    shown = [
        run_cell("".join(cell["source"]), names) for cell in notebook["cells"] if cell["cell_type"] == "code"
    ]
    results = shown[-1]
    assert results["trained"] > results["untrained"] + 2
    figures = names["plt"].get_fignums()
    assert len(figures) == 2
    names["plt"].close("all")


def test_the_notebook_is_kept_without_outputs() -> None:
    for cell in json.loads(NOTEBOOK.read_text("utf-8"))["cells"]:
        assert cell.get("outputs", []) == []
