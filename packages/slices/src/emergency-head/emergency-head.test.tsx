import { expect, it } from "vitest";
import { SAMPLES } from "../samples.ts";
import { headings, html, testContext } from "../testing.tsx";
import { EmergencyHead, type EmergencyHeadProps } from "./view.tsx";

function number(label: string, digits: string) {
  return {
    label,
    href: `tel:${digits}`,
    external: true,
    newTab: false,
  };
}
function draw(more: Partial<EmergencyHeadProps> = {}): string {
  return html(
    <EmergencyHead
      {...SAMPLES.page_head}
      action="/en/support/emergency"
      countries={[{ value: "TH", label: "Thailand" }]}
      country="TH"
      place="Thailand"
      numbers={[number("Ambulance 1669", "1669"), number("Police 191", "191")]}
      text="Ask your host."
      context={testContext(0)}
      {...more}
    />,
  );
}

it("renders tel: links first, then the country form and the editor’s actions", () => {
  const out = draw();
  expect(headings(out)).toEqual([1]);
  expect(
    [...out.matchAll(/<(?:a [^>]*href="([^"]*)"|button|select)/g)]
      .map(([, href]) => href ?? "control")
      .slice(0, 4),
  ).toEqual(["tel:1669", "tel:191", "control", "control"]);
  expect(out).toContain("Thailand");
  expect(out.match(/class="[^"]*primary/g)).toHaveLength(1);
});
it("has a form for the country that works without a script", () => {
  const out = draw();
  expect(out).toMatch(/<form[^>]* action="\/en\/support\/emergency" method="get"/);
  expect(out).toMatch(/<select[^>]* name="to"/);
  expect(out).toContain('<option value="TH" selected="">Thailand</option>');
});
it("shows a text when no number is certain", () => {
  expect(draw({ numbers: [] })).toContain("<p>Ask your host.</p>");
  expect(draw({ numbers: [] })).not.toContain("tel:");
});
