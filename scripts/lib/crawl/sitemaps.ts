/** Reads the sitemaps of a running site. */
import { technical } from "@orlaya/routes";
import type { SitemapEntry } from "./checks/index.ts";
import { decode } from "./html.ts";

/** Returns the text at an address, or null for 404. @throws on any other error status */
async function readText(address: string): Promise<string | null> {
  const answer = await fetch(address, { signal: AbortSignal.timeout(30_000) });
  if (answer.ok) return answer.text();
  await answer.body?.cancel();
  if (answer.status === 404) return null;
  throw new Error(`${address} answers ${answer.status}.`);
}

const listLocations = (xml: string): readonly string[] =>
  [...xml.matchAll(/<loc>([^<]*)<\/loc>/g)].map(([, url = ""]) => decode(url));

/** Returns the addresses of the sitemaps in the sitemap index. @throws when it cannot be read */
async function readIndex(origin: string): Promise<readonly string[]> {
  const address = origin + technical.sitemapIndex;
  const index = await readText(address);
  if (index === null) throw new Error(`${address} answers 404.`);
  return listLocations(index);
}

/**
 * Returns the text of a sitemap. It is empty when the sitemap answers 404 because its last page was
 * unpublished in the meantime; then the index does not list it any more.
 * @throws when it answers 404 and the index still lists it
 */
async function readSitemap(origin: string, file: string): Promise<string> {
  const sitemap = await readText(file);
  if (sitemap !== null) return sitemap;
  if ((await readIndex(origin)).includes(file)) throw new Error(`${file} answers 404.`);
  return "";
}

function readEntry(origin: string, xml: string): SitemapEntry {
  const [location = ""] = listLocations(xml);
  return {
    path: location.startsWith(origin) ? location.slice(origin.length) : location,
    alternates: [...xml.matchAll(/hreflang="([^"]*)" href="([^"]*)"/g)].map(
      ([, code = "", href = ""]) => [code, decode(href)] as const,
    ),
  };
}

/**
 * Returns the entries of all sitemaps of a site.
 * @throws when the index or a sitemap cannot be read
 */
export async function readSitemaps(origin: string): Promise<readonly SitemapEntry[]> {
  const entries: SitemapEntry[] = [];
  for (const file of await readIndex(origin)) {
    const sitemap = await readSitemap(origin, file);
    for (const [xml] of sitemap.matchAll(/<url>.*?<\/url>/gs)) entries.push(readEntry(origin, xml));
  }
  return entries;
}
