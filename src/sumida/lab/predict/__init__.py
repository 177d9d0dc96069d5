"""How often a bot makes the moves that people made: recorded games of Hanabi, from several kinds of files.
Imports the arena's neighbours only: records, bots, the rules.
"""
