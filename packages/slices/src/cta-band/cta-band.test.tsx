import { expect, it } from "vitest";
import { html, testContext } from "../testing.tsx";
import { ctaBandSample } from "./sample.ts";
import { CtaBandView } from "./view.tsx";

it("keeps its card apart from an ember background", () => {
  const out = html(<CtaBandView {...ctaBandSample} tone="ember" context={testContext()} />);
  expect(out.match(/data-tone="ember"/g)).toHaveLength(1);
});
