import { expect, it } from "vitest";
import { pictures, to } from "../sample-data.ts";
import { headings, html, testContext } from "../testing.tsx";
import { MessagePage } from "./view.tsx";

it("renders one heading, one sentence and a link to the home page", () => {
  const out = html(
    <MessagePage
      status="Error 404"
      title="This page could not be found"
      text="The address may have changed."
      home={to("Go to the home page", "/en")}
      links={[]}
      globe={pictures.worldDark}
      context={testContext(0)}
    />,
  );
  expect(headings(out)).toEqual([1]);
  expect(out).toContain('href="/en"');
});
