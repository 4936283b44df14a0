import {
  Anchor,
  Grid,
  Heading,
  Icon,
  IconTile,
  Section,
  SectionHead,
  type IconName,
  type LinkData,
} from "@orlaya/ui";
import type { SliceContext } from "../context.ts";
import type { Tone } from "../fields.ts";
import { getTitleId } from "../shared.ts";
import css from "./link-cards.module.css";

export interface LinkCardsProps {
  readonly title: string;
  readonly link: LinkData | null;
  readonly items: readonly {
    readonly link: LinkData;
    readonly text: string;
    readonly icon: IconName | null;
  }[];
  readonly tone: Tone;
  readonly context: SliceContext;
}
/** Renders related pages, each as a small card that is one link (design brief, support page). */
export function LinkCards({ title, link, items, tone, context }: LinkCardsProps) {
  return (
    <Section tone={tone} labelledBy={getTitleId(context)}>
      <SectionHead id={getTitleId(context)} title={title} link={link} hint={context.t("newTab")} />
      <Grid columns={3} filled className={css.cards}>
        {items.map((item) => (
          <li key={item.link.href}>
            {item.icon && <IconTile name={item.icon} />}
            <div>
              <Heading level={3} look="h4">
                <Anchor link={item.link} hint={context.t("newTab")}>
                  {item.link.label}
                </Anchor>
              </Heading>
              {item.text && <p>{item.text}</p>}
            </div>
            <Icon name="arrow-right" size={20} />
          </li>
        ))}
      </Grid>
    </Section>
  );
}
