/** What is right about one page. */
import { localeOf, type PageFacts } from "../facts.ts";
import { wrongLanguage } from "../language.ts";
import { checkHead } from "./head.ts";
import { checkJsonLd } from "./json-ld.ts";
import { error, placeOf, quote, type Problem } from "./problem.ts";

export function checkStatus(page: PageFacts): Problem[] {
  const wanted = placeOf(page.path)?.base === "error-404" ? 404 : 200;
  return page.status === wanted
    ? []
    : [
        error(
          "status",
          page.path,
          `answers ${page.status}${page.location ? ` → ${page.location}` : ""}, not ${wanted}`,
        ),
      ];
}

export const checkPictures = (page: PageFacts): Problem[] =>
  page.pictures.map((src) => error("picture", page.path, `without width, height or alt: ${src}`));
export const checkHtml = (page: PageFacts): Problem[] =>
  page.invalid.map((text) => error("html", page.path, text));

export function checkLanguage(page: PageFacts): Problem[] {
  return page.passages.flatMap(({ text: words, lang }) => {
    const expected = localeOf(lang);
    const other = expected && wrongLanguage(words, expected);
    return other
      ? [error("language", page.path, `reads as ${other} where lang is ${lang}: ${quote(words)}`)]
      : [];
  });
}

/** All checks of one page. A page that moved or is gone says nothing else worth checking. */
export function checkPage(page: PageFacts, origin: string): Problem[] {
  const status = checkStatus(page);
  return status.length
    ? status
    : [
        ...checkHead(page, origin),
        ...checkPictures(page),
        ...checkHtml(page),
        ...checkJsonLd(page),
        ...checkLanguage(page),
      ];
}
