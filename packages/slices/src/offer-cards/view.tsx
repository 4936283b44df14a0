import { Grid, Section, SectionHead } from "@orlaya/ui";
import { getGridSizes } from "../card/card.tsx";
import { ProductCard } from "../card/product-card.tsx";
import type { SliceContext } from "../context.ts";
import type { SliceProps } from "../fields.ts";
import { chooseColumns, getTitleId } from "../shared.ts";
import type { offerCardsSchema } from "./schema.ts";

/** Renders offers as cards that lead to their pages; null without offers. */
export function OfferCardsView({
  title,
  lead,
  link,
  offers,
  tone,
  anchor,
  context,
}: SliceProps<typeof offerCardsSchema> & { readonly context: SliceContext }) {
  if (offers.length === 0) return null;
  const columns = chooseColumns(offers.length);
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
        {offers.map((offer) => (
          <ProductCard
            key={offer.id}
            product={offer}
            context={context}
            sizes={getGridSizes(columns)}
          />
        ))}
      </Grid>
    </Section>
  );
}
