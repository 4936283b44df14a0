/** What the cookie dialog asks about, for each configuration and language. */
import { LOCALES } from "@orlaya/locales";
import { getMessages } from "@orlaya/messages/server";
import { renderToStaticMarkup } from "react-dom/server";
import { describe, expect, it } from "vitest";
import { listCategories, listStoredValues } from "../cookies-and-storage.ts";
import { ConsentDialog } from "./consent-dialog.tsx";

function render(locale: (typeof LOCALES)[number], tagManager: boolean, searches: boolean) {
  const tools = { tagManager, searches, consentTool: false };
  return renderToStaticMarkup(
    <ConsentDialog
      t={getMessages(locale).common}
      version={locale.toUpperCase()}
      categories={listCategories(tools)}
      values={listStoredValues(tools)}
      privacyHref="/privacy"
      styles="/dialog.css"
    />,
  );
}
const listBoxes = (html: string): readonly string[] =>
  [...html.matchAll(/name="category"[^>]*value="(\w+)"/g)].map(([, value = ""]) => value);

describe.each(LOCALES)("the cookie dialog in %s", (locale) => {
  const { common: t } = getMessages(locale);
  const texts = [t("cookies.text"), t("cookies.textSearches"), t("cookies.textBoth")];
  it.each([
    ["nothing", false, false, [], null],
    ["a tag manager", true, false, ["necessary", "measurement", "advertising"], 0],
    ["counting searches", false, true, ["necessary", "searches"], 1],
    ["both", true, true, ["necessary", "measurement", "advertising", "searches"], 2],
  ] as const)("%s", (_, tagManager, searches, boxes, introduction) => {
    const html = render(locale, tagManager, searches);
    expect(listBoxes(html)).toEqual(boxes);
    expect(texts.map((text) => html.includes(text))).toEqual(
      texts.map((_text, at) => at === introduction),
    );
    expect(html.includes(t("cookies.searches"))).toBe(searches);
    expect(html.includes(t("cookies.searchesText"))).toBe(searches);
  });
});
