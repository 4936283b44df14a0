/** What is right about one page. */
import { readLocale, type PageFacts } from "../facts.ts";
import { detectWrongLanguage } from "../language.ts";
import { checkHead } from "./head.ts";
import { checkJsonLd } from "./json-ld.ts";
import { createError, findRoute, quote, type Problem } from "./problem.ts";

export function checkStatus(page: PageFacts): Problem[] {
  const wanted = findRoute(page.path)?.base === "error-404" ? 404 : 200;
  return page.status === wanted
    ? []
    : [
        createError(
          "status",
          page.path,
          `answers ${page.status}${page.location ? ` → ${page.location}` : ""}, not ${wanted}`,
        ),
      ];
}

export function checkPictures(page: PageFacts): Problem[] {
  return page.pictures.map((src) =>
    createError("picture", page.path, `without width, height or alt: ${src}`),
  );
}
export const checkHtml = (page: PageFacts): Problem[] =>
  page.invalid.map((text) => createError("html", page.path, text));

export function checkLanguage(page: PageFacts): Problem[] {
  return page.passages.flatMap(({ text: words, lang }) => {
    const expected = readLocale(lang);
    const other = expected && detectWrongLanguage(words, expected);
    return other
      ? [
          createError(
            "language",
            page.path,
            `reads as ${other} where lang is ${lang}: ${quote(words)}`,
          ),
        ]
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
