/** Formats the result of a crawl: a summary, and all problems by check. */
import { LOCALES } from "@orlaya/locales";
import { findRoute, type Problem, type Site } from "./checks/index.ts";

/** Checks in the order of the report, with what each check requires. */
const CHECKS: Readonly<Record<string, string>> = {
  status: "every page answers 200, the not-found page 404",
  route: "every route has a page in every language on both sites",
  link: "every internal link and anchor has a target",
  hreflang: "translations link to each other, within one audience",
  sitemap: "the sitemap lists exactly the indexable pages",
  title: "titles: present, at most 60 characters, unique",
  description: "descriptions: 70 to 160 characters, unique",
  canonical: "canonical addresses",
  robots: "robots",
  social: "Open Graph and Twitter",
  lang: "language of the page",
  language: "every sentence is in the language of its lang attribute",
  h1: "one heading of level 1",
  picture: "pictures have size and alternative text",
  "json-ld": "structured data is complete and agrees with the page",
  html: "html-validate",
  paragraph: "every paragraph is on one page only",
};
/** Most problems of one check that the report lists. The counts include all problems. */
const MOST = 200;

/** Returns the report as Markdown. @param seconds duration of the crawl */
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

/** Returns the summary for the terminal: one line per check with problems. */
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
