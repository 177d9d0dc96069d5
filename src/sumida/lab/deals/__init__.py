"""Which Hanabi deals can be won at all: by players who see every card, a win shown or ruled out.
Imports the rules and the compiler of Hanabi, and the arena's deals.
"""
