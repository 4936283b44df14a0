/** The address of the visitor, as far as the proxies that the settings name can be believed (quality §5). */
import type { IncomingHttpHeaders } from "node:http";
import { BlockList, isIP, isIPv6 } from "node:net";

/** The sender of a request. */
export interface Client {
  /** Address of the visitor; empty when the connection is gone. Never logged. */
  readonly address: string;
  /** Header in which the trusted proxy gives the country; null without such a proxy, whatever the request carries. */
  readonly countryHeader: string | null;
}
interface Trust {
  /** Proxies between the internet and this process; 0 believes no header. */
  readonly TRUSTED_PROXIES: number;
  /** Name of the header with the country; empty: none. */
  readonly GEO_COUNTRY_HEADER: string;
}

/**
 * One spelling of an address: without a port, brackets or zone, an IPv4 address that is written as an IPv6 one
 * (`::ffff:192.0.2.1`, `::ffff:c000:201`) as what it is. Empty when the text is no address. Total.
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

/** Whether an address belongs to this machine or to a private network, as the address of a proxy does. Total. */
export function isPrivateAddress(text: string): boolean {
  const address = normaliseAddress(text);
  return address !== "" && PRIVATE.check(address, isIPv6(address) ? "ipv6" : "ipv4");
}

/** The network of one visitor: an IPv4 address, or the /64 of which a visitor with IPv6 has every address. */
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
 * Reads the sender of a request. Each proxy appends the address that called it to X-Forwarded-For, so the address that
 * the outermost trusted proxy received stands `TRUSTED_PROXIES` places from the end; everything before it was written by
 * the visitor. A request with fewer places did not come through the proxies: then nothing in it is believed.
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
