import { expect, it } from "vitest";
import { html, testContext, words } from "../testing.tsx";
import { ratingSample } from "./sample.ts";
import { RatingView } from "./view.tsx";

it("renders nothing without a complete rating (words §1.2)", () =>
  expect(html(<RatingView {...ratingSample} rating={null} context={testContext()} />)).toBe(""));
it("shows score, count and date", () => {
  const out = words(html(<RatingView {...ratingSample} context={testContext(1, "fr")} />));
  expect(out).toContain("4,4");
  expect(out).toContain("1234");
  expect(out).toContain("1er novembre 2026");
});
