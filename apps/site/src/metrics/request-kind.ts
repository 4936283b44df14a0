/**
 * Kinds of requests for the metrics: a route of the route table, or a technical kind. The list is
 * bounded, so that no address of a visitor becomes a label.
 */
import { LRUCache } from "lru-cache";
import { isRenderedPath, match, technical, type Base } from "@orlaya/routes";

const EXACT: ReadonlyMap<string, string> = new Map([
  ["/", "root"],
  [technical.health, "health"],
  [technical.ready, "ready"],
  [technical.revalidate, "revalidate"],
  [technical.cspReport, "csp-report"],
  [technical.securityTxt, "security-txt"],
  [technical.robots, "robots"],
  [technical.previewRoot, "preview"],
  [technical.sliceSimulator, "slice-simulator"],
]);
const MEDIA = technical.media("");
const SITEMAP = /^\/sitemap(?:-[^/]+)?\.xml$/;
const FILE = /\.[a-z0-9]+$/i;

/** Kinds that are no routes. `data`: JSON and HTML parts that scripts load; `unknown`: no address. */
export const TECHNICAL_KINDS: readonly string[] = [
  ...EXACT.values(),
  "media",
  "sitemap",
  "data",
  "file",
  "unknown",
];

/** Number and length of paths whose kind is remembered. */
const MOST_PATHS = 5000;
const LONGEST_PATH = 200;
const known = new LRUCache<string, string>({ max: MOST_PATHS });

/** Returns the first route of a path. Which of several routes has a document is not looked up. */
const findBase = (pathname: string): Base | undefined => match(pathname)[0]?.base;

function findKind(pathname: string): string {
  const exact = EXACT.get(pathname);
  if (exact !== undefined) return exact;
  if (pathname.startsWith(MEDIA)) return "media";
  if (SITEMAP.test(pathname)) return "sitemap";
  const base = findBase(pathname);
  if (base !== undefined) return base;
  if (pathname === technical.geolocation) return "data";
  if (!FILE.test(pathname)) return "unknown";
  return isRenderedPath(pathname) ? "data" : "file";
}

/** Returns the kind of a path: a name of the route table or of TECHNICAL_KINDS. Never throws. */
export function readRequestKind(pathname: string): string {
  const kept = known.get(pathname);
  if (kept !== undefined) return kept;
  const kind = findKind(pathname);
  if (pathname.length <= LONGEST_PATH) known.set(pathname, kind);
  return kind;
}
