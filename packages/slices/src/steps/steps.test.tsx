import { expect, it } from "vitest";
import { html, testContext, words } from "../testing.tsx";
import { stepsSample } from "./sample.ts";
import { StepsView } from "./view.tsx";

it("renders an ordered list", () =>
  expect(html(<StepsView {...stepsSample} context={testContext()} />)).toContain(
    '<ol role="list"',
  ));
it("labels the example as an example", () =>
  expect(words(html(<StepsView {...stepsSample} context={testContext()} />))).toContain(
    "Example of a claim",
  ));
it("renders no figure without an example", () =>
  expect(html(<StepsView {...stepsSample} example={[]} context={testContext()} />)).not.toContain(
    "<figure",
  ));
