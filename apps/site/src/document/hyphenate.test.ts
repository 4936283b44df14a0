import { describe, expect, it } from "vitest";
import type { Locale } from "@orlaya/locales";
import { hyphenate } from "./hyphenate.ts";

/** Returns the result with visible soft hyphens. */
const shown = async (html: string, locale: Locale): Promise<string> =>
  (await hyphenate(html, locale)).replaceAll("\u00ad", "·");

describe("hyphenate", () => {
  it.each<readonly [Locale, string, string]>([
    [
      "de",
      "<h1>Internationale Krankenversicherung</h1>",
      "<h1>Internationale Kranken·versicherung</h1>",
    ],
    ["de", "<td>Krankenversicherungen</td>", "<td>Kranken·ver·si·che·rungen</td>"],
    ["nl", "<h2>Ziektekostenverzekeringen</h2>", "<h2>Ziektekosten·verzekeringen</h2>"],
    [
      "de",
      "<dd>Schwangerschaft, Kündigungsfrist</dd>",
      "<dd>Schwan·ger·schaft, Kündi·gungs·frist</dd>",
    ],
    [
      "nl",
      '<h3 class="a"><a href="/toegankelijkheidsverklaring">Toegankelijkheidsverklaring</a></h3>',
      '<h3 class="a"><a href="/toegankelijkheidsverklaring">Toegan·ke·lijk·heids·verklaring</a></h3>',
    ],
    ["de", "<h3>Äquatorialguinea</h3>", "<h3>Äquato·ri·al·guinea</h3>"],
    ["nl", "<h4>Christmaseiland</h4>", "<h4>Christmas·eiland</h4>"],
    ["fr", '<th scope="col">Hospitalisation</th>', '<th scope="col">Hospi·ta·li·sation</th>'],
    ["es", "<th>Hospitalización</th>", "<th>Hospi·ta·li·zación</th>"],
    ["en", "<td>Hospitalisation</td>", "<td>Hospit·al·isation</td>"],
  ])("%s: %s", async (locale, html, divided) => {
    expect(await shown(html, locale)).toBe(divided);
  });

  it("keeps the soft hyphens of the editor, and adds more beside a frequent part", async () => {
    expect(await shown("<h2>Kranken\u00adversicherungsleistungen</h2>", "de")).toBe(
      "<h2>Kranken·versicherungs·leistungen</h2>",
    );
  });
  it.each([
    ["a word that is short for its element", "<h1>Versicherung</h1><td>Zahnarzt</td>"],
    [
      "a word that is short for a long title",
      "<h3>Genügt mein lokaler Führerschein für ein Motorrad?</h3>",
    ],
    ["a word in a sentence", "<p>Auslandskrankenversicherung</p>"],
    [
      "a word in a finder, which a script hydrates",
      '<div class="x" data-eligibility-finder="{&quot;a&quot;:1}"><div><form></form></div><dl><dt>Wohnsitzland</dt><dd>Zentralafrikanische Republik</dd></dl></div>',
    ],
    [
      "a URL or e-mail address",
      "<td>datenschutzbeauftragte@versicherungsgesellschaft.example https://versicherungsgesellschaft.example/x</td>",
    ],
    ["a technical name", '<th scope="row">lastResearchOption</th>'],
    [
      "a word in an attribute",
      '<td><a aria-label="Auslandskrankenversicherung" title="Kündigungsfristen">Mehr</a></td>',
    ],
  ])("does not change %s", async (_, html) => {
    expect(await hyphenate(html, "de")).toBe(html);
  });
});

it("hyphenates words before and after a finder", async () => {
  const finder = '<div data-need-finder="1"><div></div><h2>Auslandskrankenversicherung</h2></div>';
  expect(
    await shown(
      `<h2>Auslandskrankenversicherung</h2>${finder}<h2>Auslandskrankenversicherung</h2>`,
      "de",
    ),
  ).toBe(`<h2>Auslands·kran·ken·versicherung</h2>${finder}<h2>Auslands·kran·ken·versicherung</h2>`);
});

describe("an amount in a cell", () => {
  it.each([
    [
      "of seven digits or more may wrap before its currency",
      "<dd>10\u00a0000\u00a0000\u00a0HKD</dd>",
      "<dd>10\u00a0000\u00a0000 HKD</dd>",
    ],
    [
      "of seven digits or more may wrap before its currency in French",
      "<td>1\u202f500\u202f000\u00a0SGD</td>",
      "<td>1\u202f500\u202f000 SGD</td>",
    ],
    [
      "that is shorter stays on one line",
      "<dd>25\u00a0000\u00a0EUR</dd>",
      "<dd>25\u00a0000\u00a0EUR</dd>",
    ],
  ])("%s", async (_, html, divided) => {
    expect(await hyphenate(html, "en")).toBe(divided);
  });
});
