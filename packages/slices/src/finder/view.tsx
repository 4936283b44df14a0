import { Section, SectionHead } from "@orlaya/ui";
import type { ReactNode } from "react";
import type { SliceContext } from "../context.ts";
import type { SliceProps } from "../fields.ts";
import { getTitleId } from "../shared.ts";
import type { finderSchema } from "./schema.ts";

export interface FinderViewProps extends SliceProps<typeof finderSchema> {
  readonly context: SliceContext;
  /**
   * The finder card. It renders the title of the module. The slice list decides whether it is
   * hydrated.
   */
  readonly children?: ReactNode;
}
/** Renders the finder in a section of its own; null without a module (spec §8). */
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
