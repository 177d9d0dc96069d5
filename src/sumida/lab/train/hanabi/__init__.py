"""Training and batched evaluation of the learned Hanabi player. Needs JAX and numpy, nothing else.
Imports `hanabi.engines` and `hanabi.learned`.
"""
