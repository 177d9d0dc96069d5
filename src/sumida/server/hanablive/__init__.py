"""Bots written for hanab.live at our tables: each sits there as a client of our own protocol does.
Imports live tables and sockets, the wire's messages and Hanabi's hanab.live formats; never HTTP or thinking.
"""
