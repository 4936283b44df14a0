import { expect, it } from "vitest";
import { html, testContext, words } from "../testing.tsx";
import { contactBlockSample } from "./sample.ts";
import { ContactBlockView } from "./view.tsx";

it("renders nothing without a contact", () =>
  expect(
    html(<ContactBlockView {...contactBlockSample} contact={null} context={testContext()} />),
  ).toBe(""));
it("labels sample data in the language of the page (words §1.2)", () => {
  expect(
    words(html(<ContactBlockView {...contactBlockSample} context={testContext(1, "nl")} />)),
  ).toContain("Voorbeeld");
});
it("renders a number that cannot be dialled as text", () => {
  const contact = contactBlockSample.contact && { ...contactBlockSample.contact, tel: null };
  expect(
    html(<ContactBlockView {...contactBlockSample} contact={contact} context={testContext()} />),
  ).not.toContain("tel:");
});
