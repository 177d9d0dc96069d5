"""Finished games reviewed turn by turn, and how bots score on the deal of the day.
Imports games, bots and `lab.bound`.
"""
