"""The strongest player: a hat-guessing code over public knowledge, and looking ahead on top of it."""
