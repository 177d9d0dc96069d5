"""Training of the Hashi value network by self-play. Needs numpy and Numba.
Imports `hashi.engines` and `hashi.learned`.
"""
