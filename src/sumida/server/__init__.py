"""The web server: one socket, a few requests, and the page. Hidden information never leaves it."""
