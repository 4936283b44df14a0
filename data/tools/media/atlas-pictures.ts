/** Makes the maps and globes of the relief atlas, and the drawn maps that replace some of them. */
import { copyFile } from "node:fs/promises";
import { basename, join } from "node:path";
import sharp from "sharp";
import countries from "../../countries.json" with { type: "json" };
import { MAP } from "../atlas/picture.ts";
import { drawMap, type DrawnMap } from "../atlas.ts";
import { LOCALES } from "../../../packages/locales/src/index.ts";
import { globeAlt, globeNames, mapAlt, type PerLocale } from "../photos.ts";
import {
  hashParts,
  hashSource,
  makeRendition,
  makeSocialPicture,
  RECIPE,
  root,
  type MediaEntry,
  type Rendition,
} from "./rendition.ts";
import { drawRing } from "./ring.ts";

/** Widths of globes that are made in addition to the original width. */
const globeWidths = [640, 820, 1024];

/** Value of --mist in packages/ui/src/tokens.css. */
const MIST = "#e6f1ec";

const atlasRights = {
  credit: "Orlaya atlas, from Natural Earth and Natural Earth III shaded relief by Tom Patterson",
  licence: "Public domain",
  licence_url: "https://www.naturalearthdata.com/about/terms-of-use/",
  source_url: "https://www.shadedrelief.com/natural3/",
};

/** Returns the alternative texts of a key such as `map-th` or `globe-europe-light`. */
export function getAtlasAlt(key: string): PerLocale {
  const [kind, ...rest] = key.split("-");
  const names =
    kind === "map"
      ? countries.find(({ code }) => code.toLowerCase() === rest[0])?.names
      : globeNames[rest.slice(0, -1).join("-")];
  if (!names) throw new Error(`${key}: no name`);
  const phrase = kind === "map" ? mapAlt : globeAlt;
  return Object.fromEntries(LOCALES.map((l) => [l, phrase[l](names[l])])) as PerLocale;
}

const CENTRE = { x: 0.5, y: 0.5 } as const;

/** Makes a globe of a region in all widths. */
export async function makeGlobe(source: string): Promise<MediaEntry> {
  const key = `globe-${basename(source, ".avif")}`;
  const sourceHash = await hashSource(source);
  const { width, height, hasAlpha } = await sharp(source).metadata();
  const name = `globes/${key}-${sourceHash}`;
  const renditions: Rendition[] = [];
  for (const w of globeWidths)
    renditions.push(
      await makeRendition(`${name}-${w}.avif`, "avif", (to) =>
        sharp(source).resize(w).avif(RECIPE.globe).toFile(to),
      ),
    );
  renditions.push(
    await makeRendition(`${name}-${width}.avif`, "avif", (to) => copyFile(source, to)),
  );
  // Social networks support neither AVIF nor transparency, so globes get a background in the colour
  // mist. Countries use the globe of their region.
  const og = await makeSocialPicture(`${name}-og.jpg`, source, CENTRE, MIST);
  return {
    key,
    kind: "globe",
    sourceHash,
    width,
    height,
    focal: { ...CENTRE },
    alpha: hasAlpha,
    ...atlasRights,
    alt: getAtlasAlt(key),
    renditions,
    og,
  };
}

/** Makes a map of a country from the atlas, with a ring around a small country. */
export async function makeMap(source: string): Promise<MediaEntry> {
  const key = `map-${basename(source, ".avif")}`;
  const ring = await drawRing(source);
  const sourceHash = await hashSource(source, ring);
  const { width, height, hasAlpha } = await sharp(source).metadata();
  const picture = await makeRendition(`maps/${key}-${sourceHash}-${width}.avif`, "avif", (to) =>
    ring
      ? sharp(source)
          .composite([{ input: Buffer.from(ring) }])
          .avif(RECIPE.map)
          .toFile(to)
      : copyFile(source, to),
  );
  return {
    key,
    kind: "map",
    sourceHash,
    width,
    height,
    focal: { ...CENTRE },
    alpha: hasAlpha,
    ...atlasRights,
    alt: getAtlasAlt(key),
    renditions: [picture],
  };
}

/** Width of the rendition of a globe that is used for locators. */
const LOCATOR_WIDTH = 640;

/**
 * Returns the entry of the globe for a locator; undefined for a map without a locator.
 * @throws when data/media does not contain the globe
 */
function findGlobe(
  locator: DrawnMap["locator"],
  globes: readonly MediaEntry[],
): MediaEntry | undefined {
  if (!locator) return undefined;
  const globe = globes.find((entry) => entry.key === `globe-${locator.region}-light`);
  if (!globe)
    throw new Error(
      `globe-${locator.region}-light: not in data/media; run npm run media -- SOURCES ATLAS first`,
    );
  return globe;
}

/** Returns the layers over a drawn map: the globe of its locator and the mark on it. */
async function buildInset({ locator, mark }: DrawnMap, globe: MediaEntry | undefined) {
  const file = globe?.renditions.find(({ width }) => width === LOCATOR_WIDTH)?.file;
  if (!locator || !file) return [];
  const picture = await sharp(join(root, file)).resize(locator.size).png().toBuffer();
  return [
    { input: picture, left: locator.left, top: locator.top },
    { input: Buffer.from(mark), left: 0, top: 0 },
  ];
}

/** Draws the map of a country of places.ts from outlines, with the globe of its locator. */
export async function makeDrawnMap(
  code: string,
  globes: readonly MediaEntry[],
): Promise<MediaEntry> {
  const key = `map-${code.toLowerCase()}`;
  const map = drawMap(code);
  const globe = findGlobe(map.locator, globes);
  const sourceHash = hashParts(map.svg, map.mark, globe?.sourceHash ?? "");
  const picture = await makeRendition(
    `maps/${key}-${sourceHash}-${MAP.width}.avif`,
    "avif",
    async (to) =>
      sharp(Buffer.from(map.svg))
        .composite(await buildInset(map, globe))
        .avif(RECIPE.map)
        .toFile(to),
  );
  return {
    key,
    kind: "map",
    sourceHash,
    ...MAP,
    focal: { ...CENTRE },
    alpha: false,
    ...atlasRights,
    alt: getAtlasAlt(key),
    renditions: [picture],
    at: [Math.round(map.at[0]), Math.round(map.at[1])],
  };
}
