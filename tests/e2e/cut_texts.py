"""Which texts and controls of a page are cut or out of sight sideways, found in the page itself."""

from __future__ import annotations

from playwright.sync_api import Page

CUT = """() => {
  const pen = document.createElement("canvas").getContext("2d");
  const found = new Set();
  const report = (element, text) =>
    found.add(`“${text.trim().slice(0, 60)}” in <${element.localName} class="${element.className}">`);
  const isHidden = (element) => {
    for (let one = element; one; one = one.parentElement) {
      const style = getComputedStyle(one);
      if (style.clipPath !== "none" || style.opacity === "0") return true;
    }
    return !element.checkVisibility({ visibilityProperty: true });
  };
  const isCut = (box, edge, style) =>
    (/hidden|clip/.test(style.overflowX) && (box.right > edge.right + 1 || box.left < edge.left - 1)) ||
    (/hidden|clip/.test(style.overflowY) && (box.bottom > edge.bottom + 3 || box.top < edge.top - 3));
  const fits = (box, element) => {
    for (let one = element; one && one !== document.body; one = one.parentElement) {
      const style = getComputedStyle(one);
      if (style.display === "inline") continue;
      if (/auto|scroll/.test(style.overflowX + style.overflowY)) return true;
      if (isCut(box, one.getBoundingClientRect(), style)) return false;
      if (style.position === "fixed") break;
    }
    return box.right <= innerWidth + 1 && box.left >= -1;
  };
  const LINE = 1.2;
  const lines = (pen, text, room) => {
    const found = [""];
    for (const word of text.split(" ")) {
      const longer = `${found.at(-1)} ${word}`.trim();
      if (pen.measureText(longer).width <= room) found[found.length - 1] = longer;
      else found.push(word);
    }
    return pen.measureText(found.at(-1)).width <= room ? found.length : Infinity;
  };
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    const element = node.parentElement;
    if (!node.data.trim() || element.closest("svg, select, script, style") || isHidden(element)) continue;
    const range = document.createRange();
    range.selectNodeContents(node);
    const boxes = [...range.getClientRects()].filter((box) => box.width > 1);
    if (!boxes.every((box) => fits(box, element))) report(element, node.data);
  }
  for (const part of document.querySelectorAll("a, button, summary, input, select"))
    if (!isHidden(part) && !fits(part.getBoundingClientRect(), part.parentElement))
      report(part, part.ariaLabel ?? "");
  for (const field of document.querySelectorAll("select, input[placeholder]")) {
    const style = getComputedStyle(field), chosen = field.localName === "select";
    if (isHidden(field)) continue;
    const text = chosen ? (field.selectedOptions[0]?.text ?? "") : field.placeholder;
    pen.font = `${style.fontWeight} ${style.fontSize} ${style.fontFamily}`;
    pen.textRendering = "geometricPrecision";
    const sides = parseFloat(style.paddingLeft) + parseFloat(style.paddingRight);
    const arrow = chosen && style.appearance !== "none" ? 16 : 0;
    const room = field.clientWidth - sides - arrow + 1, needed = lines(pen, text, room);
    const folds = chosen && style.whiteSpace === "normal";
    if (needed > (folds ? field.clientHeight / (LINE * parseFloat(style.fontSize)) : 1)) report(field, text);
  }
  return [...found];
}"""


def cut_texts(page: Page) -> list[str]:
    """What nobody could read on this page, each with its element."""
    found: list[str] = page.evaluate(CUT)
    return found
