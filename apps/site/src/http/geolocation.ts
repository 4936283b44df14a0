/**
 * Determines the visitor's country (spec §7): from the header of a trusted proxy, then from the
 * packaged country database, then US. Never throws, waits only briefly, and never logs an address.
 */
import { readFile } from "node:fs/promises";
import { createRequire } from "node:module";
import { BlockList, isIP, isIPv4 } from "node:net";
import { waitAtMost } from "@orlaya/content";
import { parseCode } from "@orlaya/finder/need";
import { Reader, type Response as Entry } from "mmdb-lib";
import { normaliseAddress, type Client } from "./client-address.ts";
import type { Log } from "../process/log.ts";

/** The country of a visitor, and its source. */
export interface Geolocation {
  readonly country: string;
  readonly source: "header" | "database" | "fallback";
}
/** Returns the country of a visitor. */
export type Locate = (client: Client) => Promise<Geolocation>;

const FALLBACK: Geolocation = { country: "US", source: "fallback" };
/** Longest wait in ms for the database. Loading continues for later visitors. */
const PATIENCE_MS = 250;

/**
 * Longest wait in ms for the list of countries. The list is in memory or on disk, so only a first
 * start can take this long.
 */
const LIST_PATIENCE_MS = 2000;

/**
 * Loopback, private and link-local addresses, which have no country. The database lists a few of
 * them by mistake.
 */
const LOCAL = new BlockList();
for (const [net, prefix] of [
  ["0.0.0.0", 8],
  ["10.0.0.0", 8],
  ["100.64.0.0", 10],
  ["127.0.0.0", 8],
  ["169.254.0.0", 16],
  ["172.16.0.0", 12],
  ["192.168.0.0", 16],
] as const)
  LOCAL.addSubnet(net, prefix, "ipv4");
for (const [net, prefix] of [
  ["::", 127],
  ["fc00::", 7],
  ["fe80::", 10],
] as const)
  LOCAL.addSubnet(net, prefix, "ipv6");
const isPublic = (address: string): boolean =>
  isIP(address) !== 0 && !LOCAL.check(address, isIPv4(address) ? "ipv4" : "ipv6");

/** Returns the path of the packaged database. */
function findPackagedDatabase(): string {
  return createRequire(import.meta.url).resolve(
    "@ip-location-db/geo-whois-asn-country-mmdb/geo-whois-asn-country.mmdb",
  );
}

/**
 * Reads the database in the thread pool. Creating the reader afterwards takes no time, so the event
 * loop is not blocked.
 */
async function openDatabase(
  file: () => string,
  warn: (error: unknown) => void,
): Promise<Reader<Entry> | null> {
  try {
    return new Reader<Entry>(await readFile(file()));
  } catch (error) {
    warn(error);
    return null;
  }
}

/** Returns the code of a country in the list; null for anything else. */
async function findCode(
  value: unknown,
  countries: () => Promise<ReadonlySet<string>>,
): Promise<string | null> {
  const code = typeof value === "string" ? parseCode(value) : null;
  if (code === null) return null;
  const list = await waitAtMost(
    countries().catch(() => null),
    LIST_PATIENCE_MS,
  );
  return list?.value?.has(code) === true ? code : null;
}

/**
 * Creates the function that determines the country of a visitor.
 * @param countries returns the codes of the site's list of countries. Any other code of a proxy or
 * the database (EU, ZZ, XX) is ignored.
 * @param file returns the path of the database (IPv4 and IPv6, MaxMind format). The file is read
 * once, at the start, so that no visitor waits for it. A missing or damaged file is logged once,
 * and every result is then the fallback.
 */
export function createLocate(
  log: Log,
  countries: () => Promise<ReadonlySet<string>>,
  file: () => string = findPackagedDatabase,
  patienceMs = PATIENCE_MS,
): Locate {
  let warned = false;
  function warn(error: unknown): void {
    if (!warned)
      log.warn("country database not usable", {
        error: error instanceof Error ? error.name : "unknown",
      });
    warned = true;
  }
  const reader = openDatabase(file, warn);
  return async ({ address, countryHeader }) => {
    const given = await findCode(countryHeader, countries);
    if (given) return { country: given, source: "header" };
    const visitor = normaliseAddress(address);
    if (!isPublic(visitor)) return FALLBACK;
    const database = (await waitAtMost(reader, patienceMs))?.value;
    if (!database) return FALLBACK;
    try {
      const entry: object | null = database.get(visitor);
      const code = entry && "country_code" in entry ? entry.country_code : null;
      const country = await findCode(code, countries);
      return country ? { country, source: "database" } : FALLBACK;
    } catch (error) {
      warn(error);
      return FALLBACK;
    }
  };
}
