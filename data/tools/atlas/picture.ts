/** Draws a map as an SVG: size, colours and paths of outlines. */
import type { Ring } from "./land.ts";
import type { Point } from "./projection.ts";

/** Size of a map in pixels. */
export const MAP = { width: 960, height: 720 } as const;

export const COLOURS = {
  sea: "#dbeae5",
  shelf: "#f6faf7",
  land: "#ece8da",
  line: "#fff",
  place: "#ec6a3a",
  edge: "#b93f12",
  mark: "#c2410c",
} as const;

/** Opening tag of an SVG of the size of a map. */
export const OPEN = `<svg xmlns="http://www.w3.org/2000/svg" width="${MAP.width}" height="${MAP.height}" stroke-linejoin="round">`;
/** Formats a coordinate with at most one decimal. */
export const formatNumber = (value: number): string => value.toFixed(1).replace(/\.0$/, "");

/** Returns outlines as a path of straight lines. `at` projects a place onto the map. */
export function traceLines(rings: readonly Ring[], at: (place: Point) => Point): string {
  return rings
    .map((ring) => `M${ring.map((point) => at(point).map(formatNumber).join(" ")).join("L")}Z`)
    .join("");
}

/**
 * Returns outlines as a path of curves through the midpoints of the edges. At a large scale,
 * straight lines would show the corners of the simplified outlines of Natural Earth.
 */
export function traceCurves(rings: readonly Ring[], at: (place: Point) => Point): string {
  return rings
    .map((ring) => {
      const corners = ring.slice(1).map(at);
      const middles = corners.map(([x, y], index): Point => {
        const [nextX, nextY] = corners[(index + 1) % corners.length] ?? [x, y];
        return [(x + nextX) / 2, (y + nextY) / 2];
      });
      const end = (middles.at(-1) ?? [0, 0]).map(formatNumber).join(" ");
      return `M${end}${corners.map((corner, index) => `Q${corner.map(formatNumber).join(" ")} ${(middles[index] ?? corner).map(formatNumber).join(" ")}`).join("")}Z`;
    })
    .join("");
}

/**
 * Draws sea, shallow water around all land, the surrounding land and the land of the place (`own`).
 */
export function drawLand(own: string, around: string): string {
  const { width, height } = MAP;
  return [
    OPEN,
    '<filter id="soft" x="-10%" y="-10%" width="120%" height="120%"><feGaussianBlur stdDeviation="9"/></filter>',
    `<rect width="${width}" height="${height}" fill="${COLOURS.sea}"/>`,
    `<path d="${around}${own}" fill="${COLOURS.shelf}" stroke="${COLOURS.shelf}" stroke-width="18" opacity=".8" filter="url(#soft)"/>`,
    `<path d="${around}" fill="${COLOURS.land}" stroke="${COLOURS.line}" stroke-width="1.2"/>`,
    // A wider stroke below and a stroke on the fill keep an atoll of one pixel visible.
    `<path d="${own}" fill="${COLOURS.edge}" stroke="${COLOURS.edge}" stroke-width="7"/><path d="${own}" fill="${COLOURS.place}" stroke="${COLOURS.place}" stroke-width="4"/>`,
    "</svg>",
  ].join("");
}
