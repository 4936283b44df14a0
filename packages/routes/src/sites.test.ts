import { describe, expect, it } from "vitest";
import { DEFAULT_LOCALE, LOCALES } from "@orlaya/locales";
import { AUDIENCES, buildPath, findSite } from "./index.ts";

describe("the site of a path", () => {
  it.each(LOCALES.flatMap((locale) => AUDIENCES.map((audience) => ({ locale, audience }))))(
    "$locale $audience is found for its home page, its pages and its unknown paths",
    (site) => {
      const home = buildPath("home", site);
      for (const path of [home, buildPath("offers", site), `${home}/no/such/page`, `${home}/%0a`])
        expect(findSite(path), path).toEqual(site);
    },
  );
  it.each(["", "/", "/nope", "/en-gb", "/EN", "/wp-login.php", "/corporate", "//"])(
    "“%s” has no language and belongs to the default language",
    (path) => {
      expect(findSite(path)).toEqual({ locale: DEFAULT_LOCALE, audience: "individual" });
    },
  );
  it("accepts the segment of the corporate site only in its own language and position", () => {
    const german = buildPath("home", { locale: "de", audience: "corporate" });
    const segment = german.split("/").at(-1) ?? "";
    expect(findSite(`/fr/${segment}`).audience).toBe("individual");
    expect(findSite(`/de/x/${segment}`).audience).toBe("individual");
    expect(findSite(`//de//${segment}//x`)).toEqual({ locale: "de", audience: "corporate" });
  });
});
