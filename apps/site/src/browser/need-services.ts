/**
 * Browser services of the quote-by-need finder: search, stored country codes, and navigation to the
 * outcome.
 */
import type { CountryAliases, NeedFormModel, NeedServices } from "@orlaya/finder-ui";
import { NEED_FIELDS, needQueryParams } from "@orlaya/finder/need";
import { appendQuery } from "@orlaya/finder/url";
import { navigate } from "astro:transitions/client";
import { showAnswers } from "./answer-address.ts";
import { track } from "./finder-track.ts";
import { readCode, writeCode } from "./storage.ts";

/** Timeout of a request. A request that exceeds it counts as failed. */
const TIME_LIMIT_MS = 10_000;

/** Fetches JSON, including the 422 response of an invalid form. @throws when the request fails */
export async function getJson(url: string): Promise<unknown> {
  const response = await fetch(url, {
    headers: { accept: "application/json" },
    signal: AbortSignal.timeout(TIME_LIMIT_MS),
  });
  // A 422 response contains the errors of the form. Any other status outside 2xx is a failed
  // request.
  if (!response.ok && response.status !== 422)
    throw new Error(`${new URL(url, location.href).pathname} answered ${response.status}`);
  return response.json();
}

/** Navigates to an outcome. External URLs use a full page load (spec §4). */
export function leave(url: string, external: boolean): void {
  if (external) location.assign(url);
  else void navigate(url);
}

/**
 * Creates the services of a finder.
 * @param place `panel`: the page is not the finder's own, so its URL stays unchanged
 */
export function needServices(
  { action, aliases }: Pick<NeedFormModel, "action" | "aliases">,
  place: "page" | "panel",
): NeedServices {
  return {
    search: (query) => {
      track({ name: "lisa_search", finder: "need", go: query.go });
      return getJson(appendQuery(action, needQueryParams(query).toString()));
    },
    aliases: async () => (aliases === null ? {} : ((await getJson(aliases)) as CountryAliases)),
    showAnswers: (answers) => {
      if (place === "page")
        showAnswers(new URLSearchParams(NEED_FIELDS.map((field) => [field, answers[field] ?? ""])));
    },
    leave,
    rememberDestination: (code) => writeCode("lastResearchOption", code),
    visitorCountry: () => readCode("country-code"),
  };
}
