import { expect, it } from "vitest";
import { html, testContext } from "../testing.tsx";
import { CountryFacts } from "./view.tsx";

it("renders each fact as a term with its values, links places that have a page, and shows the sources", () => {
  const out = html(
    <CountryFacts
      title="Facts"
      sources="Sources: x."
      tone="mist"
      context={testContext()}
      facts={[
        {
          label: "Emergency number",
          values: [
            "Ambulance 1669",
            { label: "Police 191", href: "tel:191", external: true, newTab: false },
          ],
        },
        { label: "Dial code", values: [], text: "Ask." },
        {
          label: "Borders",
          values: [],
          links: [
            { name: "Laos", link: null },
            {
              name: "Malaysia",
              link: { label: "Malaysia", href: "/en/m", external: false, newTab: false },
            },
          ],
        },
      ]}
    />,
  );
  expect(out).toContain(
    '<dt>Emergency number</dt><dd>Ambulance 1669</dd><dd><a href="tel:191">Police 191</a></dd>',
  );
  expect(out).toContain("<dd><p>Ask.</p></dd>");
  expect(out).toContain(
    'Laos</span>, <a href="/en/m">Malaysia</a>'.replace("</span>, ", "</span><span>, "),
  );
  expect(out).toContain("Sources: x.");
});
