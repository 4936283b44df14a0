/** robots.txt: everything may be read, unless the global switch of spec §5 is on. */
import { buildAbsoluteUrl, technical } from "@orlaya/routes";

/** The text of the file. With the switch on there is no sitemap either: nothing is to be listed. */
export function buildRobots(origin: string, globalNoindex: boolean): string {
  return globalNoindex
    ? "User-agent: *\nDisallow: /\n"
    : `User-agent: *\nDisallow: /api/\n\nSitemap: ${buildAbsoluteUrl(origin, technical.sitemapIndex)}\n`;
}
