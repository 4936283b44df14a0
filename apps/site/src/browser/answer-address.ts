/** The visitor's answers in the page's own address, and in the links to its other languages (finder §6.17, §6.20). */
import { GO_PARAM, VERSION_PARAM } from "@orlaya/finder-ui";
import { PARAMS } from "@orlaya/finder/eligibility";
import { NEED_FIELDS } from "@orlaya/finder/need";

/** Parameters of the answers of both finders, in the order of addresses. */
const NAMES = [...new Set<string>([...Object.values(PARAMS), ...NEED_FIELDS])];
const OURS = [...NAMES, GO_PARAM, VERSION_PARAM];

/** An address with these answers in place of its own; other parameters and the hash stay. */
export function replaceAnswers(href: string, answers: URLSearchParams): string {
  const url = new URL(href);
  const given = NAMES.flatMap((name) =>
    answers.get(name) ? [[name, answers.get(name) ?? ""]] : [],
  );
  const others = [...url.searchParams].filter(([name]) => !OURS.includes(name));
  url.search = new URLSearchParams([...given, ...others]).toString();
  return url.href;
}

/** Lets the language switcher lead to the same answers in another language. */
export function updateLanguageLinks(search: string): void {
  const answers = new URLSearchParams(search);
  for (const link of document.querySelectorAll<HTMLAnchorElement>("a[lang][hreflang]"))
    link.href = replaceAnswers(link.href, answers);
}

/** In place: no entry in the history, and the router's own state is kept. The finder that was answered last has the address. */
export function showAnswers(answers: URLSearchParams): void {
  history.replaceState(history.state, "", replaceAnswers(location.href, answers));
  updateLanguageLinks(location.search);
}
