import { Icon, Section, Eyebrow } from "@orlaya/ui";
import type { SliceContext } from "../context.ts";

export interface UnknownSliceProps {
  /** Slug as it is stored. */
  readonly name: string;
  readonly context: SliceContext;
}
/** The box that an editor sees in preview where a slice stands that the site does not know (architecture §3). */
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
