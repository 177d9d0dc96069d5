"""The terminal: play, step through replays, check and convert files."""
