"""Training by self-play: `hanabi/` (PPO in JAX) and `hashi/` (value network in Numba). Each game needs only
its own packages, so that a bare accelerator machine with JAX and numpy can train Hanabi.
"""
