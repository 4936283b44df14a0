/** What the side panel loads when it opens: the eligibility module when the content flag new_lisa is true, otherwise the quote-by-need panel (spec §4). */
import type { EligibilityFinderData, NeedFinderData } from "@orlaya/finder-ui";
import type { SiteContent } from "@orlaya/content";
import { resolveEntity } from "../load/resolve/index.ts";
import { resolveContext } from "../load/resolve-context.ts";
import { eligibilityOf } from "../load/eligibility.ts";
import { moduleUid, needFormModel } from "../load/need-search.ts";
import type { Runtime } from "../process/runtime.ts";

/** `action`: path of the page that answers the panel's form. Null when there is no module, or no release for it. */
export async function panelData(
  runtime: Runtime,
  site: SiteContent,
  action: string,
): Promise<NeedFinderData | EligibilityFinderData | null> {
  const stored = await site.finderModule(moduleUid(site.audience));
  const context = resolveContext({ ...site, mediaOrigin: runtime.env.MEDIA_ORIGIN });
  const module = resolveEntity("module_lisa", stored, context);
  if (!module) return null;
  const none = new URLSearchParams();
  if (!module.eligibility)
    return { module, model: await needFormModel(runtime, site, action, none, {}) };
  const eligibility = await eligibilityOf(runtime, site, action, none);
  return eligibility && { kind: "eligibility", module, model: eligibility.model };
}
