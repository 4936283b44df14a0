import { Section, SectionHead } from "@orlaya/ui";
import type { ReactNode } from "react";
import type { SliceContext } from "../context.ts";
import type { SliceProps } from "../fields.ts";
import { getTitleId } from "../shared.ts";
import type { finderSchema } from "./schema.ts";

export interface FinderViewProps extends SliceProps<typeof finderSchema> {
  readonly context: SliceContext;
  /** The finder card, hydrated or not as the slice list decides. It carries the module's own title. */
  readonly children?: ReactNode;
}
/** The finder in a band of its own. Without a module there is nothing to find with (spec §8). */
export function FinderView({
  module,
  title,
  lead,
  tone,
  anchor,
  context,
  children,
}: FinderViewProps) {
  if (!module || !children) return null;
  return (
    <Section tone={tone} anchor={anchor} labelledBy={title ? getTitleId(context) : undefined}>
      {title && <SectionHead id={getTitleId(context)} title={title} lead={lead} />}
      {children}
    </Section>
  );
}
