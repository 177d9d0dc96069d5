"""People without accounts: a person is a few browsers and the identities they have at tables.
Imports store and tables, and of the server only what every part uses.
"""
