import { getPriceLabels } from "@orlaya/finder-ui/price-labels";
import { ButtonLink, cx, Price, type AnchorTarget, type PriceData } from "@orlaya/ui";
import type { ReactNode } from "react";
import type { SliceContext } from "../context.ts";
import css from "./mini-bar.module.css";

/** A level of cover in the bar. */
export interface BarLevel {
  /** The name of the level and its note, for example its price. */
  readonly label: string;
  readonly note: string;
  readonly link: AnchorTarget;
}
export interface MiniBarProps {
  /** Links to sections of the page by anchor. */
  readonly links: readonly { readonly anchor: string; readonly label: string }[];
  readonly price: PriceData | null;
  readonly primary: AnchorTarget | null;
  /**
   * Note and action of each level of the table that shows one level on phones, in the order of its
   * columns. The bar then has those of the chosen level. Empty when the levels share one action.
   */
  readonly levels: readonly BarLevel[];
  readonly context: SliceContext;
  /** The sections below the head. The bar stays visible while they scroll. */
  readonly children: ReactNode;
}
/**
 * Renders a bar with links to the sections, the price and the main action. It stays visible while
 * the sections scroll and needs no script.
 */
export function MiniBar({ links, price, primary, levels, context, children }: MiniBarProps) {
  return (
    <div className={css.page}>
      <div className={css.bar} data-mini-bar="">
        <div className="wrap">
          <nav className={css.links} aria-label={context.t("onThisPage")}>
            {links.map(({ anchor, label }) => (
              <a key={anchor} href={`#${anchor}`}>
                {label}
              </a>
            ))}
          </nav>
          <div className={css.end}>
            {price && <Price price={price} labels={getPriceLabels(context, price)} size="sm" />}
            {primary && <ButtonLink link={primary} size="sm" hint={context.t("newTab")} />}
          </div>
          {levels.map(({ label, note, link }, i) => (
            <div key={label} className={cx(css.end, css.level)} data-of={i + 1}>
              <p>{note || label}</p>
              <ButtonLink
                link={link}
                size="sm"
                hint={context.t("newTab")}
                aria-label={context.t("labelled", { label: link.label, text: label })}
              />
            </div>
          ))}
        </div>
      </div>
      {children}
    </div>
  );
}
