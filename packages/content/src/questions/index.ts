/**
 * The calls of spec §7 as questions: the cache key, how a response is loaded, its cache tags, and
 * how it is parsed. Each query states its depth and does not read drafts.
 */
import { RELEASE_TAG, releasePath } from "@orlaya/contract";
import { parseRelease, type FinderRelease } from "../answers.ts";
import { createDocumentQuestions } from "./documents.ts";
import { createListQuestions } from "./lists.ts";
import type { Call, Source } from "./query.ts";
import { createRouteQuestions } from "./routes.ts";

/**
 * Returns the question for a release of the eligibility rules; its value is null when the release
 * does not exist.
 */
function askRelease({ transport }: Source, version: number | "live"): Call<FinderRelease | null> {
  return {
    name: "finder release",
    key: `release ${version}`,
    // A release that does not exist yet may be published later.
    tagsOf: (raw) => (version === "live" || raw === null ? [RELEASE_TAG] : []),
    load: async () => {
      const answer = await transport.getWithRetries(releasePath(version));
      if (answer.status === 404) return null;
      const value: unknown = answer.ok ? await answer.json() : null;
      if (parseRelease(value)) return value;
      throw new Error(`The content service answered release ${version} with ${answer.status}.`);
    },
    parse: parseRelease,
  };
}

/** Creates the questions of one client. */
export function createQuestions(source: Source) {
  return {
    ...createRouteQuestions(source),
    ...createDocumentQuestions(source),
    ...createListQuestions(source),
    release: (version: number | "live") => askRelease(source, version),
  };
}
/** All questions of one client. */
export type Questions = ReturnType<typeof createQuestions>;
