/**
 * Browser services of the eligibility finder: loads the options of its release, sends the answers
 * on submit, and navigates to the outcome. Only the code of the destination is stored, and the
 * answers are sent nowhere else (finder §6.19).
 */
import {
  GO_PARAM,
  VERSION_PARAM,
  buildFinderHref,
  type EligibilityModel,
  type EligibilityServices,
} from "@orlaya/finder-ui";
import {
  answerParams,
  readOptionsPayload,
  type OptionsFinder,
  type SearchPayload,
} from "@orlaya/finder/eligibility";
import { appendQuery } from "@orlaya/finder/url";
import { showAnswers } from "./answer-address.ts";
import { track } from "./finder-track.ts";
import { getJson, leave } from "./need-services.ts";
import { writeCode } from "./storage.ts";

const releases = new Map<string, Promise<OptionsFinder | null>>();

/**
 * Loads the options of a release by its URL. The content of a URL never changes, so each release is
 * fetched once.
 * @returns null when it cannot be parsed
 * @throws when it cannot be fetched; the next call tries again
 */
export function loadRelease(url: string): Promise<OptionsFinder | null> {
  const known =
    releases.get(url) ??
    getJson(url).then((payload) => {
      const read = readOptionsPayload(payload);
      return read.ok ? read.finder : null;
    });
  releases.set(url, known);
  known.catch(() => releases.delete(url));
  return known;
}

/**
 * Creates the services of a finder.
 * @param place `panel`: the page is not the finder's own, so its URL stays unchanged
 */
export function createEligibilityServices(
  { action, searchUrl }: Pick<EligibilityModel, "action" | "searchUrl">,
  place: "page" | "panel",
): EligibilityServices {
  return {
    resolve: ({ answers, go, version }) => {
      const url = buildFinderHref(action, answers);
      const params = new URLSearchParams({ [GO_PARAM]: go, [VERSION_PARAM]: String(version) });
      return getJson(appendQuery(url, params.toString()));
    },
    search: async () => (searchUrl === null ? null : ((await getJson(searchUrl)) as SearchPayload)),
    showAnswers: (answers) => {
      if (place === "page") showAnswers(answerParams(answers));
    },
    leave,
    rememberDestination: (code) => writeCode("lastResearchOption", code),
    track,
  };
}
