"""What `render` gives: the whole table in words."""

from __future__ import annotations

from sumida.envs.episode import Episode
from sumida.kernel import GameError

RENDER_MODES = ["ansi", "human"]


def checked_mode(mode: str | None) -> str | None:
    """A mode that exists, or none."""
    if mode not in (None, *RENDER_MODES):
        raise GameError(
            f"render_mode must be one of {RENDER_MODES}", "error-env-option", option="render_mode"
        )
    return mode


def rendered(episode: Episode, mode: str | None) -> str | None:
    """The table in words, returned or printed; nothing without a mode."""
    if mode == "human":
        print(episode.describe())
    return episode.describe() if mode == "ansi" else None
