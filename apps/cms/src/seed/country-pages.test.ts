import { fileURLToPath } from "node:url";
import { LOCALES } from "@orlaya/locales";
import { AUDIENCES, documentPath, uidProblem } from "@orlaya/routes";
import { describe, expect, it } from "vitest";
import regions from "../../../../data/regions.json" with { type: "json" };
import { createCountryPageFile, createUid, type CountryEntry } from "./country-pages.ts";
import { readSource } from "./source.ts";

const { countries, facts } = readSource(fileURLToPath(new URL("../../../../", import.meta.url)));
function pages(country: CountryEntry) {
  return LOCALES.flatMap((locale) =>
    AUDIENCES.map((audience) => ({
      locale,
      audience,
      country,
      page: createCountryPageFile(country, { regions, facts }, locale, audience),
    })),
  );
}
const all = countries.flatMap(pages).flatMap(({ page, ...rest }) =>
  page
    ? [
        {
          ...rest,
          page: page as {
            title: string;
            uid: string;
            region: string;
            seo: { title: string; description: string };
          },
        },
      ]
    : [],
);

describe("pages of countries", () => {
  it("[3-012] the site reference list that is seeded has 250 entries", () => {
    expect(new Set(countries.map(({ code }) => code)).size).toBe(250);
  });
  it("exist for 244 countries in each language and for each audience", () => {
    expect(all).toHaveLength(2440);
    expect(
      countries
        .filter((country) => pages(country).every(({ page }) => page === null))
        .map(({ code }) => code),
    ).toEqual(["AQ", "BV", "GS", "HM", "TF", "UM"]);
  });
  it("have a uid that is made of the country’s name in the language: a–z, digits and hyphens", () => {
    function uid(code: string) {
      return LOCALES.map((locale) =>
        createUid(countries.find((country) => country.code === code)?.names[locale] ?? "", locale),
      );
    }
    expect(uid("TH")).toEqual(["thailand", "thailande", "tailandia", "thailand", "thailand"]);
    expect(uid("AT")).toEqual(["austria", "autriche", "austria", "oesterreich", "oostenrijk"]);
    expect(uid("ES")).toEqual(["spain", "espagne", "espana", "spanien", "spanje"]);
    expect(uid("CI")).toEqual([
      "cote-d-ivoire",
      "cote-d-ivoire",
      "costa-de-marfil",
      "elfenbeinkueste",
      "ivoorkust",
    ]);
    expect(uid("TR")[0]).toBe("turkiye");
    expect(uid("CW")).toEqual(["curacao", "curacao", "curazao", "curacao", "curacao"]);
    expect(uid("MF")[0]).toBe("saint-martin-french-part");
  });
  it("[2-061] have unique paths that the route table allows", () => {
    const paths = all.map(({ locale, audience, page }) => {
      const region = regions.find(({ key }) => key === page.region.replace(".corporate", ""))?.uids[
        locale
      ];
      const ref = { type: "page_country", locale, audience, region, uid: page.uid } as const;
      expect(uidProblem(ref)).toBeNull();
      return documentPath(ref);
    });
    expect(paths).not.toContain(null);
    expect(new Set(paths).size).toBe(2440);
  });
  it("have a title of at most 60 and a description of 70 to 160 characters, unique in the language", () => {
    for (const locale of LOCALES) {
      const own = all.filter((entry) => entry.locale === locale).map(({ page }) => page.seo);
      expect(new Set(own.map(({ title }) => title)).size).toBe(488);
      expect(new Set(own.map(({ description }) => description)).size).toBe(488);
    }
    expect(
      all
        .filter(
          ({ page: { seo } }) =>
            seo.title.length > 60 || seo.description.length < 70 || seo.description.length > 160,
        )
        .map(({ page }) => page.seo),
    ).toEqual([]);
    expect(
      all
        .filter(({ page: { seo } }) => /undefined|\{|  |\.\.$/.test(seo.title + seo.description))
        .map(({ page }) => page.seo),
    ).toEqual([]);
  });
});
