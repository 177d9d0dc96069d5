"""The laboratory: bots measured against each other over seeded deals."""
