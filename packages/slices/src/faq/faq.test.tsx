import { expect, it } from "vitest";
import { html, testContext } from "../testing.tsx";
import { faqSample } from "./sample.ts";
import { FaqView } from "./view.tsx";

const out = html(<FaqView {...faqSample} context={testContext(5)} />);
it("opens the first question, and only one at a time", () => {
  expect(out.match(/<details [^>]*name="faq-5"/g)).toHaveLength(4);
  expect(out.match(/<details [^>]*open=""/g)).toHaveLength(1);
});
it("shows a phone number as a tel: link", () => expect(out).toContain('href="tel:+442079460000"'));
it("renders nothing without questions", () =>
  expect(html(<FaqView {...faqSample} entries={[]} items={[]} context={testContext()} />)).toBe(
    "",
  ));
