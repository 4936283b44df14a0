import { expect, it } from "vitest";
import { headings, html, testContext } from "../testing.tsx";
import { coverPointsSample } from "./sample.ts";
import { CoverPointsView } from "./view.tsx";

it("renders exclusions with the same heading level as benefits (words §1.1 rule 6)", () => {
  const out = html(<CoverPointsView {...coverPointsSample} context={testContext()} />);
  expect(headings(out)).toEqual([2, 3, 3]);
  expect(out).not.toContain("<details");
});
