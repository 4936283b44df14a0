/** Pages of a crawl kept in a folder, to be compared with those of another build. */
import { createHash } from "node:crypto";
import { mkdir, readFile, readdir, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { promisify } from "node:util";
import { gunzip, gzip } from "node:zlib";

const [compress, decompress] = [promisify(gzip), promisify(gunzip)];

/** A page as it is kept. */
export interface KeptPage {
  readonly path: string;
  readonly status: number;
  /** HTML without what differs between two builds of the same page; see `normaliseHtml`. */
  readonly html: string;
}

/** Why two builds differ at a path. */
export interface PageDifference {
  readonly path: string;
  readonly text: string;
}

/**
 * HTML without what differs between two builds of the same page: the hash in the name of a built file, the origin of the
 * site, the signed token of a form, and white space between elements.
 */
export function normaliseHtml(html: string, origin: string): string {
  return html
    .replaceAll(origin, "")
    .replace(/(\/_astro\/[\w.-]+?)[.-][\w-]{8}(?=\.[a-z\d]+\b)/g, "$1")
    .replace(/(<input [^>]*name="token"[^>]*value=")[^"]*/g, "$1")
    .replace(/>\s+</g, "><")
    .trim();
}

const fileOf = (folder: string, path: string): string =>
  join(folder, `${createHash("sha256").update(path).digest("hex")}.json.gz`);

/** Writes a page into a folder, which is made with the first of them. */
export async function keepPage(folder: string, page: KeptPage): Promise<void> {
  await mkdir(folder, { recursive: true });
  await writeFile(fileOf(folder, page.path), await compress(JSON.stringify(page)));
}

async function readKeptPage(file: string): Promise<KeptPage> {
  return JSON.parse((await decompress(await readFile(file))).toString("utf8")) as KeptPage;
}

/** Characters of each page that are shown where two of them begin to differ. */
const SHOWN = 120;

/** Where two texts begin to differ, with some characters of each; null when they are the same. */
export function describeDifference(before: string, after: string): string | null {
  if (before === after) return null;
  let at = 0;
  while (before[at] === after[at]) at += 1;
  const start = Math.max(0, at - SHOWN / 2);
  const cut = (text: string): string => JSON.stringify(text.slice(start, at + SHOWN));
  return `at character ${at}: before ${cut(before)}, now ${cut(after)}`;
}

/** Compares a page with the one that a folder holds for its path; null when they are the same. */
export async function comparePage(folder: string, page: KeptPage): Promise<PageDifference | null> {
  const { path, status, html } = page;
  const before = await readKeptPage(fileOf(folder, path)).catch(() => null);
  if (before === null) return { path, text: "is new" };
  if (before.status !== status)
    return { path, text: `answered ${before.status}, and answers ${status} now` };
  const text = describeDifference(before.html, html);
  return text === null ? null : { path, text };
}

/** The paths that a folder holds and a crawl did not reach. */
export async function findGonePages(
  folder: string,
  reached: ReadonlySet<string>,
): Promise<readonly PageDifference[]> {
  const files = await readdir(folder);
  const pages = await Promise.all(files.map((file) => readKeptPage(join(folder, file))));
  return pages
    .filter(({ path }) => !reached.has(path))
    .map(({ path }) => ({ path, text: "is gone" }));
}
