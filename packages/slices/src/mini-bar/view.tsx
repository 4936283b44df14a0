import { getPriceLabels } from "@orlaya/finder-ui/price-labels";
import { ButtonLink, Price, type AnchorTarget, type PriceData } from "@orlaya/ui";
import type { ReactNode } from "react";
import type { SliceContext } from "../context.ts";
import css from "./mini-bar.module.css";

export interface MiniBarProps {
  /** Links to sections of the page by anchor. */
  readonly links: readonly { readonly anchor: string; readonly label: string }[];
  readonly price: PriceData | null;
  readonly primary: AnchorTarget | null;
  readonly context: SliceContext;
  /** The sections below the head. The bar stays visible while they scroll. */
  readonly children: ReactNode;
}
/**
 * Renders a bar with links to the sections, the price and the main action. It stays visible while
 * the sections scroll and needs no script.
 */
export function MiniBar({ links, price, primary, context, children }: MiniBarProps) {
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
        </div>
      </div>
      {children}
    </div>
  );
}
