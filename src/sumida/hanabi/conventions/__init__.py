"""What a clue, a play and a discard mean among players who have agreed on conventions of a declared level.
Pure: imports the rules only. How a bot chooses among moves is not decided here.

The conventions are those of the H-Group (hanabi.github.io, CC BY-SA 4.0), level by level;
`docs/conventions.md` describes them in our own words.
"""
