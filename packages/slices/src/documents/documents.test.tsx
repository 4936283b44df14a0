import { expect, it } from "vitest";
import { html, testContext } from "../testing.tsx";
import { documentsSample } from "./sample.ts";
import { DocumentsView } from "./view.tsx";

it("renders a document without a file as text and the others as links", () => {
  const out = html(
    <DocumentsView {...documentsSample} noteId="price-note" context={testContext()} />,
  );
  expect(out).toContain("<b>Table of benefits</b>");
  expect(out.match(/<a /g)).toHaveLength(2);
  expect(out).toContain('id="price-note"');
  expect(out).toContain("(opens in a new tab)");
});
