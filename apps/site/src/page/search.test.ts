/** Which searches are counted: without a plan, of a visitor, without their nationality. */
import { parseDocument } from "@orlaya/content";
import {
  listOptions,
  NO_ANSWERS,
  NOT_LISTED,
  resolve,
  type Answers,
  type Search,
} from "@orlaya/finder/eligibility";
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import {
  createShippedPayload,
  createShippedRelease,
  readFinder,
} from "../load/shipped-rules.test-data.ts";
import { createTestSite } from "../load/testing.ts";
import { readEnv } from "../process/env.ts";
import type { Runtime } from "../process/runtime.ts";
import type { PageRequest } from "./page.ts";
import { answerSearch } from "./search.ts";

const released = createShippedRelease(7);
const finder = readFinder(createShippedPayload("en", 7));
const runtime = {
  env: readEnv({ SITE_API_KEY: "x".repeat(20), REVALIDATE_SECRET: "y".repeat(20) }),
  log: { info: () => undefined, warn: () => undefined, error: () => undefined },
} as unknown as Runtime;
const site = createTestSite(
  { locale: "en", audience: "individual" },
  {
    release: () => Promise.resolve(released),
    finderModule: () => Promise.resolve(parseDocument("module_lisa", { id: "m", new_lisa: true })),
    plans: () => Promise.resolve([]),
    places: () => Promise.resolve([]),
  },
);

/** Submits answers. @returns the searches that were counted */
async function submit(
  query: Readonly<Record<string, string>>,
  more: Partial<PageRequest> = {},
): Promise<readonly Search[]> {
  const counted: Search[] = [];
  await answerSearch(
    runtime,
    {
      path: "/en",
      query: new URLSearchParams(query),
      json: false,
      preview: null,
      form: null,
      country: () => Promise.resolve("FR"),
      countSearch: (search) => {
        counted.push(search);
      },
      ...more,
    },
    site,
  );
  return counted;
}
const code = fc.constantFrom(...finder.codes);
const profile = fc.constantFrom(...finder.profiles.map(({ id }) => id));
const search = fc.record({ residence: code, destination: code, profile });

/** Finds three answers after which nationality is asked. */
function findAsked(): Answers {
  for (const residence of finder.codes)
    for (const destination of finder.codes)
      for (const { id } of finder.profiles) {
        const answers = { residence, destination, profile: id, nationality: null };
        if (resolve(finder, answers).kind === "ask") return answers;
      }
  throw new Error("No answers ask for the nationality.");
}

describe("a submitted search", () => {
  it.each([false, true])(
    "is counted when nobody gets a plan, and not when somebody does; as JSON: %s",
    async (json) => {
      await fc.assert(
        fc.asyncProperty(search, code, async (each, nat) => {
          const { kind } = resolve(finder, { ...each, nationality: null });
          fc.pre(kind !== "ask");
          const { residence: from, destination: to, profile: as } = each;
          expect(await submit({ from, to, as, nat, go: "product" }, { json })).toEqual(
            kind === "none" ? [each] : [],
          );
        }),
        { numRuns: 100 },
      );
    },
  );
  it("is counted without the answer that the nationality is not listed, and not with a listed one", async () => {
    const asked = findAsked();
    const { nationality: _, ...three } = asked;
    const query = {
      from: three.residence ?? "",
      to: three.destination ?? "",
      as: three.profile ?? "",
    };
    expect(await submit({ ...query, nat: NOT_LISTED, go: "quote" })).toEqual([three]);
    const [listed] = listOptions(finder, asked, "nationality");
    expect(await submit({ ...query, nat: listed?.value ?? "", go: "quote" })).toEqual([]);
    expect(await submit({ ...query, go: "quote" })).toEqual([]);
  });
  it("is not counted when it is incomplete, only shown, unknown, or made by an editor", async () => {
    const none = finder.codes.find(
      (to) =>
        resolve(finder, {
          ...NO_ANSWERS,
          residence: "FR",
          destination: to,
          profile: "expatriation",
        }).kind === "none",
    );
    const query = { from: "FR", to: none ?? "", as: "expatriation" };
    expect(await submit({ ...query, go: "rate" })).toHaveLength(1);
    expect(await submit(query)).toEqual([]);
    expect(await submit(query, { json: true })).toEqual([]);
    expect(await submit({ ...query, as: "", go: "rate" })).toEqual([]);
    expect(await submit({ ...query, to: "ZZ", go: "rate" })).toEqual([]);
    const preview = {} as unknown as NonNullable<PageRequest["preview"]>;
    expect(await submit({ ...query, go: "rate" }, { preview })).toEqual([]);
  });
});
