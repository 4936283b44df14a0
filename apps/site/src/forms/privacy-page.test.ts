import type { Content, RouteRow } from "@orlaya/content";
import type { Locale } from "@orlaya/locales";
import type { Audience } from "@orlaya/routes";
import { describe, expect, it } from "vitest";
import { createTestContent } from "../load/testing.ts";
import { loadPrivacyPath } from "./privacy-page.ts";

const rows = [
  { path: "/en/legal/privacy", locale: "en", audience: "individual", group: "g" },
  { path: "/de/rechtliches/datenschutz", locale: "de", audience: "individual", group: "g" },
  { path: "/en/business/legal/privacy", locale: "en", audience: "corporate", group: "h" },
];
function content(fails = false): Content {
  return createTestContent(({ locale, audience }) => ({
    list: ({ where }) => {
      const documents = [
        { id: "1", uid: "cookies", path: "/en/legal/cookies" },
        ...rows
          .filter((row) => row.locale === locale && row.audience === audience)
          .map(({ path }) => ({ id: path, uid: "privacy", path })),
      ];
      const isAsked = !fails && where?.["page_type"] === "legal";
      return Promise.resolve((isAsked ? { documents, total: 2 } : null) as never);
    },
    rowAt: (path) => Promise.resolve((rows.find((row) => row.path === path) ?? null) as never),
    alternates: (group) =>
      Promise.resolve(rows.filter((row) => row.group === group) as unknown as RouteRow[]),
  }));
}
const privacy = (locale: Locale, audience: Audience, fails = false): Promise<string> =>
  loadPrivacyPath(content(fails), { locale, audience });

describe("the privacy page of a form", () => {
  it("is the legal page about privacy, in the language and for the audience of the form", async () => {
    expect(await privacy("en", "individual")).toBe("/en/legal/privacy");
    expect(await privacy("de", "individual")).toBe("/de/rechtliches/datenschutz");
    expect(await privacy("en", "corporate")).toBe("/en/business/legal/privacy");
  });
  it("is the root of the legal pages when it is not published or the content service is down", async () => {
    expect(await privacy("fr", "individual")).toMatch(/^\/fr\/[^/]+$/);
    expect(await privacy("de", "corporate")).toMatch(/^\/de\/[^/]+\/[^/]+$/);
    expect(await privacy("en", "individual", true)).toBe("/en/legal");
  });
});
