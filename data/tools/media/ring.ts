/** Draws a ring around a country that is too small to be visible on its map. */
import sharp from "sharp";

/** Number of ember pixels from which a country is visible on its map, also in a tile. */
const SEEN = 800;
/** Radius of the ring, and the distance within which pixels count as near, in pixels. */
const RING = { radius: 56, around: 60 };

/**
 * Returns the ring around a small country as an SVG of the size of the map; empty for other
 * countries. The ring is at the densest group of ember pixels: around the main island of a group of
 * islands.
 */
export async function drawRing(source: string): Promise<string> {
  const { data, info } = await sharp(source)
    .removeAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  const found: { x: number; y: number }[] = [];
  for (let at = 0; at < data.length; at += 3) {
    const [red = 0, green = 0, blue = 0] = data.subarray(at, at + 3);
    if (red > 150 && red - blue > 70 && red - green > 45)
      found.push({ x: (at / 3) % info.width, y: Math.floor(at / 3 / info.width) });
  }
  if (found.length >= SEEN) return "";
  const near = found
    .map((here) => found.filter((p) => Math.hypot(p.x - here.x, p.y - here.y) < RING.around))
    .reduce((most, some) => (some.length > most.length ? some : most), []);
  const mean = (of: "x" | "y", middle: number) =>
    near.length > 0 ? Math.round(near.reduce((sum, p) => sum + p[of], 0) / near.length) : middle;
  const circle = `cx="${mean("x", info.width / 2)}" cy="${mean("y", info.height / 2)}" r="${RING.radius}" fill="none"`;
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${info.width}" height="${info.height}"><circle ${circle} stroke="#fff" stroke-width="16" opacity=".85"/><circle ${circle} stroke="#c2410c" stroke-width="8"/></svg>`;
}
