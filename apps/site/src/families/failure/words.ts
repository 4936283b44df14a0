import type { Translators } from "@orlaya/messages/server";
import type { FailureWords } from "../family.ts";

/** Returns the texts of a failure page with this status. */
export function getFailureWords({ common }: Translators, status: number): FailureWords {
  return status === 404
    ? { title: common("notFound.title"), text: common("notFound.text") }
    : { title: common("error.title"), text: common("error.text") };
}
