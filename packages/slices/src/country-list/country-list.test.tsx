import { expect, it } from "vitest";
import { headings, html, testContext, words } from "../testing.tsx";
import { CountryList, getInitial } from "./view.tsx";

const countries = [
  { code: "AX", name: "Åland", href: "/en/aland" },
  { code: "AQ", name: "Antarctica", href: null },
  { code: "EG", name: "Égypte", href: "/fr/egypte" },
  { code: "ES", name: "Espagne", href: "/fr/espagne" },
];
it("sorts accented letters under their base letter", () => {
  expect(countries.map(({ name }) => getInitial(name))).toEqual(["A", "A", "E", "E"]);
});
it("lists countries under their letters, with a link to each letter; a country without a page is plain text", () => {
  const out = html(
    <CountryList
      title="All"
      lead=""
      countries={countries}
      note="Plain."
      tone="white"
      context={testContext(2)}
    />,
  );
  expect(headings(out)).toEqual([2, 3, 3]);
  expect(out).toContain('<a href="#a-z-A">A</a>');
  expect(out).toContain('<h3 id="a-z-E"');
  expect(out).toContain("<li>Antarctica</li>");
  expect(out).toContain('<a href="/fr/egypte">Égypte</a>');
  expect(words(out)).toContain("Plain.");
});
