import fc from "fast-check";
import { describe, expect, it } from "vitest";
import {
  acceptUrl,
  appendQuery,
  findAcceptedUrl,
  isExternal,
  leadsTo,
  readTargetLanguage,
  withAnchor,
} from "./url.ts";

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

  it("takes the first of several addresses that may be followed", () => {
    const urls = [null, "https://evil.example/", "/en/request", "/en/plan"];
    expect(findAcceptedUrl(urls, HOSTS)).toBe("/en/request");
    expect(findAcceptedUrl([undefined, ""], HOSTS)).toBeNull();
  });

  it("recognises a page of this site with any query and anchor", () => {
    for (const url of ["/en/a", "/en/a?x=1", "/en/a#x", "/en/a?x#y"])
      expect(leadsTo(url, "/en/a"), url).toBe(true);
    for (const url of ["/en/ab", "/en", "https://quote.example/en/a", "//quote.example/en/a"])
      expect(leadsTo(url, "/en/a"), url).toBe(false);
    expect(leadsTo("/en/a", null)).toBe(false);
  });

  it.each([
    ["https://quote.example/en/plan", "en"],
    ["https://quote.example/plan?language=fr", "fr"],
    ["https://quote.example/en/plan?language=nl", "nl"],
    ["https://quote.example/plan", null],
    ["https://quote.example/it/plan?language=it", null],
    ["/en/plan", null],
    ["tel:+33", null],
  ])("reads the language of %s: %s", (url, language) => {
    expect(readTargetLanguage(url)).toBe(language);
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
