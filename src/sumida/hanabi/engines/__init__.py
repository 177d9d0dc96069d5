"""The rules again, for speed: array engine (numpy or JAX) and compiled engine (Numba).
Each is stepped beside the rules by a lockstep test. Imports the rules; no learned code and no bots.
"""
