import { describe, expect, it } from "vitest";
import { join } from "node:path";
import type { ContentFile } from "./content-files.ts";
import { readDataFiles } from "./data-files.ts";
import type { Problem } from "./document.ts";
import { readEligibility } from "./eligibility.ts";
import { createMarketFacts } from "./market-texts.ts";

const ROOT = join(import.meta.dirname, "../../../..");
const data = readDataFiles(ROOT);
const { data: eligibility } = readEligibility(ROOT);
const idOf = (name: string): unknown =>
  eligibility?.products.find(({ Name }) => Name === name)?.id ?? name;

function createFile(collection: string, key: string): ContentFile {
  return {
    collection,
    key,
    locale: "de",
    file: `data/content/de/${collection}/${key}.json`,
    own: {},
  };
}
function createFacts(marketTexts: Readonly<Record<string, string[]>>) {
  const problems: Problem[] = [];
  const stated = { ...data, marketTexts: new Map(Object.entries(marketTexts)) };
  const getFacts = createMarketFacts(stated, eligibility, (problem) => problems.push(problem));
  return { getFacts, problems };
}

describe("createMarketFacts", () => {
  it("gives a page of a plan its own plan first, on both sites", () => {
    const { getFacts } = createFacts({ "product_page:myhealth-asia": ["MyHealth Singapore"] });
    expect(getFacts(createFile("product_page", "myhealth-asia"))).toEqual({
      markets: [idOf("MyHealth ASIA"), idOf("MyHealth Singapore")],
    });
    expect(getFacts(createFile("product_page", "myhealth-asia.group"))).toEqual({
      markets: [idOf("MyHealth ASIA")],
    });
  });

  it("gives other documents the plans of the file, and none to those that it does not name", () => {
    const { getFacts, problems } = createFacts({ "page_faq:one": ["Scorestudies"] });
    expect(getFacts(createFile("page_faq", "one"))).toEqual({ markets: [idOf("Scorestudies")] });
    expect(getFacts(createFile("page_faq", "two"))).toEqual({});
    expect(problems).toEqual([]);
  });

  it("reports a name that no plan has", () => {
    const { getFacts, problems } = createFacts({ "page_faq:one": ["No plan"] });
    expect(problems).toEqual([
      {
        file: "data/market-texts.json",
        path: "page_faq:one",
        message: 'there is no plan "No plan"',
      },
    ]);
    expect(getFacts(createFile("page_faq", "one"))).toEqual({});
  });

  it("gives none without eligibility data", () => {
    const getFacts = createMarketFacts(data, null, () => undefined);
    expect(getFacts(createFile("product_page", "myhealth-asia"))).toEqual({});
  });
});
