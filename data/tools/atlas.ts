/**
 * Maps of places.ts in the colours of the relief atlas (docs/decisions/10), flat: the shaded relief is not in the
 * repository, and small islands have none at its scale. A place that nobody would find by its outline has a locator: the
 * globe of its region with a mark. Land is that of Natural Earth (public domain).
 */
import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { feature } from "topojson-client";
import countries from "../countries.json" with { type: "json" };
import { drawnPlaces, type DrawnPlace } from "./places.ts";

export const MAP = { width: 960, height: 720 } as const;
/** What cards of 16:10 show of a map, without the edge of it: every place lies wholly inside. */
export const SAFE = { left: 48, top: 108, right: 912, bottom: 612 } as const;
type Point = readonly [number, number];
type Ring = readonly Point[];
interface Land {
  readonly owner: string;
  readonly rings: readonly Ring[];
  readonly units: readonly (readonly [number, number, number])[];
}
interface Box {
  readonly left: number;
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
}

const RADIAN = Math.PI / 180;
/** Where a land of the world is farther away than this, nothing of it is drawn: its outline would enclose the map. */
const FARTHEST = 75;
function unit([longitude, latitude]: Point): readonly [number, number, number] {
  return [
    Math.cos(latitude * RADIAN) * Math.cos(longitude * RADIAN),
    Math.cos(latitude * RADIAN) * Math.sin(longitude * RADIAN),
    Math.sin(latitude * RADIAN),
  ];
}
/** Angle of which this is the cosine, in degrees. */
const angleOf = (cosine: number): number => Math.acos(Math.min(1, Math.max(-1, cosine))) / RADIAN;
const cosine = (
  p: readonly [number, number, number],
  q: readonly [number, number, number],
): number => p[0] * q[0] + p[1] * q[1] + p[2] * q[2];
const distance = (a: Point, b: Point): number => angleOf(cosine(unit(a), unit(b)));
/** East, north and towards the viewer, for a viewer above `centre`. */
function turn(centre: Point, place: Point): readonly [number, number, number] {
  const [longitude, latitude, at] = [
    (place[0] - centre[0]) * RADIAN,
    place[1] * RADIAN,
    centre[1] * RADIAN,
  ];
  return [
    Math.cos(latitude) * Math.sin(longitude),
    Math.sin(latitude) * Math.cos(at) - Math.cos(latitude) * Math.cos(longitude) * Math.sin(at),
    Math.sin(latitude) * Math.sin(at) + Math.cos(latitude) * Math.cos(longitude) * Math.cos(at),
  ];
}
/** Lambert's azimuthal equal-area projection: x to the right, y down, one unit a radian. */
function project(centre: Point, place: Point): Point {
  const [x, y, z] = turn(centre, place);
  const k = Math.sqrt(2 / Math.max(1e-6, 1 + z));
  return [x * k, -y * k];
}

function readLands(): readonly Land[] {
  const file = createRequire(import.meta.url).resolve("world-atlas/countries-10m.json");
  const world = JSON.parse(readFileSync(file, "utf8")) as Parameters<typeof feature>[0];
  const outlines = world.objects["countries"];
  if (!outlines) throw new Error("world-atlas/countries-10m.json holds no countries");
  const found = feature(world, outlines);
  return ("features" in found ? found.features : [found]).flatMap(
    ({ id, properties, geometry }) => {
      const polygons =
        geometry.type === "MultiPolygon"
          ? geometry.coordinates
          : geometry.type === "Polygon"
            ? [geometry.coordinates]
            : [];
      return (polygons as unknown as readonly (readonly Ring[])[]).map((rings) => ({
        owner: id === undefined ? String(properties?.["name"]) : String(id),
        rings,
        units: (rings[0] ?? []).map(unit),
      }));
    },
  );
}
let lands: readonly Land[] | null = null;

function boxOf(points: readonly Point[]): Box {
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
function nearest(land: Land, place: Point): number {
  const at = unit(place);
  return angleOf(land.units.reduce((most, point) => Math.max(most, cosine(point, at)), -1));
}

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
  /** The region whose globe locates the place, and where its picture stands; null where the map needs none. */
  readonly locator: {
    readonly region: string;
    readonly left: number;
    readonly top: number;
    readonly size: number;
  } | null;
}

/** Centres of the region globes of the atlas. */
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
const GLOBE = { size: 236, radius: 0.49, margin: 30 } as const;
const COLOURS = {
  sea: "#dbeae5",
  shelf: "#f6faf7",
  land: "#ece8da",
  line: "#fff",
  place: "#ec6a3a",
  edge: "#b93f12",
  mark: "#c2410c",
} as const;

const OPEN = `<svg xmlns="http://www.w3.org/2000/svg" width="${MAP.width}" height="${MAP.height}" stroke-linejoin="round">`;
const number = (value: number): string => value.toFixed(1).replace(/\.0$/, "");
function outline(rings: readonly Ring[], at: (place: Point) => Point): string {
  return rings
    .map((ring) => `M${ring.map((point) => at(point).map(number).join(" ")).join("L")}Z`)
    .join("");
}
/** The same as curves through the middles of the edges: at a large scale the corners of Natural Earth are not the coast's. */
function smoothOutline(rings: readonly Ring[], at: (place: Point) => Point): string {
  return rings
    .map((ring) => {
      const corners = ring.slice(1).map(at);
      const middles = corners.map(([x, y], index): Point => {
        const [nextX, nextY] = corners[(index + 1) % corners.length] ?? [x, y];
        return [(x + nextX) / 2, (y + nextY) / 2];
      });
      const end = (middles.at(-1) ?? [0, 0]).map(number).join(" ");
      return `M${end}${corners.map((corner, index) => `Q${corner.map(number).join(" ")} ${(middles[index] ?? corner).map(number).join(" ")}`).join("")}Z`;
    })
    .join("");
}
/** Longest mean edge of an outline, in pixels: one with fewer corners stays smaller. */
const EDGE = 44;
function perimeter(points: readonly Point[]): number {
  return points
    .slice(1)
    .reduce(
      (sum, [x, y], index) =>
        sum + Math.hypot(x - (points[index]?.[0] ?? x), y - (points[index]?.[1] ?? y)),
      0,
    );
}

/** The globe of the region that shows the place best, with a mark on it, in the corner of the map that is farthest from the place. */
function locate(
  place: Point,
  box: Box,
): { readonly locator: NonNullable<DrawnMap["locator"]>; readonly mark: string } {
  const [[region, centre] = ["europe", [0, 0] as Point]] = Object.entries(GLOBES).sort(
    ([, a], [, b]) => distance(a, place) - distance(b, place),
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
  ].map(number);
  const ring = (width: number, colour: string): string =>
    `<circle cx="${cx}" cy="${cy}" r="15" fill="none" stroke="${colour}" stroke-width="${width}"/>`;
  const mark = `${OPEN}${ring(10, COLOURS.line)}${ring(4.5, COLOURS.mark)}<circle cx="${cx}" cy="${cy}" r="5" fill="${COLOURS.mark}"/></svg>`;
  return { locator: { region, left, top, size: GLOBE.size }, mark };
}

/** The land of a place: what belongs to it within reach. @throws where Natural Earth has none */
function landOf(
  code: string,
  { at, reach, owner }: DrawnPlace,
  all: readonly Land[],
): readonly Land[] {
  const id = owner ?? countries.find((country) => country.code === code)?.numeric ?? "";
  const found = all.filter((land) => land.owner === id && nearest(land, at) <= reach);
  if (found.length === 0)
    throw new Error(
      `${code}: no land of ${id} within ${reach}° of ${at.join(", ")}; correct data/tools/places.ts`,
    );
  return found;
}

/** Draws the map of a country of places.ts; without its locator's globe, which is a picture. @throws for any other code */
export function drawMap(code: string): DrawnMap {
  const place = drawnPlaces[code];
  if (!place) throw new Error(`${code}: no entry in data/tools/places.ts`);
  const all = (lands ??= readLands());
  const own = landOf(code, place, all);
  const points = own.flatMap(({ rings: [ring = []] }) => ring);
  // Twice: about the capital to find the middle of the land, then about that middle.
  const spread = boxOf(points.map((point) => project(place.at, point)));
  const centre = unproject(place.at, [
    (spread.left + spread.right) / 2,
    (spread.top + spread.bottom) / 2,
  ]);
  const extent = boxOf(points.map((point) => project(centre, point)));
  const length = own.reduce(
    (sum, { rings: [ring = []] }) => sum + perimeter(ring.map((point) => project(centre, point))),
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
      nearest(land, centre) < FARTHEST &&
      isInFrame(boxOf((land.rings[0] ?? []).map(onMap))),
  );
  const box = boxOf(points.map(onMap));
  const locator = place.large ? null : locate(place.at, box);
  const trace = place.large ? outline : smoothOutline;
  const svg = svgOf(
    trace(
      own.flatMap(({ rings }) => rings),
      onMap,
    ),
    outline(
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

/** The place whose projection about `centre` is `point`. */
function unproject(centre: Point, [x, y]: Point): Point {
  const far = Math.hypot(x, y);
  if (far < 1e-9) return centre;
  const angle = 2 * Math.asin(Math.min(1, far / 2));
  const latitude = Math.asin(
    Math.cos(angle) * Math.sin(centre[1] * RADIAN) +
      (-y * Math.sin(angle) * Math.cos(centre[1] * RADIAN)) / far,
  );
  const longitude = Math.atan2(
    x * Math.sin(angle),
    far * Math.cos(centre[1] * RADIAN) * Math.cos(angle) +
      y * Math.sin(centre[1] * RADIAN) * Math.sin(angle),
  );
  return [centre[0] + longitude / RADIAN, latitude / RADIAN];
}

function svgOf(own: string, around: string): string {
  const { width, height } = MAP;
  return [
    OPEN,
    '<filter id="soft" x="-10%" y="-10%" width="120%" height="120%"><feGaussianBlur stdDeviation="9"/></filter>',
    `<rect width="${width}" height="${height}" fill="${COLOURS.sea}"/>`,
    `<path d="${around}${own}" fill="${COLOURS.shelf}" stroke="${COLOURS.shelf}" stroke-width="18" opacity=".8" filter="url(#soft)"/>`,
    `<path d="${around}" fill="${COLOURS.land}" stroke="${COLOURS.line}" stroke-width="1.2"/>`,
    // The edge is drawn under the fill as well, so that an atoll of a pixel is still seen.
    `<path d="${own}" fill="${COLOURS.edge}" stroke="${COLOURS.edge}" stroke-width="7"/><path d="${own}" fill="${COLOURS.place}" stroke="${COLOURS.place}" stroke-width="4"/>`,
    "</svg>",
  ].join("");
}
