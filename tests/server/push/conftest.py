"""A story with a push service in it."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest
from tests.server.conftest import Club
from tests.server.push.push_service import LOCAL, SOON_MS, STEP_S, PushService, push_service

from sumida.server.push import watch

Story = Callable[[Club, PushService], Any]


@pytest.fixture(autouse=True)
def quick(monkeypatch: pytest.MonkeyPatch) -> None:
    """The server tells a turn at once."""
    monkeypatch.setattr(watch, "STEP_S", STEP_S)
    monkeypatch.setattr(watch, "SOON_MS", SOON_MS)


@pytest.fixture
def push(tell: Any) -> Callable[..., None]:
    """Tell a story with a push service in it."""

    def run(story: Story, **further: Any) -> None:
        async def whole(club: Club) -> None:
            async with push_service() as service:
                await story(club, service)

        tell(whole, settings=LOCAL, **further)

    return run
