import { burst } from "../art/burst";
import { CELL, Chart } from "../hashi/geometry";
import type { HashiView, Sheet } from "../hashi/view";
import { look } from "../hanabi/suits";
import type { HanabiView } from "../hanabi/view";
import { t } from "../lib/i18n.svelte";
import { isHashi } from "../lib/views";
import { headline, ranking, type Result } from "./result";

/** Width and height of the picture. */
export const SIZE = 1080;
const EDGE = 64;
/** The width of a Hashi board. */
const BOARD = 720;
const DISPLAY = "Alegreya, Georgia, serif";
const SANS = '"Alegreya Sans", system-ui, sans-serif';
const INK = "#1a1c2e";
const PAPER = "#f8eed8";
const TEXT = "#fff6e4";
const SOFT = "#c3c9de";
const GOLD = "#ffcf70";

type Pen = CanvasRenderingContext2D;

function write(
  pen: Pen,
  text: string,
  x: number,
  y: number,
  font: string,
  colour: string,
  align: CanvasTextAlign,
): void {
  pen.font = font;
  pen.fillStyle = colour;
  pen.textAlign = align;
  pen.fillText(text, x, y);
}

/** A text in as many lines as it needs; returns where the next line would be. */
function wrap(
  pen: Pen,
  text: string,
  x: number,
  y: number,
  width: number,
  font: string,
  align: CanvasTextAlign,
): number {
  const step = parseFloat(/(\d+)px/.exec(font)?.[1] ?? "30") * 1.2;
  pen.font = font;
  let line = "";
  for (const word of text.split(" ")) {
    if (line && pen.measureText(`${line} ${word}`).width > width) {
      write(pen, line, x, y, font, TEXT, align);
      [line, y] = [word, y + step];
    } else line = line ? `${line} ${word}` : word;
  }
  write(pen, line, x, y, font, TEXT, align);
  return y + step;
}

/** A text that becomes smaller until it fits. */
function fit(pen: Pen, text: string, x: number, y: number, width: number, size: number, colour: string): void {
  do pen.font = `700 ${size}px ${SANS}`;
  while (pen.measureText(text).width > width && --size > 18);
  write(pen, text, x, y, pen.font, colour, "left");
}

function sky(pen: Pen): void {
  const shades = pen.createLinearGradient(0, 0, 0, SIZE);
  shades.addColorStop(0, "#070d26");
  shades.addColorStop(0.55, "#15244f");
  shades.addColorStop(1, "#2f4f93");
  pen.fillStyle = shades;
  pen.fillRect(0, 0, SIZE, SIZE);
  pen.fillStyle = "#c63a20";
  pen.fillRect(0, SIZE - 14, SIZE, 14);
}

function firework(pen: Pen, x: number, y: number, size: number, rays: number, colour: string): void {
  pen.save();
  pen.translate(x, y);
  pen.lineCap = "round";
  for (const [bundle, shade] of [
    [burst(rays, size * 0.22, size, 0.1), colour],
    [burst(Math.round(rays / 2), size * 0.1, size * 0.52, 0.06, 0.2), GOLD],
  ] as const) {
    pen.strokeStyle = pen.fillStyle = shade;
    pen.lineWidth = Math.max(2, size * 0.03);
    for (const ray of bundle) {
      pen.stroke(new Path2D(ray.path));
      pen.beginPath();
      pen.arc(ray.x, ray.y, Math.max(2, size * 0.035 * ray.spark), 0, 7);
      pen.fill();
    }
  }
  pen.restore();
}

function bridges(pen: Pen, x1: number, y1: number, x2: number, y2: number, count: number): void {
  for (const offset of count === 2 ? [-7, 7] : [0]) {
    const [dx, dy] = y1 === y2 ? [0, offset] : [offset, 0];
    for (const [width, colour] of [
      [10, "#3a130b"],
      [7, "#cf4526"],
    ] as const) {
      pen.lineWidth = width;
      pen.strokeStyle = colour;
      pen.beginPath();
      pen.moveTo(x1 + dx, y1 + dy);
      pen.lineTo(x2 + dx, y2 + dy);
      pen.stroke();
    }
  }
}

function flag(pen: Pen, x: number, y: number, colour: string): void {
  pen.lineWidth = 4;
  pen.strokeStyle = INK;
  pen.stroke(new Path2D(`M${x + 23} ${y - 14}V${y - 49}`));
  const red = colour === "red";
  const cloth = new Path2D(red ? `M${x + 24} ${y - 49}h25l-8 8.5 8 8.5h-25Z` : `M${x + 24} ${y - 49}l26 8.5-26 8.5Z`);
  pen.fillStyle = red ? "#dd4427" : "#3f7be0";
  pen.fill(cloth);
  pen.lineWidth = 2.2;
  pen.stroke(cloth);
}

function islands(pen: Pen, chart: Chart, sheet: Sheet): void {
  for (const island of sheet.islands) {
    const { x, y } = chart.at(island.name);
    pen.beginPath();
    pen.arc(x, y, 31, 0, 7);
    pen.fillStyle = island.finished ? "#fdf0c4" : PAPER;
    pen.fill();
    pen.lineWidth = 2.5;
    pen.strokeStyle = INK;
    pen.stroke();
    if (island.finished) {
      pen.beginPath();
      pen.arc(x, y, 35, 0, 7);
      pen.lineWidth = 5.5;
      pen.strokeStyle = "#f3b53d";
      pen.stroke();
    }
    if (island.number) write(pen, String(island.number), x, y + 14, `700 42px ${SANS}`, INK, "center");
    if (island.flag) flag(pen, x, y, island.flag);
  }
}

/** A sheet in a square of this width. */
function board(pen: Pen, view: HashiView, sheet: Sheet, x: number, y: number, width: number): void {
  const chart = new Chart(view.board);
  pen.save();
  pen.translate(x, y);
  pen.scale(width / (view.board.width * CELL), width / (view.board.width * CELL));
  pen.beginPath();
  pen.roundRect(0, 0, view.board.width * CELL, view.board.height * CELL, 24);
  pen.fillStyle = "#1a2d62";
  pen.fill();
  for (const line of sheet.lines) {
    const place = chart.lines.get(line.name);
    if (!place) continue;
    const { from, to } = chart.ends(place);
    if (line.bridges) bridges(pen, from.x, from.y, to.x, to.y, line.bridges);
  }
  islands(pen, chart, sheet);
  pen.restore();
}

function hashi(pen: Pen, result: Result, view: HashiView): void {
  const sheet = view.sheets.find((one) => one.seat === result.seat) ?? view.sheets[0];
  if (sheet) board(pen, view, sheet, EDGE, 180, BOARD);
  const column = EDGE + BOARD + 40;
  write(pen, String(result.scores[result.seat] ?? 0), column, 300, `700 150px ${SANS}`, GOLD, "left");
  const width = SIZE - EDGE - column;
  if (view.solo?.rank) wrap(pen, t(view.solo.rank), column, 370, width, `700 36px ${SANS}`, "left");
  if (view.players === 1) return;
  ranking(result).forEach(({ name, points }, place) =>
    fit(pen, t("share-player", { name, points }), column, 380 + place * 56, width, 38, SOFT),
  );
}

function hanabi(pen: Pen, result: Result, view: HanabiView): void {
  const wide = (SIZE - 2 * EDGE) / view.suits.length;
  const card = Math.min(150, wide - 24);
  view.suits.forEach((suit, index) => {
    const height = view.piles[index] ?? 0;
    const shown = look(suit.name);
    const x = EDGE + wide * (index + 0.5);
    if (height) firework(pen, x, 330, wide * (0.16 + height * 0.075), 8 + height * 3, shown.spark);
    pen.beginPath();
    pen.roundRect(x - card / 2, 470, card, card * 1.3, 14);
    pen.fillStyle = height ? shown.field : "rgb(255 255 255 / 8%)";
    pen.fill();
    pen.lineWidth = 5;
    pen.strokeStyle = height ? PAPER : "#3b518a";
    pen.stroke();
    pen.save();
    pen.translate(x - card * 0.15, 470 + card * 0.12);
    pen.scale(card * 0.0125, card * 0.0125);
    pen.fillStyle = shown.spark;
    pen.fill(new Path2D(shown.shape));
    pen.restore();
    write(pen, String(height), x, 470 + card * 1.1, `700 ${card * 0.62}px ${SANS}`, shown.spark, "center");
  });
  const grand = view.verdict === "won" || view.verdict === "lost";
  const score = grand ? "" : String(view.points);
  write(pen, score, EDGE, 900, `700 190px ${SANS}`, GOLD, "left");
  pen.font = `700 190px ${SANS}`;
  const column = grand ? EDGE : EDGE + pen.measureText(score).width + 40;
  const font = `700 42px ${SANS}`;
  const below = wrap(pen, headline(result), column, 800, SIZE - EDGE - column, font, "left");
  const said = grand ? t("share-team", { names: result.names.length }) : t(`verdict-${view.verdict}`);
  wrap(pen, said, column, below, SIZE - EDGE - column, `400 36px ${SANS}`, "left");
}

/** Draw the result of a game. The page's own fonts must be loaded. */
export async function drawResult(canvas: HTMLCanvasElement, result: Result, address: string): Promise<void> {
  await Promise.all(
    [`700 40px ${DISPLAY}`, `700 40px ${SANS}`, `400 40px ${SANS}`].map((font) => document.fonts.load(font)),
  );
  const pen = canvas.getContext("2d");
  if (!pen) return;
  sky(pen);
  const { view } = result;
  write(pen, t(isHashi(view) ? "hashi" : "hanabi"), EDGE, 132, `700 96px ${DISPLAY}`, TEXT, "left");
  write(pen, t("sumida"), SIZE - EDGE, 124, `700 56px ${DISPLAY}`, GOLD, "right");
  if (isHashi(view)) hashi(pen, result, view);
  else hanabi(pen, result, view);
  fit(pen, address.replace(/^https?:\/\//, ""), EDGE, SIZE - 52, SIZE - 2 * EDGE, 30, SOFT);
}

export const asPng = (canvas: HTMLCanvasElement): Promise<Blob | null> =>
  new Promise((resolve) => canvas.toBlob(resolve, "image/png"));
