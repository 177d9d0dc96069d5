"""A table decides: people, seats, chat and one game after another, fed with commands and free of I/O.
Imports games, the roster and `lab.coach.findings`; never store or server.
"""
