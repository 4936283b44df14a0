/** A map as an SVG: its size, its colours, outlines as paths. */
import type { Ring } from "./land.ts";
import type { Point } from "./projection.ts";

/** Pixels. */
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

/** Start of an SVG of the size of a map. */
export const OPEN = `<svg xmlns="http://www.w3.org/2000/svg" width="${MAP.width}" height="${MAP.height}" stroke-linejoin="round">`;
/** A coordinate with at most one decimal. */
export const formatNumber = (value: number): string => value.toFixed(1).replace(/\.0$/, "");

/** Places of an outline, projected by `at`, as straight lines. */
export function traceLines(rings: readonly Ring[], at: (place: Point) => Point): string {
  return rings
    .map((ring) => `M${ring.map((point) => at(point).map(formatNumber).join(" ")).join("L")}Z`)
    .join("");
}

/** The same as curves through the middles of the edges: at a large scale the corners of Natural Earth are not the coast's. */
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

/** The picture: sea, the shallow water around all land, the land `around` and the land of the place, `own`. */
export function drawLand(own: string, around: string): string {
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
