/** Counting of searches without a result: consent, limits, and what is sent. */
import fc from "fast-check";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { readEnv } from "../process/env.ts";
import { createSearchCounter, type SearchRequest } from "./search-counts.ts";
import { allowsCounting } from "./search-consent.ts";

const SECRETS = { SITE_API_KEY: "k".repeat(32), REVALIDATE_SECRET: "s".repeat(32) };
const settings = (more: Readonly<Record<string, string>> = {}) => readEnv({ ...SECRETS, ...more });
const env = settings({ COUNT_SEARCHES: "true", CONSENT_REVISION: "3" });
const off = settings({ CONSENT_REVISION: "3" });

const writeCookie = (record: unknown): string =>
  `a=1; cookie-consent=${encodeURIComponent(JSON.stringify(record))}; b=2`;
const AGREED = writeCookie({ categories: ["necessary", "searches"], revision: 3 });
const SEARCH = { residence: "FR", destination: "KP", profile: "expatriation" };

let sent: string[];
let warnings: unknown[];
beforeEach(() => {
  sent = [];
  warnings = [];
});
afterEach(() => {
  vi.useRealTimers();
});
const counters: { close(): Promise<void> }[] = [];
afterEach(async () => {
  for (const counter of counters.splice(0)) await counter.close();
});

function start(options: { readonly env?: typeof env; readonly fails?: boolean } = {}) {
  const counter = createSearchCounter({
    env: options.env ?? env,
    log: {
      info: () => undefined,
      warn: (...entry: unknown[]) => {
        warnings.push(entry);
      },
      error: () => undefined,
    },
    send: (body) => {
      sent.push(body);
      return options.fails ? Promise.reject(new Error("no service")) : Promise.resolve();
    },
  });
  counters.push(counter);
  return counter;
}
function visitor(address: string, headers: SearchRequest["headers"] = {}): SearchRequest {
  return { headers: { cookie: AGREED, ...headers }, remote: address };
}

describe("consent in a request", () => {
  it.each([
    ["agreed", {}, true],
    ["with further headers", { dnt: "0", "sec-fetch-site": "same-origin" }, true],
    ["without a cookie", { cookie: undefined }, false],
    ["without a record", { cookie: "a=1" }, false],
    ["a cookie with a longer name", { cookie: `x${AGREED.slice(5)}` }, false],
    ["a refusal", { cookie: writeCookie({ categories: ["necessary"], revision: 3 }) }, false],
    [
      "only other purposes",
      { cookie: writeCookie({ categories: ["measurement", "advertising"], revision: 3 }) },
      false,
    ],
    [
      "an older revision",
      { cookie: writeCookie({ categories: ["searches"], revision: 2 }) },
      false,
    ],
    [
      "a text instead of a list",
      { cookie: writeCookie({ categories: "searches", revision: 3 }) },
      false,
    ],
    ["Do Not Track", { dnt: "1" }, false],
    ["Global Privacy Control", { "sec-gpc": "1" }, false],
    ["a link of another site", { "sec-fetch-site": "cross-site" }, false],
    ["a typed address", { "sec-fetch-site": "none" }, false],
  ] as const)("%s", (_, headers, isAllowed) => {
    const given = { cookie: AGREED, ...headers };
    expect(allowsCounting(given, env)).toBe(isAllowed);
    expect(allowsCounting(given, off), "not configured").toBe(false);
  });
  it("never throws, and no other cookie is a consent", () => {
    fc.assert(
      fc.property(
        fc.oneof(
          fc.string(),
          fc.json().map((text) => `cookie-consent=${text}`),
        ),
        (cookie) => {
          fc.pre(!cookie.includes("searches"));
          expect(allowsCounting({ cookie }, env)).toBe(false);
        },
      ),
    );
  });
});

describe("the counter", () => {
  it("sends the answers and a number, and nothing else about whoever searched", async () => {
    const counter = start();
    await counter.count(
      visitor("192.0.2.1", { "user-agent": "Firefox", "accept-language": "de" }),
      {
        ...SEARCH,
        ...{ nationality: "FR", at: "2026-11-27" },
      },
    );
    await counter.count(visitor("192.0.2.2"), SEARCH);
    await counter.flush();
    expect(sent).toEqual([JSON.stringify({ searches: [{ ...SEARCH, count: 2 }] })]);
    await counter.flush();
    expect(sent.length, "an empty call is not sent").toBe(1);
  });
  it.each([
    ["not configured", { env: off }, visitor("192.0.2.1")],
    ["refused", {}, visitor("192.0.2.1", { cookie: undefined })],
    ["refused by the browser", {}, visitor("192.0.2.1", { "sec-gpc": "1" })],
  ] as const)("sends nothing: %s", async (_, options, request) => {
    vi.useFakeTimers();
    const counter = start(options);
    await counter.count(request, SEARCH);
    await vi.advanceTimersByTimeAsync(3_600_000);
    await counter.close();
    expect(sent).toEqual([]);
  });
  it("counts the same search of a network once in ten minutes", async () => {
    const counter = start();
    for (let turn = 0; turn < 6; turn++) await counter.count(visitor("2001:db8::1"), SEARCH);
    await counter.count(visitor("2001:db8::2"), SEARCH);
    await counter.flush();
    expect(sent).toEqual([JSON.stringify({ searches: [{ ...SEARCH, count: 1 }] })]);
  });
  it("counts at most 20 searches of a network, and 300 different ones in a call", async () => {
    const counter = start();
    const code = (at: number): string =>
      String.fromCharCode(65 + Math.floor(at / 26)) + String.fromCharCode(65 + (at % 26));
    for (let at = 0; at < 30; at++)
      await counter.count(visitor("192.0.2.1"), { ...SEARCH, destination: code(at) });
    await counter.flush();
    expect((JSON.parse(sent[0] ?? "") as { searches: unknown[] }).searches.length).toBe(20);
    for (let at = 0; at < 320; at++)
      await counter.count(visitor(`10.0.${at % 200}.${Math.floor(at / 200)}`), {
        ...SEARCH,
        destination: code(at),
      });
    await counter.flush();
    expect((JSON.parse(sent[1] ?? "") as { searches: unknown[] }).searches.length).toBe(300);
  });
  it("sends by itself, and loses what the service does not take, without an answer in the log", async () => {
    vi.useFakeTimers();
    const counter = start({ fails: true });
    await counter.count(visitor("192.0.2.1"), SEARCH);
    expect(sent).toEqual([]);
    await vi.advanceTimersByTimeAsync(30_000);
    expect(sent.length).toBe(1);
    await vi.advanceTimersByTimeAsync(300_000);
    expect(sent.length).toBe(1);
    expect(warnings).toEqual([
      ["searches without a result were not counted", { error: "no service" }],
    ]);
  });
});
