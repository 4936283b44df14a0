import { Caption, Duo, Mark, Section, SectionHead, TextLink, VisuallyHidden } from "@orlaya/ui";
import { formatCount, formatDate } from "@orlaya/messages";
import type { SliceContext } from "../context.ts";
import type { SliceProps } from "../fields.ts";
import { getTitleId } from "../shared.ts";
import css from "./rating.module.css";
import type { ratingSchema } from "./schema.ts";

const FLOWERS = 5;

/** Renders a rating with source, count and date; null without a complete rating (words §1.2). */
export function RatingView({
  title,
  lead,
  rating,
  tone,
  anchor,
  context,
}: SliceProps<typeof ratingSchema> & { readonly context: SliceContext }) {
  if (!rating) return null;
  const { t, locale } = context;
  const petals = Math.round((rating.value / rating.best) * FLOWERS * 5);
  return (
    <Section tone={tone} anchor={anchor} labelledBy={getTitleId(context)}>
      <Duo>
        <SectionHead id={getTitleId(context)} title={title} lead={lead} />
        <div className={css.score}>
          <strong aria-hidden="true">{formatCount(locale, rating.value)}</strong>
          <VisuallyHidden>
            {t("rating.score", {
              score: formatCount(locale, rating.value),
              max: formatCount(locale, rating.best),
            })}
          </VisuallyHidden>
          <span className={css.petals}>
            {Array.from({ length: FLOWERS }, (_, i) => (
              <Mark key={i} size={32} filled={petals - i * 5} />
            ))}
          </span>
          <Caption>
            {t("rating.basis", {
              count: rating.count,
              source: rating.source,
              date: formatDate(locale, rating.date, "long") ?? rating.date,
            })}
          </Caption>
          <TextLink link={rating.link} hint={t("newTab")} icon="external" />
        </div>
      </Duo>
    </Section>
  );
}
