"""The HTTP interface: one routing table, the handlers, the page, security headers and the OpenAPI document.
Imports `server.live` and `server.thinking`; nothing below imports it."""
