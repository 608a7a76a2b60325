/** A game as a picture: the score sheet on the felt. */

import { whole } from "../words/numbers.ts";
import type { Summary, SummaryCell } from "./summary.ts";

interface Captions {
  title: string;
  about: string;
  total: string;
}

const MARGIN = 48;
const HEAD = 190;
const ROW = 58;
const FOOT = 60;
const NUMBER = 84;
const COLUMN = 190;
const SCALE = 2;
/** How far a long text may shrink; beyond that it is compressed. */
const LEAST = 0.6;

/** One of the page's colours or fonts, by its name in tokens.css. */
const token = (name: string): string => getComputedStyle(document.documentElement).getPropertyValue(`--${name}`).trim();

/** The size of the picture, in points. */
export const sizeOf = (summary: Summary): [width: number, height: number] => [
  2 * MARGIN + NUMBER + COLUMN * Math.max(summary.players.length, 3),
  HEAD + ROW * (summary.rounds.length + 2) + FOOT,
];

/** The texts of a cell: bid and tricks, and the points. */
export function cellWords(cell: SummaryCell, game: Summary["game"]): [how: string, points: string] {
  if (cell === null) return ["", ""];
  const [first, second, points] = cell;
  const shown = points === null ? "" : points > 0 && game === "wizard" ? `+${points}` : whole(points);
  if (game === "wizard") return [`${second ?? "–"}/${first ?? "–"}`, shown];
  return [second === 1 ? "M" : "", shown];
}

/** The picture as a PNG; null if the browser cannot draw. */
export function picture(summary: Summary, captions: Captions): Promise<Blob | null> {
  const [width, height] = sizeOf(summary);
  const canvas = Object.assign(document.createElement("canvas"), { width: width * SCALE, height: height * SCALE });
  const pen = canvas.getContext("2d");
  if (!pen) return Promise.resolve(null);
  pen.scale(SCALE, SCALE);
  drawTable(pen, width, height, captions);
  drawPaper(pen, summary, captions, width);
  return new Promise((resolve) => canvas.toBlob(resolve, "image/png"));
}

type Pen = CanvasRenderingContext2D;

function drawTable(pen: Pen, width: number, height: number, { title, about }: Captions): void {
  const felt = pen.createRadialGradient(width / 2, 0, 40, width / 2, height / 3, Math.max(width, height));
  ["felt-light", "felt", "felt-dark"].forEach((name, i) => felt.addColorStop(i / 2, token(name)));
  pen.fillStyle = token("rim");
  pen.fillRect(0, 0, width, height);
  pen.fillStyle = felt;
  pen.beginPath();
  pen.roundRect(12, 12, width - 24, height - 24, 24);
  pen.fill();
  write(pen, title, width / 2, 84, `600 42px ${token("font")}`, "felt-text", "center", width - 2 * MARGIN);
  write(pen, about, width / 2, 128, `22px ${token("font")}`, "felt-dim", "center", width - 2 * MARGIN);
}

/** Write a text in a font such as `600 25px …`; if it is too long it is made smaller. */
function write(pen: Pen, text: string, x: number, y: number, font: string, fill: string, align: CanvasTextAlign, most = COLUMN - 16): void {
  pen.font = font;
  const fits = Math.min(1, most / Math.max(pen.measureText(text).width, 1));
  pen.font = font.replace(/[\d.]+(?=px)/, (size) => String(Number(size) * Math.max(fits, LEAST)));
  pen.fillStyle = token(fill);
  pen.textAlign = align;
  pen.fillText(text, x, y, most);
}

function drawPaper(pen: Pen, summary: Summary, captions: Captions, width: number): void {
  const top = HEAD - 30;
  const rows = summary.rounds.length + 2;
  pen.fillStyle = token("paper");
  pen.shadowColor = "rgb(0 0 0 / 0.45)";
  pen.shadowBlur = 24;
  pen.fillRect(MARGIN - 16, top, width - 2 * MARGIN + 32, ROW * rows + 24);
  pen.shadowBlur = 0;
  rule(pen, MARGIN + NUMBER - 8, top, MARGIN + NUMBER - 8, top + ROW * rows + 24, "paper-margin", 2);
  summary.players.forEach(([name, place], seat) => {
    const fill = place === 1 ? "paper-gold" : "ink";
    write(pen, place === null ? name : `${place}. ${name}`, centre(seat), top + 42, `600 25px ${token("font")}`, fill, "center");
  });
  summary.rounds.forEach((round, row) => drawRound(pen, summary, round, top + ROW * (row + 1), width));
  const bottom = top + ROW * (rows - 1);
  rule(pen, MARGIN - 16, bottom + 4, width - MARGIN + 16, bottom + 4, "ink", 2);
  write(pen, captions.total, MARGIN + NUMBER - 18, bottom + 46, `20px ${token("font")}`, "paper-dim", "right", NUMBER);
  summary.players.forEach(([, , total], seat) =>
    write(pen, whole(total), centre(seat), bottom + 48, `700 34px ${token("font")}`, "ink", "center"),
  );
}

const centre = (seat: number): number => MARGIN + NUMBER + COLUMN * (seat + 0.5);

function drawRound(pen: Pen, { game }: Summary, [number, dealer, ...cells]: Summary["rounds"][number], y: number, width: number): void {
  rule(pen, MARGIN - 16, y + 4, width - MARGIN + 16, y + 4, "paper-rule", 1);
  write(pen, String(number), MARGIN + NUMBER - 26, y + 42, `600 22px ${token("font")}`, "paper-dim", "right");
  cells.forEach((cell, seat) => {
    const [how, points] = cellWords(cell, game);
    write(pen, how, centre(seat) - 12, y + 42, `italic 26px ${token("hand")}, ${token("font")}`, "paper-pen", "right");
    write(pen, points, centre(seat) + 8, y + 42, `600 25px ${token("font")}`, "ink", "left");
    if (seat === dealer) dot(pen, centre(seat) - COLUMN / 2 + 22, y + 34);
  });
}

function rule(pen: Pen, x1: number, y1: number, x2: number, y2: number, stroke: string, breadth: number): void {
  pen.strokeStyle = token(stroke);
  pen.lineWidth = breadth;
  pen.beginPath();
  pen.moveTo(x1, y1);
  pen.lineTo(x2, y2);
  pen.stroke();
}

function dot(pen: Pen, x: number, y: number): void {
  pen.fillStyle = token("paper-mark");
  pen.beginPath();
  pen.arc(x, y, 5, 0, 2 * Math.PI);
  pen.fill();
}
