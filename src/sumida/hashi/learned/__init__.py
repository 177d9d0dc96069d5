"""The learned value of a position, the search over whole turns that uses it, and the packaged weights.
Needs numpy and Numba. Imports engines and rules; no bots.
"""
