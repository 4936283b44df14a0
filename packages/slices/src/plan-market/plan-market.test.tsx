import { LOCALES } from "@orlaya/locales";
import { getMessages } from "@orlaya/messages/server";
import { describe, expect, it } from "vitest";
import { headings, html, testContext, words } from "../testing.tsx";
import { PlanMarket, type MarketData, type PlanMarketProps } from "./view.tsx";

const ALL = { all: true, names: [], except: [], count: null };
const some = (...names: readonly string[]) => ({ ...ALL, all: false, names });
const market: MarketData = {
  residences: { ...some("Europe", "Africa"), except: ["United Kingdom"] },
  destinations: ALL,
  own: null,
  profiles: ["Study abroad", "International studies"],
  nationalities: null,
};
const countries = [
  { code: "FR", name: "France" },
  { code: "VN", name: "Vietnam" },
];
const props: Omit<PlanMarketProps, "context"> = {
  title: "Who can take it out",
  lead: "One of these lines.",
  markets: [market],
  residences: countries,
  destinations: countries.slice(1),
  closed: ["Somewhere"],
  refused: [],
  aliasesUrl: "/finder/aliases/en.json",
  check: { label: "Check with your answers", href: "/en/form", external: false, newTab: false },
  tone: "linen",
  anchor: "who",
};
const render = (more: Partial<typeof props> = {}, locale: (typeof LOCALES)[number] = "en") =>
  html(<PlanMarket {...props} {...more} context={testContext(2, locale)} />);
const renderMarket = (more: Partial<MarketData>) =>
  words(render({ markets: [{ ...market, ...more }] }));

describe("PlanMarket", () => {
  it("renders a market as terms with their values", () => {
    const out = render();
    expect(
      [...out.matchAll(/<dt>(?:<svg.*?<\/svg>)?([^<]*)<\/dt>/g)].map(([, term]) => term),
    ).toEqual(["Country of residence", "Destination", "Profile"]);
    expect(words(out)).toContain(
      "Country of residence Europe, Africa Except: United Kingdom Destination Any other country Profile Study abroad International studies",
    );
    expect(headings(out)).toEqual([2, 3, 4, 4]);
  });

  it.each([
    [{ destinations: null }, "Destination The country of residence itself Profile"],
    [{ own: "also" }, "Destination Any country Also within the country of residence Profile"],
    [
      { destinations: some("Asia"), own: "not" },
      "Destination Asia Not within the country of residence Profile",
    ],
    [
      { residences: { ...some(), count: 27 } },
      "Country of residence 27 countries and territories Destination",
    ],
    [
      { nationalities: { only: [], except: ["Canada", "Vietnam"] } },
      "Depends on the nationality Except: Canada, Vietnam Exceptions: see below",
    ],
    [
      { nationalities: { only: ["Canada"], except: [] } },
      "Nationality Depends on the nationality Only: Canada Check with",
    ],
    [
      { nationalities: { only: [], except: [] } },
      "Depends on the nationality Exceptions: see below Check with",
    ],
  ] as const)("says %j as %j", (more, expected) => {
    expect(renderMarket(more)).toContain(expected);
  });

  it("lists every country below, closed, with its code for the search", () => {
    const out = render();
    expect(out).not.toContain("<details open");
    expect(out).toMatch(/<details[^>]*><summary/);
    expect(out).toContain('data-codes="FRVN"><li>France</li><li>Vietnam</li></ul>');
    expect(out).toContain('data-codes="VN"><li>Vietnam</li></ul>');
    expect(words(out)).toContain("Countries of residence (2)");
  });

  it("has a search with a live region only for long lists", () => {
    expect(render()).not.toContain("<input");
    const long = Array.from({ length: 30 }, (_, at) => ({ code: `A${at}`, name: `Land ${at}` }));
    const out = render({ residences: long });
    expect(out).toContain('<label for="market-search">Search for a country</label>');
    expect(out).toContain(
      'role="status" data-template="Countries of residence: {residences}. Destinations: {destinations}."',
    );
  });

  it("states the countries without a plan, and refused nationalities where there are some, above the closed lists", () => {
    const out = render({ refused: ["Anywhere"] });
    for (const text of ["as destination: Somewhere.", "is asked: Anywhere.", "Sanctions lists"])
      expect(out.indexOf(text), text).toBeLessThan(out.indexOf("<details"));
    expect(words(render())).not.toContain("is asked");
    expect(words(out)).toContain("is asked: Anywhere.");
  });

  it.each(LOCALES)("has its texts in %s", (locale) => {
    const { common } = getMessages(locale);
    const out = words(render({ markets: [{ ...market, own: "also" }] }, locale));
    for (const text of [
      common("filters.residence"),
      common("market.any"),
      common("market.alsoOwn"),
      common("market.except", { places: "United Kingdom" }),
      common("market.lists"),
      common("market.sanctions"),
    ])
      expect(out).toContain(text.replaceAll("\u00a0", " "));
    expect(out).not.toContain("undefined");
  });
});
