import { expect, it } from "vitest";
import { html, testContext } from "../testing.tsx";
import { splitSample } from "./sample.ts";
import { SplitView } from "./view.tsx";

it("renders only text without a picture", () =>
  expect(html(<SplitView {...splitSample} image={null} context={testContext()} />)).not.toContain(
    "<figure",
  ));
it("renders a caption for its picture", () =>
  expect(
    html(<SplitView {...splitSample} caption="Indicative map" context={testContext()} />),
  ).toContain("<figcaption>"));
