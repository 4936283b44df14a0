/** The pages that were read for texts on authorities and law: data/sources.tsv. */
import { readFileSync } from "node:fs";
import { LOCALES } from "@orlaya/locales";
import { expect, it } from "vitest";

const read = (path: string): string => readFileSync(new URL(`../${path}`, import.meta.url), "utf8");
const [head, ...rows] = read("sources.tsv")
  .trimEnd()
  .split("\n")
  .map((line) => line.split("\t"));

it("has five columns, each filled, with an address and a day", () => {
  expect(head).toEqual(["language", "address", "title", "date_read", "read_for"]);
  const wrong = rows.filter(
    ([locale = "", address = "", , day = "", ...rest]) =>
      !LOCALES.some((known) => known === locale) ||
      !URL.canParse(address) ||
      !/^\d{4}-\d{2}-\d{2}$/.test(day) ||
      rest.length !== 1,
  );
  expect(wrong).toEqual([]);
  expect(rows.flat().filter((cell) => cell.trim() !== cell || cell === "")).toEqual([]);
});

it("has each page once for a language, in order", () => {
  const keys = rows.map(([locale = "", address = ""]) => [
    LOCALES.findIndex((known) => known === locale),
    address,
  ]);
  const sorted = keys.toSorted(([a = 0, first = ""], [b = 0, second = ""]) =>
    a === b ? (first < second ? -1 : 1) : Number(a) - Number(b),
  );
  expect(keys).toEqual(sorted);
  expect(new Set(keys.map(String)).size).toBe(keys.length);
});

it.each(LOCALES)("has a page of each site that the guide to state schemes names: %s", (locale) => {
  const guide = JSON.parse(
    read(`content/${locale}/page_guide/guide-02-leaving-state-scheme.json`),
  ) as { readonly sources: readonly { readonly to: string }[] };
  const hosts = new Set(
    rows.filter(([of]) => of === locale).map(([, address = ""]) => readSite(address)),
  );
  expect(guide.sources.map(({ to }) => readSite(to)).filter((site) => !hosts.has(site))).toEqual(
    [],
  );
});

/** Returns the domain of an address without subdomains: `faq.nhsbsa.nhs.uk` is of `nhs.uk`. */
function readSite(address: string): string {
  const parts = new URL(address).hostname.split(".");
  const isSecondLevel = /^(?:ac|co|com|gov|org)$/.test(parts.at(-2) ?? "");
  return parts.slice(isSecondLevel ? -3 : -2).join(".");
}
