"""The alert rules and the dashboard ask only for metrics that exist, and every metric is on the dashboard."""

from __future__ import annotations

import json
import re
from pathlib import Path

from sumida.server.operations.metrics import Metrics

DEPLOY = Path(__file__).parents[3] / "deploy"
NAME = re.compile(r"\bsumida_[a-z_]+")


def known() -> set[str]:
    """The names of all samples, each labelled counter counted once."""
    metrics = Metrics()
    metrics.refused["error-store"] = metrics.limits["misses"] = 1
    text = metrics.text(tables=1, connections=1, queues={"bots": 0})
    return {NAME.match(line).group() for line in text.splitlines() if not line.startswith("#")}  # type: ignore[union-attr]  # every sample begins so


def asked(file: str) -> set[str]:
    return set(NAME.findall((DEPLOY / file).read_text("utf-8")))


def test_alerts_ask_for_metrics_that_exist() -> None:
    expressions = re.findall(r"expr: (.*)", (DEPLOY / "alerts.yml").read_text("utf-8"))
    assert len(expressions) >= 10
    assert set(NAME.findall(" ".join(expressions))) <= known()


def test_every_metric_is_on_the_dashboard() -> None:
    histograms = {name for name in known() if name.endswith(("_sum", "_count"))}
    assert asked("dashboard.json") == known() - histograms


def test_the_dashboard_is_valid_json_with_a_grid_that_does_not_overlap() -> None:
    panels = json.loads((DEPLOY / "dashboard.json").read_text("utf-8"))["panels"]
    places = {(panel["gridPos"]["x"], panel["gridPos"]["y"]) for panel in panels}
    assert len(places) == len(panels)
