"""Tables in the browser: what the server does for one person, without a server or a network.
Runs in Pyodide in a Web Worker of the page. Imports tables and the pure parts of the server; no sockets, no
database, no threads.
"""
