/** Test helpers for slice views. */
import { getMessages } from "@orlaya/messages/server";
import type { Locale } from "@orlaya/locales";
import type { ReactNode } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import type { SliceContext } from "./context.ts";

/** Creates the context of a slice view. */
export function testContext(position = 1, locale: Locale = "en"): SliceContext {
  return {
    locale,
    audience: "individual",
    t: getMessages(locale).common,
    position,
  };
}
/** Renders a node as static HTML. */
export const html = (node: ReactNode): string => renderToStaticMarkup(<>{node}</>);
/** Returns the heading levels in document order. */
export const headings = (markup: string): readonly number[] =>
  [...markup.matchAll(/<h([1-6])/g)].map((match) => Number(match[1]));
/** Returns the visible text and the text for screen readers. */
export function words(markup: string): string {
  return markup
    .replace(/<svg.*?<\/svg>/g, "")
    .replace(/<[^>]+>/g, " ")
    .replace(/[\s\u00a0]+/g, " ")
    .trim();
}
