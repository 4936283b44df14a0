/** The eligibility finder's part of the finder chunk. Its release is fetched once, before it is drawn. */
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

/** At an idle moment: what the first touch will need. */
export async function prepare(element: HTMLElement): Promise<void> {
  updateLanguageLinks(location.search);
  const props = readEligibility(element);
  if (props) await loadRelease(props.model.releaseUrl);
}

/** @returns null when the release cannot be read: the plain form stays. */
export async function renderOnPage(
  element: HTMLElement,
  t: FormTexts,
): Promise<ReactElement | null> {
  const url = readEligibility(element)?.model.releaseUrl;
  const finder = url === undefined ? null : await loadRelease(url);
  // Read again after waiting: the visitor may have gone on choosing.
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

/** @returns the form, and whether something was suggested. @throws when the release cannot be had. */
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
