"""A client for the tables of any server: join, sit, play, reconnect, resume; and bots at remote tables.
Imports the messages of the wire, bots and the registry; never the server or what a table decides.
"""

from sumida.client.errors import CommandRefused, TableClosed
from sumida.client.listing import find_tables
from sumida.client.playing import play_games
from sumida.client.table import RemoteTable, RemoteTurn, join

__all__ = ["CommandRefused", "RemoteTable", "RemoteTurn", "TableClosed", "find_tables", "join", "play_games"]
