/** What the tests of views share. */
import { getMessages } from "@orlaya/messages/server";
import type { Locale } from "@orlaya/locales";
import type { ReactNode } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import type { SliceContext } from "./context.ts";

export function testContext(position = 1, locale: Locale = "en"): SliceContext {
  return {
    locale,
    audience: "individual",
    t: getMessages(locale).common,
    position,
  };
}
export const html = (node: ReactNode): string => renderToStaticMarkup(<>{node}</>);
/** Heading levels in the order of the document. */
export const headings = (markup: string): readonly number[] =>
  [...markup.matchAll(/<h([1-6])/g)].map((match) => Number(match[1]));
/** Text as a reader sees or hears it. */
export function words(markup: string): string {
  return markup
    .replace(/<svg.*?<\/svg>/g, "")
    .replace(/<[^>]+>/g, " ")
    .replace(/[\s\u00a0]+/g, " ")
    .trim();
}
