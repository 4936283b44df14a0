import { cx } from "./classes.ts";
import type { PriceData } from "./data.ts";
import css from "./price.module.css";
import { formatAmount, formatSpokenAmount } from "./price-format.ts";
import { VisuallyHidden } from "./visually-hidden.tsx";

/** The words around a price, in the page's language. */
export interface PriceLabels {
  /** "from" */
  readonly from: string;
  /** Visible unit, for example "/month"; empty without a frequency. */
  readonly unit: string;
  /** Unit for screen readers, for example "per month". */
  readonly spokenUnit: string;
  /** Age of a person who pays this price, for example "at 32". */
  readonly age?: string;
  /** Age for screen readers, for example "at age 32". */
  readonly spokenAge?: string;
  readonly locale: string;
  /** Accessible name of the link from the mark to its note: "See note 1". */
  readonly note?: string;
}
export interface PriceProps {
  readonly price: PriceData;
  readonly labels: PriceLabels;
  /**
   * `md` stacks caption, amount and legal reference; `sm` is a single line for bars and rows, which
   * has a mark only with `noteHref`.
   */
  readonly size?: "md" | "sm";
  /** Anchor of the note that the mark points to. The legal reference is then not repeated here. */
  readonly noteHref?: string | undefined;
}

/** Renders the mark of a price, as a link when its note is elsewhere. */
function PriceMark({ price: { mark }, labels, noteHref }: Omit<PriceProps, "size">) {
  return (
    mark && (
      <sup className={css.mark} aria-hidden={noteHref ? undefined : true}>
        {noteHref ? (
          <a href={noteHref} aria-label={labels.note}>
            {mark}
          </a>
        ) : (
          mark
        )}
      </sup>
    )
  );
}

/**
 * Renders a price with its caption, unit and legal reference (spec §3). The visible parts are
 * hidden from screen readers, which get one plain sentence instead. The mark is outside both,
 * because it may be a link.
 */
export function Price({ price, labels, size = "md", noteHref }: PriceProps) {
  const spoken = [
    labels.from,
    formatSpokenAmount(price.amount, price.currency, labels.locale),
    labels.spokenUnit,
    labels.spokenAge,
  ]
    .filter(Boolean)
    .join(" ");
  // In a line the age is apart, so that it may wrap alone.
  const unit = [labels.unit, size === "md" && labels.age].filter(Boolean).join(" ");
  return (
    <div className={cx(css.price, size === "sm" && css.row)}>
      <span className={css.from} aria-hidden="true">
        {labels.from}
      </span>
      <div>
        <span className={css.amount} aria-hidden="true">
          {formatAmount(price.amount, price.currency)}
        </span>
        {(size === "md" || noteHref) && <PriceMark {...{ price, labels, noteHref }} />}
        {unit && (
          <span className={css.unit} aria-hidden="true">
            {unit}
          </span>
        )}
        <VisuallyHidden>{spoken}</VisuallyHidden>
      </div>
      {size === "sm" && labels.age && (
        <span className={css.from} data-age="" aria-hidden="true">
          {labels.age}
        </span>
      )}
      {size === "md" && !noteHref && price.legalReference && (
        <p className={css.reference}>
          {price.mark && <sup aria-hidden="true">{price.mark}</sup>} {price.legalReference}
        </p>
      )}
    </div>
  );
}
