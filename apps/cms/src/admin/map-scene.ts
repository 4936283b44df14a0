/** What the map of the rules is drawn from. */
import type { CellPlace, MapPicture } from "./map-words.ts";

/** Sizes in CSS pixels. */
export interface MapSizes {
  readonly cell: number;
  /** Width of the names of rows, and height of those of columns. */
  readonly names: { readonly width: number; readonly height: number };
}
export interface Scene {
  readonly picture: MapPicture;
  readonly sizes: MapSizes;
  readonly images: MapImages;
  readonly cursor: CellPlace;
  readonly labels: { readonly rows: readonly string[]; readonly columns: readonly string[] };
}
/** Colours of the theme, as a canvas understands them. */
export interface Inks {
  readonly text: string;
  readonly quiet: string;
  readonly ground: string;
  readonly line: string;
  readonly font: string;
}
export interface Part {
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
