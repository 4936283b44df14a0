import { expect, it } from "vitest";
import { html, testContext } from "../testing.tsx";
import { finderSample } from "./sample.ts";
import { FinderView } from "./view.tsx";

it("is not there without a module: the page goes on (spec §8)", () => {
  expect(
    html(
      <FinderView {...finderSample} module={null} context={testContext()}>
        <form />
      </FinderView>,
    ),
  ).toBe("");
});
it("leaves the heading to the card when it has no title of its own", () => {
  expect(
    html(
      <FinderView {...finderSample} title="" context={testContext()}>
        <form />
      </FinderView>,
    ),
  ).not.toContain("<h2");
});
