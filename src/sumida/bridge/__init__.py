"""Our bots on servers that speak hanab.live's protocol.
Imports bots, Hanabi and its hanab.live formats; never our own server or tables.
"""
