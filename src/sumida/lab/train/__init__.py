"""Training by self-play: `hanabi/` (PPO in JAX) and `hashi/` (value network in Numba). Each game needs only
its own packages, so that an accelerator machine with only JAX and numpy can train Hanabi.
Imports engines and learned.
"""
