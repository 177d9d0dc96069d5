"""Tables in memory and the clients connected to them: hub, table, socket, connections, relay between servers.
Imports tables and store; knows nothing of HTTP handlers or bots."""
