import { expect, it } from "vitest";
import { html, testContext } from "../testing.tsx";
import { plans } from "../sample-data.ts";
import { MiniBar } from "./view.tsx";

it("renders links to the sections in a labelled navigation that needs no script", () => {
  const plan = plans[0];
  const out = html(
    <MiniBar
      links={[{ anchor: "levels", label: "Cover" }]}
      price={plan?.price ?? null}
      primary={plan?.primary ?? null}
      context={testContext()}
    >
      <section id="levels" />
    </MiniBar>,
  );
  expect(out).toContain("<nav");
  expect(out).toContain('<a href="#levels">Cover</a>');
  expect(out).not.toContain("Sample price");
});
