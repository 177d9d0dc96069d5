"""Finished games reviewed turn by turn, and what bots made of the deal of the day.
Imports games, bots and `lab.bound`.
"""
