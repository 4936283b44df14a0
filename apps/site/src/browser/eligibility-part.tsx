/**
 * Renders the eligibility finder. The finder chunk imports this file on demand. The release is
 * fetched once, before the first render.
 */
import {
  EligibilityForm,
  readEligibility,
  type EligibilityFinderData,
  type FormTexts,
} from "@orlaya/finder-ui";
import type { ReactElement } from "react";
import { updateLanguageLinks } from "./answer-address.ts";
import { createEligibilityServices, loadRelease } from "./eligibility-services.ts";
import { readSuggestions } from "./panel-drafts.ts";
import { readCode } from "./storage.ts";

/** Fetches what the first touch of a finder needs. Called at an idle moment. */
export async function prepare(element: HTMLElement): Promise<void> {
  updateLanguageLinks(location.search);
  const props = readEligibility(element);
  if (props) await loadRelease(props.model.releaseUrl);
}

/**
 * Renders the finder of a page.
 * @returns null when its release or data cannot be parsed; the plain form then stays
 */
export async function renderOnPage(
  element: HTMLElement,
  t: FormTexts,
): Promise<ReactElement | null> {
  const url = readEligibility(element)?.model.releaseUrl;
  const finder = url === undefined ? null : await loadRelease(url);
  // Read again after the wait: the visitor may have changed the form in the meantime.
  const props = readEligibility(element);
  return (
    finder &&
    props && (
      <EligibilityForm
        {...props}
        finder={finder}
        t={t}
        services={createEligibilityServices(props.model, "page")}
      />
    )
  );
}

/**
 * Renders the finder of the panel.
 * @returns the form, and whether it has suggestions
 * @throws when the release cannot be loaded or parsed
 */
export async function renderInPanel(
  { module, model }: EligibilityFinderData,
  href: string,
  t: FormTexts,
): Promise<{ readonly form: ReactElement; readonly filled: boolean }> {
  const finder = await loadRelease(model.releaseUrl);
  if (!finder) throw new Error("The release of the panel cannot be read.");
  const suggestions = readSuggestions(
    href,
    readCode("lastResearchOption"),
    readCode("country-code"),
  );
  return {
    form: (
      <EligibilityForm
        id="panel-finder"
        variant="panel"
        finder={finder}
        module={module}
        model={model}
        t={t}
        services={createEligibilityServices(model, "panel")}
        suggestions={suggestions}
      />
    ),
    filled: Object.keys(suggestions).length > 0,
  };
}
