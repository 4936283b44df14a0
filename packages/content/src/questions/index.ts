/**
 * The calls of spec §7 as questions: the key under which an answer is remembered, how it is loaded, its cache tags, and how
 * it is read. Every query states its language, its depth, and that drafts are no answer.
 */
import { RELEASE_TAG, releasePath } from "@orlaya/contract";
import { parseRelease, type FinderRelease } from "../answers.ts";
import { createDocumentQuestions } from "./documents.ts";
import { createListQuestions } from "./lists.ts";
import type { Call, Source } from "./query.ts";
import { createRouteQuestions } from "./routes.ts";

/** A release of the eligibility rules; null where there is none of this number. */
function askRelease({ transport }: Source, version: number | "live"): Call<FinderRelease | null> {
  return {
    name: "finder release",
    key: `release ${version}`,
    // A release that is missing today may be published tomorrow.
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

/** Makes the questions of one client. */
export function createQuestions(source: Source) {
  return {
    ...createRouteQuestions(source),
    ...createDocumentQuestions(source),
    ...createListQuestions(source),
    release: (version: number | "live") => askRelease(source, version),
  };
}
export type Questions = ReturnType<typeof createQuestions>;
