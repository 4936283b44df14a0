/** Reads the sitemaps of a running site. */
import { technical } from "@orlaya/routes";
import type { SitemapEntry } from "./checks/index.ts";
import { decode } from "./html.ts";

/** The text at an address; null where there is nothing. @throws on any other answer than success */
async function readText(address: string): Promise<string | null> {
  const answer = await fetch(address, { signal: AbortSignal.timeout(30_000) });
  if (answer.ok) return answer.text();
  await answer.body?.cancel();
  if (answer.status === 404) return null;
  throw new Error(`${address} answers ${answer.status}.`);
}

const listLocations = (xml: string): readonly string[] =>
  [...xml.matchAll(/<loc>([^<]*)<\/loc>/g)].map(([, url = ""]) => decode(url));

/** The sitemaps that the index names now. */
async function readIndex(origin: string): Promise<readonly string[]> {
  const address = origin + technical.sitemapIndex;
  const index = await readText(address);
  if (index === null) throw new Error(`${address} answers 404.`);
  return listLocations(index);
}

/** A sitemap that the index named; empty when its last page was taken down since, so that the index names it no longer. */
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

/** Every entry of every sitemap of a site. @throws when the index, or a sitemap that it names, does not answer */
export async function readSitemaps(origin: string): Promise<readonly SitemapEntry[]> {
  const entries: SitemapEntry[] = [];
  for (const file of await readIndex(origin)) {
    const sitemap = await readSitemap(origin, file);
    for (const [xml] of sitemap.matchAll(/<url>.*?<\/url>/gs)) entries.push(readEntry(origin, xml));
  }
  return entries;
}
