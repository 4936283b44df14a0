/**
 * Writes the visitor's answers to the page's URL and to the links to its other languages
 * (finder §6.17, §6.20).
 */
import { GO_PARAM, VERSION_PARAM } from "@orlaya/finder-ui";
import { PARAMS } from "@orlaya/finder/eligibility";
import { NEED_FIELDS } from "@orlaya/finder/need";

/** Parameters of the answers of both finders, in the order of the URL. */
const NAMES = [...new Set<string>([...Object.values(PARAMS), ...NEED_FIELDS])];
const OURS = [...NAMES, GO_PARAM, VERSION_PARAM];

/**
 * Returns the URL with these answers in place of its own, without `go` and the release version.
 * Other parameters and the hash stay.
 */
export function replaceAnswers(href: string, answers: URLSearchParams): string {
  const url = new URL(href);
  const given = NAMES.flatMap((name) =>
    answers.get(name) ? [[name, answers.get(name) ?? ""]] : [],
  );
  const others = [...url.searchParams].filter(([name]) => !OURS.includes(name));
  url.search = new URLSearchParams([...given, ...others]).toString();
  return url.href;
}

/** Writes the answers of a query to the links of the language switcher. */
export function updateLanguageLinks(search: string): void {
  const answers = new URLSearchParams(search);
  for (const link of document.querySelectorAll<HTMLAnchorElement>("a[lang][hreflang]"))
    link.href = replaceAnswers(link.href, answers);
}

/**
 * Writes the answers to the page's URL, without a new history entry and with the router's state. On
 * a page with two finders the URL contains the answers of the finder that was used last.
 */
export function showAnswers(answers: URLSearchParams): void {
  history.replaceState(history.state, "", replaceAnswers(location.href, answers));
  updateLanguageLinks(location.search);
}
