/** The network from which a request comes. */
import { isIPv6 } from "node:net";
import { env } from "../env.ts";

/**
 * Returns the network of one caller: an IPv4 address, or the /64 of an IPv6 address, because a
 * caller may use every address of it.
 */
function networkOf(address: string): string {
  if (!isIPv6(address)) return address;
  const [left = [], right = []] = address
    .split("::")
    .map((part) => part.split(":").filter(Boolean));
  return [
    ...left,
    ...Array<string>(Math.max(0, 8 - left.length - right.length)).fill("0"),
    ...right,
  ]
    .slice(0, 4)
    .join(":");
}
/**
 * Returns the network of the visitor as seen by the trusted proxy nearest to the visitor; one
 * shared value when no trusted proxy states it.
 */
export function readClientAddress(headers: Headers, trustedProxies = env.trustedProxies): string {
  const hops = (headers.get("x-forwarded-for") ?? "")
    .split(",")
    .map((hop) => hop.trim())
    .filter(Boolean);
  return networkOf((trustedProxies > 0 && hops.at(-trustedProxies)) || "direct");
}
