import { expect, it } from "vitest";
import { html, testContext } from "../testing.tsx";
import { destinationsSample } from "./sample.ts";
import { DestinationsView } from "./view.tsx";

const out = html(<DestinationsView {...destinationsSample} context={testContext()} />);
it("renders the relief map as decorative, because the label names the country", () => {
  expect(out).toContain("map-th-");
  expect(out).not.toContain("Relief map");
});
it("leaves out a country that is not published", () => {
  const items = destinationsSample.items.map((item, i) =>
    i === 1 ? { ...item, country: null } : item,
  );
  expect(
    html(<DestinationsView {...destinationsSample} items={items} context={testContext()} />),
  ).not.toContain("Thailand");
});
