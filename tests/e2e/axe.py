"""axe-core in the page: the rules of WCAG 2.2 and good practice that a program can check."""

from __future__ import annotations

from functools import cache

from playwright.sync_api import Page

from tests.e2e.server import ROOT
from tests.e2e.table_actions import settle_layout

RUN = """async () => {
  const found = await axe.run(document, {resultTypes: ["violations"]});
  return found.violations.flatMap(one => one.nodes.map(node =>
    `${one.id}: ${node.target.join(" ")}: ${node.failureSummary}: ${node.html.slice(0, 160)}`));
}"""


@cache
def _source() -> str:
    return (ROOT / "web" / "node_modules" / "axe-core" / "axe.min.js").read_text()


def violations(page: Page) -> list[str]:
    """What axe complains about on the page once nothing moves any more."""
    settle_layout(page)
    if not page.evaluate("'axe' in window"):
        page.evaluate(_source() + "; 0")
    found: list[str] = page.evaluate(RUN)
    return found
