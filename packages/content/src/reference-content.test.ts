import { COMPANY_KEYS, fillCompanyText, getCompanyField } from "@orlaya/contract";
import { describe, expect, it } from "vitest";
import type { Clause } from "./answers.ts";
import { listCompanyValues, parseCompany, type Company } from "./company.ts";
import { parseDocument } from "./parse.ts";
import { createReferenceContent } from "./reference-content.ts";
import { fillTexts } from "./references.ts";
import type { SiteContent } from "./site-content.ts";

/** Returns details whose values begin with a name. */
function createCompany(name: string, stored = {}): Company {
  const values = COMPANY_KEYS.map((key) => [getCompanyField(key), `${name} ${key}`] as const);
  return parseCompany({ id: "c", ...Object.fromEntries(values), ...stored }, {});
}
const footer = (text: string) => parseDocument("footer_module", { id: "f", legal_text: text });

/** Content with one footer, which counts how often the details and the clauses are read. */
function createSite(
  answer: ReturnType<typeof footer> | null,
  details: () => Company | null,
  clauses: () => readonly Clause[] = () => [],
) {
  const read = { count: 0, clauses: 0 };
  const live = {
    footer: () => Promise.resolve(answer),
    company: () => {
      read.count += 1;
      return Promise.resolve(details());
    },
    clauses: () => {
      read.clauses += 1;
      return Promise.resolve(clauses());
    },
  } as unknown as SiteContent;
  return { site: createReferenceContent(live), read };
}

describe("details of the company", () => {
  it("replace their references in every text of an answer", () => {
    const values = listCompanyValues(createCompany("A"));
    expect(
      fillTexts({ a: ["{company:hours}"], b: { c: "x {company:assistance}" }, d: 1 }, (text) =>
        fillCompanyText(text, values),
      ),
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

describe("clauses", () => {
  const clauses: readonly Clause[] = [
    { id: "1", uid: "withdrawal.travel", locale: "en", text: "Cancel with {company:distributor}." },
    { id: "2", uid: "summary.individual", locale: "en", text: "This is a summary." },
  ];
  it("are filled before the details that they name", async () => {
    const { site, read } = createSite(
      footer("A {clause:withdrawal.travel} B"),
      () => createCompany("C"),
      () => clauses,
    );
    expect((await site.footer())?.legal_text).toBe("A Cancel with C distributor. B");
    expect(read).toEqual({ count: 1, clauses: 1 });
  });
  it("are read alone for an answer that names no company, and filled once", async () => {
    const { site, read } = createSite(
      footer("{clause:summary.individual}"),
      () => createCompany("C"),
      () => clauses,
    );
    const first = await site.footer();
    expect(first?.legal_text).toBe("This is a summary.");
    expect(await site.footer()).toBe(first);
    expect(read).toEqual({ count: 0, clauses: 2 });
  });
  it("are not read for a text that names the company only", async () => {
    const { site, read } = createSite(footer("{company:hours}"), () => createCompany("C"));
    await site.footer();
    expect(read).toEqual({ count: 1, clauses: 0 });
  });
  it("that are missing leave no reference on the page", async () => {
    const { site } = createSite(footer("A{clause:nothing.here}{clause:{company:x}}."), () => null);
    expect((await site.footer())?.legal_text).toBe("A.");
  });
});
