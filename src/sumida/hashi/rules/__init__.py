"""The rules of Hashi, written once: boards, cards, marks, legality, rounds, races, scoring, views.
Pure: imports the kernel and the board texts only; no clock, network, arrays or random numbers of its own.
"""
