import type { Translators } from "@orlaya/messages/server";
import type { FailureWords } from "../family.ts";

/** What a page with this status says. */
export function getFailureWords({ common }: Translators, status: number): FailureWords {
  return status === 404
    ? { title: common("notFound.title"), text: common("notFound.text") }
    : { title: common("error.title"), text: common("error.text") };
}
