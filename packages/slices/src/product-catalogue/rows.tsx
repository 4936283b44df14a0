import { getPriceLabels } from "@orlaya/finder-ui/price-labels";
import { Anchor, ButtonLink, Caption, Heading, Icon, Price } from "@orlaya/ui";
import type { SliceContext } from "../context.ts";
import type { PlanRowData } from "../entities.ts";
import { ChoiceBox } from "./choice.tsx";
import css from "./product-catalogue.module.css";

/** Id of the note to which the mark of each price leads. */
const BASIS = "price-basis";
/** Mark of prices when an editor set none. */
const MARK = "*";

interface Group {
  readonly tag: string;
  readonly products: readonly PlanRowData[];
}
/** Divides plans into groups of neighbours with the same tag. */
function groupByTag(products: readonly PlanRowData[]): readonly Group[] {
  const starts = products.flatMap(({ tag }, at) => (tag === products[at - 1]?.tag ? [] : [at]));
  return starts.map((start, at) => ({
    tag: products[start]?.tag ?? "",
    products: products.slice(start, starts[at + 1]),
  }));
}

/** Renders a plan as a row. The name is a link that covers the row; the mark of the price and the quote
 * button are links of their own. */
function PlanRow({
  product,
  chosen,
  mark,
  level,
  context,
}: {
  readonly product: PlanRowData;
  readonly chosen: readonly string[] | null;
  readonly mark: string;
  readonly level: 3 | 4;
  readonly context: SliceContext;
}) {
  const { title, description, link, price, primary, limit } = product;
  const hint = context.t("newTab");
  const marked = price && { ...price, mark };
  return (
    <li className={css.row}>
      <div className={css.words}>
        <Heading level={level} look="h4">
          {link ? (
            <Anchor link={link} hint={hint}>
              {title}
            </Anchor>
          ) : (
            title
          )}
        </Heading>
        {description && <p>{description}</p>}
      </div>
      {marked && (
        <div className={css.price}>
          <Price
            price={marked}
            labels={getPriceLabels(context, marked)}
            size="sm"
            noteHref={`#${BASIS}`}
          />
        </div>
      )}
      {limit && (
        <p className={css.limit}>
          <b>{limit.value}</b> {limit.label}
        </p>
      )}
      {chosen && <ChoiceBox {...{ product, chosen, context }} />}
      {primary && (
        <ButtonLink
          link={primary}
          size="sm"
          variant="secondary"
          hint={hint}
          aria-label={context.t("labelled", { label: primary.label, text: title })}
        />
      )}
      <Icon name="arrow-right" size={18} />
    </li>
  );
}

/**
 * Renders plans as rows below the basis of their prices. Neighbours with the same tag have it as
 * their heading. Every price has the mark of the basis.
 */
export function PlanRows({
  products,
  chosen,
  context,
}: {
  readonly products: readonly PlanRowData[];
  /** Uids of the plans that are chosen for a comparison; null without one. */
  readonly chosen: readonly string[] | null;
  readonly context: SliceContext;
}) {
  const priced = products.find(({ price }) => price);
  const mark = priced?.price?.mark ?? MARK;
  return (
    <>
      {priced && (
        <Caption id={BASIS}>
          <sup>{mark}</sup> {context.t("price.basis")}
        </Caption>
      )}
      {groupByTag(products).map(({ tag, products: rows }, at) => (
        <div key={`${at} ${tag}`} className={css.group}>
          {tag && <Heading level={3}>{tag}</Heading>}
          <ul role="list">
            {rows.map((product) => (
              <PlanRow
                key={product.id}
                {...{ product, chosen, mark, context }}
                level={tag ? 4 : 3}
              />
            ))}
          </ul>
        </div>
      ))}
    </>
  );
}
