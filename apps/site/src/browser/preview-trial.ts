/** Tells the admin the answers of the finder in a trial, when their address changes. */
import { buildTriedAnswers } from "@orlaya/contract/live-preview";
import { PARAMS } from "@orlaya/finder/eligibility";

/** Pause between two looks at the address, in ms. The finder replaces it without an event. */
const PAUSE_MS = 200;

/** Returns the answers in an address as a query, in the order of the form. */
export function readTriedQuery(search: string): string {
  const given = new URLSearchParams(search);
  return new URLSearchParams(
    Object.values(PARAMS).flatMap((name) => {
      const value = given.get(name);
      return value ? [[name, value] as [string, string]] : [];
    }),
  ).toString();
}

/**
 * Sends the answers of the finder whenever they change. A page without answers keeps those of the
 * page before, because the page of a plan has none.
 */
export function sendTriedAnswers(origin: string): void {
  let sent: string | null = null;
  let page = "";
  setInterval(() => {
    const query = readTriedQuery(location.search);
    if (query === sent || (query === "" && sent !== null && location.pathname !== page)) return;
    sent = query;
    page = location.pathname;
    parent.postMessage(buildTriedAnswers(query), origin);
  }, PAUSE_MS);
}
