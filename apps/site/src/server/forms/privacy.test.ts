import type { ListRequest } from "@orlaya/content";
import { describe, expect, it } from "vitest";
import type { Runtime } from "../runtime.ts";
import { privacyPath } from "./privacy.ts";

const rows = [
  { path: "/en/legal/privacy", locale: "en", audience: "individual", group: "g" },
  { path: "/de/rechtliches/datenschutz", locale: "de", audience: "individual", group: "g" },
  { path: "/en/business/legal/privacy", locale: "en", audience: "corporate", group: "h" },
];
function runtime(fails = false) {
  return {
    log: { warn: () => undefined },
    content: {
      list: ({ locale, audience, where }: ListRequest) =>
        fails
          ? Promise.reject(new Error("down"))
          : Promise.resolve({
              documents:
                where?.["page_type"] === "legal"
                  ? [
                      { id: "1", uid: "cookies", path: "/en/legal/cookies" },
                      ...rows
                        .filter((row) => row.locale === locale && row.audience === audience)
                        .map(({ path }) => ({ id: path, uid: "privacy", path })),
                    ]
                  : [],
              total: 2,
            }),
      route: (path: string) => Promise.resolve(rows.find((row) => row.path === path) ?? null),
      alternates: (group: string) => Promise.resolve(rows.filter((row) => row.group === group)),
    },
  } as unknown as Runtime;
}

describe("the privacy page of a form", () => {
  it("is the legal page about privacy, in the language and for the audience of the form", async () => {
    expect(await privacyPath(runtime(), "en", "individual")).toBe("/en/legal/privacy");
    expect(await privacyPath(runtime(), "de", "individual")).toBe("/de/rechtliches/datenschutz");
    expect(await privacyPath(runtime(), "en", "corporate")).toBe("/en/business/legal/privacy");
  });
  it("where it is not published, and while the content service is down, is the root of the legal pages", async () => {
    expect(await privacyPath(runtime(), "fr", "individual")).toMatch(/^\/fr\/[^/]+$/);
    expect(await privacyPath(runtime(), "de", "corporate")).toMatch(/^\/de\/[^/]+\/[^/]+$/);
    expect(await privacyPath(runtime(true), "en", "individual")).toBe("/en/legal");
  });
});
