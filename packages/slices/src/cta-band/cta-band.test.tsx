import { expect, it } from "vitest";
import { html, testContext } from "../testing.tsx";
import { ctaBandSample } from "./sample.ts";
import { CtaBandView } from "./view.tsx";

it("does not render its ember card on an ember background", () => {
  const out = html(<CtaBandView {...ctaBandSample} tone="ember" context={testContext()} />);
  expect(out.match(/data-tone="ember"/g)).toHaveLength(1);
});
