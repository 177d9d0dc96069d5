"""Fast engines: the array engine (numpy or JAX), the packed engine (JAX) and the compiled engine (Numba).
A lockstep test compares each with the rules after every step. Imports the rules; no learned code and no bots.
"""
