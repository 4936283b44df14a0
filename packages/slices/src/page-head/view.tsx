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
  /** Breadcrumbs, above all other content. */
  readonly breadcrumbs?: ReactNode;
  /** Content between the lead and the actions, for example emergency numbers. */
  readonly children?: ReactNode;
  /**
   * Shows the picture whole, without the petal shape, as for a globe. Square pictures are always
   * shown whole.
   */
  readonly globe?: boolean;
  /** Set when another control precedes the actions: neither action is then the primary button. */
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

/** Renders the picture: whole when it is square, such as a globe, otherwise in the petal shape. */
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

/** Renders the heading of an inner page, with an optional picture. */
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
