/** The sentences of findings: complete in five languages, with names and never with ids. */
import { LOCALES } from "@orlaya/locales";
import { getAdminMessages } from "@orlaya/messages/admin";
import { describe, expect, it } from "vitest";
import {
  FINDING_KINDS,
  describeFinding,
  findFindings,
  readListWords,
  recordNames,
  type FindingKind,
  type SayFinding,
  type SayListName,
} from "../src/eligibility/index.ts";
import {
  funnel,
  list,
  product,
  profile,
  rule,
  smallData,
  syntheticData,
} from "../src/testing/synthetic.ts";
import { createFindingWriter } from "./finding-words.ts";

const base = smallData();

describe("the sentence of a finding", () => {
  it("contains the display names of records, never their ids", () => {
    const opaque = (id: string): string => `rec${id}x97bBdOu2SNGJ`;
    const data = smallData({
      lists: [
        ...base.lists,
        list(opaque("list"), ["VN"], { Name: "Excluded countries [destination]", excluded: true }),
        list(opaque("none"), [], { Name: "List 7. Nobody [location]" }),
      ],
      products: [
        product(opaque("product"), {
          Name: "MyHealth",
          "url_en-gb": null,
          "url_de-de": "javascript:x",
        }),
        product(opaque("other"), { Name: "MyStudies" }),
      ],
      funnels: [funnel(opaque("funnel"), { Name: "MyTravel" })],
      profiles: [...base.profiles, profile(opaque("profile"), 9, { Name: "Seasonal work" })],
      rules: [
        rule("R1", { product: [opaque("product")], funnel: [opaque("funnel")], Name: "First" }),
        rule("R2", {
          product: [opaque("other")],
          residence: ["r", opaque("none")],
          profile: ["expat", opaque("gone")],
          Name: "Second",
        }),
        rule("R3", { nationality: ["n1"], product: [opaque("other")], Name: "Second" }),
        {
          id: opaque("links"),
          ID: "N",
          Type: "Nationality",
          Name: "NULL",
          LISA: ["rule-R1", opaque("gone")],
        },
      ],
    });
    const findings = findFindings({
      ...data,
      products: data.products.map((each) => ({ ...each, LISA: [] })),
    });
    expect(new Set(findings.map(({ kind }) => kind)).size).toBeGreaterThan(10);
    const sentences = findings.map(createFindingWriter(data));
    const say = getAdminMessages("en");
    for (const sentence of sentences)
      expect(sentence).not.toMatch(/rec[a-z]+x97|rule-R|\bc-[A-Z]{2}|(?<!Land )\b(?:VN|SG|FR)\b/);
    expect(sentences).toEqual(
      expect.arrayContaining([
        say("finding.conflict", { rules: "“First”, “Second” (R2)", by: "“First”" }),
        say("finding.excluded-covered", {
          ...{ rules: "“First”", by: "Land VN", subject: "“Land VN (destination)”" },
        }),
        say("finding.dangling", { subject: "“Second” (R2)", where: "profile" }),
        say("finding.missing-url", { subject: "“MyHealth”" }),
      ]),
    );
  });

  it("is complete in every language, and names countries in that language", () => {
    const broken = { rules: 60, restricted: 0.4, broken: 0.1, closed: 0.1 };
    const data = syntheticData(7, {
      ...{ countries: 30, regions: 10, lists: 12, products: 4, profiles: 3 },
      ...broken,
    });
    const findings = findFindings(data);
    for (const locale of LOCALES) {
      const say = getAdminMessages(locale);
      const words = {
        say: say as unknown as SayFinding,
        names: recordNames(data, {
          locale,
          quote: (name) => say("finding.quoted", { name }),
          words: readListWords(say as unknown as SayListName),
        }),
        locale,
      };
      for (const finding of findings) {
        const sentence = describeFinding(finding, words);
        expect(sentence).not.toMatch(/[{}]|undefined|finding\.|^$/);
        expect(sentence.length).toBeGreaterThan(10);
      }
      const empty = { rules: [], subject: [], by: [], where: [], witness: null };
      for (const kind of Object.keys(FINDING_KINDS) as FindingKind[])
        expect(
          describeFinding({ ...(findings[0] as (typeof findings)[0]), ...empty, kind }, words),
        ).not.toContain(`finding.${kind}`);
    }
  });
});
