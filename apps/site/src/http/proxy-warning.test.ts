import { describe, expect, it } from "vitest";
import { isPrivateAddress } from "./client-address.ts";
import { createLog } from "../process/log.ts";
import { createProxyWatch, warnOfProxy } from "./proxy-warning.ts";

const settings = {
  siteOrigin: "https://www.example.com",
  TRUSTED_PROXIES: 0,
  FORM_LIMIT: 10,
} as const;
function listen() {
  const lines: Record<string, unknown>[] = [];
  const log = createLog("info", (line) => {
    lines.push(JSON.parse(line) as Record<string, unknown>);
  });
  return { log, lines };
}

describe("a proxy that is missing in the settings", () => {
  it("is logged at its first request, with the variable to set, and then at most once an hour", () => {
    const { log, lines } = listen();
    let now = 1_000_000;
    const watch = createProxyWatch(settings, log, () => now);
    for (let at = 0; at < 100; at += 1) watch({ "x-forwarded-for": "203.0.113.9" }, "127.0.0.1");
    expect(lines).toEqual([
      expect.objectContaining({
        level: "warn",
        operator: true,
        message:
          "Requests come through a proxy, but TRUSTED_PROXIES is 0: all visitors together may send 10 messages in ten minutes. Set TRUSTED_PROXIES to the number of proxies in front of the site.",
      }),
    ]);
    expect(JSON.stringify(lines)).not.toContain("203.0.113.9");
    now += 3_599_000;
    watch({ forwarded: "for=203.0.113.9" }, "::ffff:10.1.2.3");
    expect(lines.length).toBe(1);
    now += 1000;
    watch({ forwarded: "for=203.0.113.9" }, "::ffff:10.1.2.3");
    expect(lines.length).toBe(2);
  });

  it("is not logged for a forged header, for a request without a header, and for a configured proxy", () => {
    const { log, lines } = listen();
    const watch = createProxyWatch(settings, log);
    watch({ "x-forwarded-for": "203.0.113.9" }, "198.51.100.7");
    watch({ "x-forwarded-for": "203.0.113.9" }, undefined);
    watch({}, "127.0.0.1");
    createProxyWatch({ ...settings, TRUSTED_PROXIES: 1 }, log)(
      { "x-forwarded-for": "203.0.113.9" },
      "127.0.0.1",
    );
    expect(lines).toEqual([]);
  });

  it("is logged at the start when SITE_URL is https", () => {
    const { log, lines } = listen();
    warnOfProxy({ ...settings, TRUSTED_PROXIES: 1 }, log);
    warnOfProxy({ ...settings, siteOrigin: "http://localhost:3000" }, log);
    expect(lines).toEqual([]);
    warnOfProxy(settings, log);
    expect(lines).toEqual([
      expect.objectContaining({
        operator: true,
        message: expect.stringMatching(
          /^SITE_URL is https, .* TRUSTED_PROXIES is 0: .* Set TRUSTED_PROXIES to the number of proxies/,
        ) as string,
      }),
    ]);
  });

  it("has a loopback or private address", () => {
    for (const address of [
      "127.0.0.1",
      "::1",
      "10.0.0.1",
      "172.31.255.1",
      "192.168.1.1",
      "::ffff:172.16.0.1",
      "fd00::1",
      "fe80::1%eth0",
      "169.254.1.1",
    ])
      expect(isPrivateAddress(address), address).toBe(true);
    for (const address of ["172.32.0.1", "11.0.0.1", "8.8.8.8", "2001:db8::1", "", "unknown"])
      expect(isPrivateAddress(address), address).toBe(false);
  });
});

describe("the log", () => {
  it("omits the line of each request at level warn", () => {
    const lines: string[] = [];
    const log = createLog("warn", (line) => {
      lines.push(line);
    });
    log.info("request", { path: "/en" });
    log.warn("seen");
    expect(lines.length).toBe(1);
  });
});
