import { getPriceLabels } from "@orlaya/finder-ui/price-labels";
import { ButtonLink, Price, TextLink } from "@orlaya/ui";
import type { SliceContext } from "../context.ts";
import type { ProductCardData } from "../entities.ts";
import { Card } from "./card.tsx";

/**
 * Renders a plan as a card (spec §3 Card). Plan cards, the catalogue and related plans use the same
 * card.
 */
export function ProductCard({
  product,
  context,
  sizes,
  level,
}: {
  readonly product: ProductCardData;
  readonly context: SliceContext;
  readonly sizes: string;
  readonly level?: 2 | 3;
}) {
  const { t } = context;
  const { title, primary, secondary, price } = product;
  const hint = t("newTab");
  return (
    <Card
      context={context}
      title={title}
      link={product.link}
      picture={product.image}
      ratio="16/10"
      sizes={sizes}
      tag={product.tag}
      text={product.description}
      level={level}
      price={price && <Price price={price} labels={getPriceLabels(context, price)} />}
      actions={
        (primary ?? secondary) && (
          <>
            {primary && (
              <ButtonLink
                link={primary}
                size="sm"
                hint={hint}
                aria-label={context.t("labelled", { label: primary.label, text: title })}
              />
            )}
            {secondary && (
              <TextLink
                link={secondary}
                icon="arrow-right"
                hint={hint}
                aria-label={context.t("labelled", { label: secondary.label, text: title })}
              />
            )}
          </>
        )
      }
    />
  );
}
