/** Tests of the premiums of a plan as facts of its group, with the real service. */
import { PREMIUM_PROBLEMS, readPremiums } from "@orlaya/contract/premiums";
import { LOCALES, type Locale } from "@orlaya/locales";
import { getAdminMessages } from "@orlaya/messages/admin";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { findPremiumProblem } from "../fields/premiums.ts";
import { writePremiumProblem } from "../fields/premium-words.ts";
import {
  createPlans,
  order,
  outcomes,
  read,
  readAll,
  save,
  show,
  startFacts,
} from "../testing/facts.ts";
import type { TestService } from "../testing/service.ts";

let service: TestService;
beforeAll(async () => {
  service = await startFacts();
});
afterAll(async () => {
  await service.stop();
});

/** The price of the plans of the tests is 37. */
const TABLE = "Age\tArea\tExcess\tOne\tTwo\n0-17\tworld\t0\t20\t30\n18-64\tworld\t0\t37\t50";
const DATE = "2026-11-01T00:00:00.000Z";
const say = getAdminMessages("fr");

describe("the premiums of a plan", () => {
  it("are published in five languages at once", async () => {
    const plans = await createPlans();
    await save(plans.es, { premiums: TABLE, premiums_date: DATE });
    const shown = await show(plans.es);
    expect(shown.changes.map(({ path }) => path)).toEqual(["premiums", "premiums_date"]);
    const answer = await order(plans.es);
    expect(answer.status, answer.text).toBe(200);
    expect(outcomes(answer)).toEqual(LOCALES.map(() => "published"));
    expect(await readAll(plans, "premiums")).toEqual(LOCALES.map(() => TABLE));
    expect(await readAll(plans, "premiums_date")).toEqual(LOCALES.map(() => DATE));
  });

  it("are changed only together with the price of which they are the minimum", async () => {
    const plans = await createPlans();
    await save(plans.en, { premiums: TABLE, premiums_date: DATE }, false);
    await save(plans.en, { starting_price: 38 });
    expect((await order(plans.en)).status).not.toBe(200);
    expect(await readAll(plans, "starting_price")).toEqual([37, 37, 37, 37, 37]);
    await save(plans.en, { premiums: TABLE.replace("\t37\t", "\t38\t") });
    const answer = await order(plans.en);
    expect(answer.status, answer.text).toBe(200);
    expect(await readAll(plans, "starting_price")).toEqual([38, 38, 38, 38, 38]);
  });

  it.each([
    [
      "a hole",
      "Age\tArea\tExcess\tOne\n18-64\tworld\t0\t37\n18-64\tasia\t0\t37\n65-70\tworld\t0\t37",
    ],
    ["an older person below", `${TABLE}\n65-70\tworld\t0\t36\t60`],
    ["a word", TABLE.replace("37", "much")],
  ])("with %s are kept as a draft and not published, with the reason", async (_, premiums) => {
    const plans = await createPlans();
    const as = await service.user("publisher", {
      edit_locales: LOCALES,
      edit_audiences: ["individual"],
    });
    await save(plans.nl, { premiums, premiums_date: DATE });
    expect((await read(plans.nl, true))["premiums"]).toBe(premiums);
    const answer = await service.request("PATCH", `/api/product_page/${plans.nl}`, {
      as,
      headers: { "accept-language": "fr" },
      body: { _status: "published" },
    });
    expect(answer.status).toBe(400);
    const result = readPremiums(premiums);
    const [problem] = result.ok ? [] : result.problems;
    if (!problem) throw new Error("The table is in order.");
    expect(answer.text).toContain(JSON.stringify(writePremiumProblem(say, problem)).slice(1, -1));
    expect((await read(plans.nl))["premiums"]).toBeNull();
  });

  it("need a date", async () => {
    const plans = await createPlans();
    await save(plans.en, { premiums: TABLE });
    expect((await order(plans.en)).text).toContain(getAdminMessages("en")("premiums.date"));
  });
});

describe("a table of premiums in words", () => {
  async function write(locale: Locale, text: string, before: string): Promise<string> {
    const { writePremiums } = await import("./premium-facts.ts");
    return writePremiums({ i18n: { language: locale } }, text, before);
  }
  it.each(LOCALES)(
    "in %s names the number of changed premiums and the first of them",
    async (locale) => {
      const say = getAdminMessages(locale);
      const fact = say("premiums.fact", { count: 4, lowest: "20", highest: "50" });
      expect(await write(locale, TABLE, "")).toBe(fact);
      const change = { count: 4, place: "18–64, world, 0, One", before: "37", after: "38" };
      expect(await write(locale, TABLE.replace("\t37", "\t38"), TABLE)).toBe(
        say("premiums.changed", { ...change, changed: 1 }),
      );
      expect(await write(locale, TABLE.replace("\t37\t50", "\t38\t49"), TABLE)).toBe(
        say("premiums.changed", { ...change, changed: 2 }),
      );
      expect(await write(locale, TABLE.replace("18-64", "18-65"), TABLE)).toBe(
        say("premiums.reshaped", { fact }),
      );
      expect(await write(locale, `${TABLE}\n`, TABLE)).toBe(say("premiums.same", { fact }));
      expect(await write(locale, TABLE, "nothing")).toBe(fact);
    },
  );
});

describe("the sentences about a table of premiums", () => {
  it("exist for each problem in each language", () => {
    for (const locale of LOCALES)
      for (const kind of PREMIUM_PROBLEMS) {
        const text = writePremiumProblem(getAdminMessages(locale), { kind, line: 7, value: "x9" });
        expect(text, `${locale} ${kind}`).toMatch(/\w.*\.$/);
        expect(text).not.toMatch(/[{}]/);
      }
  });

  it("count the problems that they do not list", () => {
    const rows = Array.from({ length: 8 }, (_, at) => `${at}\tworld\t0\tmuch`).join("\n");
    const write = findPremiumProblem({ premiums: `a\tb\tc\td\n${rows}`, starting_price: 1 });
    expect(write?.(say)).toContain(say("premiums.more", { count: 5 }));
    expect(findPremiumProblem({ premiums: TABLE, starting_price: 37 })).toBeNull();
    expect(findPremiumProblem({ premiums: "nothing", audience: "corporate" })).toBeNull();
    const wrong = findPremiumProblem({ premiums: TABLE, starting_price: 36 });
    expect(wrong?.(say)).toBe(say("premiums.lowest", { lowest: 37 }));
  });
});
