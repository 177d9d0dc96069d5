"""HTTP beside the socket: tables, replays, daily deals, hints, the page, security headers and the OpenAPI
document. Imports `server.live` and `server.thinking`.
"""
