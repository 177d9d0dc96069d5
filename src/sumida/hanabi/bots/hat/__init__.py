"""The strongest player: a hat-guessing code over public knowledge, and looking ahead on top of it.
Imports rules, and of the engines the compiler.
"""
