/**
 * Makes the seed images under data/media from their sources and writes data/media/manifest.json.
 *
 *   npm run media -- SOURCES [ATLAS]   encode photographs in SOURCES, copy the atlas in ATLAS (with a ring around small countries)
 *   npm run media                      draw the maps of places.ts, and rewrite the manifest from what is there (texts, focal points)
 *
 * Encoding is slow (10 to 40 s a photograph on two cores), so its results are committed and the seed only copies
 * them (architecture §4). A file's name says what it was made from: `{name}-{first 8 of the source's SHA-256}-{width}`.
 * It is therefore skipped when it exists; to encode all again after changing RECIPE, delete data/media/photos.
 */
import { createHash } from "node:crypto";
import { existsSync } from "node:fs";
import { copyFile, mkdir, readFile, readdir, rm, stat, writeFile } from "node:fs/promises";
import { basename, join } from "node:path";
import sharp from "sharp";
import countries from "../countries.json" with { type: "json" };
import { MAP } from "./atlas/picture.ts";
import { drawMap } from "./atlas.ts";
import { globeAlt, globeNames, licence, licenceUrl, mapAlt, photos } from "./photos.ts";
import { drawnPlaces } from "./places.ts";
import type { Locale, PerLocale } from "./photos.ts";

export interface Rendition {
  width: number;
  height: number;
  format: "avif" | "webp" | "jpeg";
  /** Path below data/media. */
  file: string;
  bytes: number;
}

export interface MediaEntry {
  key: string;
  kind: "photo" | "map" | "globe";
  /** First 8 hexadecimal digits of the SHA-256 of the source file. */
  sourceHash: string;
  /** Pixels of the source. */
  width: number;
  height: number;
  focal: { x: number; y: number };
  alpha: boolean;
  credit: string;
  licence: string;
  licence_url: string;
  source_url: string;
  alt: PerLocale;
  renditions: Rendition[];
  /** 1200 × 630, for social networks. */
  og?: Rendition;
  /** Of a map that is drawn here: where the capital is on it, in pixels. */
  at?: readonly [number, number];
}

const locales: Locale[] = ["en", "fr", "es", "de", "nl"];
const root = join(import.meta.dirname, "../media");

/** Widths of spec §9. WebP stops at 1440: browsers without AVIF are few, and the folder's budget is 25 MB. */
const widths = [320, 580, 640, 1024, 1232, 1440, 1705, 1960];
const globeWidths = [640, 820, 1024];
const RECIPE = {
  avif: { quality: 52, effort: 4, chromaSubsampling: "4:2:0" },
  webp: { quality: 78, effort: 5, smartSubsample: true },
  globe: { quality: 50, effort: 5 },
  map: { quality: 62, effort: 5 },
  og: { quality: 82, mozjpeg: true },
  webpMaximum: 1440,
} as const;

const started = Date.now();
const log = (line: string) =>
  console.log(`${((Date.now() - started) / 1000).toFixed(0).padStart(5)} s  ${line}`);

/** `drawn`: what is added to the source. */
async function hashOf(file: string, drawn = "") {
  return createHash("sha256")
    .update(await readFile(file))
    .update(drawn)
    .digest("hex")
    .slice(0, 8);
}

/** Writes `file` with `make` unless it exists, then describes it. */
async function rendition(
  file: string,
  format: Rendition["format"],
  make: (target: string) => Promise<unknown>,
): Promise<Rendition> {
  const target = join(root, file);
  if (!existsSync(target)) {
    await make(target);
    log(`${file}  ${Math.round((await stat(target)).size / 1024)} kB`);
  }
  const { width, height } = await sharp(target).metadata();
  return { width, height, format, file, bytes: (await stat(target)).size };
}

/** The largest 1200:630 window that fits, centred on the focal point as far as the edges allow. */
export function cropAround(width: number, height: number, focal: { x: number; y: number }) {
  const scale = Math.min(width / 1200, height / 630);
  const w = Math.round(1200 * scale);
  const h = Math.round(630 * scale);
  const place = (size: number, window: number, at: number) =>
    Math.round(Math.min(Math.max(size * at - window / 2, 0), size - window));
  return { left: place(width, w, focal.x), top: place(height, h, focal.y), width: w, height: h };
}

async function photo(source: string): Promise<MediaEntry> {
  const key = basename(source, ".jpg");
  const about = photos[key];
  if (!about) throw new Error(`${key}: no entry in data/tools/photos.ts`);
  const sourceHash = await hashOf(source);
  const { width, height } = await sharp(source).metadata();
  const renditions: Rendition[] = [];
  for (const w of widths.filter((candidate) => candidate <= width)) {
    const name = `photos/${key}-${sourceHash}-${w}`;
    const image = () => sharp(source).resize({ width: w, withoutEnlargement: true });
    renditions.push(
      await rendition(`${name}.avif`, "avif", (to) => image().avif(RECIPE.avif).toFile(to)),
    );
    if (w <= RECIPE.webpMaximum)
      renditions.push(
        await rendition(`${name}.webp`, "webp", (to) => image().webp(RECIPE.webp).toFile(to)),
      );
  }
  const og = await rendition(`photos/${key}-${sourceHash}-og.jpg`, "jpeg", (to) =>
    sharp(source)
      .extract(cropAround(width, height, about.focal))
      .resize(1200, 630)
      .jpeg(RECIPE.og)
      .toFile(to),
  );
  const { focal, credit, source_url, alt } = about;
  const rights = { credit, licence, licence_url: licenceUrl, source_url };
  return {
    key,
    kind: "photo",
    sourceHash,
    width,
    height,
    focal,
    alpha: false,
    ...rights,
    alt,
    renditions,
    og,
  };
}

/** packages/ui/src/tokens.css, --mist. */
const MIST = "#e6f1ec";

const atlasRights = {
  credit: "Orlaya atlas, from Natural Earth and Natural Earth III shaded relief by Tom Patterson",
  licence: "Public domain",
  licence_url: "https://www.naturalearthdata.com/about/terms-of-use/",
  source_url: "https://www.shadedrelief.com/natural3/",
};

/** Alternative texts of `map-th`, `globe-europe-light`. */
function atlasAlt(key: string): PerLocale {
  const [kind, ...rest] = key.split("-");
  const names =
    kind === "map"
      ? countries.find(({ code }) => code.toLowerCase() === rest[0])?.names
      : globeNames[rest.slice(0, -1).join("-")];
  if (!names) throw new Error(`${key}: no name`);
  const phrase = kind === "map" ? mapAlt : globeAlt;
  return Object.fromEntries(locales.map((l) => [l, phrase[l](names[l])])) as PerLocale;
}

/** A country of fewer ember pixels than this is lost on its map, above all in a tile. */
const SEEN = 800;
const RING = { radius: 56, around: 60 };
/**
 * The ring around a country that is too small to be seen on its map, as an SVG of the map's size; empty for all others. It
 * stands where most ember pixels are near one another: around the main island of a scattered country.
 */
async function ringAround(source: string): Promise<string> {
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

async function atlas(source: string, kind: "map" | "globe"): Promise<MediaEntry> {
  const key = `${kind}-${basename(source, ".avif")}`;
  const ring = kind === "map" ? await ringAround(source) : "";
  const sourceHash = await hashOf(source, ring);
  const { width, height, hasAlpha } = await sharp(source).metadata();
  const name = `${kind}s/${key}-${sourceHash}`;
  const renditions: Rendition[] = [];
  if (kind === "globe")
    for (const w of globeWidths)
      renditions.push(
        await rendition(`${name}-${w}.avif`, "avif", (to) =>
          sharp(source).resize(w).avif(RECIPE.globe).toFile(to),
        ),
      );
  renditions.push(
    await rendition(`${name}-${width}.avif`, "avif", (to) =>
      ring
        ? sharp(source)
            .composite([{ input: Buffer.from(ring) }])
            .avif(RECIPE.map)
            .toFile(to)
        : copyFile(source, to),
    ),
  );
  const focal = { x: 0.5, y: 0.5 };
  // Social networks read no AVIF and show no transparency: globes stand on mist there; a country shows the globe of its region.
  const og =
    kind === "globe"
      ? await rendition(`${name}-og.jpg`, "jpeg", (to) =>
          sharp(source)
            .flatten({ background: MIST })
            .extract(cropAround(width, height, focal))
            .resize(1200, 630)
            .jpeg(RECIPE.og)
            .toFile(to),
        )
      : null;
  return {
    key,
    kind,
    sourceHash,
    width,
    height,
    focal,
    alpha: hasAlpha,
    ...atlasRights,
    alt: atlasAlt(key),
    renditions,
    ...(og && { og }),
  };
}

/** Width of the globe that a locator is made from. */
const LOCATOR_WIDTH = 640;
/** The map of a country of places.ts, drawn from outlines, with the globe that locates it. */
async function drawn(code: string, globes: readonly MediaEntry[]): Promise<MediaEntry> {
  const key = `map-${code.toLowerCase()}`;
  const { svg, mark, locator, at } = drawMap(code);
  const globe = locator && globes.find((entry) => entry.key === `globe-${locator.region}-light`);
  if (locator && !globe)
    throw new Error(`globe-${locator.region}-light: not in data/media; give the atlas`);
  const sourceHash = createHash("sha256")
    .update(svg)
    .update(mark)
    .update(globe?.sourceHash ?? "")
    .digest("hex")
    .slice(0, 8);
  const file = globe?.renditions.find(({ width }) => width === LOCATOR_WIDTH)?.file;
  async function inset() {
    return locator && file
      ? [
          {
            input: await sharp(join(root, file)).resize(locator.size).png().toBuffer(),
            left: locator.left,
            top: locator.top,
          },
          { input: Buffer.from(mark), left: 0, top: 0 },
        ]
      : [];
  }
  const picture = await rendition(
    `maps/${key}-${sourceHash}-${MAP.width}.avif`,
    "avif",
    async (to) =>
      sharp(Buffer.from(svg))
        .composite(await inset())
        .avif(RECIPE.map)
        .toFile(to),
  );
  return {
    key,
    kind: "map",
    sourceHash,
    ...MAP,
    focal: { x: 0.5, y: 0.5 },
    alpha: false,
    ...atlasRights,
    alt: atlasAlt(key),
    renditions: [picture],
    at: [Math.round(at[0]), Math.round(at[1])],
  };
}

async function list(folder: string, ending: string) {
  return (await readdir(folder))
    .filter((name) => name.endsWith(ending))
    .sort()
    .map((name) => join(folder, name));
}

async function previous(): Promise<MediaEntry[]> {
  const file = join(root, "manifest.json");
  return existsSync(file)
    ? (JSON.parse(await readFile(file, "utf8")) as { images: MediaEntry[] }).images
    : [];
}

/** Whether a file of the atlas is a map that is drawn here instead. */
const isDrawn = (file: string): boolean => basename(file, ".avif").toUpperCase() in drawnPlaces;

/** Encodes the photographs of `sources`, copies the atlas in `maps`, draws the maps of places.ts, removes what nothing uses, writes the manifest. */
export async function makeMedia(sources?: string, maps?: string): Promise<void> {
  for (const folder of ["photos", "maps", "globes"])
    await mkdir(join(root, folder), { recursive: true });
  const entries = new Map((await previous()).map((entry) => [entry.key, entry]));
  const jobs = [
    ...(sources ? (await list(sources, ".jpg")).map((file) => () => photo(file)) : []),
    ...(maps
      ? (await list(join(maps, "regions"), ".avif")).map((file) => () => atlas(file, "globe"))
      : []),
    ...(maps
      ? (await list(join(maps, "countries"), ".avif"))
          .filter((file) => !isDrawn(file))
          .map((file) => () => atlas(file, "map"))
      : []),
    ...Object.keys(drawnPlaces).map((code) => () => drawn(code, [...entries.values()])),
  ];
  for (const [index, job] of jobs.entries()) {
    const entry = await job();
    entries.set(entry.key, entry);
    if (entry.kind !== "map") log(`${index + 1} of ${jobs.length}: ${entry.key}`);
  }
  for (const entry of entries.values()) {
    const about = photos[entry.key];
    Object.assign(entry, about ?? { alt: atlasAlt(entry.key) });
  }
  const images = [...entries.values()].sort((a, b) => (a.key < b.key ? -1 : 1));
  const kept = new Set(
    images.flatMap(({ renditions, og }) => [...renditions, ...(og ? [og] : [])]).map((r) => r.file),
  );
  for (const folder of ["photos", "maps", "globes"])
    for (const name of await readdir(join(root, folder)))
      if (!kept.has(`${folder}/${name}`)) {
        await rm(join(root, folder, name));
        log(`removed ${folder}/${name}: no image uses it`);
      }
  await writeFile(
    join(root, "manifest.json"),
    `${JSON.stringify({ recipe: RECIPE, widths, images }, null, 1)}\n`,
  );
  const bytes = images
    .flatMap((i) => [...i.renditions, ...(i.og ? [i.og] : [])])
    .reduce((sum, r) => sum + r.bytes, 0);
  log(`${images.length} images, ${kept.size} files, ${(bytes / 1e6).toFixed(1)} MB`);
}
