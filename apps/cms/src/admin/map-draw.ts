/** Draws the map of the rules on a canvas: the part that is in view, at any size. */
import { CHANGED, NO_PLAN, OWN_DIFFERS } from "@orlaya/finder/map";
import { getCellColour, getCellLetter, type ShownLine } from "./map-model.ts";
import type { CellPlace, MapPicture } from "./map-words.ts";

/** Sizes in CSS pixels. */
export interface MapSizes {
  readonly cell: number;
  /** Width of the names of rows, and height of those of columns. */
  readonly names: { readonly width: number; readonly height: number };
}
interface Scene {
  readonly picture: MapPicture;
  readonly sizes: MapSizes;
  readonly images: MapImages;
  readonly cursor: CellPlace;
  readonly labels: { readonly rows: readonly string[]; readonly columns: readonly string[] };
}
/** Colours of the theme, as a canvas understands them. */
interface Inks {
  readonly text: string;
  readonly quiet: string;
  readonly ground: string;
  readonly line: string;
  readonly font: string;
}
interface Part {
  readonly left: number;
  readonly top: number;
  readonly width: number;
  readonly height: number;
}

/** One pixel for each cell: of all cells, and of the changed ones. */
export interface MapImages {
  readonly all: OffscreenCanvas;
  readonly changed: OffscreenCanvas;
  readonly isCompared: boolean;
}

/** Size from which cells have letters, and lines their own names. */
export const LEGIBLE = 14;
/** Opacity of unchanged cells in a comparison. */
const FADED = 0.3;
const REMOVED = [176, 58, 46] as const;
/** Colour of letters and frames on coloured cells. */
const DARK = "#10201f";

/** Converts colours to red, green and blue. */
function createColourReader(): (colour: string) => Uint8ClampedArray {
  const context = new OffscreenCanvas(1, 1).getContext("2d", { willReadFrequently: true });
  const known = new Map<string, Uint8ClampedArray>();
  return (colour) => {
    const read = known.get(colour);
    if (read || !context) return read ?? new Uint8ClampedArray(4);
    context.fillStyle = colour;
    context.fillRect(0, 0, 1, 1);
    const { data } = context.getImageData(0, 0, 1, 1);
    known.set(colour, data);
    return data;
  };
}

/** Paints one pixel for each cell. The map is scaled from these images, so zooming is fast. */
export function paintImages({ model, question, grid }: MapPicture): MapImages {
  const size = [Math.max(1, grid.columns), Math.max(1, grid.rows)] as const;
  const read = createColourReader();
  const isCounted = question.profile === null;
  const [all, changed] = [new ImageData(...size), new ImageData(...size)];
  const colours = new Map<number, Uint8ClampedArray | null>();
  for (const [at, value] of grid.values.entries()) {
    let colour = colours.get(value);
    if (colour === undefined) {
      const written = getCellColour(model, value, isCounted);
      colour = written === null ? null : read(written);
      colours.set(value, colour);
    }
    if (colour) all.data.set(colour, at * 4);
    if (((grid.bits[at] ?? 0) & CHANGED) > 0) changed.data.set(colour ?? [...REMOVED, 255], at * 4);
  }
  const [first, second] = [all, changed].map((image) => {
    const canvas = new OffscreenCanvas(...size);
    canvas.getContext("2d")?.putImageData(image, 0, 0);
    return canvas;
  });
  const isCompared = model.space.sides.length > 1;
  return {
    all: first ?? new OffscreenCanvas(1, 1),
    changed: second ?? new OffscreenCanvas(1, 1),
    isCompared,
  };
}

/** Reads the colours of the theme from the style of the canvas. */
export function readInks(canvas: HTMLCanvasElement): Inks {
  const style = getComputedStyle(canvas);
  return {
    text: style.color,
    quiet: style.caretColor,
    ground: style.backgroundColor,
    line: style.borderTopColor,
    font: style.fontFamily,
  };
}

/** Returns the lines of an axis that are in view. */
export function findVisible(
  cell: number,
  count: number,
  start: number,
  length: number,
): { readonly first: number; readonly end: number } {
  const first = Math.max(0, Math.floor(start / cell));
  return { first, end: Math.min(count, Math.ceil((start + length) / cell)) };
}

/** Draws the part of the map that is in view. */
export function drawMap(
  context: CanvasRenderingContext2D,
  scene: Scene,
  part: Part,
  inks: Inks,
): void {
  const { names } = scene.sizes;
  context.clearRect(0, 0, part.width, part.height);
  context.fillStyle = inks.ground;
  context.fillRect(0, 0, part.width, part.height);
  context.save();
  context.beginPath();
  context.rect(names.width, names.height, part.width - names.width, part.height - names.height);
  context.clip();
  context.translate(names.width - part.left, names.height - part.top);
  drawCells(context, scene, part, inks);
  context.restore();
  drawNames(context, scene, part, inks);
}

function drawCells(context: CanvasRenderingContext2D, scene: Scene, part: Part, inks: Inks): void {
  const { images, sizes, picture, cursor } = scene;
  const { cell } = sizes;
  const [width, height] = [picture.grid.columns * cell, picture.grid.rows * cell];
  context.imageSmoothingEnabled = false;
  context.globalAlpha = images.isCompared ? FADED : 1;
  context.drawImage(images.all, 0, 0, width, height);
  context.globalAlpha = 1;
  if (images.isCompared) context.drawImage(images.changed, 0, 0, width, height);
  if (cell >= LEGIBLE) drawDetails(context, scene, part, inks);
  context.lineWidth = 2;
  context.strokeStyle = inks.text;
  context.strokeRect(
    cursor.column * cell + 1,
    cursor.row * cell + 1,
    Math.max(2, cell - 2),
    Math.max(2, cell - 2),
  );
}

/** Draws lines between the cells, letters, frames and corners. */
function drawDetails(
  context: CanvasRenderingContext2D,
  scene: Scene,
  part: Part,
  inks: Inks,
): void {
  const { picture, sizes, images } = scene;
  const { grid, model, question } = picture;
  const { cell, names } = sizes;
  const across = findVisible(cell, grid.columns, part.left, part.width - names.width);
  const down = findVisible(cell, grid.rows, part.top, part.height - names.height);
  context.font = `600 ${Math.round(cell * 0.5)}px ${inks.font}`;
  context.textAlign = "center";
  context.textBaseline = "middle";
  context.lineWidth = 1;
  for (let row = down.first; row < down.end; row++)
    for (let column = across.first; column < across.end; column++) {
      const at = row * grid.columns + column;
      const [value = NO_PLAN, bits = 0] = [grid.values[at], grid.bits[at]];
      const [x, y] = [column * cell, row * cell];
      const isChanged = (bits & CHANGED) > 0;
      context.strokeStyle = inks.line;
      context.strokeRect(x + 0.5, y + 0.5, cell, cell);
      if ((bits & OWN_DIFFERS) > 0) drawCorner(context, x + cell, y, cell);
      if (isChanged) drawFrame(context, x, y, cell);
      const letter = getCellLetter(model, value, question.profile === null);
      const isFaded = images.isCompared && !isChanged;
      context.fillStyle = isFaded ? inks.quiet : value === NO_PLAN ? "#ffffff" : DARK;
      context.fillText(isChanged && letter === "" ? "–" : letter, x + cell / 2, y + cell / 2 + 1);
    }
}

function drawCorner(context: CanvasRenderingContext2D, x: number, y: number, cell: number): void {
  const size = Math.max(4, cell * 0.25);
  context.fillStyle = DARK;
  context.beginPath();
  context.moveTo(x, y);
  context.lineTo(x - size, y);
  context.lineTo(x, y + size);
  context.fill();
}

function drawFrame(context: CanvasRenderingContext2D, x: number, y: number, cell: number): void {
  context.lineWidth = 2;
  context.strokeStyle = DARK;
  context.strokeRect(x + 2, y + 2, cell - 3, cell - 3);
  context.lineWidth = 1;
}

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
function drawNames(context: CanvasRenderingContext2D, scene: Scene, part: Part, inks: Inks): void {
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
