/** Renders the quote-by-need finder. The finder chunk imports this file on demand. */
import { NeedForm, readFinder, type NeedFinderData, type FormTexts } from "@orlaya/finder-ui";
import type { ReactElement } from "react";
import { needServices } from "./need-services.ts";
import { readDrafts } from "./panel-drafts.ts";
import { readCode } from "./storage.ts";

/**
 * Renders the finder of a page.
 * @returns null when its data cannot be parsed; the plain form then stays
 */
export function renderOnPage(element: HTMLElement, t: FormTexts): ReactElement | null {
  const props = readFinder(element);
  return props && <NeedForm {...props} t={t} services={needServices(props.model, "page")} />;
}

/** Renders the finder of the panel. @returns the form, and whether it is prefilled */
export function renderInPanel(
  { module, model }: NeedFinderData,
  href: string,
  t: FormTexts,
): { readonly form: ReactElement; readonly filled: boolean } {
  const last = readCode("lastResearchOption");
  const drafts = readDrafts(href, last);
  return {
    form: (
      <NeedForm
        id="panel-finder"
        variant="panel"
        module={module}
        model={model}
        t={t}
        services={needServices(model, "panel")}
        drafts={drafts}
        suggested={drafts.to === last ? "last" : "link"}
      />
    ),
    filled: Object.keys(drafts).length > 0,
  };
}
