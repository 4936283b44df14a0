import { Actions, ButtonLink, Heading, Lead, Picture, Section } from "@orlaya/ui";
import type { SliceContext } from "../context.ts";
import type { SliceProps } from "../fields.ts";
import { makeDecorative, getTitleId } from "../shared.ts";
import css from "./cta-band.module.css";
import type { ctaBandSchema } from "./schema.ts";

/** Renders one sentence and one action on a tinted card, near the end of a page. */
export function CtaBandView({
  title,
  lead,
  primary,
  secondary,
  globe,
  tone,
  anchor,
  context,
}: SliceProps<typeof ctaBandSchema> & { readonly context: SliceContext }) {
  const hint = context.t("newTab");
  return (
    <Section
      tone={tone === "ember" ? "linen" : tone}
      anchor={anchor}
      labelledBy={getTitleId(context)}
    >
      <div className={css.card} data-tone="ember">
        {globe && (
          <Picture
            picture={makeDecorative(globe)}
            className={css.globe}
            sizes="(min-width: 84rem) 36rem, 46vw"
          />
        )}
        <div className={css.words}>
          <Heading level={2} id={getTitleId(context)}>
            {title}
          </Heading>
          {lead && <Lead>{lead}</Lead>}
          {(primary ?? secondary) && (
            <Actions>
              {primary && <ButtonLink link={primary} hint={hint} icon="arrow-right" />}
              {secondary && <ButtonLink link={secondary} hint={hint} variant="secondary" />}
            </Actions>
          )}
        </div>
      </div>
    </Section>
  );
}
