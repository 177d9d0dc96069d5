"""axe-core in the page: the rules of WCAG 2.2 and good practice that a program can check."""

from __future__ import annotations

from functools import cache
from typing import Literal

from playwright.sync_api import Page, expect

from tests.e2e.server import ROOT
from tests.e2e.table_actions import settle_layout

COLOURS = ("color-contrast", "link-in-text-block")
THEMES: dict[Literal["light", "dark"], str] = {"light": "paper", "dark": "night"}
RUN = """async (rules) => {
  const only = rules.length ? { runOnly: rules } : {};
  const found = await axe.run(document, { resultTypes: ["violations"], ...only });
  return found.violations.flatMap(one => one.nodes.map(node =>
    `${one.id}: ${node.target.join(" ")}: ${node.failureSummary}: ${node.html.slice(0, 160)}`));
}"""


@cache
def _source() -> str:
    return (ROOT / "web" / "node_modules" / "axe-core" / "axe.min.js").read_text()


def violations(page: Page, *rules: str) -> list[str]:
    """What axe complains about on the page once nothing moves any more: by all rules, or by these."""
    settle_layout(page)
    if not page.evaluate("'axe' in window"):
        page.evaluate(_source() + "; 0")
    found: list[str] = page.evaluate(RUN, rules)
    return found


def violations_in_both_themes(page: Page) -> list[str]:
    """All rules in one theme, and in the other those about colours, which is all that it changes."""
    found: list[str] = []
    for (theme, shown), rules in zip(THEMES.items(), ((), COLOURS), strict=True):
        page.emulate_media(color_scheme=theme)
        expect(page.locator("html")).to_have_attribute("data-theme", shown)
        found += violations(page, *rules)
    return found
