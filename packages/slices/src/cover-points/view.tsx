import { Caption, Heading, Icon, Section, SectionHead, Ticks } from "@orlaya/ui";
import type { SliceContext } from "../context.ts";
import type { SliceProps } from "../fields.ts";
import { getTitleId } from "../shared.ts";
import css from "./cover-points.module.css";
import type { coverPointsSchema } from "./schema.ts";

/**
 * Renders what the plan covers and what it does not cover, in two cards of equal prominence
 * (words §1.1 rule 6).
 */
export function CoverPointsView(
  props: SliceProps<typeof coverPointsSchema> & { readonly context: SliceContext },
) {
  const { title, lead, covered, not_covered: notCovered, note, tone, anchor, context } = props;
  return (
    <Section tone={tone} anchor={anchor} labelledBy={getTitleId(context)}>
      <SectionHead id={getTitleId(context)} title={title} lead={lead} />
      <div className={css.cards}>
        <div className={css.card} data-tone="white">
          <Heading level={3}>
            <Icon name="check" size={26} />
            {props.covered_title}
          </Heading>
          <Ticks
            items={covered.map((point) => point.text)}
            className={covered.length > 5 ? css.two : undefined}
          />
        </div>
        <div className={css.card} data-tone="white">
          <Heading level={3}>
            <Icon name="x" size={26} />
            {props.not_covered_title}
          </Heading>
          <Ticks cross items={notCovered.map((point) => point.text)} />
        </div>
      </div>
      {note && (
        <div className={css.note} role="note">
          <Caption>{note}</Caption>
        </div>
      )}
    </Section>
  );
}
