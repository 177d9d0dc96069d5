"""The terminal: play, step through replays, check and convert files.
Imports games, bots, records and `lab.coach`; never tables or servers.
"""
