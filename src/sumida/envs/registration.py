"""The names under which `gymnasium.make` and `gymnasium.make_vec` find our environments."""

from __future__ import annotations

import gymnasium

ENVIRONMENTS = {
    "sumida/Hanabi-v0": "sumida.envs.gymnasium:HanabiSeat",
    "sumida/Hashi-v0": "sumida.envs.gymnasium:HashiSolo",
}

for _name, _entry in ENVIRONMENTS.items():
    gymnasium.register(_name, _entry)

gymnasium.register("sumida/HanabiSelfPlay-v0", vector_entry_point="sumida.envs.vector:HanabiVectorEnv")
