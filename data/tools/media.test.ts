import { readdir, readFile, stat } from "node:fs/promises";
import { join } from "node:path";
import sharp from "sharp";
import { describe, expect, it } from "vitest";
import countries from "../countries.json" with { type: "json" };
import { drawMap, SAFE } from "./atlas.ts";
import { cropAround, type MediaEntry } from "./media/rendition.ts";
import { photos } from "./photos.ts";

const FULL = process.env["TEST_FULL"] === "1";
const root = join(import.meta.dirname, "../media");
const manifest = JSON.parse(await readFile(join(root, "manifest.json"), "utf8")) as {
  widths: number[];
  images: MediaEntry[];
};
const files = manifest.images.flatMap(({ renditions, og }) => [...renditions, ...(og ? [og] : [])]);

/**
 * Counts the pixels of a map in the colour of the country or mark: all, in `SAFE`, at the capital.
 */
async function measureMap(file: string, at: readonly [number, number] | null) {
  const { data, info } = await sharp(join(root, file))
    .removeAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  const found = { all: 0, safe: 0, atCapital: 0 };
  for (let index = 0; index < data.length; index += 3) {
    // Reads by index, because an array for each of the 173 million pixels takes a minute.
    const red = data[index] ?? 0;
    const green = data[index + 1] ?? 0;
    const blue = data[index + 2] ?? 0;
    if (red <= 150 || red - blue <= 70 || red - green <= 45) continue;
    const [x, y] = [(index / 3) % info.width, Math.floor(index / 3 / info.width)];
    found.all += 1;
    if (x >= SAFE.left && x < SAFE.right && y >= SAFE.top && y < SAFE.bottom) found.safe += 1;
    if (at && Math.hypot(x - at[0], y - at[1]) < NEAR_CAPITAL) found.atCapital += 1;
  }
  return found;
}
/**
 * Smallest number of visible pixels of a country, its ring or its mark. In a tile, at a third of
 * the width, 100 of them are left.
 */
const SEEN = 800;
/** Smallest share of a country that must be inside `SAFE`. */
const WHOLE = 0.96;
/**
 * Largest distance of the capital from the coloured land in pixels, because outlines are coarse.
 */
const NEAR_CAPITAL = 60;

describe("maps", () => {
  const maps = manifest.images.filter(({ kind }) => kind === "map");
  it("show each of the 250 countries inside the area of a 16:10 card", async () => {
    expect(maps.map(({ key }) => key.slice(4).toUpperCase()).sort()).toEqual(
      countries.map(({ code }) => code).sort(),
    );
    // One map of five in `npm test`.
    for (const { key, renditions, at } of maps.filter((_, place) => FULL || place % 5 === 0)) {
      const { all, safe, atCapital } = await measureMap(renditions[0]?.file ?? "", at ?? null);
      expect(safe, `${key}: pixels of the country`).toBeGreaterThanOrEqual(SEEN);
      expect(safe / all, `${key}: share inside the card`).toBeGreaterThanOrEqual(WHOLE);
      if (at) expect(atCapital, `${key}: land at the capital`).toBeGreaterThan(0);
    }
  });
  it.each([
    ["MY", "Kuala Lumpur, with Borneo to its right"],
    ["ID", "Jakarta"],
    ["PH", "Manila"],
    ["MV", "Malé"],
    ["NR", "Nauru"],
    ["GP", "Guadeloupe"],
    ["GI", "Gibraltar"],
  ] as const)("draw %s with %s inside the frame", (code, place) => {
    const {
      at: [x, y],
      box,
      locator,
    } = drawMap(code);
    const { at: written } = maps.find(({ key }) => key === `map-${code.toLowerCase()}`) ?? {};
    expect(written, place).toEqual([Math.round(x), Math.round(y)]);
    expect([
      box.left >= SAFE.left,
      box.top >= SAFE.top,
      box.right <= SAFE.right,
      box.bottom <= SAFE.bottom,
    ]).toEqual([true, true, true, true]);
    expect([
      x >= box.left - NEAR_CAPITAL,
      x <= box.right + NEAR_CAPITAL,
      y >= box.top - NEAR_CAPITAL,
      y <= box.bottom + NEAR_CAPITAL,
    ]).toEqual([true, true, true, true]);
    // A large country fills the map. An island has a locator beside it.
    if (locator) expect(box.right).toBeLessThan(locator.left);
    else expect(Math.max(box.right - box.left, box.bottom - box.top)).toBeGreaterThan(400);
  });
  it("throw for a country without an entry in places.ts", () => {
    expect(() => drawMap("FR")).toThrow("places.ts");
  });
});

describe("seed media", () => {
  it("has the eight widths, and exactly the files of the manifest with their sizes", async () => {
    expect(manifest.widths).toEqual([320, 580, 640, 1024, 1232, 1440, 1705, 1960]);
    for (const { file, bytes } of files)
      expect((await stat(join(root, file))).size, file).toBe(bytes);
    const found = await Promise.all(
      ["photos", "maps", "globes"].map(async (f) =>
        (await readdir(join(root, f))).map((name) => `${f}/${name}`),
      ),
    );
    expect(found.flat().sort()).toEqual(files.map(({ file }) => file).sort());
  });

  it("weighs at most 32 MB, manifest included", async () => {
    const own = (await stat(join(root, "manifest.json"))).size;
    expect(files.reduce((sum, { bytes }) => sum + bytes, own)).toBeLessThanOrEqual(32e6);
  });

  it("describes every image in five languages, with the typography of the site", () => {
    for (const { key, alt } of manifest.images) {
      expect(Object.keys(alt), key).toEqual(["en", "fr", "es", "de", "nl"]);
      for (const text of Object.values(alt))
        expect(text, key).toMatch(/^[^'\u202f]{5,110}[^.\s]$/u);
    }
  });

  it("has every photograph at each width of the spec up to its own, as AVIF, and as WebP up to 1440", () => {
    const list = manifest.images.filter(({ kind }) => kind === "photo");
    expect(list.map(({ key }) => key)).toEqual(Object.keys(photos));
    for (const { key, width, height, renditions, og } of list) {
      const of = (format: string) =>
        renditions.filter((r) => r.format === format).map((r) => r.width);
      expect(of("avif"), key).toEqual(manifest.widths.filter((w) => w <= width));
      expect(of("webp"), key).toEqual(manifest.widths.filter((w) => w <= Math.min(width, 1440)));
      for (const r of renditions)
        expect(Math.abs(r.height - (height * r.width) / width), r.file).toBeLessThan(1);
      expect([og?.width, og?.height]).toEqual([1200, 630]);
    }
  });

  it("has a map of each of the 250 countries, and globes light enough for the hero (design §4.2)", () => {
    expect(manifest.images.filter(({ kind }) => kind === "map")).toHaveLength(250);
    const world = manifest.images.find(({ key }) => key === "globe-world-light");
    expect(world?.alpha).toBe(true);
    const bytes = (width: number) =>
      world?.renditions.find((r) => r.width === width)?.bytes ?? Infinity;
    expect(bytes(640)).toBeLessThanOrEqual(28 * 1024);
    expect(bytes(1024)).toBeLessThanOrEqual(59 * 1024);
  });

  it("has files with the size and format in the manifest", async () => {
    for (const { file, width, height, format } of files.filter((_, index) => index % 40 === 0)) {
      const found = await sharp(join(root, file)).metadata();
      expect([found.width, found.height, found.format], file).toEqual([
        width,
        height,
        format === "avif" ? "heif" : format,
      ]);
    }
  });

  it("keeps the focal point in crops, inside the image", () => {
    for (const [width, height] of [
      [2400, 1350],
      [1286, 2000],
      [1200, 800],
    ] as const)
      for (const focal of [
        { x: 0, y: 0 },
        { x: 1, y: 1 },
        { x: 0.3, y: 0.7 },
      ]) {
        const crop = cropAround(width, height, focal);
        expect(crop.left).toBeGreaterThanOrEqual(0);
        expect(crop.top).toBeGreaterThanOrEqual(0);
        expect(crop.left + crop.width).toBeLessThanOrEqual(width);
        expect(crop.top + crop.height).toBeLessThanOrEqual(height);
        expect(width * focal.x).toBeGreaterThanOrEqual(crop.left);
        expect(width * focal.x).toBeLessThanOrEqual(crop.left + crop.width);
      }
  });
});
