"""The server of the server's own tests."""

from tests.server.conftest import tell

__all__ = ["tell"]
