import type { OptionsFinder } from "@orlaya/finder/eligibility";
import { FINDER_ID } from "./answers.ts";
import { EligibilityForm } from "./eligibility-form.tsx";
import type {
  EligibilityModel,
  EligibilityModule,
  EligibilityVariant,
} from "./eligibility-model.ts";
import { EligibilityNoResult } from "./eligibility-no-result.tsx";
import { EligibilityResult } from "./eligibility-result.tsx";
import css from "./finder.module.css";
import { pickCommonWords, type NeedTexts } from "./texts.ts";

export interface EligibilityFinderProps {
  readonly module: EligibilityModule;
  readonly model: EligibilityModel;
  /** The release that the model was built from. */
  readonly finder: OptionsFinder;
  readonly t: NeedTexts;
  /** Unique on the page. All ids start with it, and links to the finder lead to it. */
  readonly id?: string;
  readonly variant?: Exclude<EligibilityVariant, "panel">;
  /** Overrides the module's title; `lead` overrides its description. */
  readonly title?: string;
  readonly lead?: string;
  readonly headingLevel?: 2 | 3;
}

/**
 * Renders the eligibility finder of a page on the server: the form, or its result when the address
 * contains all answers. The element with `data-eligibility-finder` contains the props for hydration
 * (see hydration.ts).
 */
export function EligibilityFinder({
  module,
  model,
  finder,
  t,
  id = FINDER_ID,
  variant = "card",
  title,
  lead,
  headingLevel = 2,
}: EligibilityFinderProps) {
  const { result, ...rest } = model;
  if (result !== null) {
    return (
      <div id={id} className={css.outcome}>
        {result.kind === "result" ? (
          <EligibilityResult model={result} t={t} id={id} headingLevel={headingLevel} autoFocus />
        ) : (
          <EligibilityNoResult model={result} t={t} id={id} headingLevel={headingLevel} autoFocus />
        )}
      </div>
    );
  }
  const form = (
    <div
      id={id}
      data-eligibility-finder={JSON.stringify({
        id,
        variant,
        module,
        model: rest,
        words: pickCommonWords(t),
      })}
    >
      <EligibilityForm
        id={id}
        finder={finder}
        model={model}
        module={module}
        variant={variant}
        t={t}
      />
    </div>
  );
  // The dedicated page has its own heading above the finder.
  if (variant === "page")
    return <section aria-label={title || module.title || t.lisa("title")}>{form}</section>;
  const Heading = `h${headingLevel}` as const;
  return (
    <section className={css.card} data-tone="white" aria-labelledby={`${id}-title`}>
      <div className={css.head}>
        <Heading className={css.heading} id={`${id}-title`}>
          {title || module.title || t.lisa("title")}
        </Heading>
      </div>
      <p className={css.lead}>{(lead ?? module.description) || t.lisa("intro.eligibility")}</p>
      {form}
    </section>
  );
}
