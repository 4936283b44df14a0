import { Icon, Section, Eyebrow } from "@orlaya/ui";
import type { SliceContext } from "../context.ts";

export interface UnknownSliceProps {
  /** Stored slug. */
  readonly name: string;
  readonly context: SliceContext;
}
/**
 * Renders a box in the preview in place of a slice that the site does not support
 * (architecture §3).
 */
export function UnknownSlice({ name, context }: UnknownSliceProps) {
  return (
    <Section tone="ember">
      <Eyebrow>
        <Icon name="alert" />
        {context.t("preview.unknownSlice", { name })}
      </Eyebrow>
    </Section>
  );
}
