"""Environments for reinforcement learning; each module needs one extra: `fast`, `envs` or `learn`.
Imports kernel, registry, bots and rules; for speed, the engines. Importing it registers `sumida/Hanabi-v0`
and `sumida/Hashi-v0` with Gymnasium, where that is installed.
"""

from contextlib import suppress

with suppress(ImportError):
    from sumida.envs import registration as registration
