/** The browser as the quote-by-need finder sees it: one search, two stored codes, two ways to leave. */
import type { CountryAliases, NeedFormModel, NeedServices } from "@orlaya/finder-ui";
import { NEED_FIELDS, needQueryParams } from "@orlaya/finder/need";
import { appendQuery } from "@orlaya/finder/url";
import { navigate } from "astro:transitions/client";
import { showAnswers } from "./answer-address.ts";
import { track } from "./finder-track.ts";
import { readCode, writeCode } from "./storage.ts";

/** Longest wait for an answer; after that it counts as not reached. */
const TIME_LIMIT_MS = 10_000;

export async function getJson(url: string): Promise<unknown> {
  const response = await fetch(url, {
    headers: { accept: "application/json" },
    signal: AbortSignal.timeout(TIME_LIMIT_MS),
  });
  // 422 carries the mistakes of the form; anything else that is not 2xx is a failure of transport.
  if (!response.ok && response.status !== 422)
    throw new Error(`${new URL(url, location.href).pathname} answered ${response.status}`);
  return response.json();
}

/** Follows an outcome; external addresses by a full page load (spec §4). */
export function leave(url: string, external: boolean): void {
  if (external) location.assign(url);
  else void navigate(url);
}

/** @param place the panel stands on a page that is not its own, whose address it leaves alone. */
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
