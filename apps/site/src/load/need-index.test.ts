import { parseDocument } from "@orlaya/content";
import { compileNeed, searchNeed } from "@orlaya/finder/need";
import { expect, it } from "vitest";
import { createTestSite } from "./testing.ts";
import { loadNeedIndex } from "./need-index.ts";

const plan = parseDocument("product_page", {
  id: "p",
  locale: "en",
  audience: "individual",
  uid: "plan",
  offer: { id: "o", uid: "offer" },
  cover_types: [{ id: "c", key: "expat" }],
  languages: ["en"],
  global_offer: false,
  location_groups: [{ id: "europe" }],
  destination_groups: [{ id: "asia" }],
  locations: [],
  destination_countries: [],
  excluded_locations: [],
  excluded_destinations: [],
  card: {},
});
const runtime = { log: { info: () => undefined, warn: () => undefined, error: () => undefined } };
const groups = [
  { id: "europe", countries: [{ id: "fr", code: "FR" }] },
  { id: "asia", countries: [{ id: "vn", code: "VN" }] },
].map((group) => parseDocument("group_of_countries", group));

it("[7-018] [7-019] finds a page with groups by the ids of the groups that contain the two countries", async () => {
  const site = createTestSite(
    { locale: "en", audience: "individual" },
    { plans: () => Promise.resolve([plan]), groups: () => Promise.resolve(groups) },
  );
  const index = await loadNeedIndex(runtime, site);
  function find(from: string, to: string) {
    return searchNeed(
      index ?? compileNeed([], []),
      { need: "expat", from, to, language: "en" },
      { audience: "individual", locale: "en" },
    ).map(({ id }) => id);
  }
  expect([find("FR", "VN"), find("US", "VN"), find("FR", "US")]).toEqual([["p"], [], []]);
});

it("returns null when plans or groups cannot be read, and the same index while they do not change", async () => {
  const plans = Promise.resolve([plan]);
  const answers = { plans: () => plans, groups: () => Promise.resolve(groups) };
  const site = createTestSite({ locale: "en", audience: "individual" }, answers);
  expect(await loadNeedIndex(runtime, createTestSite(site, { plans: answers.plans }))).toBeNull();
  expect(await loadNeedIndex(runtime, createTestSite(site, { groups: answers.groups }))).toBeNull();
  expect(await loadNeedIndex(runtime, site)).toBe(await loadNeedIndex(runtime, site));
});
