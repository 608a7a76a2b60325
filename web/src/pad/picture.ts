/** A game as a picture: the sheet on the felt, to be shown to others. */

import type { Summary, SummaryCell } from "./summary.ts";

/** All the words of the picture. */
export interface Captions {
  title: string;
  about: string;
  total: string;
}

const MARGIN = 48;
const HEAD = 190;
const ROW = 58;
const FOOT = 90;
const NUMBER = 84;
const COLUMN = 190;
const SCALE = 2;
const SERIF = '"Iowan Old Style", "Palatino Linotype", Palatino, Georgia, serif';
const HAND = `italic 26px "Bradley Hand", "Segoe Print", "Noteworthy", "Chilanka", ${SERIF}`;

const COLOURS = {
  felt: ["#22714d", "#17553a", "#0d3524"],
  rim: "#5a3517",
  paper: "#fbf7ec",
  ink: "#221c16",
  rule: "#d8cdb6",
  margin: "#c4574c",
  pencil: "#2c4a86",
  dim: "#6a5f52",
  gold: "#8a5a00",
} as const;

const whole = (number: number): string => String(number).replace("-", "−");

/** How large the picture is, in points. */
export const sizeOf = (summary: Summary): [width: number, height: number] => [
  2 * MARGIN + NUMBER + COLUMN * Math.max(summary.players.length, 3),
  HEAD + ROW * (summary.rounds.length + 2) + FOOT,
];

/** The words of a cell: what was bid and taken, and the points. */
export function cellWords(cell: SummaryCell, game: Summary["game"]): [how: string, points: string] {
  if (cell === null) return ["", ""];
  const [first, second, points] = cell;
  const shown = points === null ? "" : points > 0 && game === "wizard" ? `+${points}` : whole(points);
  if (game === "wizard") return [`${second ?? "–"}/${first ?? "–"}`, shown];
  return [second === 1 ? "M" : "", shown];
}

/** The picture as a PNG; null where the browser draws none. */
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
  COLOURS.felt.forEach((colour, i) => felt.addColorStop(i / 2, colour));
  pen.fillStyle = COLOURS.rim;
  pen.fillRect(0, 0, width, height);
  pen.fillStyle = felt;
  pen.beginPath();
  pen.roundRect(12, 12, width - 24, height - 24, 24);
  pen.fill();
  write(pen, title, width / 2, 84, `600 42px ${SERIF}`, "#f2f7ee", "center", width - 2 * MARGIN);
  write(pen, about, width / 2, 128, `22px ${SERIF}`, "#c4dccb", "center", width - 2 * MARGIN);
}

function write(pen: Pen, text: string, x: number, y: number, font: string, fill: string, align: CanvasTextAlign, most = COLUMN - 16): void {
  pen.font = font;
  pen.fillStyle = fill;
  pen.textAlign = align;
  pen.fillText(text, x, y, most);
}

function drawPaper(pen: Pen, summary: Summary, captions: Captions, width: number): void {
  const top = HEAD - 30;
  const rows = summary.rounds.length + 2;
  pen.fillStyle = COLOURS.paper;
  pen.shadowColor = "rgb(0 0 0 / 0.45)";
  pen.shadowBlur = 24;
  pen.fillRect(MARGIN - 16, top, width - 2 * MARGIN + 32, ROW * rows + 24);
  pen.shadowBlur = 0;
  rule(pen, MARGIN + NUMBER - 8, top, MARGIN + NUMBER - 8, top + ROW * rows + 24, COLOURS.margin, 2);
  summary.players.forEach(([name, place], seat) => {
    const fill = place === 1 ? COLOURS.gold : COLOURS.ink;
    write(pen, place === null ? name : `${place}. ${name}`, centre(seat), top + 42, `600 25px ${SERIF}`, fill, "center");
  });
  summary.rounds.forEach((round, row) => drawRound(pen, summary, round, top + ROW * (row + 1), width));
  const bottom = top + ROW * (rows - 1);
  rule(pen, MARGIN - 16, bottom + 4, width - MARGIN + 16, bottom + 4, COLOURS.ink, 2);
  write(pen, captions.total, MARGIN + NUMBER - 18, bottom + 46, `20px ${SERIF}`, COLOURS.dim, "right", NUMBER);
  summary.players.forEach(([, , total], seat) =>
    write(pen, whole(total), centre(seat), bottom + 48, `700 34px ${SERIF}`, COLOURS.ink, "center"),
  );
}

const centre = (seat: number): number => MARGIN + NUMBER + COLUMN * (seat + 0.5);

function drawRound(pen: Pen, { game }: Summary, [number, dealer, ...cells]: Summary["rounds"][number], y: number, width: number): void {
  rule(pen, MARGIN - 16, y + 4, width - MARGIN + 16, y + 4, COLOURS.rule, 1);
  write(pen, String(number), MARGIN + NUMBER - 26, y + 42, `600 22px ${SERIF}`, COLOURS.dim, "right");
  cells.forEach((cell, seat) => {
    const [how, points] = cellWords(cell, game);
    write(pen, how, centre(seat) - 12, y + 42, HAND, COLOURS.pencil, "right");
    write(pen, points, centre(seat) + 8, y + 42, `600 25px ${SERIF}`, COLOURS.ink, "left");
    if (seat === dealer) dot(pen, centre(seat) - COLUMN / 2 + 22, y + 34);
  });
}

function rule(pen: Pen, x1: number, y1: number, x2: number, y2: number, colour: string, breadth: number): void {
  pen.strokeStyle = colour;
  pen.lineWidth = breadth;
  pen.beginPath();
  pen.moveTo(x1, y1);
  pen.lineTo(x2, y2);
  pen.stroke();
}

function dot(pen: Pen, x: number, y: number): void {
  pen.fillStyle = COLOURS.margin;
  pen.beginPath();
  pen.arc(x, y, 5, 0, 2 * Math.PI);
  pen.fill();
}
