import {
  ButtonLink,
  Caption,
  Duo,
  Eyebrow,
  Heading,
  IconTile,
  Lead,
  Picture,
  Section,
} from "@orlaya/ui";
import type { SliceContext } from "../context.ts";
import type { SliceProps } from "../fields.ts";
import { getTitleId } from "../shared.ts";
import type { splitSchema } from "./schema.ts";
import css from "./split.module.css";

type SplitProps = SliceProps<typeof splitSchema>;

function Points({ points }: Pick<SplitProps, "points">) {
  return (
    <ul role="list" className={css.points}>
      {points.map((point) => (
        <li key={point.title}>
          <IconTile name={point.icon ?? "check"} />
          <div>
            <b>{point.title}</b>
            {point.text && <p>{point.text}</p>}
          </div>
        </li>
      ))}
    </ul>
  );
}

/** Renders a photograph or a map in the petal shape beside a text with up to four points. */
export function SplitView({
  side,
  eyebrow,
  title,
  lead,
  points,
  link,
  image,
  caption,
  tone,
  anchor,
  context,
}: SplitProps & { readonly context: SliceContext }) {
  return (
    <Section tone={tone} anchor={anchor} labelledBy={getTitleId(context)}>
      <Duo even className={side === "right" ? css.right : undefined}>
        {image && (
          <figure className={css.figure}>
            <Picture
              picture={image}
              ratio="5/4"
              sizes="(min-width: 84rem) 36rem, (min-width: 64rem) 46vw, 94vw"
            />
            {caption && (
              <figcaption>
                <Caption>{caption}</Caption>
              </figcaption>
            )}
          </figure>
        )}
        <div className={css.text}>
          {eyebrow && <Eyebrow>{eyebrow}</Eyebrow>}
          <Heading level={2} id={getTitleId(context)}>
            {title}
          </Heading>
          {lead && <Lead>{lead}</Lead>}
          {points.length > 0 && <Points points={points} />}
          {link && (
            <p>
              <ButtonLink
                link={link}
                hint={context.t("newTab")}
                variant={tone === "pine" ? "primary" : "secondary"}
                icon="arrow-right"
              />
            </p>
          )}
        </div>
      </Duo>
    </Section>
  );
}
