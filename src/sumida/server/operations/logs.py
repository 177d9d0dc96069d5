"""Logs for people or for machines. Secrets are never logged: no cookie, token, deal or card."""

from __future__ import annotations

import json
import logging
from datetime import UTC, datetime

FORMATS = ("text", "json")
EVENTS = {
    "server-started": (logging.INFO, "Sumida {version} has started"),
    "server-stopped": (logging.INFO, "the server has stopped"),
    "readers-dropped": (logging.WARNING, "{clients} clients were dropped for not reading"),
    "limit-hit": (logging.WARNING, "the limit {limit} stopped somebody {times} times"),
    "table-lost": (logging.WARNING, "table {table}: another server has taken it over"),
    "table-refused": (logging.ERROR, "table {table}: entry {version} cannot be read"),
    "store-failed": (logging.ERROR, "table {table}: {reason}"),
    "store-unhealthy": (logging.ERROR, "the database accepts no writes: {reason}"),
    "worker-lost": (logging.ERROR, "table {table}: the bot {bot} died or hung; its worker is replaced"),
    "bot-failed": (logging.ERROR, "table {table}: the bot {bot} failed"),
    "bot-replaced": (logging.WARNING, "table {table}: {substitute} takes the seat of the bot {bot}"),
    "review-failed": (logging.ERROR, "the review of {replay} failed"),
}
"""What an operator may want to count or to be told of: the level, and the sentence with its fields."""


class JsonLines(logging.Formatter):
    """One JSON object per line."""

    def format(self, record: logging.LogRecord) -> str:
        at = datetime.fromtimestamp(record.created, UTC).isoformat(timespec="milliseconds")
        line = {"at": at, "level": record.levelname, "logger": record.name, "message": record.getMessage()}
        line |= getattr(record, "event", {})
        if record.exc_info:
            line["error"] = self.formatException(record.exc_info)
        return json.dumps(line, ensure_ascii=False)


def log_event(
    logger: logging.Logger, name: str, error: BaseException | None = None, **fields: str | int
) -> None:
    """Log one of `EVENTS`. As JSON it has its name and each field by itself."""
    level, sentence = EVENTS[name]
    logger.log(level, sentence.format(**fields), exc_info=error, extra={"event": {"event": name, **fields}})


def set_up_logs(form: str) -> None:
    """Log to standard error, as systemd and containers expect."""
    handler = logging.StreamHandler()
    text = logging.Formatter("%(asctime)s %(levelname)s %(name)s %(message)s")
    handler.setFormatter(JsonLines() if form == "json" else text)
    logging.basicConfig(level=logging.INFO, handlers=[handler])
