import { COMPANY_KEYS, getCompanyField } from "@orlaya/contract";
import { describe, expect, it } from "vitest";
import { createCompanyContent } from "./company-content.ts";
import { fillCompany, listCompanyValues, parseCompany, type Company } from "./company.ts";
import { parseDocument } from "./parse.ts";
import type { SiteContent } from "./site-content.ts";

/** Returns details whose values begin with a name. */
function createCompany(name: string, stored = {}): Company {
  const values = COMPANY_KEYS.map((key) => [getCompanyField(key), `${name} ${key}`] as const);
  return parseCompany({ id: "c", ...Object.fromEntries(values), ...stored }, {});
}
const footer = (text: string) => parseDocument("footer_module", { id: "f", legal_text: text });

/** Content with one footer, which counts how often the details are read. */
function createSite(answer: ReturnType<typeof footer> | null, details: () => Company | null) {
  const read = { count: 0 };
  const live = {
    footer: () => Promise.resolve(answer),
    company: () => {
      read.count += 1;
      return Promise.resolve(details());
    },
  } as unknown as SiteContent;
  return { site: createCompanyContent(live), read };
}

describe("details of the company", () => {
  it("replace their references in every text of an answer", () => {
    const values = listCompanyValues(createCompany("A"));
    expect(
      fillCompany({ a: ["{company:hours}"], b: { c: "x {company:assistance}" }, d: 1 }, values),
    ).toEqual({ a: ["A hours"], b: { c: "x A assistance" }, d: 1 });
  });
  it("are read only for an answer with a reference, and a change shows at once", async () => {
    let name = "A";
    const details = new Map(["A", "B"].map((each) => [each, createCompany(each)]));
    const { site, read } = createSite(footer("By {company:insurer-hk}."), () => {
      return details.get(name) ?? null;
    });
    const [first, second] = [await site.footer(), await site.footer()];
    expect(first?.legal_text).toBe("By A insurer-hk.");
    expect(second).toBe(first);
    name = "B";
    expect((await site.footer())?.legal_text).toBe("By B insurer-hk.");
    const plain = createSite(footer("By nobody."), () => createCompany("A"));
    expect((await plain.site.footer())?.legal_text).toBe("By nobody.");
    expect([read.count, plain.read.count]).toEqual([3, 0]);
  });
  it("that are missing leave no reference on the page", async () => {
    const { site } = createSite(footer("By {company:insurer-hk}{company:x}."), () => null);
    expect((await site.footer())?.legal_text).toBe("By .");
    expect(await createSite(null, () => null).site.footer()).toBeNull();
  });
  it("say that the site is a demonstration unless the service denies it", () => {
    expect(createCompany("A").is_demonstration).toBe(true);
    expect(createCompany("A", { is_demonstration: false }).is_demonstration).toBe(false);
  });
});
