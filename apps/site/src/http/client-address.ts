/**
 * Determines the visitor's address from the connection and the trusted proxies of the settings
 * (quality §5).
 */
import type { IncomingHttpHeaders } from "node:http";
import { BlockList, isIP, isIPv6 } from "node:net";

/** The client of a request. */
export interface Client {
  /** Address of the visitor; empty when the connection is closed. Never logged. */
  readonly address: string;
  /**
   * Value of the header in which a trusted proxy gives the country; null without such a proxy, even
   * when the request has the header.
   */
  readonly countryHeader: string | null;
}
interface Trust {
  /** Number of proxies between the internet and this process; with 0, no header is trusted. */
  readonly TRUSTED_PROXIES: number;
  /** Name of the header with the country; empty when none is read. */
  readonly GEO_COUNTRY_HEADER: string;
}

/**
 * Returns the canonical form of an address: without port, brackets or zone; an IPv4-mapped IPv6
 * address (`::ffff:192.0.2.1`, `::ffff:c000:201`) as IPv4. Returns "" when the text is not an
 * address. Never throws.
 */
export function normaliseAddress(text: string): string {
  const [, bracketed, dotted] = /^\[([^\]]*)\](?::\d+)?$|^([\d.]+):\d+$/.exec(text.trim()) ?? [];
  const [address = ""] = (bracketed ?? dotted ?? text.trim()).split("%");
  if (!isIPv6(address)) return isIP(address) === 4 ? address : "";
  const canonical = new URL(`http://[${address}]`).hostname.slice(1, -1);
  const [, high, low] = /^::ffff:([\da-f]{1,4}):([\da-f]{1,4})$/.exec(canonical) ?? [];
  if (high === undefined || low === undefined) return canonical;
  return [high, low]
    .flatMap((group) => [Number.parseInt(group, 16) >> 8, Number.parseInt(group, 16) & 255])
    .join(".");
}

/** Addresses of this machine and of private networks (RFC 1918, 4193, 3927, 6598). */
const PRIVATE = new BlockList();
for (const [network, bits] of [
  ["127.0.0.0", 8],
  ["10.0.0.0", 8],
  ["172.16.0.0", 12],
  ["192.168.0.0", 16],
  ["169.254.0.0", 16],
  ["100.64.0.0", 10],
] as const)
  PRIVATE.addSubnet(network, bits, "ipv4");
for (const [network, bits] of [
  ["::1", 128],
  ["fc00::", 7],
  ["fe80::", 10],
] as const)
  PRIVATE.addSubnet(network, bits, "ipv6");

/** Whether an address is a loopback or private address, as a proxy's usually is. Never throws. */
export function isPrivateAddress(text: string): boolean {
  const address = normaliseAddress(text);
  return address !== "" && PRIVATE.check(address, isIPv6(address) ? "ipv6" : "ipv4");
}

/**
 * Returns the network of one visitor: the IPv4 address, or the /64 prefix of an IPv6 address,
 * because one visitor can use every address of a /64.
 */
export function readNetwork(text: string): string {
  const address = normaliseAddress(text);
  if (!isIPv6(address)) return address;
  const [left = [], right = []] = address
    .split("::")
    .map((part) => part.split(":").filter(Boolean));
  return [...left, ...Array<string>(8 - left.length - right.length).fill("0"), ...right]
    .slice(0, 4)
    .join(":");
}

/**
 * Determines the client of a request. Each proxy appends the address of its caller to
 * X-Forwarded-For. The address that the outermost trusted proxy received is therefore at position
 * `TRUSTED_PROXIES` from the end; the visitor can forge everything before it. A request with fewer
 * entries did not come through the proxies, so its headers are ignored.
 */
export function readClient(
  headers: IncomingHttpHeaders,
  remote: string | undefined,
  { TRUSTED_PROXIES: proxies, GEO_COUNTRY_HEADER: name }: Trust,
): Client {
  const forwarded = headers["x-forwarded-for"];
  const hops = (Array.isArray(forwarded) ? forwarded.join(",") : (forwarded ?? "")).split(",");
  const seen = proxies > 0 ? normaliseAddress(hops.at(-proxies) ?? "") : "";
  if (!seen) return { address: normaliseAddress(remote ?? ""), countryHeader: null };
  const country = name ? headers[name.toLowerCase()] : undefined;
  return { address: seen, countryHeader: typeof country === "string" ? country : null };
}
