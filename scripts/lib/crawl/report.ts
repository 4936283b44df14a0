/** What a crawl found, for a person to read: a summary, then every problem by its check. */
import { LOCALES } from "@orlaya/locales";
import { findRoute, type Problem, type Site } from "./checks/index.ts";

/** Checks in the order of the report, and what each holds. */
const CHECKS: Readonly<Record<string, string>> = {
  status: "every page answers 200, the not-found page 404",
  route: "every route has a page in every language on both sites",
  link: "every internal link and anchor leads somewhere",
  hreflang: "translations name each other, within one audience",
  sitemap: "the sitemap is the set of pages that may be listed",
  title: "titles: present, at most 60 characters, unlike each other",
  description: "descriptions: 70 to 160 characters, unlike each other",
  canonical: "canonical addresses",
  robots: "robots",
  social: "Open Graph and Twitter",
  lang: "language of the page",
  language: "every sentence is in the language of its place",
  h1: "one heading of level 1",
  picture: "pictures have size and alternative text",
  "json-ld": "structured data is complete and says what the page says",
  html: "html-validate",
  paragraph: "every paragraph stands on one page",
};
/** Problems of one check that the report lists; the number is always whole. */
const MOST = 200;

/** The report as Markdown. `seconds`: how long the crawl took. */
export function report(
  origin: string,
  site: Site,
  problems: readonly Problem[],
  seconds: number,
): string {
  const errors = problems.filter(({ level }) => level === "error").length;
  const byCheck = Map.groupBy(problems, ({ check }) => check);
  const count = (check: string, level: Problem["level"]): number =>
    byCheck.get(check)?.filter((problem) => problem.level === level).length ?? 0;
  const families = Map.groupBy(site.keys(), (path) => findRoute(path)?.base ?? "no route");
  return [
    `# Crawl of ${origin}`,
    "",
    `${site.size} pages in ${Math.round(seconds)} s: ${errors} errors, ${problems.length - errors} warnings.`,
    "",
    "| Check | Errors | Warnings |",
    "|---|---|---|",
    ...Object.entries(CHECKS).map(
      ([check, holds]) =>
        `| ${check}: ${holds} | ${count(check, "error")} | ${count(check, "warning")} |`,
    ),
    "",
    `| Route | Pages | ${LOCALES.join(" | ")} |`,
    `|---|---|${LOCALES.map(() => "---|").join("")}`,
    ...[...families]
      .sort(([a], [b]) => (a < b ? -1 : 1))
      .map(
        ([base, paths]) =>
          `| ${base} | ${paths.length} | ${LOCALES.map((locale) => paths.filter((path) => findRoute(path)?.locale === locale).length).join(" | ")} |`,
      ),
    "",
    ...Object.keys(CHECKS).flatMap((check) => {
      const found = byCheck.get(check) ?? [];
      return found.length
        ? [
            `## ${check}`,
            "",
            ...found
              .slice(0, MOST)
              .map(
                ({ path, text, level }) =>
                  `- ${level === "warning" ? "(warning) " : ""}${path}: ${text}`,
              ),
            ...(found.length > MOST ? [`- … and ${found.length - MOST} more`] : []),
            "",
          ]
        : [];
    }),
  ].join("\n");
}

/** The summary for the terminal: one line a check that found something. */
export function summarise(problems: readonly Problem[]): string {
  return Object.keys(CHECKS)
    .flatMap((check) => {
      const found = problems.filter((problem) => problem.check === check);
      const [first] = found;
      return first
        ? [`${check.padEnd(12)} ${String(found.length).padStart(5)}  ${first.path}: ${first.text}`]
        : [];
    })
    .join("\n");
}
