/** Draws the map of the rules on a canvas: the part that is in view, at any size. */
import { CHANGED, NO_PLAN, OWN_DIFFERS } from "@orlaya/finder/map";
import { drawNames } from "./map-axis.ts";
import { getCellColour, getCellLetter } from "./map-model.ts";
import {
  LEGIBLE,
  findVisible,
  type Inks,
  type MapImages,
  type Part,
  type Scene,
} from "./map-scene.ts";
import type { MapPicture } from "./map-words.ts";

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
  context.font = `600 ${Math.round(cell * 0.55)}px ${inks.font}`;
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
