import { expect, it } from "vitest";
import { html, testContext, words } from "../testing.tsx";
import { ratingSample } from "./sample.ts";
import { RatingView } from "./view.tsx";

it("is not there without a rating that proves itself (words §1.2)", () =>
  expect(html(<RatingView {...ratingSample} rating={null} context={testContext()} />)).toBe(""));
it("gives score, count, source and date", () => {
  const out = words(html(<RatingView {...ratingSample} context={testContext(1, "fr")} />));
  expect(out).toContain("4,4");
  expect(out).toContain("1234");
  expect(out).toContain("1er novembre 2026");
});
