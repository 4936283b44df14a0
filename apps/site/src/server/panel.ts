/** What the side panel loads when it opens: the eligibility module when the content flag new_lisa is true, otherwise the quote-by-need panel (spec §4). */
import type { EligibilityFinderData, NeedFinderData } from "@orlaya/finder-ui";
import type { Audience, Locale } from "@orlaya/routes";
import { resolveEntity } from "@orlaya/slices/resolve";
import { resolveContext } from "./context.ts";
import { eligibilityOf } from "./eligibility.ts";
import { moduleUid, needFormModel } from "./need.ts";
import type { Runtime } from "./runtime.ts";

/** `action`: path of the page that answers the panel's form. Null when there is no module, or no release for it. */
export async function panelData(
  runtime: Runtime,
  locale: Locale,
  audience: Audience,
  action: string,
): Promise<NeedFinderData | EligibilityFinderData | null> {
  const stored = await runtime.content.finderModule(locale, moduleUid(audience));
  const module = resolveEntity(
    "module_lisa",
    stored,
    resolveContext(locale, audience, runtime.env.MEDIA_ORIGIN),
  );
  if (!module) return null;
  const none = new URLSearchParams();
  if (!module.eligibility)
    return { module, model: await needFormModel(runtime, locale, audience, action, none, {}) };
  const eligibility = await eligibilityOf(runtime, locale, audience, action, none);
  return eligibility && { kind: "eligibility", module, model: eligibility.model };
}
