import {
  Anchor,
  cx,
  Heading,
  Icon,
  Picture,
  type LinkData,
  type PictureData,
  type Ratio,
} from "@orlaya/ui";
import type { ReactNode } from "react";
import type { SliceContext } from "../context.ts";
import css from "./card.module.css";

export interface CardProps {
  readonly context: SliceContext;
  readonly title: string;
  /** Target of the whole card; null for a card without a link. */
  readonly link: LinkData | null;
  readonly picture: PictureData | null;
  readonly ratio: Ratio;
  /** The `sizes` attribute of the picture. */
  readonly sizes: string;
  readonly tag?: string;
  readonly meta?: string;
  readonly text?: string;
  /**
   * Null leaves the price row empty beside cards with a price; without this property the card has
   * no price row.
   */
  readonly price?: ReactNode;
  /** Further links, stacked above the link of the card so that they can be clicked. */
  readonly actions?: ReactNode;
  readonly level?: 2 | 3;
}
/**
 * Renders a card of a grid: picture, text, price and actions, each on a row shared with the
 * neighbouring cards. The whole card is one link.
 */
export function Card({
  context,
  title,
  link,
  picture,
  ratio,
  sizes,
  tag,
  meta,
  text,
  price,
  actions,
  level = 3,
}: CardProps) {
  return (
    <li className={cx(css.card, price === undefined && css.plain)}>
      <div className={css.media}>
        {picture && <Picture picture={picture} ratio={ratio} sizes={sizes} />}
        {tag && <span className={css.tag}>{tag}</span>}
      </div>
      <div className={css.body}>
        {meta && <p className={css.meta}>{meta}</p>}
        <Heading level={level} look="h4" className={css.title}>
          {link ? (
            <Anchor link={link} hint={context.t("newTab")}>
              {title}
            </Anchor>
          ) : (
            title
          )}
        </Heading>
        {text && <p>{text}</p>}
      </div>
      {price ? <div className={css.price}>{price}</div> : price === null && <span />}
      {actions ? (
        <div className={css.actions}>{actions}</div>
      ) : link ? (
        <span className={css.go}>
          <Icon name="arrow-right" size={22} />
        </span>
      ) : (
        <span />
      )}
    </li>
  );
}

/** Returns the `sizes` attribute of a picture in a grid with at most `columns` cards per row. */
export const getGridSizes = (columns: 2 | 3 | 4): string =>
  `(min-width: 84rem) ${Math.round(77 / columns)}rem, (min-width: 64rem) ${Math.round(96 / columns)}vw, (min-width: 40rem) 47vw, 92vw`;
