import {
  Actions,
  Anchor,
  ButtonLink,
  Eyebrow,
  Heading,
  Lead,
  Picture,
  type LinkData,
  type PictureData,
} from "@orlaya/ui";
import type { ReactNode } from "react";
import type { SliceContext } from "../context.ts";
import { makeDecorative, getTitleId } from "../shared.ts";
import css from "./message-page.module.css";

export interface MessagePageProps {
  /** Small line above the title: "Error 404". */
  readonly status: string;
  readonly title: string;
  readonly text: string;
  readonly home: LinkData | null;
  readonly links: readonly LinkData[];
  readonly globe: PictureData | null;
  readonly context: SliceContext;
  /** The finder card; optional. */
  readonly children?: ReactNode;
}
/**
 * Renders a message page, such as an error page: one sentence, a link to the home page, and the
 * finder, without decorative effects (design §5.5).
 */
export function MessagePage({
  status,
  title,
  text,
  home,
  links,
  globe,
  context,
  children,
}: MessagePageProps) {
  const hint = context.t("newTab");
  return (
    <section className={css.page} data-tone="pine" aria-labelledby={getTitleId(context)}>
      {globe && (
        <div className={css.sky}>
          <Picture
            picture={makeDecorative(globe)}
            className={css.globe}
            sizes="(min-width: 64rem) 58rem, 40rem"
            eager
          />
        </div>
      )}
      <div className="wrap">
        <div className={css.text}>
          {status && <Eyebrow>{status}</Eyebrow>}
          <Heading level={1} id={getTitleId(context)}>
            {title}
          </Heading>
          <Lead>{text}</Lead>
          {home && (
            <Actions>
              <ButtonLink link={home} icon="arrow-right" />
            </Actions>
          )}
          {links.length > 0 && (
            <ul role="list" className={css.links}>
              {links.map((link) => (
                <li key={link.href}>
                  <Anchor link={link} hint={hint} />
                </li>
              ))}
            </ul>
          )}
        </div>
        {children && <div className={css.finder}>{children}</div>}
      </div>
    </section>
  );
}
