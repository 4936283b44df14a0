import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { acceptUrl, appendQuery, isExternal, withAnchor } from "./url.ts";

const HOSTS = new Set(["quote.example", "localhost:3000"]);

describe("addresses a visitor may be sent to", () => {
  it("[3-069] [3-070] keeps in-site paths and allowed hosts exactly as authored", () => {
    for (const url of [
      "/fr/assurance/plan?source=web#top",
      "https://quote.example/a?source=web&language=en&cid=%20&parcours=2",
      "http://localhost:3000/x",
    ]) {
      expect(acceptUrl(` ${url} `, HOSTS)).toBe(url);
    }
  });

  it("rejects other hosts, other schemes, credentials and disguised forms of them", () => {
    for (const url of [
      null,
      undefined,
      "",
      "plan",
      "https:plan",
      "#top",
      "javascript:alert(1)",
      "data:text/html,x",
      "//evil.example",
      "/\\evil.example",
      "/\t/evil.example",
      "https://evil.example",
      "https://quote.example.evil.example",
      "https://quote.example@evil.example",
      "https://u:p@quote.example",
      "https://quote.example:8443/",
      "ftp://quote.example/",
      "https://in-site.invalid/x",
      "https://",
    ]) {
      expect(acceptUrl(url, HOSTS), String(url)).toBeNull();
    }
  });

  it("rejects other schemes also when any host is allowed", () => {
    expect(acceptUrl("https://evil.example/", "any")).toBe("https://evil.example/");
    expect(acceptUrl("javascript:alert(1)", "any")).toBeNull();
  });

  it("[4-013] tells external addresses from in-site paths", () => {
    expect(isExternal("https://quote.example/")).toBe(true);
    expect(isExternal("//quote.example/")).toBe(true);
    expect(isExternal("/en/plan")).toBe(false);
  });

  it("never throws, and every accepted address leads to this site or an allowed host", () => {
    const part = fc.constantFrom(
      "/",
      "\\",
      ".",
      ":",
      "@",
      "https:",
      "quote.example",
      "evil.example",
      "?",
      "#",
      "\t",
      " ",
      "a",
    );
    fc.assert(
      fc.property(
        fc.oneof(
          fc.string(),
          fc.array(part).map((parts) => parts.join("")),
        ),
        (text) => {
          const url = acceptUrl(text, HOSTS);
          if (url !== null)
            expect(["site.example", ...HOSTS]).toContain(new URL(url, "https://site.example").host);
        },
      ),
      { numRuns: 2000 },
    );
  });
});

describe("parts of an address", () => {
  it.each([
    ["/en", "", "/en"],
    ["/en", "a=b", "/en?a=b"],
    ["/en?x=1", "a=b", "/en?x=1&a=b"],
    ["/en#part", "a=b", "/en?a=b#part"],
    ["/en?x=1#part", "a=b", "/en?x=1&a=b#part"],
    ["/en#", "a=b", "/en?a=b#"],
    ["/en#part", "", "/en#part"],
  ])("appendQuery(%j, %j) is %j", (url, query, whole) => {
    expect(appendQuery(url, query)).toBe(whole);
  });
  it.each([
    ["/en", "part", "/en#part"],
    ["/en?a=b", "part", "/en?a=b#part"],
    ["/en", "", "/en"],
  ])("withAnchor(%j, %j) is %j", (url, anchor, whole) => {
    expect(withAnchor(url, anchor)).toBe(whole);
  });
});
