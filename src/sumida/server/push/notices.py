"""What a notification says: whose turn it is, in the reader's language, and nothing of the game."""

from __future__ import annotations

import json
from dataclasses import dataclass
from hashlib import sha256

from sumida.locales import say
from sumida.server.people.devices import PushFacts
from sumida.server.push.encryption import as_text, encrypt
from sumida.server.push.turns import Reason

PADDED = 512
"""All messages have this length, so that it tells nothing; longer ones do not occur."""
DAY_S = 86_400
LONGEST_S = 28 * DAY_S
"""Push services keep no message for longer."""
TOPIC_LETTERS = 32
WORDS: dict[Reason, tuple[str, str]] = {
    "turn": ("alert-title", "alert-text"),
    "late": ("push-late-title", "push-late-text"),
}


@dataclass(frozen=True)
class Notice:
    """A turn at a table, and for how many milliseconds it is worth telling (None: nobody knows)."""

    table: str
    game: str
    reason: Reason
    good_for: int | None

    def body(self, facts: PushFacts) -> bytes:
        """For one browser, encrypted."""
        language = facts.choices.language
        title, text = WORDS[self.reason]
        message = {
            "title": say(language, title, {"game": say(language, self.game)}),
            "text": say(language, text, {"code": self.table}),
            "path": f"/t/{self.table}",
        }
        data = json.dumps(message, ensure_ascii=False, separators=(",", ":")).encode()
        return encrypt(data, facts.p256dh, facts.auth, padded=PADDED)

    def headers(self, facts: PushFacts) -> dict[str, str]:
        """A later message of a topic replaces an earlier one that has not arrived; its name tells the push
        service nothing."""
        topic = sha256(facts.auth + self.table.encode()).digest()
        return {
            "TTL": str(self._ttl_s()),
            "Urgency": "high",
            "Topic": as_text(topic)[:TOPIC_LETTERS],
            "Content-Encoding": "aes128gcm",
            "Content-Type": "application/octet-stream",
        }

    def _ttl_s(self) -> int:
        return DAY_S if self.good_for is None else max(60, min(self.good_for // 1000, LONGEST_S))
