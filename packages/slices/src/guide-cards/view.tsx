import { Grid, Section, SectionHead } from "@orlaya/ui";
import { Card, getGridSizes } from "../card/card.tsx";
import type { SliceContext } from "../context.ts";
import type { TeaserData } from "../entities.ts";
import type { SliceProps } from "../fields.ts";
import { chooseColumns, makeDecorative, getTitleId } from "../shared.ts";
import type { guideCardsSchema } from "./schema.ts";

/** Renders a guide or an article as a card with its theme and reading time. */
export function TeaserCard({
  teaser,
  context,
  sizes,
  level = 3,
}: {
  readonly teaser: TeaserData;
  readonly context: SliceContext;
  readonly sizes: string;
  readonly level?: 2 | 3;
}) {
  const minutes =
    teaser.minutes === null ? "" : context.t("readingTime", { minutes: teaser.minutes });
  return (
    <Card
      context={context}
      title={teaser.title}
      link={teaser.link}
      picture={teaser.image && makeDecorative(teaser.image)}
      ratio="3/2"
      sizes={sizes}
      level={level}
      meta={[teaser.theme, minutes].filter(Boolean).join(" · ")}
      {...(teaser.text && { text: teaser.text })}
    />
  );
}

/** Renders guides side by side; null without guides. */
export function GuideCardsView({
  title,
  lead,
  link,
  guides,
  tone,
  anchor,
  context,
}: SliceProps<typeof guideCardsSchema> & { readonly context: SliceContext }) {
  if (guides.length === 0) return null;
  const columns = chooseColumns(guides.length);
  return (
    <Section tone={tone} anchor={anchor} labelledBy={getTitleId(context)}>
      <SectionHead
        id={getTitleId(context)}
        title={title}
        lead={lead}
        link={link}
        hint={context.t("newTab")}
      />
      <Grid columns={columns} filled>
        {guides.map((teaser) => (
          <TeaserCard
            key={teaser.id}
            teaser={teaser}
            context={context}
            sizes={getGridSizes(columns)}
          />
        ))}
      </Grid>
    </Section>
  );
}
