/**
 * The visitor's country (spec §7): the header of a trusted proxy → the country database that is shipped as a package → US.
 * Never fails, never waits for long, and never logs an address.
 */
import { readFile } from "node:fs/promises";
import { createRequire } from "node:module";
import { BlockList, isIP, isIPv4 } from "node:net";
import { waitAtMost } from "@orlaya/content";
import { parseCode } from "@orlaya/finder/need";
import { Reader, type Response as Entry } from "mmdb-lib";
import { normaliseAddress, type Client } from "./client-address.ts";
import type { Log } from "../process/log.ts";

/** The country of a visitor, and what it was read from. */
export interface Geolocation {
  readonly country: string;
  readonly source: "header" | "database" | "fallback";
}
/** Finds the country of a visitor. */
export type Locate = (client: Client) => Promise<Geolocation>;

const FALLBACK: Geolocation = { country: "US", source: "fallback" };
/** Longest wait for the database; it goes on loading for the next visitor. */
const PATIENCE_MS = 250;

/** The list of countries stands in memory and on the disk; longer than this only a first start waits for it. */
const LIST_PATIENCE_MS = 2000;

/** Addresses of no country: this machine, local networks, link-local. The database has a few of them by mistake. */
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

/** Path of the database that is shipped as a package. */
function findPackagedDatabase(): string {
  return createRequire(import.meta.url).resolve(
    "@ip-location-db/geo-whois-asn-country-mmdb/geo-whois-asn-country.mmdb",
  );
}

/** Reads the database in the thread pool: opening it afterwards takes no time, so the event loop never waits. */
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

/** The code of a country of the list, or null. */
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
 * Creates the function that finds the country of a visitor.
 * @param countries codes of the site's list of countries: whatever else a proxy or the database says (EU, ZZ, XX) is no country
 * @param file path of the database (IPv4 and IPv6, MaxMind format); read once, at the start, so that no visitor waits for it.
 * A missing or damaged file is one line in the log, then every answer is the fallback.
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
