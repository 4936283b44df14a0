import { expect, it } from "vitest";
import { html, testContext } from "../testing.tsx";
import { plans, to } from "../sample-data.ts";
import { comparisonTableSample } from "../comparison-table/sample.ts";
import { ComparisonTableView } from "../comparison-table/view.tsx";
import { MiniBar } from "./view.tsx";

it("renders links to the sections in a labelled navigation that needs no script", () => {
  const plan = plans[0];
  const out = html(
    <MiniBar
      links={[{ anchor: "levels", label: "Cover" }]}
      price={plan?.price ?? null}
      primary={plan?.primary ?? null}
      levels={[]}
      context={testContext()}
    >
      <section id="levels" />
    </MiniBar>,
  );
  expect(out).toContain("<nav");
  expect(out).toContain('<a href="#levels">Cover</a>');
  expect(out).not.toContain("Sample price");
});

it("has the note and the action of each level, for the style sheet to show those of the chosen one", () => {
  const out = html(
    <MiniBar
      links={[]}
      price={null}
      primary={null}
      levels={comparisonTableSample.columns.map(({ label, note, link }) => ({
        label,
        note,
        link: link ?? to("Choose", "/en"),
      }))}
      context={testContext()}
    >
      <ComparisonTableView {...comparisonTableSample} context={testContext()} />
    </MiniBar>,
  );
  const choices = [...out.matchAll(/data-level="(\d)"/g)].map(([, level]) => level);
  const shown = [...out.matchAll(/data-of="(\d)"><p>([^<]*)/g)];
  expect(shown.map(([, level]) => level)).toEqual(choices);
  expect(shown.map(([, , note]) => note)).toEqual(
    comparisonTableSample.columns.map(({ note }) => note),
  );
});
