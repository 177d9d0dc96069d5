"""A finger on the screen: real touch events, as the browser gets them from a device."""

from __future__ import annotations

from collections.abc import Sequence

from playwright.sync_api import CDPSession, Locator, Page

Point = tuple[float, float]
STEPS = 8


def centre(part: Locator) -> Point:
    box = part.bounding_box()
    assert box is not None
    return box["x"] + box["width"] / 2, box["y"] + box["height"] / 2


def drag(page: Page, start: Point, end: Point) -> None:
    """Put a finger down, move it in steps, lift it."""
    session = page.context.new_cdp_session(page)

    def send(kind: str, points: Sequence[Point]) -> None:
        touches = [{"x": x, "y": y} for x, y in points]
        session.send("Input.dispatchTouchEvent", {"type": kind, "touchPoints": touches})

    send("touchStart", [start])
    for step in range(1, STEPS + 1):
        part = step / STEPS
        send("touchMove", [(start[0] + (end[0] - start[0]) * part, start[1] + (end[1] - start[1]) * part)])
    send("touchEnd", [])
    session.detach()


class Finger:
    """One finger. A page that it touches must have been opened with `touch=True`."""

    def __init__(self, page: Page) -> None:
        self._session: CDPSession = page.context.new_cdp_session(page)

    def tap(self, at: Point) -> None:
        self.press(at)
        self.lift()

    def drag(self, start: Point, end: Point, steps: int = 6) -> None:
        self.press(start)
        for step in range(1, steps + 1):
            part = step / steps
            self.move((start[0] + (end[0] - start[0]) * part, start[1] + (end[1] - start[1]) * part))
        self.lift()

    def press(self, at: Point) -> None:
        self._send("touchStart", at)

    def move(self, to: Point) -> None:
        self._send("touchMove", to)

    def lift(self) -> None:
        self._send("touchEnd")

    def _send(self, kind: str, *points: Point) -> None:
        touched = [{"x": x, "y": y} for x, y in points]
        self._session.send("Input.dispatchTouchEvent", {"type": kind, "touchPoints": touched})
