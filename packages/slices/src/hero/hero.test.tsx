import { expect, it } from "vitest";
import { html, testContext } from "../testing.tsx";
import { heroSample } from "./sample.ts";
import { HeroView } from "./view.tsx";

const facts = ["One", "5", "12 months", "1"].map((value) => ({
  value,
  label: `label of ${value}`,
}));

it("renders the finder before the pictures, so that it comes first on phones", () => {
  const out = html(
    <HeroView {...heroSample} context={testContext(0)}>
      <form id="finder" />
    </HeroView>,
  );
  expect(out.indexOf('id="finder"')).toBeLessThan(out.indexOf("<picture"));
});
it("renders without finder, pictures, chip and facts", () => {
  const out = html(
    <HeroView {...heroSample} layout="plain" chip_title="" ticks={[]} context={testContext(0)} />,
  );
  expect(out).not.toContain("<picture");
  expect(out).not.toContain("<ul");
});
it("renders facts as terms and values in the photo layout", () => {
  const out = html(
    <HeroView
      {...heroSample}
      tone="pine"
      layout="photo"
      globe={null}
      ticks={[]}
      facts={facts}
      context={testContext(0)}
    />,
  );
  expect(out).toContain('data-tone="pine"');
  expect(out.match(/<dt>/g)).toHaveLength(4);
});
it("marks the action that opens the finder for the browser script", () => {
  expect(html(<HeroView {...heroSample} context={testContext(0)} />)).toContain(
    'href="/en/find-my-plan" data-action="finder"',
  );
});
