import type { ReactNode } from "react";
import { cx } from "./classes.ts";
import css from "./details.module.css";
import { Icon } from "./icon.tsx";
import { Heading } from "./section.tsx";

export interface DetailsProps {
  readonly summary: string;
  /** Level of the heading in the summary. */
  readonly level?: 2 | 3 | 4;
  /** Of the entries with the same name only one is open at a time. */
  readonly name?: string;
  readonly open?: boolean;
  readonly id?: string | undefined;
  /** Whether the content takes the whole width, as lists in columns do. */
  readonly wide?: boolean;
  readonly children: ReactNode;
}
/** Renders a question that opens. It is a native `details` element, so it needs no script. */
export function Details({
  summary,
  level = 3,
  name,
  open = false,
  id,
  wide = false,
  children,
}: DetailsProps) {
  return (
    <details className={css.details} name={name} open={open} id={id}>
      <summary className={css.summary}>
        <Heading level={level} look="h4">
          {summary}
        </Heading>
        <Icon name="plus" size={22} />
      </summary>
      <div className={cx(css.body, wide && css.wide)}>{children}</div>
    </details>
  );
}
