import { Grid, Price, Section, SectionHead } from '@orlaya/ui';
import { Card, gridSizes } from '../card/card.tsx';
import type { SliceContext } from '../context.ts';
import type { SliceProps } from '../fields.ts';
import { columnsFor, priceLabels, titleId } from '../shared.ts';
import type { offerCardsSchema } from './schema.ts';

/** Families of plans as cards that lead to their pages. */
export function OfferCardsView({ title, lead, link, offers, tone, anchor, context }: SliceProps<typeof offerCardsSchema> & { readonly context: SliceContext }) {
  if (offers.length === 0) return null;
  const columns = columnsFor(offers.length);
  return (
    <Section tone={tone} anchor={anchor} labelledBy={titleId(context)}>
      <SectionHead id={titleId(context)} title={title} lead={lead} link={link} hint={context.t('newTab')} />
      <Grid columns={columns}>
        {offers.map(({ id, title: name, description, image, link: target, priceFrom }) => (
          <Card
            key={id}
            context={context}
            title={name}
            text={description}
            picture={image}
            link={target}
            ratio="16/10"
            sizes={gridSizes(columns)}
            price={priceFrom && <Price price={priceFrom} labels={priceLabels(context, priceFrom)} />}
          />
        ))}
      </Grid>
    </Section>
  );
}
