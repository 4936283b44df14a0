import { describe, expect, it } from "vitest";
import { readEnv } from "./env.ts";
import { normaliseError } from "./log.ts";

const good = { SITE_API_KEY: "k".repeat(32), REVALIDATE_SECRET: "s".repeat(32) };

describe("settings of the site", () => {
  it("has a default for every variable except the two shared secrets", () => {
    expect(readEnv(good)).toMatchObject({
      PORT: 3000,
      siteOrigin: "http://localhost:3000",
      FINDER_PANEL: true,
      GLOBAL_NOINDEX: false,
      FUNNEL_HOSTS: [],
    });
  });
  it.each([
    [{ ...good, SITE_API_KEY: undefined }, /^The variable SITE_API_KEY is missing/],
    [{ ...good, REVALIDATE_SECRET: "short" }, /^The variable REVALIDATE_SECRET is too short/],
    [{ ...good, PORT: "eighty" }, /^The variable PORT must be a port number/],
    [{ ...good, CMS_URL: "nonsense" }, /^The variable CMS_URL must be an address/],
  ])("reports a wrong variable in one sentence (%#)", (source, sentence) => {
    expect(() => readEnv(source)).toThrow(sentence);
    try {
      readEnv(source);
    } catch (error) {
      expect(String(error)).not.toContain("\n");
    }
  });
});

describe("errors", () => {
  it.each([
    [new Error("x"), "x", 500],
    [Object.assign(new Error("x"), { status: 404 }), "x", 404],
    [Object.assign(new Error("x"), { status: 200 }), "x", 500],
    ["text", "text", 500],
    [null, "null", 500],
  ] as const)(
    "[8-023] [8-024] reads from %s the message %s and the status %i",
    (error, message, status) => {
      expect(normaliseError(error)).toEqual({ message, status });
    },
  );
});
