/**
 * The parts of the application state of spec §3 that the chrome contains. They derive from the
 * request and the content.
 */
import { parseDocument } from "@orlaya/content";
import { describe, expect, it } from "vitest";
import { buildLanguages } from "./alternates.ts";
import { buildFooter } from "./footer.ts";
import { buildHeader } from "./header.ts";
import { resolveContext } from "../load/resolve-context.ts";
import { readEnv } from "../process/env.ts";
import { loadFinderModule } from "../load/finder-module.ts";
import { createTestSite } from "../load/testing.ts";

const context = resolveContext({ locale: "en", audience: "individual", mediaOrigin: "" });
const site = { locale: "en", audience: "individual" } as const;
const languages = buildLanguages(site, [], new URLSearchParams());
function home(audience: "individual" | "corporate") {
  return {
    kind: "document",
    label: audience,
    document: {
      relationTo: "page_single",
      value: {
        id: audience,
        _status: "published",
        path: audience === "corporate" ? "/en/corporate" : "/en",
        locale: "en",
        audience,
        title: "Home",
      },
    },
  };
}
const stored = {
  id: "h",
  private_link: home("individual"),
  pro_link: home("corporate"),
  cta: { is_custom: true, link: { kind: "action", action: "finder", label: "Get a quote" } },
  slices: [],
};

const header = (more: object = {}) => parseDocument("header_module", { ...stored, ...more });

describe("state of the layout (spec §3)", () => {
  it("[3-098] [3-099] the header has links to both sites, a light variant, and a call to action with its action", () => {
    const model = buildHeader({ header: header(), navigation: [] }, context, languages);
    expect(model).toMatchObject({
      isLite: false,
      audiences: { individual: { href: "/en" }, corporate: { href: "/en/corporate" } },
      cta: { isCustom: true, link: { action: "finder", href: "/en#finder" } },
    });
  });
  it("[3-098] a page with a single purpose has a light header with the phone number of the site", () => {
    const contact = {
      id: "c",
      contact_title: "Team",
      contact_phone_number: "+44 20 7946 0101",
    };
    function lite(number: typeof contact | null) {
      return buildHeader({ header: header(), navigation: [] }, context, languages, {
        contact: number && parseDocument("module_contact", number),
      });
    }
    expect(lite(contact)).toMatchObject({
      isLite: true,
      phone: { label: "+44\u00a020\u00a07946\u00a00101", href: "tel:+442079460101" },
    });
    expect(lite({ ...contact, contact_phone_number: "[Number, sample]" })).toMatchObject({
      isLite: true,
      phone: null,
    });
    expect(lite(null)).toMatchObject({ isLite: true, phone: null });
  });
  it("[2-087] [2-090] [2-091] the banner has its action, tabs have their modules, and content can disable the language switcher", () => {
    const module = (id: string) =>
      parseDocument("navigation_module", { id, uid: id, label: id, groups: [] });
    const model = buildHeader(
      {
        header: header({
          language_switcher: false,
          banner: {
            text: "Ten or more people?",
            actions: [
              { link: home("corporate") },
              { link: { kind: "document", label: "Gone", document: null } },
            ],
          },
          slices: [
            {
              blockType: "nav_tabs",
              label: "Destinations",
              items: [
                { navigation_module: "asia" },
                { navigation_module: { id: "europe" } },
                { navigation_module: "gone" },
              ],
            },
            { blockType: "nav_tabs", label: "Empty", items: [{ navigation_module: "gone" }] },
          ],
        }),
        navigation: [module("europe"), module("asia")],
      },
      context,
      languages,
    );
    expect(model).toMatchObject({
      languages: null,
      banner: { text: "Ten or more people?", actions: [{ href: "/en/corporate" }] },
      entries: [
        { kind: "tabs", label: "Destinations", modules: [{ uid: "asia" }, { uid: "europe" }] },
      ],
    });
    expect(model?.entries).toHaveLength(1);
    expect(model?.banner?.actions).toHaveLength(1);
  });
  it("[2-086] there is no audience switcher when one of the two links is missing", () => {
    expect(
      buildHeader({ header: header({ pro_link: null }), navigation: [] }, context, languages)
        ?.audiences,
    ).toBeNull();
  });
  it("[3-100] the footer has the data of its module", () => {
    const footer = buildFooter(
      parseDocument("footer_module", {
        id: "f",
        uid: "footer-pro",
        legal_text: "Legal",
        market_line: "Market",
        quotes_title: "Quotes",
      }),
      resolveContext({ locale: "en", audience: "corporate", mediaOrigin: "" }),
      languages,
      true,
    );
    expect(footer).toMatchObject({
      isDemonstration: true,
      legalText: "Legal",
      marketLine: "Market",
      quotes: { title: "Quotes", links: [] },
    });
    expect(buildFooter(null, context, languages, true)).toBeNull();
  });
  it("the settings are the languages and the origin of the site", () => {
    expect(languages.map(({ code, isCurrent }) => [code, isCurrent])).toEqual([
      ["en", true],
      ["fr", false],
      ["es", false],
      ["de", false],
      ["nl", false],
    ]);
    expect(
      readEnv({
        SITE_API_KEY: "x".repeat(20),
        REVALIDATE_SECRET: "y".repeat(20),
        SITE_URL: "https://www.example.com/somewhere",
      }).siteOrigin,
    ).toBe("https://www.example.com");
  });
  it("[3-080] [7-015] the default finder module is part-lisa-common", async () => {
    const asked: string[] = [];
    const content = createTestSite(site, {
      finderModule: (uid) => {
        asked.push(uid);
        return Promise.resolve(null);
      },
    });
    await loadFinderModule(content);
    expect(asked).toEqual(["part-lisa-common"]);
  });
});
