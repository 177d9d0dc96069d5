"""The rules of Hanabi, written once: cards, actions, legality, states, scoring, variants, views.
Pure: imports the kernel and msgspec only; no clock, files, network, arrays or random numbers of its own.
"""
