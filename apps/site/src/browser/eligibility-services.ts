/** The browser as the eligibility finder sees it: one release, one question on submit, two ways to leave. No answer is stored or sent anywhere else (finder §6.19). */
import {
  GO_PARAM,
  VERSION_PARAM,
  buildFinderHref,
  type EligibilityModel,
  type EligibilityServices,
} from "@orlaya/finder-ui";
import {
  answerParams,
  readPayload,
  type Finder,
  type SearchPayload,
} from "@orlaya/finder/eligibility";
import { appendQuery } from "@orlaya/finder/url";
import { showAnswers } from "./answer-address.ts";
import { track } from "./finder-track.ts";
import { getJson, leave } from "./need-services.ts";
import { writeCode } from "./storage.ts";

const releases = new Map<string, Promise<Finder | null>>();

/** A release by its address, which never changes what it holds; null when it cannot be read. Rejects when it cannot be fetched. */
export function loadRelease(url: string): Promise<Finder | null> {
  const known =
    releases.get(url) ??
    getJson(url).then((payload) => {
      const read = readPayload(payload);
      return read.ok ? read.finder : null;
    });
  releases.set(url, known);
  known.catch(() => releases.delete(url));
  return known;
}

/** @param place the panel stands on a page that is not its own, whose address it leaves alone. */
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
