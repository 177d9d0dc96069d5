"""Hanabi: the reference rules, what each seat may know, and the hanab.live formats."""
