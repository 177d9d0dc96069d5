"""Fast copies of the rules: packed boards and whole games, compiled by Numba.
Stepped beside the rules by a lockstep test. Imports the rules; no learned code and no bots.
"""
