"""Bots measured over seeded deals: `sumida arena`, cross-play, results files, and the tables in the docs.
Imports games, bots and records; of the laboratory only `lab.train`, to evaluate many games at once.
"""
