/**
 * Makes the seed images in data/media from their sources and writes data/media/manifest.json.
 *
 *   npm run media -- SOURCES [ATLAS]   encodes the photographs in SOURCES and copies the atlas in
 *                                      ATLAS, with a ring around small countries
 *   npm run media                      draws the maps of places.ts and rewrites texts and focal
 *                                      points in the manifest
 *
 * Encoding is slow (10 to 40 s per photograph on two cores), so the results are committed and the
 * seed only copies them (architecture §4). A file name contains the hash of the source:
 * `{name}-{first 8 digits of the source's SHA-256}-{width}`. Existing files are therefore skipped.
 * To encode all photographs again after a change of RECIPE (media/rendition.ts), delete
 * data/media/photos.
 */
import { existsSync } from "node:fs";
import { mkdir, readFile, readdir, rm, writeFile } from "node:fs/promises";
import { basename, join } from "node:path";
import { getAtlasAlt, makeDrawnMap, makeGlobe, makeMap } from "./media/atlas-pictures.ts";
import { makePhotograph, widths } from "./media/photograph.ts";
import { log, RECIPE, root, type MediaEntry, type Rendition } from "./media/rendition.ts";
import { photos } from "./photos.ts";
import { drawnPlaces } from "./places.ts";

const folders = ["photos", "maps", "globes"] as const;

/** Returns the paths of the files in a folder with a file extension, sorted by name. */
async function listFiles(folder: string, ending: string) {
  return (await readdir(folder))
    .filter((name) => name.endsWith(ending))
    .sort()
    .map((name) => join(folder, name));
}

/** Returns the entries of the current manifest; none when it does not exist. */
async function readEntries(): Promise<MediaEntry[]> {
  const file = join(root, "manifest.json");
  return existsSync(file)
    ? (JSON.parse(await readFile(file, "utf8")) as { images: MediaEntry[] }).images
    : [];
}

/** Whether a file of the atlas is replaced by a drawn map. */
const isDrawn = (file: string): boolean => basename(file, ".avif").toUpperCase() in drawnPlaces;

function getFiles({ renditions, og }: MediaEntry): readonly Rendition[] {
  return [...renditions, ...(og ? [og] : [])];
}

/** Removes the files of the folders that are not in `kept`. */
async function removeUnused(kept: ReadonlySet<string>): Promise<void> {
  for (const folder of folders)
    for (const name of await readdir(join(root, folder)))
      if (!kept.has(`${folder}/${name}`)) {
        await rm(join(root, folder, name));
        log(`removed ${folder}/${name}: no image uses it`);
      }
}

/**
 * Encodes the photographs in `sources`, copies the atlas in `maps`, draws the maps of places.ts,
 * removes unused files and writes the manifest.
 */
export async function makeMedia(sources?: string, maps?: string): Promise<void> {
  for (const folder of folders) await mkdir(join(root, folder), { recursive: true });
  const entries = new Map((await readEntries()).map((entry) => [entry.key, entry]));
  const jobs = [
    ...(sources
      ? (await listFiles(sources, ".jpg")).map((file) => () => makePhotograph(file))
      : []),
    ...(maps
      ? [
          ...(await listFiles(join(maps, "regions"), ".avif")).map((file) => () => makeGlobe(file)),
          ...(await listFiles(join(maps, "countries"), ".avif"))
            .filter((file) => !isDrawn(file))
            .map((file) => () => makeMap(file)),
        ]
      : []),
    ...Object.keys(drawnPlaces).map((code) => () => makeDrawnMap(code, [...entries.values()])),
  ];
  for (const [index, job] of jobs.entries()) {
    const entry = await job();
    entries.set(entry.key, entry);
    if (entry.kind !== "map") log(`${index + 1} of ${jobs.length}: ${entry.key}`);
  }
  for (const entry of entries.values()) {
    const about = photos[entry.key];
    Object.assign(entry, about ?? { alt: getAtlasAlt(entry.key) });
  }
  const images = [...entries.values()].sort((a, b) => (a.key < b.key ? -1 : 1));
  const files = images.flatMap(getFiles);
  const kept = new Set(files.map(({ file }) => file));
  await removeUnused(kept);
  await writeFile(
    join(root, "manifest.json"),
    `${JSON.stringify({ recipe: RECIPE, widths, images }, null, 1)}\n`,
  );
  const bytes = files.reduce((sum, r) => sum + r.bytes, 0);
  log(`${images.length} images, ${kept.size} files, ${(bytes / 1e6).toFixed(1)} MB`);
}
