"""Hashi: rules/ (pure), engines/ (fast, proven equal to the rules), learned/ (value network and search),
bots/, and boards/ (the boards as text files). Imports the kernel and the roster; never Hanabi.
"""
