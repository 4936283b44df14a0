import { expect, it } from "vitest";
import { html, testContext } from "../testing.tsx";
import { featuresSample } from "./sample.ts";
import { FeaturesView } from "./view.tsx";

it("renders a list with an h3 for each feature", () => {
  expect(
    html(<FeaturesView {...featuresSample} context={testContext()} />).match(/<li><span.*?<h3/g),
  ).toHaveLength(4);
});
