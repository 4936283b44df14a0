import {
  Actions,
  ButtonLink,
  cx,
  Eyebrow,
  Heading,
  IconTile,
  Lead,
  Picture,
  Ticks,
} from "@orlaya/ui";
import type { ReactNode } from "react";
import type { SliceContext } from "../context.ts";
import type { SliceProps } from "../fields.ts";
import { makeDecorative, getHeadLevel, getTitleId } from "../shared.ts";
import css from "./hero.module.css";
import type { heroSchema } from "./schema.ts";

export interface HeroViewProps extends SliceProps<typeof heroSchema> {
  readonly context: SliceContext;
  /** The finder card. The slice list decides whether it is hydrated. */
  readonly children?: ReactNode;
}

interface ArtProps {
  readonly hero: HeroViewProps;
  readonly eager: boolean;
}

/** Renders a small card over the picture. */
function Chip({ hero: { chip_title: title, chip_text: text } }: Pick<ArtProps, "hero">) {
  if (!title) return null;
  return (
    <div className={css.chip} data-tone="white">
      <IconTile name="shield" />
      <div>
        <b>{title}</b>
        {text && <p>{text}</p>}
      </div>
    </div>
  );
}

/** Renders the globe with a portrait photograph in the petal shape. */
function GlobeArt({ hero, eager }: ArtProps) {
  const { globe, image_desktop: image, image_mobile: mobile } = hero;
  if (!globe && !image) return null;
  return (
    <div className={css.art}>
      {globe && (
        <Picture
          picture={makeDecorative(globe)}
          className={css.globe}
          sizes="(min-width: 84rem) 45rem, (min-width: 64rem) 56vw, (min-width: 36rem) 38rem, 103vw"
          eager={eager}
        />
      )}
      {image && (
        <Picture
          picture={image}
          mobile={mobile}
          ratio="4/5"
          className={css.petal}
          sizes="(min-width: 64rem) 22vw, (min-width: 36rem) 16rem, 43vw"
          eager={eager}
        />
      )}
      <Chip hero={hero} />
    </div>
  );
}

function PhotoArt({ hero, eager }: ArtProps) {
  const { image_desktop: image, image_mobile: mobile } = hero;
  if (!image) return null;
  return (
    <div className={css.photo}>
      <Picture
        picture={image}
        mobile={mobile}
        sizes="(min-width: 64rem) 52vw, 100vw"
        eager={eager}
      />
      <Chip hero={hero} />
    </div>
  );
}

/** Picture component of each layout; layouts that are not listed have no picture. */
const ART: Readonly<Partial<Record<HeroViewProps["layout"], typeof GlobeArt>>> = {
  globe: GlobeArt,
  photo: PhotoArt,
};

/**
 * Renders title, lead and actions. The action that leads to the finder is hidden on small screens,
 * where the finder is directly below.
 */
function Introduction({ hero }: Pick<ArtProps, "hero">) {
  const { eyebrow, title, lead, primary, secondary, context, children } = hero;
  const hint = context.t("newTab");
  return (
    <div className={css.text}>
      {eyebrow && <Eyebrow icon="globe">{eyebrow}</Eyebrow>}
      <Heading level={getHeadLevel(context)} id={getTitleId(context)}>
        {title}
      </Heading>
      {lead && <Lead>{lead}</Lead>}
      {(primary ?? secondary) && (
        <Actions>
          {primary && (
            <ButtonLink
              link={primary}
              hint={hint}
              icon="arrow-right"
              className={children && primary.action === "finder" ? css["finder-action"] : undefined}
            />
          )}
          {secondary && <ButtonLink link={secondary} hint={hint} variant="secondary" />}
        </Actions>
      )}
    </div>
  );
}

/**
 * Renders the first screen of a page: title, actions, pictures, and the finder over them
 * (design §5.5).
 */
export function HeroView(props: HeroViewProps) {
  const { layout, ticks, facts, tone, anchor, context, children } = props;
  const Art = ART[layout];
  return (
    <section
      className={css.hero}
      data-tone={tone}
      id={anchor || undefined}
      aria-labelledby={getTitleId(context)}
    >
      <div className={cx("wrap", css.grid)}>
        <Introduction hero={props} />
        {(children || ticks.length > 0) && (
          <div className={css.finder}>
            {children}
            {ticks.length > 0 && (
              <Ticks className={css.ticks} items={ticks.map((tick) => tick.text)} />
            )}
          </div>
        )}
        {Art && <Art hero={props} eager={context.position === 0} />}
        {facts.length > 0 && (
          <dl className={css.facts}>
            {facts.map(({ value, label }) => (
              <div key={label}>
                <dt>{label}</dt>
                <dd>{value}</dd>
              </div>
            ))}
          </dl>
        )}
      </div>
    </section>
  );
}
