/**
 * Maps of places.ts in the colours of the relief atlas (docs/decisions/10), flat: the shaded relief is not in the
 * repository, and small islands have none at its scale. A place that nobody would find by its outline has a locator: the
 * globe of its region with a mark. Land is that of Natural Earth (public domain).
 */
import { findLandOf, getDistanceFrom, getLands } from "./atlas/land.ts";
import { locate, type Box, type Locator } from "./atlas/locator.ts";
import { drawLand, MAP, traceCurves, traceLines } from "./atlas/picture.ts";
import { project, unproject, type Point } from "./atlas/projection.ts";
import { drawnPlaces } from "./places.ts";

/** What cards of 16:10 show of a map, without the edge of it: every place lies wholly inside. */
export const SAFE = { left: 48, top: 108, right: 912, bottom: 612 } as const;
/** Where a land of the world is farther away than this, nothing of it is drawn: its outline would enclose the map. */
const FARTHEST = 75;

function getBox(points: readonly Point[]): Box {
  return {
    left: Math.min(...points.map(([x]) => x)),
    right: Math.max(...points.map(([x]) => x)),
    top: Math.min(...points.map(([, y]) => y)),
    bottom: Math.max(...points.map(([, y]) => y)),
  };
}
/** Whether some of a box may be seen on the map, the softened coast around it included. */
const isInFrame = ({ left, top, right, bottom }: Box): boolean =>
  right > -60 && left < MAP.width + 60 && bottom > -60 && top < MAP.height + 60;

/** Room for a place on its map, in pixels: a small one leaves the locator beside it. */
const ROOM = { large: { width: 780, height: 470 }, small: { width: 400, height: 330 } } as const;

export interface DrawnMap {
  readonly svg: string;
  /** What lies over the locator's globe, as an SVG of the map's size; empty without one. */
  readonly mark: string;
  /** Where the capital or main place is on the map, in pixels. */
  readonly at: Point;
  /** What of the country is drawn, in pixels. */
  readonly box: Box;
  /** Null where the map needs none. */
  readonly locator: Locator | null;
}

/** Longest mean edge of an outline, in pixels: one with fewer corners stays smaller. */
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

/** Draws the map of a country of places.ts; without its locator's globe, which is a picture. @throws for any other code */
export function drawMap(code: string): DrawnMap {
  const place = drawnPlaces[code];
  if (!place) throw new Error(`${code}: no entry in data/tools/places.ts`);
  const all = getLands();
  const own = findLandOf(code, place, all);
  const points = own.flatMap(({ rings: [ring = []] }) => ring);
  // Twice: about the capital to find the middle of the land, then about that middle.
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
  // A small place stands left of the middle, so that the globe has the right.
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
