"""The page in a real Chromium, against a real server on a database of its own."""
