"""Work in other processes: bots' moves, reviews of finished games, compiling the strong bots at start-up.
Imports bots, `lab.coach` and, to make the moves, `server.live`."""
