/** The visitor's answers in the page's own address, and in the links to its other languages (finder.md §6.17, §6.20). */
import { GO_PARAM, VERSION_PARAM } from '@orlaya/finder-ui';
import { PARAMS, answerParams, readAnswers, type Answers } from '@orlaya/finder/eligibility';

const OURS = [...Object.values(PARAMS), GO_PARAM, VERSION_PARAM];

/** An address with these answers in place of its own; other parameters and the hash stay. */
export function withAnswers(href: string, answers: Answers): string {
  const url = new URL(href);
  const others = [...url.searchParams].filter(([name]) => !OURS.includes(name));
  url.search = new URLSearchParams([...answerParams(answers), ...others]).toString();
  return url.href;
}

/** Lets the language switcher lead to the same answers in another language. */
export function carryAnswers(search: string): void {
  const answers = readAnswers(new URLSearchParams(search));
  for (const link of document.querySelectorAll<HTMLAnchorElement>('a[lang][hreflang]')) link.href = withAnswers(link.href, answers);
}

/** In place: no entry in the history, and the router's own state is kept. */
export function showAnswers(answers: Answers): void {
  history.replaceState(history.state, '', withAnswers(location.href, answers));
  carryAnswers(location.search);
}
