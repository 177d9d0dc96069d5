"""The rules of `deploy/alerts.yml` over scraped metrics: which alert fires, and when.

Understands as much of PromQL as those rules use: `or`, comparisons with a number, `rate`, `sum by` and
`histogram_quantile`. A rate needs two samples of a series, as in Prometheus; but nothing is extrapolated.
"""

from __future__ import annotations

import operator
import re
from collections import defaultdict
from collections.abc import Callable, Iterator, Mapping
from itertools import pairwise
from pathlib import Path
from typing import NamedTuple, TypeAlias

RULES = Path(__file__).parents[1] / "deploy" / "alerts.yml"
EVERY_S = 15
"""How often metrics are scraped and rules evaluated, as the file asks."""

Labels: TypeAlias = frozenset[tuple[str, str]]
Vector: TypeAlias = dict[Labels, float]
"""A value for each set of labels; the name of the metric is the label `__name__`."""

_RULE = re.compile(r"- alert: (\w+)\s+expr: (.+)\n(?:\s+for: (\d+)s\n)?")
_SAMPLE = re.compile(r"(\w+)(?:\{(.*)\})? (\S+)")
_LABEL = re.compile(r'(\w+)(=~|=)"([^"]*)"')
_TOKEN = re.compile(r'\w+=~?"[^"]*"|[\w.]+|==|>=|<=|[><(){}\[\],]')
_COMPARE: dict[str, Callable[[float, float], bool]] = {
    ">": operator.gt,
    "<": operator.lt,
    ">=": operator.ge,
    "<=": operator.le,
    "==": operator.eq,
}


class Rule(NamedTuple):
    """An alert: it fires when its expression has been true for `hold_s` seconds."""

    name: str
    expression: str
    hold_s: int


def read_rules(text: str) -> list[Rule]:
    return [Rule(name, expression, int(hold or 0)) for name, expression, hold in _RULE.findall(text)]


def read_metrics(text: str) -> Vector:
    """The samples of a page of metrics."""
    found: Vector = {}
    for line in text.splitlines():
        match = None if line.startswith("#") else _SAMPLE.fullmatch(line)
        if match is not None:
            labels = [(name, value) for name, _, value in _LABEL.findall(match[2] or "")]
            found[frozenset([("__name__", match[1]), *labels])] = float(match[3])
    return found


class Alerts:
    """Scrapes in the order of time, and the alerts that they have led to.

    Who scrapes more often than the file asks waits for as many scrapes, not for as many seconds.
    """

    def __init__(self, rules: list[Rule] | None = None, every_s: float = EVERY_S) -> None:
        self.rules = read_rules(RULES.read_text("utf-8")) if rules is None else rules
        self._haste = every_s / EVERY_S
        self.fired: dict[str, float] = {}
        """By name: when it fired for the first time."""
        self._scrapes: list[tuple[float, Vector]] = []
        self._true_since: dict[str, float] = {}

    def add(self, at: float, metrics: str | None) -> None:
        """A scrape, None if the server did not answer; then all rules are evaluated."""
        seen = {} if metrics is None else read_metrics(metrics)
        seen[frozenset([("__name__", "up"), ("job", "sumida")])] = float(metrics is not None)
        self._scrapes.append((at, seen))
        for rule in self.rules:
            if not evaluate(rule.expression, self._scrapes):
                self._true_since.pop(rule.name, None)
                continue
            since = self._true_since.setdefault(rule.name, at)
            if at - since >= rule.hold_s * self._haste:
                self.fired.setdefault(rule.name, at)


def evaluate(expression: str, scrapes: list[tuple[float, Vector]]) -> Vector:
    """The value of an expression at the time of the last scrape; empty if it is not true of anything."""
    return _Reader(_TOKEN.findall(expression), scrapes).either()


class _Reader:
    """Reads an expression from left to right."""

    def __init__(self, tokens: list[str], scrapes: list[tuple[float, Vector]]) -> None:
        self._tokens = tokens
        self._scrapes = scrapes

    def either(self) -> Vector:
        found = self._comparison()
        while self._accept("or"):
            found = {**self._comparison(), **found}
        return found

    def _comparison(self) -> Vector:
        found = self._value()
        if self._tokens and self._tokens[0] in _COMPARE:
            holds, bound = _COMPARE[self._tokens.pop(0)], float(self._tokens.pop(0))
            return {labels: value for labels, value in found.items() if holds(value, bound)}
        return found

    def _value(self) -> Vector:
        name = self._tokens.pop(0)
        if name == "rate":
            return self._rate()
        if name == "sum":
            return self._sum_by()
        if name == "histogram_quantile":
            self._expect("(")
            share = float(self._tokens.pop(0))
            self._expect(",")
            found = _quantile(share, self._value())
            self._expect(")")
            return found
        return _chosen(self._scrapes[-1][1], name, self._matchers())

    def _rate(self) -> Vector:
        """The increase per second of each counter within the time given."""
        self._expect("(")
        name, matchers = self._tokens.pop(0), self._matchers()
        self._expect("[")
        length = self._tokens.pop(0)
        self._expect("]")
        self._expect(")")
        now = self._scrapes[-1][0]
        seconds = int(length[:-1]) * {"s": 1, "m": 60}[length[-1]]
        within = [(at, _chosen(seen, name, matchers)) for at, seen in self._scrapes if now - at <= seconds]
        return {labels: value for labels in within[-1][1] for value in _increase(within, labels)}

    def _sum_by(self) -> Vector:
        self._expect("by")
        self._expect("(")
        kept = set()
        while not self._accept(")"):
            kept.add(self._tokens.pop(0))
            self._accept(",")
        self._expect("(")
        inner = self._value()
        self._expect(")")
        found: Vector = defaultdict(float)
        for labels, value in inner.items():
            found[frozenset(label for label in labels if label[0] in kept)] += value
        return dict(found)

    def _matchers(self) -> list[tuple[str, str, str]]:
        if not self._accept("{"):
            return []
        found = []
        while not self._accept("}"):
            found += _LABEL.findall(self._tokens.pop(0))
            self._accept(",")
        return found

    def _accept(self, token: str) -> bool:
        if self._tokens and self._tokens[0] == token:
            self._tokens.pop(0)
            return True
        return False

    def _expect(self, token: str) -> None:
        found = self._tokens.pop(0)
        assert found == token, f"expected {token}, found {found}"


def _chosen(seen: Vector, name: str, matchers: list[tuple[str, str, str]]) -> Vector:
    return {
        labels: value
        for labels, value in seen.items()
        if ("__name__", name) in labels and all(_matches(dict(labels), *matcher) for matcher in matchers)
    }


def _matches(labels: Mapping[str, str], name: str, how: str, wanted: str) -> bool:
    value = labels.get(name, "")
    return value == wanted if how == "=" else re.fullmatch(wanted, value) is not None


def _increase(within: list[tuple[float, Vector]], labels: Labels) -> Iterator[float]:
    """At most one value: a series needs two samples. A counter that falls has begun anew."""
    samples = [(at, seen[labels]) for at, seen in within if labels in seen]
    if len(samples) < 2:
        return
    grown = sum(max(0.0, b - a) for (_, a), (_, b) in pairwise(samples))
    yield grown / (samples[-1][0] - samples[0][0])


def _quantile(share: float, buckets: Vector) -> Vector:
    """For each histogram the value below which this share lies, by linear interpolation within a bucket."""
    histograms: dict[Labels, list[tuple[float, float]]] = defaultdict(list)
    for labels, count in buckets.items():
        bound = float(dict(labels)["le"])
        histograms[frozenset(label for label in labels if label[0] != "le")].append((bound, count))
    found: Vector = {}
    for labels, steps in histograms.items():
        steps.sort()
        total, below, lower = steps[-1][1], 0.0, 0.0
        for bound, count in steps:
            if total and count >= share * total:
                inside = (share * total - below) / (count - below) if count > below else 0.0
                found[labels] = lower if bound == float("inf") else lower + (bound - lower) * inside
                break
            below, lower = count, bound
    return found
