"""The best score possible on a Hashi deal for a player who knows every card, proven by a solver (OR-tools).
Imports the rules of Hashi and records.
"""
