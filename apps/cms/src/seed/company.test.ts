/** References of data/content to details of the company: each one has a value in its language. */
import { join } from "node:path";
import {
  COMPANY_KEYS,
  fillCompanyText,
  getCompanyField,
  isCompanyKey,
  listCompanyKeys,
} from "@orlaya/contract";
import { LOCALES, type Locale } from "@orlaya/locales";
import { describe, expect, it } from "vitest";
import { getSampleField, readCompanyValues } from "../company/fields.ts";
import { readString } from "../fields/record.ts";
import { readContentFiles } from "./content-files.ts";

const FILES = readContentFiles(join(import.meta.dirname, "../../../.."), ({ file, message }) => {
  throw new Error(`${file} ${message}`);
});
const findCompany = (locale: Locale) =>
  FILES.filter((file) => file.collection === "company" && file.locale === locale);

/** Texts of a value with a square bracket that is no link. */
const BRACKETS = /\[[^\]\n]*, (?:sample|exemple|ejemplo|Beispiel|voorbeeld)\](?!\()/u;
const PARENTHESES = /\((?:sample|exemple|ejemplo|Beispiel|voorbeeld)\)/u;

describe.each(LOCALES)("texts in %s", (locale) => {
  const own = FILES.filter((file) => file.locale === locale);
  it("refer only to details that have a value in this language", () => {
    const [company] = findCompany(locale);
    const values = readCompanyValues(company?.own ?? {});
    const wrong = own.flatMap(({ file, own: data }) => {
      const text = JSON.stringify(data);
      const keys = listCompanyKeys(text).filter((key) => !isCompanyKey(key) || !values[key]);
      return keys.length > 0 || fillCompanyText(text, values).includes("{company")
        ? [`${file} ${keys.join(" ")}`]
        : [];
    });
    expect(wrong).toEqual([]);
  });
  it("have no names in square brackets and no mark of a sample", () => {
    const marked = own.filter(({ own: data }) => {
      const text = JSON.stringify(data);
      return BRACKETS.test(text) || PARENTHESES.test(text);
    });
    expect(marked.map(({ file }) => file)).toEqual([]);
  });
  it("state every detail of the company once, as demonstration data", () => {
    const [company, ...others] = findCompany(locale);
    expect(others).toEqual([]);
    for (const key of COMPANY_KEYS) {
      expect(readString(company?.own[getCompanyField(key)]), key).not.toBe("");
      expect(company?.own[getSampleField(key)], key).toBe(true);
    }
  });
  it("name every company with the word Demo", () => {
    const [company] = findCompany(locale);
    const names = COMPANY_KEYS.filter((key) => key.startsWith("insurer-") || key === "distributor");
    for (const key of names) expect(company?.own[getCompanyField(key)], key).toMatch(/ D[eé]mo /u);
  });
});

it("each local plan has an insurer of its own country", () => {
  const countries = {
    ...{ "hong-kong": "hk", singapore: "sg", thailand: "th", vietnam: "vn", indonesia: "id" },
    ...{ philippines: "ph", uae: "ae" },
  };
  for (const [name, code] of Object.entries(countries)) {
    const plans = FILES.filter(
      ({ collection, key }) =>
        collection === "product_page" && key.split(".")[0] === `myhealth-${name}`,
    );
    expect(plans).toHaveLength(2 * LOCALES.length);
    for (const { file, own } of plans) {
      const insurers = listCompanyKeys(JSON.stringify(own)).filter((key) => /^insurer/.test(key));
      expect(new Set(insurers), file).toEqual(new Set([`insurer-${code}`]));
    }
  }
});
