import { describe, expect, it } from "vitest";
import { describeChange } from "./describe-change.ts";

const end = { product: "p", funnel: null, asked: false };
const box = {
  before: end,
  after: { product: "q", funnel: "f", asked: true },
  residences: ["CH", "FR"],
  destinations: ["SG"],
  within: false,
  profiles: ["expat"],
  nationalities: ["US"],
  journeys: 1240,
};

describe("a change in one line", () => {
  it("names countries, profile, nationality, both ends and the number of journeys", () => {
    expect(describeChange(box)).toBe(
      "residents of CH, FR → SG, expat, nationals of US: p → q via f (nationality asked), 1,240 journeys",
    );
  });
  it("states journeys within one country, no plan, and the number of names that are left out", () => {
    const residences = ["A", "B", "C", "D", "E", "F", "G", "H", "I", "J"];
    const after = { product: null, funnel: null, asked: false };
    expect(
      describeChange({ ...box, residences, after, within: true, nationalities: null }, (id) =>
        id.toUpperCase(),
      ),
    ).toBe(
      "residents of A, B, C, D, E, F, G, H and 2 more → their own country, EXPAT: P → no plan, 1,240 journeys",
    );
  });
});
