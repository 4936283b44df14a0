/**
 * Draws the maps of places.ts in the colours of the relief atlas (docs/decisions/10). They have no
 * shading: the shaded relief is not in the repository, and it has no small islands at its scale. A
 * small place, which is hard to recognise by its outline, has a locator: the globe of its region
 * with a mark. The outlines are from Natural Earth (public domain).
 */
import { findLandOf, getDistanceFrom, getLands } from "./atlas/land.ts";
import { locate, type Box, type Locator } from "./atlas/locator.ts";
import { drawLand, MAP, traceCurves, traceLines } from "./atlas/picture.ts";
import { project, unproject, type Point } from "./atlas/projection.ts";
import { drawnPlaces } from "./places.ts";

/**
 * The area of a map, in pixels, that 16:10 cards show, minus a margin. Every place is inside it.
 */
export const SAFE = { left: 48, top: 108, right: 912, bottom: 612 } as const;
/** Distance in degrees from which land is not drawn, because its outline would enclose the map. */
const FARTHEST = 75;

/** Returns the bounding box of points. */
function getBox(points: readonly Point[]): Box {
  return {
    left: Math.min(...points.map(([x]) => x)),
    right: Math.max(...points.map(([x]) => x)),
    top: Math.min(...points.map(([, y]) => y)),
    bottom: Math.max(...points.map(([, y]) => y)),
  };
}
/** Whether a part of a box, including the blurred coast around it, may be visible on the map. */
const isInFrame = ({ left, top, right, bottom }: Box): boolean =>
  right > -60 && left < MAP.width + 60 && bottom > -60 && top < MAP.height + 60;

/** Largest size of a place on its map, in pixels. Small places leave space for the locator. */
const ROOM = { large: { width: 780, height: 470 }, small: { width: 400, height: 330 } } as const;

/** A drawn map. */
export interface DrawnMap {
  readonly svg: string;
  /**
   * The mark on the globe of the locator, as an SVG of the size of the map; empty without a
   * locator.
   */
  readonly mark: string;
  /** Position of the capital or main place on the map, in pixels. */
  readonly at: Point;
  /** Bounding box of the country on the map, in pixels. */
  readonly box: Box;
  /** Null for large places, which need no locator. */
  readonly locator: Locator | null;
}

/** Largest mean length of an edge, in pixels. Outlines with few corners are drawn smaller. */
const EDGE = 44;
function getPerimeter(points: readonly Point[]): number {
  return points
    .slice(1)
    .reduce(
      (sum, [x, y], index) =>
        sum + Math.hypot(x - (points[index]?.[0] ?? x), y - (points[index]?.[1] ?? y)),
      0,
    );
}

/**
 * Draws the map of a country of places.ts. The globe of the locator is an image and is added later.
 * @throws when places.ts has no entry for the code, or Natural Earth has no land there
 */
export function drawMap(code: string): DrawnMap {
  const place = drawnPlaces[code];
  if (!place) throw new Error(`${code}: no entry in data/tools/places.ts`);
  const all = getLands();
  const own = findLandOf(code, place, all);
  const points = own.flatMap(({ rings: [ring = []] }) => ring);
  // Projects twice: around the capital to find the centre of the land, then around that centre.
  const spread = getBox(points.map((point) => project(place.at, point)));
  const centre = unproject(place.at, [
    (spread.left + spread.right) / 2,
    (spread.top + spread.bottom) / 2,
  ]);
  const extent = getBox(points.map((point) => project(centre, point)));
  const length = own.reduce(
    (sum, { rings: [ring = []] }) =>
      sum + getPerimeter(ring.map((point) => project(centre, point))),
    0,
  );
  const room = place.large ? ROOM.large : ROOM.small;
  const scale = Math.min(
    room.width / (extent.right - extent.left),
    room.height / (extent.bottom - extent.top),
    (EDGE * points.length) / length,
  );
  // A small place is drawn left of the centre, because the globe is on the right.
  const middle: Point = [
    MAP.width * (place.large ? 0.5 : 0.42) - (scale * (extent.left + extent.right)) / 2,
    MAP.height / 2 - (scale * (extent.top + extent.bottom)) / 2,
  ];
  function onMap(point: Point): Point {
    const [x, y] = project(centre, point);
    return [middle[0] + x * scale, middle[1] + y * scale];
  }
  const around = all.filter(
    (land) =>
      !own.includes(land) &&
      getDistanceFrom(land, centre) < FARTHEST &&
      isInFrame(getBox((land.rings[0] ?? []).map(onMap))),
  );
  const box = getBox(points.map(onMap));
  const locator = place.large ? null : locate(place.at, box);
  const trace = place.large ? traceLines : traceCurves;
  const svg = drawLand(
    trace(
      own.flatMap(({ rings }) => rings),
      onMap,
    ),
    traceLines(
      around.flatMap(({ rings }) => rings),
      onMap,
    ),
  );
  return {
    svg,
    mark: locator?.mark ?? "",
    at: onMap(place.at),
    box,
    locator: locator?.locator ?? null,
  };
}
