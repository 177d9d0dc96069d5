"""The strongest player: a hat-guessing code over public knowledge, with search on top of it.
Imports the rules, and `jit` of the engines.
"""
