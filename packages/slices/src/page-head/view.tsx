import {
  Actions,
  ButtonLink,
  Caption,
  cx,
  Eyebrow,
  Heading,
  Lead,
  Picture,
  type PictureData,
} from "@orlaya/ui";
import type { ReactNode } from "react";
import type { SliceContext } from "../context.ts";
import type { SliceProps } from "../fields.ts";
import { getHeadLevel, getTitleId } from "../shared.ts";
import css from "./page-head.module.css";
import type { pageHeadSchema } from "./schema.ts";

export interface PageHeadViewProps extends SliceProps<typeof pageHeadSchema> {
  readonly context: SliceContext;
  /** Breadcrumbs, above everything. */
  readonly breadcrumbs?: ReactNode;
  /** Below the lead: a search field, dates of an article. */
  readonly children?: ReactNode;
  /** A globe stands free, in its own shape; any square picture does. */
  readonly globe?: boolean;
  /** Another control comes before the actions: neither of them is the primary button. */
  readonly quiet?: boolean;
}

function HeadActions({
  primary,
  secondary,
  quiet,
  hint,
}: Pick<PageHeadViewProps, "primary" | "secondary"> & {
  readonly quiet: boolean;
  readonly hint: string;
}) {
  if (!primary && !secondary) return null;
  return (
    <Actions>
      {primary && (
        <ButtonLink
          link={primary}
          hint={hint}
          variant={quiet ? "secondary" : "primary"}
          icon="arrow-right"
        />
      )}
      {secondary && <ButtonLink link={secondary} hint={hint} variant="secondary" />}
    </Actions>
  );
}

/** A square picture, such as a globe, is shown whole; any other one fills the petal. */
function Figure({
  image,
  caption,
  globe,
  eager,
}: Pick<PageHeadViewProps, "caption"> & {
  readonly image: PictureData;
  readonly globe: boolean;
  readonly eager: boolean;
}) {
  const whole = globe || image.width === image.height;
  return (
    <figure className={cx(css.figure, whole && css.globe)}>
      <Picture
        picture={image}
        ratio={whole ? "1/1" : "4/3"}
        sizes="(min-width: 84rem) 38rem, (min-width: 64rem) 48vw, 94vw"
        eager={eager}
      />
      {caption && (
        <figcaption>
          <Caption>{caption}</Caption>
        </figcaption>
      )}
    </figure>
  );
}

/** Heading of an inner page, with a picture in the petal where there is one. */
export function PageHeadView({
  eyebrow,
  title,
  lead,
  primary,
  secondary,
  image,
  caption,
  tone,
  anchor,
  context,
  breadcrumbs,
  children,
  globe = false,
  quiet = false,
}: PageHeadViewProps) {
  return (
    <section
      className={cx(css.head, !image && css.plain)}
      data-tone={tone}
      id={anchor || undefined}
      aria-labelledby={getTitleId(context)}
    >
      <div className="wrap">
        {breadcrumbs}
        <div className={cx(css.grid, image && css.pictured)}>
          <div className={css.text}>
            {eyebrow && <Eyebrow>{eyebrow}</Eyebrow>}
            <Heading level={getHeadLevel(context)} id={getTitleId(context)}>
              {title}
            </Heading>
            {lead && <Lead>{lead}</Lead>}
            {children}
            <HeadActions {...{ primary, secondary, quiet }} hint={context.t("newTab")} />
          </div>
          {image && <Figure {...{ image, caption, globe }} eager={context.position === 0} />}
        </div>
      </div>
    </section>
  );
}
