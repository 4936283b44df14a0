import { getPriceLabels } from "@orlaya/finder-ui/price-labels";
import {
  Actions,
  ButtonLink,
  Heading,
  Lead,
  Picture,
  Pill,
  Price,
  Ticks,
  type AnchorTarget,
  type PictureData,
  type PriceData,
} from "@orlaya/ui";
import type { ReactNode } from "react";
import type { SliceContext } from "../context.ts";
import { FactList } from "../fact-list/fact-list.tsx";
import { getTitleId } from "../shared.ts";
import css from "./product-hero.module.css";

export interface ProductHeroProps {
  readonly tag: string;
  readonly title: string;
  readonly lead: string;
  readonly image: PictureData | null;
  readonly price: PriceData | null;
  /**
   * Anchor of the legal reference of the price when it is elsewhere on the page, for example
   * "#price-note". Without it, the price shows its legal reference itself.
   */
  readonly noteHref?: string;
  readonly primary: AnchorTarget | null;
  readonly secondary: AnchorTarget | null;
  /** Facts below the lead. */
  readonly points: readonly string[];
  /** Facts below the actions of the buy card. */
  readonly ticks: readonly string[];
  /** Up to four figures at the end of the head. */
  readonly facts: readonly { readonly value: string; readonly label: string }[];
  readonly context: SliceContext;
  readonly breadcrumbs?: ReactNode;
}
/** Renders the price of the plan with its buttons. */
function BuyCard({
  price,
  noteHref,
  primary,
  secondary,
  ticks,
  context,
}: Pick<ProductHeroProps, "noteHref" | "primary" | "secondary" | "ticks" | "context"> & {
  readonly price: PriceData;
}) {
  const hint = context.t("newTab");
  return (
    <div className={css.buy} data-tone="white">
      <Price price={price} labels={getPriceLabels(context, price)} noteHref={noteHref} />
      {primary && <ButtonLink link={primary} hint={hint} icon="arrow-right" />}
      {secondary && <ButtonLink link={secondary} hint={hint} variant="secondary" />}
      {ticks.length > 0 && <Ticks items={ticks} className={css.ticks} />}
    </div>
  );
}

/** Renders the buttons of a plan without a price. */
function HeadActions({
  primary,
  secondary,
  context,
}: Pick<ProductHeroProps, "primary" | "secondary" | "context">) {
  const hint = context.t("newTab");
  return (
    <Actions>
      {primary && <ButtonLink link={primary} hint={hint} icon="arrow-right" />}
      {secondary && <ButtonLink link={secondary} hint={hint} variant="secondary" />}
    </Actions>
  );
}

/**
 * Renders the head of a product page: text, a photograph in the petal shape, and the buy card over
 * its edge (design §8). Without a price the buttons are below the text, and there is no card.
 */
export function ProductHero({
  tag,
  title,
  lead,
  image,
  price,
  noteHref,
  primary,
  secondary,
  points,
  ticks,
  facts,
  context,
  breadcrumbs,
}: ProductHeroProps) {
  const buy = price && <BuyCard {...{ price, noteHref, primary, secondary, ticks, context }} />;
  return (
    <section className={css.hero} data-tone="linen" aria-labelledby={getTitleId(context)}>
      <div className="wrap">
        {breadcrumbs}
        <div className={css.top}>
          <div className={css.text}>
            {tag && <Pill>{tag}</Pill>}
            <Heading level={1} id={getTitleId(context)}>
              {title}
            </Heading>
            {lead && <Lead>{lead}</Lead>}
            {points.length > 0 && <Ticks items={points} />}
            {!price && (primary ?? secondary) && (
              <HeadActions {...{ primary, secondary, context }} />
            )}
          </div>
          {image ? (
            <div className={css.picture}>
              <Picture
                picture={image}
                sizes="(min-width: 84rem) 36rem, (min-width: 64rem) 46vw, 94vw"
                eager
              />
              {buy}
            </div>
          ) : (
            buy
          )}
        </div>
        {facts.length > 0 && (
          <FactList
            facts={facts.map(({ value, label }) => ({ label, values: [value] }))}
            className={css.facts}
          />
        )}
      </div>
    </section>
  );
}
