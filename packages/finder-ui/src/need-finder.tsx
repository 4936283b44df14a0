import { TextLink } from "@orlaya/ui";
import css from "./finder.module.css";
import { NeedForm, type NeedFormVariant } from "./need-form.tsx";
import type { NeedFormModel, NeedModule } from "./model.ts";
import { pickCommonWords, type NeedTexts } from "./texts.ts";

export interface NeedFinderProps {
  readonly module: NeedModule;
  readonly model: NeedFormModel;
  readonly t: NeedTexts;
  /** Unique on the page. All ids start with it. */
  readonly id?: string;
  readonly variant?: NeedFormVariant;
  /** Overrides the module's title; `lead` overrides its description. */
  readonly title?: string;
  readonly lead?: string;
  readonly headingLevel?: 2 | 3;
}

/**
 * Renders the quote-by-need finder of a page on the server: a card around the form. The element
 * with `data-need-finder` contains the props for hydration (see hydration.ts).
 */
export function NeedFinder({
  module,
  model,
  t,
  id = "finder",
  variant = "card",
  title,
  lead,
  headingLevel = 2,
}: NeedFinderProps) {
  const Heading = `h${headingLevel}` as const;
  const { countries: _, ...rest } = model;
  return (
    <section className={css.card} data-tone="white" aria-labelledby={`${id}-title`}>
      <div className={css.head}>
        <Heading className={css.heading} id={`${id}-title`}>
          {title || module.title || t.lisa("title")}
        </Heading>
        {module.ctaLink && (
          <TextLink
            link={{ ...module.ctaLink, label: module.ctaLabel || module.ctaLink.label }}
            icon="arrow-right"
            size="sm"
          />
        )}
      </div>
      <p className={css.lead}>{(lead ?? module.description) || t.lisa("intro.need")}</p>
      <div
        id={id}
        data-need-finder={JSON.stringify({
          id,
          variant,
          module,
          model: rest,
          words: pickCommonWords(t),
        })}
      >
        <NeedForm id={id} module={module} model={model} variant={variant} t={t} />
      </div>
    </section>
  );
}
