import { describe, expect, it } from "vitest";
import { readEnv } from "./env.ts";
import { getTools, serializeTools } from "./tools.ts";

const env = (more: Readonly<Record<string, string>> = {}) =>
  readEnv({ SITE_API_KEY: "k".repeat(32), REVALIDATE_SECRET: "s".repeat(32), ...more });

describe("tools on the document", () => {
  it("are absent by default", () => {
    expect(serializeTools(env())).toBeUndefined();
  });
  it("[7-029 7-032 7-033] are listed with their ids", () => {
    expect(
      JSON.parse(
        serializeTools(
          env({ TAG_MANAGER_ID: "GTM-A", CONSENT_CLIENT_ID: "c1", CONSENT_REVISION: "4" }),
        ) ?? "",
      ),
    ).toEqual({
      revision: 4,
      tagManager: "https://www.googletagmanager.com/gtm.js?id=GTM-A",
      consentTool: { src: "https://static.axept.io/sdk.js", clientId: "c1", days: 180 },
    });
  });
  it("do not measure a page from which no event may be sent", () => {
    const tagManager = env({ TAG_MANAGER_ID: "GTM-A" });
    expect(serializeTools(tagManager, false)).toBeUndefined();
    const both = env({ TAG_MANAGER_ID: "GTM-A", CONSENT_CLIENT_ID: "c1" });
    expect(serializeTools(both, false)).not.toContain("GTM-A");
    expect(serializeTools(both, false)).toContain("c1");
  });
  it("are each configured by their own id", () => {
    expect(getTools(env({ TAG_MANAGER_ID: "GTM-A" }))).toEqual({
      tagManager: true,
      consentTool: false,
      searches: false,
    });
    expect(getTools(env({ CONSENT_CLIENT_ID: "c1" }))).toEqual({
      tagManager: false,
      consentTool: true,
      searches: false,
    });
  });
  it("ask about searches only when they are counted, and not on a page that sends no event", () => {
    const counting = env({ COUNT_SEARCHES: "true" });
    expect(JSON.parse(serializeTools(counting) ?? "")).toEqual({ revision: 1, searches: true });
    expect(serializeTools(counting, false)).toBeUndefined();
    expect(serializeTools(env({ TAG_MANAGER_ID: "GTM-A" }))).not.toContain("searches");
  });
  it("counting searches and the hosted consent tool exclude each other, with a sentence", () => {
    expect(() => env({ COUNT_SEARCHES: "true", CONSENT_CLIENT_ID: "c1" })).toThrow(
      /^The variable COUNT_SEARCHES must be false while CONSENT_CLIENT_ID is set/,
    );
  });
});
