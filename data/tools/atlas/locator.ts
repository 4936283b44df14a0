/**
 * Locators of maps: the globe of a region with a mark, for small places that are hard to recognise.
 */
import { COLOURS, formatNumber, MAP, OPEN } from "./picture.ts";
import { getDistance, turn, type Point } from "./projection.ts";

/** A rectangle on a map, in pixels. */
export interface Box {
  readonly left: number;
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
}

/** The region whose globe is shown, and position and size of the globe on the map, in pixels. */
export interface Locator {
  readonly region: string;
  readonly left: number;
  readonly top: number;
  readonly size: number;
}

/** Centres of the region globes in the atlas: longitude and latitude. */
const GLOBES: Readonly<Record<string, Point>> = {
  europe: [14, 48],
  africa: [18, 4],
  "middle-east": [48, 27],
  asia: [104, 24],
  "south-east-asia": [112, 6],
  oceania: [142, -24],
  "north-america": [-98, 42],
  "latin-america": [-66, -12],
  caribbean: [-70, 18],
};
/** Size and margin in pixels; radius as a share of the size. */
const GLOBE = { size: 236, radius: 0.49, margin: 30 } as const;

/**
 * Returns the locator of a place: the globe whose centre is nearest to it, in the bottom corner of
 * the map on the other side of the place, and the mark as an SVG of the size of the map.
 */
export function locate(
  place: Point,
  box: Box,
): { readonly locator: Locator; readonly mark: string } {
  const [[region, centre] = ["europe", [0, 0] as Point]] = Object.entries(GLOBES).sort(
    ([, a], [, b]) => getDistance(a, place) - getDistance(b, place),
  );
  const left =
    (box.left + box.right) / 2 > MAP.width / 2
      ? GLOBE.margin
      : MAP.width - GLOBE.margin - GLOBE.size;
  const top = MAP.height - 60 - GLOBE.margin - GLOBE.size;
  const [x, y] = turn(centre, place);
  const [cx, cy] = [
    left + GLOBE.size * (0.5 + x * GLOBE.radius),
    top + GLOBE.size * (0.5 - y * GLOBE.radius),
  ].map(formatNumber);
  const ring = (width: number, colour: string): string =>
    `<circle cx="${cx}" cy="${cy}" r="15" fill="none" stroke="${colour}" stroke-width="${width}"/>`;
  const mark = `${OPEN}${ring(10, COLOURS.line)}${ring(4.5, COLOURS.mark)}<circle cx="${cx}" cy="${cy}" r="5" fill="${COLOURS.mark}"/></svg>`;
  return { locator: { region, left, top, size: GLOBE.size }, mark };
}
