import { getPriceLabels } from "@orlaya/finder-ui/price-labels";
import { ButtonLink, Price, type AnchorTarget, type PriceData } from "@orlaya/ui";
import type { ReactNode } from "react";
import type { SliceContext } from "../context.ts";
import css from "./mini-bar.module.css";

export interface MiniBarProps {
  /** Sections of the page by their anchors. */
  readonly links: readonly { readonly anchor: string; readonly label: string }[];
  readonly price: PriceData | null;
  readonly primary: AnchorTarget | null;
  readonly context: SliceContext;
  /** The sections below the head, past which the bar stays in sight. */
  readonly children: ReactNode;
}
/** Links to the sections, the price and the one action, in sight while the sections pass; needs no script. */
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
