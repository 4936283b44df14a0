/** robots.txt: allows everything except /api/, unless the global switch of spec §5 is on. */
import { buildAbsoluteUrl, technical } from "@orlaya/routes";

/**
 * Builds the text of the file. With the switch on it has no sitemap line, because nothing is
 * indexed.
 */
export function buildRobots(origin: string, globalNoindex: boolean): string {
  return globalNoindex
    ? "User-agent: *\nDisallow: /\n"
    : `User-agent: *\nDisallow: /api/\n\nSitemap: ${buildAbsoluteUrl(origin, technical.sitemapIndex)}\n`;
}
