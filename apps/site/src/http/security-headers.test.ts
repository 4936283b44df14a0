import { describe, expect, it } from "vitest";
import { readEnv } from "../process/env.ts";
import {
  buildContentSecurityPolicy,
  buildSecurityHeaders,
  buildSecurityTxt,
} from "./security-headers.ts";

function env(more: Readonly<Record<string, string>> = {}) {
  return readEnv({
    SITE_API_KEY: "k".repeat(32),
    REVALIDATE_SECRET: "s".repeat(32),
    SITE_URL: "https://www.example.com",
    ...more,
  });
}
const astro = "script-src 'self' 'sha256-abc'; style-src 'self' 'sha256-def'";
function policy(more: Readonly<Record<string, string>> = {}): ReadonlyMap<string, string> {
  return new Map(
    buildContentSecurityPolicy(env(more), astro, "/report")
      .split("; ")
      .map((part) => [part.slice(0, part.indexOf(" ")), part.slice(part.indexOf(" ") + 1)]),
  );
}

describe("[quality §2] the content security policy", () => {
  it("allows only listed sources, and no third party by default", () => {
    expect(policy().get("default-src")).toBe("'none'");
    expect(policy().get("script-src")).toBe("'self' 'sha256-abc'");
    expect(policy().get("connect-src")).toBe("'self'");
    expect(policy().get("img-src")).toBe("'self' data:");
    expect(policy({ MEDIA_ORIGIN: "https://media.example.com/bucket" }).get("img-src")).toBe(
      "'self' data: https://media.example.com",
    );
    for (const name of ["object-src", "base-uri", "frame-ancestors"])
      expect(policy().get(name)).toBe("'none'");
  });
  it("[7-029] allows the tag manager only with its id", () => {
    const origin = {
      TAG_MANAGER_ORIGIN: "https://tags.example/x",
      TAG_ORIGINS: "https://a.example, https://b.example",
    };
    expect(policy(origin)).toEqual(policy());
    const own = policy({ ...origin, TAG_MANAGER_ID: "GTM-ABC123" });
    expect(own.get("script-src")).toBe("'self' 'sha256-abc' https://tags.example");
    expect(own.get("connect-src")).toBe(
      "'self' https://tags.example https://a.example https://b.example",
    );
    expect(own.get("img-src")).toBe(
      "'self' data: https://tags.example https://a.example https://b.example",
    );
    expect(own.get("style-src")).toBe("'self' 'sha256-def'");
  });
  it("[7-032] allows the consent tool only with its client id", () => {
    const tool = { CONSENT_SCRIPT_URL: "https://consent.example/sdk.js", CONSENT_ORIGINS: "" };
    expect(policy(tool)).toEqual(policy());
    expect(policy({ ...tool, CONSENT_CLIENT_ID: "abc" }).get("script-src")).toBe(
      "'self' 'sha256-abc' https://consent.example",
    );
  });
  it("is shorter than 3 kB with both tools", () => {
    expect(
      buildContentSecurityPolicy(
        env({ TAG_MANAGER_ID: "GTM-ABC123", CONSENT_CLIENT_ID: "abc" }),
        astro,
        "/report",
      ).length,
    ).toBeLessThan(3000);
  });
});

describe("HSTS", () => {
  it("is a setting: for the domain and its subdomains, for the host only, or removed", () => {
    const hsts = (more: Readonly<Record<string, string>> = {}): string | undefined =>
      buildSecurityHeaders(env(more))["strict-transport-security"];
    expect(hsts()).toBe("max-age=63072000; includeSubDomains; preload");
    expect(hsts({ HSTS: "preload" })).toBe(hsts());
    expect(hsts({ HSTS: "on" })).toBe("max-age=63072000");
    expect(hsts({ HSTS: "off" })).toBe("max-age=0");
    expect(hsts({ HSTS: "off", SITE_URL: "http://localhost:3000" })).toBeUndefined();
    expect(() => hsts({ HSTS: "no" })).toThrow("The variable HSTS must be preload, on or off.");
  });
});

// The headers that MDN's observatory scores, besides the policy above.
describe("[quality §2] the headers of every response", () => {
  it.each([
    ["strict-transport-security", /^max-age=(\d{8,}); includeSubDomains; preload$/],
    ["x-content-type-options", /^nosniff$/],
    ["referrer-policy", /^strict-origin-when-cross-origin$/],
    ["permissions-policy", /camera=\(\).*geolocation=\(\).*browsing-topics=\(\)/],
    ["cross-origin-opener-policy", /^same-origin$/],
    ["cross-origin-resource-policy", /^same-origin$/],
    ["x-frame-options", /^DENY$/],
  ])("%s", (name, value) => {
    expect(buildSecurityHeaders(env())[name]).toMatch(value);
  });
  it("do not contain HSTS without https", () => {
    expect(
      buildSecurityHeaders(env({ SITE_URL: "http://localhost:3000" }))["strict-transport-security"],
    ).toBeUndefined();
  });
});

describe("[quality §2] security.txt", () => {
  it("states where to report a problem, in which languages, and until when", () => {
    expect(
      buildSecurityTxt(env({ SECURITY_CONTACT: "safe@example.com" }), Date.UTC(2026, 10, 21)),
    ).toBe(
      "Contact: mailto:safe@example.com\nExpires: 2027-05-22T00:00:00Z\nPreferred-Languages: en, fr, es, de, nl\nCanonical: https://www.example.com/.well-known/security.txt",
    );
  });
});

describe("settings of the tools", () => {
  it.each([
    [{ TAG_MANAGER_ID: 'GTM"><script>' }, /TAG_MANAGER_ID must be an id/],
    [{ TAG_MANAGER_ORIGIN: "x" }, /TAG_MANAGER_ORIGIN must be an address/],
    [{ CONSENT_REVISION: "new" }, /CONSENT_REVISION must be a whole number/],
  ])("are rejected with one sentence when one is wrong: %o", (more, sentence) => {
    expect(() => env(more)).toThrow(sentence);
  });
});
