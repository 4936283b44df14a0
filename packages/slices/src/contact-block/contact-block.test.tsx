import { expect, it } from "vitest";
import { html, testContext, words } from "../testing.tsx";
import { contactBlockSample } from "./sample.ts";
import { ContactBlockView } from "./view.tsx";

it("is not there without a contact", () =>
  expect(
    html(<ContactBlockView {...contactBlockSample} contact={null} context={testContext()} />),
  ).toBe(""));
it("tags sample data in the page’s language (words §1.2)", () => {
  expect(
    words(html(<ContactBlockView {...contactBlockSample} context={testContext(1, "nl")} />)),
  ).toContain("Voorbeeld");
});
it("shows a number that cannot be dialled as text", () => {
  const contact = contactBlockSample.contact && { ...contactBlockSample.contact, tel: null };
  expect(
    html(<ContactBlockView {...contactBlockSample} contact={contact} context={testContext()} />),
  ).not.toContain("tel:");
});
