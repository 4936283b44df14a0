import { describe, expect, it } from "vitest";
import type { Locale } from "@orlaya/locales";
import { hyphenate } from "./hyphenate.ts";

/** Soft hyphens made visible. */
const shown = async (html: string, locale: Locale): Promise<string> =>
  (await hyphenate(html, locale)).replaceAll("\u00ad", "·");

describe("the long words of a page", () => {
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

  it("keep the soft hyphens of the editor, and get more of them beside a frequent part", async () => {
    expect(await shown("<h2>Kranken\u00adversicherungsleistungen</h2>", "de")).toBe(
      "<h2>Kranken·versicherungs·leistungen</h2>",
    );
  });
  it.each([
    ["is short for its place", "<h1>Versicherung</h1><td>Zahnarzt</td>"],
    [
      "has room in a title of several words",
      "<h3>Genügt mein lokaler Führerschein für ein Motorrad?</h3>",
    ],
    ["stands in a sentence", "<p>Auslandskrankenversicherung</p>"],
    [
      "stands in a finder, which a script takes over",
      '<div class="x" data-eligibility-finder="{&quot;a&quot;:1}"><div><form></form></div><dl><dt>Wohnsitzland</dt><dd>Zentralafrikanische Republik</dd></dl></div>',
    ],
    [
      "is an address",
      "<td>datenschutzbeauftragte@versicherungsgesellschaft.example https://versicherungsgesellschaft.example/x</td>",
    ],
    ["is a technical name", '<th scope="row">lastResearchOption</th>'],
    [
      "stands in an attribute",
      '<td><a aria-label="Auslandskrankenversicherung" title="Kündigungsfristen">Mehr</a></td>',
    ],
  ])("stay as they are where one %s", async (_, html) => {
    expect(await hyphenate(html, "de")).toBe(html);
  });
});

it("are divided before and after a finder", async () => {
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
      "of seven digits or more may have its currency on the next line",
      "<dd>10\u00a0000\u00a0000\u00a0HKD</dd>",
      "<dd>10\u00a0000\u00a0000 HKD</dd>",
    ],
    [
      "in French as well",
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
