"""What a table decides and shows: members, seats, chat and one game after another. Commands in, entries out;
no I/O. Imports games, the roster and `lab.coach.findings`; never store or server."""
