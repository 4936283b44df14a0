/** Determines where complete answers lead the visitor (spec §4; finder §2.14). */
import type { Go } from "../need/types.ts";
import { acceptUrl, findAcceptedUrl, leadsTo } from "../url.ts";
import type { AllowedHosts } from "../url.ts";
import { resolve } from "./finder.ts";
import type { Answers, Field, Finder, Plan } from "./finder.ts";

export type EligibilityOutcome =
  | {
      readonly kind: "quote" | "product";
      readonly url: string;
      readonly plan: Plan;
      /** Whether the address is the request page of the plan, the only one that gets the answers. */
      readonly isRequest: boolean;
    }
  /** `no-url` must be reported as an error event. */
  | { readonly kind: "noResult"; readonly reason: "no-flow" | "nationality-not-listed" | "no-url" }
  /** Not submitted: these answers are missing or unknown in this release. */
  | { readonly kind: "incomplete"; readonly fields: readonly Field[] };

/**
 * Returns the outcome of a submit. A quote goes to the funnel, else to the request page, else to
 * the product page. The release contains the addresses of the locale; for products without one, the
 * en-gb address. Answers are not appended.
 */
export function findEligibilityOutcome(
  finder: Finder,
  answers: Answers,
  go: Go,
  hosts: AllowedHosts,
): EligibilityOutcome {
  const resolution = resolve(finder, answers);
  switch (resolution.kind) {
    case "ask":
      return { kind: "incomplete", fields: ["nationality"] };
    case "incomplete":
      return { kind: "incomplete", fields: [...resolution.missing, ...resolution.unknown] };
    case "none":
      return { kind: "noResult", reason: resolution.reason };
    case "plan": {
      const { plan } = resolution;
      const { requestPath } = plan.product;
      const productUrl = acceptUrl(plan.product.url, hosts);
      const quoteUrl = findAcceptedUrl([plan.funnel?.url, requestPath], hosts);
      const url = go === "quote" ? (quoteUrl ?? productUrl) : productUrl;
      if (url === null) return { kind: "noResult", reason: "no-url" };
      return { kind: go, url, plan, isRequest: leadsTo(url, requestPath) };
    }
  }
}
