/** Draws the names of the rows and columns of the map of the rules. */
import type { ShownLine } from "./map-model.ts";
import { LEGIBLE, findVisible, type Inks, type Part, type Scene } from "./map-scene.ts";

/** A run of lines with the same band. */
interface Band {
  readonly name: string;
  readonly first: number;
  readonly count: number;
}
function listBands(lines: readonly ShownLine[]): readonly Band[] {
  const bands: { name: string; first: number; count: number }[] = [];
  for (const [index, { band }] of lines.entries()) {
    const last = bands.at(-1);
    if (last?.name === band) last.count++;
    else bands.push({ name: band, first: index, count: 1 });
  }
  return bands;
}

/** Draws the names of the rows and of the columns. */
export function drawNames(
  context: CanvasRenderingContext2D,
  scene: Scene,
  part: Part,
  inks: Inks,
): void {
  const { picture, sizes, cursor, labels } = scene;
  const { names } = sizes;
  context.fillStyle = inks.ground;
  context.fillRect(0, 0, part.width, names.height);
  context.fillRect(0, 0, names.width, part.height);
  const axes = [
    {
      lines: picture.rows,
      texts: labels.rows,
      at: cursor.row,
      start: part.top,
      length: part.height - names.height,
      isRow: true,
    },
    {
      lines: picture.columns,
      texts: labels.columns,
      at: cursor.column,
      start: part.left,
      length: part.width - names.width,
      isRow: false,
    },
  ];
  for (const axis of axes) {
    context.save();
    context.beginPath();
    if (axis.isRow) context.rect(0, names.height, names.width, axis.length);
    else context.rect(names.width, 0, axis.length, names.height);
    context.clip();
    // Columns are drawn as rows that are turned by a quarter, so that their names go upwards.
    if (axis.isRow) context.translate(0, names.height - axis.start);
    else {
      context.translate(names.width - axis.start, names.height);
      context.rotate(-Math.PI / 2);
    }
    drawAxis(context, axis, scene, inks);
    context.restore();
  }
}

interface Axis {
  readonly lines: readonly ShownLine[];
  readonly texts: readonly string[];
  /** The line with the cursor. */
  readonly at: number;
  readonly start: number;
  readonly length: number;
  readonly isRow: boolean;
}

function drawAxis(
  context: CanvasRenderingContext2D,
  axis: Axis,
  { sizes }: Scene,
  inks: Inks,
): void {
  const { cell, names } = sizes;
  const room = (axis.isRow ? names.width : names.height) - 8;
  const { first, end } = findVisible(cell, axis.lines.length, axis.start, axis.length);
  context.textAlign = axis.isRow ? "right" : "left";
  context.textBaseline = "middle";
  const x = axis.isRow ? names.width - 6 : 6;
  function write(text: string, middle: number, isBold: boolean): void {
    context.font = `${isBold ? 700 : 400} 12px ${inks.font}`;
    context.fillStyle = isBold ? inks.text : inks.quiet;
    context.fillText(shorten(context, text, room), x, middle);
  }
  if (cell >= LEGIBLE) {
    for (let line = first; line < end; line++)
      write(axis.texts[line] ?? "", line * cell + cell / 2, line === axis.at);
    return;
  }
  context.strokeStyle = inks.line;
  for (const band of listBands(axis.lines)) {
    const [top, height] = [band.first * cell, band.count * cell];
    context.beginPath();
    context.moveTo(axis.isRow ? names.width - 30 : 0, top);
    context.lineTo(axis.isRow ? names.width : 30, top);
    context.stroke();
    const hasCursor = axis.at >= band.first && axis.at < band.first + band.count;
    if (height >= 12) write(band.name, top + height / 2, hasCursor);
  }
}

/** Cuts a text to a width. */
function shorten(context: CanvasRenderingContext2D, text: string, room: number): string {
  if (context.measureText(text).width <= room) return text;
  let [low, high] = [0, text.length];
  while (low < high) {
    const middle = Math.ceil((low + high) / 2);
    if (context.measureText(`${text.slice(0, middle)}…`).width <= room) low = middle;
    else high = middle - 1;
  }
  return `${text.slice(0, low)}…`;
}
