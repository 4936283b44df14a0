/** Checks of a single page. */
import { readLocale, type PageFacts } from "../facts.ts";
import { detectWrongLanguage } from "../language.ts";
import { checkHead } from "./head.ts";
import { checkJsonLd } from "./json-ld.ts";
import { createError, findRoute, quote, type Problem } from "./problem.ts";

/** Checks that a page answers 200, and a page of the route error-404 answers 404. */
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

/** Reports images without width, height or alt. */
export function checkPictures(page: PageFacts): Problem[] {
  return page.pictures.map((src) =>
    createError("picture", page.path, `without width, height or alt: ${src}`),
  );
}
/** Reports references to details of the company and clauses that visitors would read. */
function checkReferences(page: PageFacts): Problem[] {
  return page.references.map((text) =>
    createError("reference", page.path, `contains a reference: ${quote(text)}`),
  );
}
/** Reports the findings of html-validate. */
export const checkHtml = (page: PageFacts): Problem[] =>
  page.invalid.map((text) => createError("html", page.path, text));

/** Reports passages that are written in another language than their `lang` attribute says. */
export function checkLanguage(page: PageFacts): Problem[] {
  return page.passages.flatMap(({ text: words, lang }) => {
    const expected = readLocale(lang);
    const other = expected && detectWrongLanguage(words, expected);
    return other
      ? [
          createError(
            "language",
            page.path,
            `is written in ${other}, but lang is ${lang}: ${quote(words)}`,
          ),
        ]
      : [];
  });
}

/** Runs all checks of a page. With a wrong status, only the status is reported. */
export function checkPage(page: PageFacts, origin: string): Problem[] {
  const status = checkStatus(page);
  return status.length
    ? status
    : [
        ...checkHead(page, origin),
        ...checkPictures(page),
        ...checkReferences(page),
        ...checkHtml(page),
        ...checkJsonLd(page),
        ...checkLanguage(page),
      ];
}
