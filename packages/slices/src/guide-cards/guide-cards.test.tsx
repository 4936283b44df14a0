import { expect, it } from "vitest";
import { html, testContext, words } from "../testing.tsx";
import { guideCardsSample } from "./sample.ts";
import { GuideCardsView } from "./view.tsx";

it("shows theme and reading time", () => {
  expect(
    words(html(<GuideCardsView {...guideCardsSample} context={testContext(1, "fr")} />)),
  ).toContain("Studies and work · Lecture : 8 min");
});
