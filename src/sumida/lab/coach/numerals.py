"""Numbers as each language writes them."""

from __future__ import annotations


def tenths(value: float, language: str) -> str:
    """A number with one decimal; English has a point, our other languages have a comma."""
    text = f"{value:.1f}"
    return text if language == "en" else text.replace(".", ",")
