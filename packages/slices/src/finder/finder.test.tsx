import { expect, it } from "vitest";
import { html, testContext } from "../testing.tsx";
import { finderSample } from "./sample.ts";
import { FinderView } from "./view.tsx";

it("renders nothing without a module (spec §8)", () => {
  expect(
    html(
      <FinderView {...finderSample} module={null} context={testContext()}>
        <form />
      </FinderView>,
    ),
  ).toBe("");
});
it("renders no heading without a title, because the card has its own", () => {
  expect(
    html(
      <FinderView {...finderSample} title="" context={testContext()}>
        <form />
      </FinderView>,
    ),
  ).not.toContain("<h2");
});
