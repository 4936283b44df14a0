/** Saves the pages of a crawl in a folder and compares them with the pages of another build. */
import { createHash } from "node:crypto";
import { mkdir, readFile, readdir, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { promisify } from "node:util";
import { gunzip, gzip } from "node:zlib";

const [compress, decompress] = [promisify(gzip), promisify(gunzip)];

/** A saved page. */
export interface KeptPage {
  readonly path: string;
  readonly status: number;
  /** HTML in the form that `normaliseHtml` returns. */
  readonly html: string;
}

/** A difference between two builds of the page at a path. */
export interface PageDifference {
  readonly path: string;
  readonly text: string;
}

/**
 * Removes everything from the HTML that differs between two builds of the same page: hashes in the
 * names of built files, the origin of the site, signed form tokens, and white space between
 * elements.
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

/** Saves a page in a folder. Creates the folder if it is missing. */
export async function keepPage(folder: string, page: KeptPage): Promise<void> {
  await mkdir(folder, { recursive: true });
  await writeFile(fileOf(folder, page.path), await compress(JSON.stringify(page)));
}

async function readKeptPage(file: string): Promise<KeptPage> {
  return JSON.parse((await decompress(await readFile(file))).toString("utf8")) as KeptPage;
}

/** Number of characters of each page that are shown at the first difference. */
const SHOWN = 120;

/**
 * Describes the first difference of two texts, with an excerpt of each. Null when they are equal.
 */
export function describeDifference(before: string, after: string): string | null {
  if (before === after) return null;
  let at = 0;
  while (before[at] === after[at]) at += 1;
  const start = Math.max(0, at - SHOWN / 2);
  const cut = (text: string): string => JSON.stringify(text.slice(start, at + SHOWN));
  return `at character ${at}: before ${cut(before)}, now ${cut(after)}`;
}

/** Compares a page with the saved page of the same path. Returns null when they are equal. */
export async function comparePage(folder: string, page: KeptPage): Promise<PageDifference | null> {
  const { path, status, html } = page;
  const before = await readKeptPage(fileOf(folder, path)).catch(() => null);
  if (before === null) return { path, text: "is new" };
  if (before.status !== status)
    return { path, text: `answered ${before.status} before, answers ${status} now` };
  const text = describeDifference(before.html, html);
  return text === null ? null : { path, text };
}

/** Returns the saved pages that a crawl did not reach. */
export async function findGonePages(
  folder: string,
  reached: ReadonlySet<string>,
): Promise<readonly PageDifference[]> {
  const files = await readdir(folder);
  const pages = await Promise.all(files.map((file) => readKeptPage(join(folder, file))));
  return pages
    .filter(({ path }) => !reached.has(path))
    .map(({ path }) => ({ path, text: "no longer exists" }));
}
