import {
  Anchor,
  Grid,
  Heading,
  Picture,
  Section,
  SectionHead,
  type LinkData,
  type PictureData,
} from "@orlaya/ui";
import type { SliceContext } from "../context.ts";
import type { Tone } from "../fields.ts";
import { makeDecorative, getTitleId } from "../shared.ts";
import css from "./region-cards.module.css";

export interface RegionCardsProps {
  readonly title: string;
  readonly regions: readonly {
    readonly link: LinkData;
    readonly text: string;
    readonly globe: PictureData | null;
  }[];
  readonly tone: Tone;
  readonly context: SliceContext;
}
/**
 * Renders regions as cards that are one link each. The globe in the corner never covers the label
 * at the top left (design §8).
 */
export function RegionCards({ title, regions, tone, context }: RegionCardsProps) {
  if (regions.length === 0) return null;
  return (
    <Section tone={tone} labelledBy={getTitleId(context)}>
      <SectionHead id={getTitleId(context)} title={title} />
      <Grid columns={4} className={css.regions}>
        {regions.map(({ link, text, globe }) => (
          <li key={link.href}>
            <Heading level={3} look="h4">
              <Anchor link={link} hint={context.t("newTab")} />
            </Heading>
            <p>{text}</p>
            {globe && (
              <Picture
                picture={makeDecorative(globe)}
                sizes="(min-width: 68rem) 15rem, (min-width: 41rem) 22vw, 9rem"
              />
            )}
          </li>
        ))}
      </Grid>
    </Section>
  );
}
