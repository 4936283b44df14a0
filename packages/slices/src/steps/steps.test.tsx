import { expect, it } from "vitest";
import { html, testContext, words } from "../testing.tsx";
import { stepsSample } from "./sample.ts";
import { StepsView } from "./view.tsx";

it("is an ordered list", () =>
  expect(html(<StepsView {...stepsSample} context={testContext()} />)).toContain(
    '<ol role="list"',
  ));
it("says that the example is one", () =>
  expect(words(html(<StepsView {...stepsSample} context={testContext()} />))).toContain(
    "Example of a claim",
  ));
it("stands beside its heading without an example", () =>
  expect(html(<StepsView {...stepsSample} example={[]} context={testContext()} />)).not.toContain(
    "<figure",
  ));
