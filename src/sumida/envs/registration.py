"""The names under which `gymnasium.make` finds our environments."""

from __future__ import annotations

import gymnasium

ENVIRONMENTS = {
    "sumida/Hanabi-v0": "sumida.envs.gymnasium:HanabiSeat",
    "sumida/Hashi-v0": "sumida.envs.gymnasium:HashiSolo",
}

for _name, _entry in ENVIRONMENTS.items():
    gymnasium.register(_name, _entry)
