/** The files of a bundle, and its manifest. */
import { z } from "zod";
import { CARRIED_COLLECTIONS, CARRIED_GLOBALS } from "./contents.ts";
import { BundleError } from "./problem.ts";
import { openArchive, readWhole, type Archive } from "./zip.ts";

/** Raised when an older service could not read a bundle any more. */
export const FORMAT = { format: "orlaya-bundle", version: 1 } as const;
export const MANIFEST = "manifest.json";
const MEDIA = "media/";

/** Returns the file with the documents of a collection, one in each line. */
export const nameCollectionFile = (slug: string): string => `collections/${slug}.jsonl`;
export const nameGlobalFile = (slug: string): string => `globals/${slug}.json`;
export const nameMediaFile = (name: string): string => MEDIA + name;
/** Returns the name of a picture or PDF file; null for another file of a bundle. */
export const readMediaName = (path: string): string | null =>
  path.startsWith(MEDIA) ? path.slice(MEDIA.length) : null;

/** How many documents, globals and media files a bundle contains. */
export interface Counts {
  readonly documents: number;
  readonly globals: number;
  readonly media: number;
}

const schema = z.object({
  format: z.literal(FORMAT.format),
  version: z.literal(FORMAT.version),
  counts: z.object({ documents: z.number(), globals: z.number(), media: z.number() }),
  files: z.record(z.string(), z.object({ sha256: z.string(), bytes: z.number() })),
});
export type Manifest = z.infer<typeof schema>;

const MOST_MANIFEST = 16 * 1024 * 1024;

function parseManifest(text: string): Manifest {
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch {
    throw new BundleError({ kind: "foreign" });
  }
  const named = z
    .object({ format: z.literal(FORMAT.format), version: z.unknown() })
    .safeParse(value);
  if (!named.success) throw new BundleError({ kind: "foreign" });
  const { version } = named.data;
  if (version !== FORMAT.version)
    throw new BundleError({
      kind: "version",
      version: JSON.stringify(version ?? null).slice(0, 20),
    });
  const manifest = schema.safeParse(value);
  if (!manifest.success) throw new BundleError({ kind: "hash", name: MANIFEST });
  return manifest.data;
}

/** Throws for the first file that is missing, or that no bundle has. */
function checkNames(manifest: Manifest, files: Archive["files"]): void {
  const known = new Set([
    ...CARRIED_COLLECTIONS.map(nameCollectionFile),
    ...CARRIED_GLOBALS.map(nameGlobalFile),
  ]);
  for (const name of known)
    if (!Object.hasOwn(manifest.files, name)) throw new BundleError({ kind: "missing", name });
  for (const name of Object.keys(manifest.files)) {
    if (!known.has(name) && readMediaName(name) === null)
      throw new BundleError({ kind: "collection", name });
    if (!files.has(name)) throw new BundleError({ kind: "missing", name });
  }
  for (const name of files.keys())
    if (name !== MANIFEST && !Object.hasOwn(manifest.files, name))
      throw new BundleError({ kind: "unlisted", name });
}

export interface Bundle {
  readonly manifest: Manifest;
  readonly archive: Archive;
}
/**
 * Opens a bundle and reads its manifest. The files are not read yet.
 * @param most most bytes of all files together
 */
export async function openBundle(path: string, most: number): Promise<Bundle> {
  const archive = await openArchive(path, most);
  try {
    const file = archive.files.get(MANIFEST);
    if (!file) throw new BundleError({ kind: "foreign" });
    const manifest = parseManifest((await readWhole(file, MOST_MANIFEST)).toString("utf8"));
    checkNames(manifest, archive.files);
    return { manifest, archive };
  } catch (error) {
    await archive.close();
    throw error;
  }
}
