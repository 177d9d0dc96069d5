"""The page can be installed: a manifest, and icons of the sizes it promises."""

from __future__ import annotations

import json
import struct
from pathlib import Path

PUBLIC = Path(__file__).parents[2] / "web" / "public"


def png_size(path: Path) -> str:
    width, height = struct.unpack(">II", path.read_bytes()[16:24])
    return f"{width}x{height}"


def test_every_icon_of_the_manifest_is_there_in_its_size() -> None:
    manifest = json.loads((PUBLIC / "manifest.webmanifest").read_text("utf-8"))
    assert manifest["display"] == "standalone"
    icons = {icon["src"]: icon["sizes"] for icon in manifest["icons"]}
    pictures = {src: PUBLIC / src for src in icons}
    assert "<svg" in pictures.pop("icons/icon.svg").read_text("utf-8")
    assert {src: png_size(path) for src, path in pictures.items()} == {src: icons[src] for src in pictures}
    assert {icons[src] for src in pictures} == {"192x192", "512x512"}
