"""Hanabi: rules/ (pure), engines/ (fast, proven equal to the rules), learned/ (networks, search), bots/,
and hanablive/ (the formats of hanab.live). Imports the kernel and the roster; never Hashi.
"""
