/**
 * Asks an address whether it answers. Only allowed hosts are asked, never private addresses, and a
 * redirect is followed to allowed hosts only.
 */
import { lookup as lookUp } from "node:dns";
import { request as requestHttp, type IncomingMessage } from "node:http";
import { request as requestHttps } from "node:https";
import { BlockList, isIP, type LookupFunction } from "node:net";

/** Result of asking. `elsewhere`: it leads to a host that is not allowed. */
export type AddressAnswer =
  | { readonly kind: "ok" }
  | { readonly kind: "noAnswer" }
  | { readonly kind: "status"; readonly detail: string }
  | { readonly kind: "elsewhere"; readonly detail: string };

export interface AskOptions {
  /** Allowed hosts, with the port unless it is the usual one. */
  readonly hosts: ReadonlySet<string>;
  readonly agent: string;
  /** Timeout of one request, in milliseconds. */
  readonly limit: number;
  /** Whether an IP address may be asked. */
  readonly isAllowedIp?: (ip: string) => boolean;
  readonly stop?: AbortSignal;
}

/** Most redirects that are followed. */
const MAX_REDIRECTS = 3;

const PRIVATE = new BlockList();
for (const [net, bits] of [
  ...([
    ["0.0.0.0", 8],
    ["10.0.0.0", 8],
    ["100.64.0.0", 10],
    ["127.0.0.0", 8],
  ] as const),
  ...([
    ["169.254.0.0", 16],
    ["172.16.0.0", 12],
    ["192.0.0.0", 24],
    ["192.168.0.0", 16],
  ] as const),
  ...([
    ["198.18.0.0", 15],
    ["224.0.0.0", 3],
  ] as const),
] as const)
  PRIVATE.addSubnet(net, bits, "ipv4");
for (const [net, bits] of [
  ...([
    ["::", 127],
    ["64:ff9b::", 96],
    ["100::", 64],
    ["fc00::", 7],
  ] as const),
  ...([
    ["fe80::", 10],
    ["ff00::", 8],
    ["2001:db8::", 32],
  ] as const),
] as const)
  PRIVATE.addSubnet(net, bits, "ipv6");

/** Whether an IP address is reachable for everybody. Also reads IPv4 addresses inside IPv6. */
export function isPublicIp(ip: string): boolean {
  const family = isIP(ip);
  return family !== 0 && !PRIVATE.check(ip, family === 6 ? "ipv6" : "ipv4");
}

/** Creates a lookup that fails for addresses that must not be asked. */
function createLookup(isAllowed: (ip: string) => boolean): LookupFunction {
  return (host, options, callback) => {
    lookUp(host, { ...options, all: true }, (error, found) => {
      const allowed = error ? [] : found.filter(({ address }) => isAllowed(address));
      const [first] = allowed;
      if (!first) callback(error ?? new Error("The host has no public address."), "", 0);
      else if (options.all) callback(null, allowed);
      else callback(null, first.address, first.family);
    });
  };
}

/** Sends one request. @returns the head of the answer; null without an answer */
function send(
  url: URL,
  method: "HEAD" | "GET",
  { agent, isAllowedIp = isPublicIp, limit, stop }: AskOptions,
): Promise<Pick<IncomingMessage, "statusCode" | "headers"> | null> {
  const ip = url.hostname.replace(/^\[|\]$/g, "");
  if (isIP(ip) !== 0 && !isAllowedIp(ip)) return Promise.resolve(null);
  const timeout = AbortSignal.timeout(limit);
  const signal = stop ? AbortSignal.any([stop, timeout]) : timeout;
  return new Promise((resolve) => {
    const request = url.protocol === "https:" ? requestHttps : requestHttp;
    const sent = request(
      url,
      {
        method,
        agent: false,
        signal,
        headers: { "user-agent": agent, accept: "*/*" },
        lookup: createLookup(isAllowedIp),
      },
      (answer) => {
        const { statusCode, headers } = answer;
        answer.destroy();
        resolve({ ...(statusCode === undefined ? {} : { statusCode }), headers });
      },
    );
    sent.on("error", () => {
      resolve(null);
    });
    sent.end();
  });
}

/** Returns the address as a URL when its host is allowed and it has no credentials; else null. */
export function readAllowed(address: string, hosts: ReadonlySet<string>): URL | null {
  const url = URL.parse(address);
  const isAllowed =
    url !== null &&
    /^https?:$/.test(url.protocol) &&
    hosts.has(url.host) &&
    url.username === "" &&
    url.password === "";
  return isAllowed ? url : null;
}

/** Asks with HEAD, and with GET when that is not answered well. */
async function sendEither(url: URL, options: AskOptions) {
  const head = await send(url, "HEAD", options);
  return head && (head.statusCode ?? 500) < 400
    ? head
    : ((await send(url, "GET", options)) ?? head);
}

/** Asks an address of an allowed host. */
export async function askAddress(address: string, options: AskOptions): Promise<AddressAnswer> {
  let url = readAllowed(address, options.hosts);
  for (let redirects = 0; url && redirects <= MAX_REDIRECTS; redirects += 1) {
    const answer = await sendEither(url, options);
    const status = answer?.statusCode ?? 0;
    if (status === 0) return { kind: "noAnswer" };
    if (status >= 400) return { kind: "status", detail: String(status) };
    const location = answer?.headers.location;
    if (status < 300 || location === undefined) return { kind: "ok" };
    const next: URL | null = URL.parse(location, url);
    url = next && readAllowed(next.href, options.hosts);
    if (!url) return { kind: "elsewhere", detail: next?.host ?? location };
  }
  return { kind: "noAnswer" };
}
