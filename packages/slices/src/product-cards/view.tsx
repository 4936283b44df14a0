import { Grid, Section, SectionHead } from "@orlaya/ui";
import { getGridSizes } from "../card/card.tsx";
import { ProductCard } from "../card/product-card.tsx";
import type { SliceContext } from "../context.ts";
import type { SliceProps } from "../fields.ts";
import { chooseColumns, getTitleId } from "../shared.ts";
import type { productCardsSchema } from "./schema.ts";

/** Renders plans side by side with price and actions; null without plans. */
export function ProductCardsView({
  title,
  lead,
  link,
  products,
  tone,
  anchor,
  context,
}: SliceProps<typeof productCardsSchema> & { readonly context: SliceContext }) {
  if (products.length === 0) return null;
  const columns = chooseColumns(products.length);
  return (
    <Section tone={tone} anchor={anchor} labelledBy={getTitleId(context)}>
      <SectionHead
        id={getTitleId(context)}
        title={title}
        lead={lead}
        link={link}
        hint={context.t("newTab")}
      />
      <Grid columns={columns}>
        {products.map((product) => (
          <ProductCard
            key={product.id}
            product={product}
            context={context}
            sizes={getGridSizes(columns)}
          />
        ))}
      </Grid>
    </Section>
  );
}
