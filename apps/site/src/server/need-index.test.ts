import type { Content } from "@orlaya/content";
import { searchNeed } from "@orlaya/finder/need";
import { expect, it } from "vitest";
import { createNeedIndexes } from "./need-index.ts";

const plan = {
  id: "p",
  locale: "en",
  audience: "individual",
  uid: "plan",
  offer: { uid: "offer" },
  cover_types: [{ key: "expat" }],
  languages: ["en"],
  global_offer: false,
  location_groups: [{ id: "europe" }],
  destination_groups: [{ id: "asia" }],
  locations: [],
  destination_countries: [],
  excluded_locations: [],
  excluded_destinations: [],
  card: {},
};
const groups = [
  { id: "europe", countries: [{ code: "FR" }] },
  { id: "asia", countries: [{ code: "VN" }] },
];

it("[7-018] [7-019] a page that names groups is found by the ids of the groups that hold the two countries", async () => {
  const content = {
    allProductPages: () => Promise.resolve([plan]),
    allGroups: () => Promise.resolve(groups),
  } as unknown as Content;
  const index = await createNeedIndexes(content)("en", "individual");
  function find(from: string, to: string) {
    return searchNeed(
      index,
      { need: "expat", from, to, language: "en" },
      { audience: "individual", locale: "en" },
    ).map(({ id }) => id);
  }
  expect([find("FR", "VN"), find("US", "VN"), find("FR", "US")]).toEqual([["p"], [], []]);
});
