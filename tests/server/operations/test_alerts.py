"""Each attack and each failure raises its alert within a minute."""

from __future__ import annotations

import re
from pathlib import Path
from typing import Any

import pytest
from benchmarks.alerts import EVERY_S, RULES, Alerts, Rule, evaluate, read_metrics, read_rules

import sumida.server
from sumida.server.operations.metrics import LIMITS, Metrics

MINUTE = 60
SERVER = Path(sumida.server.__path__[0])


def scraped(metrics: Metrics, bots: int = 0) -> str:
    return metrics.text(tables=1, connections=1, queues={"bots": bots, "reviews": 0})


def attacked(limit: str, hits: int) -> Metrics:
    metrics = Metrics()
    metrics.limits[limit] += hits
    return metrics


def deaf() -> Metrics:
    metrics = attacked("address-bytes", 900)
    metrics.dropped_readers = 900
    return metrics


def refusing() -> Metrics:
    metrics = Metrics()
    metrics.refused["error-store"] = 3
    return metrics


def losing() -> Metrics:
    metrics = Metrics()
    metrics.taken_over = 4
    return metrics


def damaged() -> Metrics:
    metrics = Metrics()
    metrics.damaged = 1
    return metrics


def state(**found: Any) -> str:
    return Metrics().text(tables=1, connections=1, queues={"bots": 0, "reviews": 0}, **found)


def late(seconds: float) -> Metrics:
    metrics = Metrics()
    for _ in range(100):
        metrics.loop_lag.add(seconds)
        metrics.stored.add(seconds)
    return metrics


def test_every_rule_can_be_read() -> None:
    text = RULES.read_text("utf-8")
    rules = read_rules(text)
    assert len(rules) == text.count("- alert:")
    for rule in rules:
        evaluate(rule.expression, [(0.0, read_metrics(scraped(Metrics())))])


def test_every_limit_is_shown_before_it_is_hit() -> None:
    """A rate cannot see a counter rise that was not there before."""
    code = "".join(file.read_text("utf-8") for file in SERVER.rglob("*.py"))
    named = re.findall(r'METRICS\.limits\[f?"([a-z-]+)|_(?:count_)?drop(?:_largest)?\(.*"([a-z-]+)"\)', code)
    for name in {first or second for first, second in named}:
        assert any(known.startswith(name) for known in LIMITS), name


def test_nothing_fires_on_a_quiet_server() -> None:
    alerts, quiet = Alerts(), scraped(Metrics())
    for at in range(0, 5 * MINUTE, EVERY_S):
        alerts.add(at, quiet)
    assert alerts.fired == {}


@pytest.mark.parametrize(
    ("after", "alert"),
    [
        (scraped(deaf()), "SumidaDeafClients"),
        (scraped(attacked("slow-header", 1000)), "SumidaSlowRequests"),
        (scraped(attacked("slow-body", 1000)), "SumidaSlowRequests"),
        (scraped(attacked("connections", 1)), "SumidaConnectionsRefused"),
        (scraped(attacked("sockets", 1)), "SumidaConnectionsRefused"),
        (scraped(attacked("misses", 50)), "SumidaGuessing"),
        (scraped(attacked("messages", 1000)), "SumidaFlood"),
        (scraped(attacked("frames", 50)), "SumidaFlood"),
        (scraped(attacked("incomplete", 50)), "SumidaFlood"),
        (scraped(attacked("pieces", 50)), "SumidaFlood"),
        (scraped(attacked("requests", 50)), "SumidaFlood"),
        (scraped(attacked("bot-games", 3)), "SumidaBotsQueue"),
        (scraped(Metrics(), bots=57), "SumidaBotsQueue"),
        (scraped(refusing()), "SumidaWritesRefused"),
        (scraped(losing()), "SumidaTablesLost"),
        (scraped(damaged()), "SumidaDatabaseDamaged"),
        (state(damaged_files=1), "SumidaDatabaseDamaged"),
        (state(store_works=False), "SumidaStoreFailing"),
        (Metrics().text(tables=1, connections=1, queues={"bots": 0, "reviews": 11}), "SumidaReviewsQueue"),
        (scraped(late(1)), "SumidaLoopLag"),
        (scraped(late(1)), "SumidaStoreSlow"),
        (None, "SumidaDown"),
    ],
)
def test_an_attack_raises_its_alert_within_a_minute(after: str | None, alert: str) -> None:
    """The counters rise once, from zero, and stay: it may have been a single burst."""
    alerts = Alerts()
    for at in range(0, 4 * EVERY_S, EVERY_S):
        alerts.add(at, scraped(Metrics()))
    assert alerts.fired == {}
    attack = 3 * EVERY_S + 1
    for at in range(4 * EVERY_S, attack + MINUTE + 1, EVERY_S):
        alerts.add(at, after)
    assert alerts.fired[alert] - attack <= MINUTE


def test_a_counter_that_begins_anew_does_not_count_backwards() -> None:
    samples = [(float(at), read_metrics(f"a_total {count}")) for at, count in ((0, 100), (15, 130), (30, 20))]
    assert list(evaluate("rate(a_total[1m])", samples).values()) == [1.0]


def test_an_alert_waits_until_it_has_been_true_for_long_enough() -> None:
    alerts = Alerts([Rule("Deep", 'depth{queue="bots"} > 20 or depth{queue=~"re.*"} >= 5', 30)])
    for at, depth in ((0, 30), (15, 30), (30, 0), (45, 30), (60, 30)):
        alerts.add(at, f'depth{{queue="bots"}} {depth}\ndepth{{queue="reviews"}} 0')
    assert alerts.fired == {}
    alerts.add(75, 'depth{queue="reviews"} 9')
    assert alerts.fired == {"Deep": 75}
