import { Heading, Lead, Picture, TextLink, type LinkData, type PictureData } from "@orlaya/ui";
import type { ReactNode } from "react";
import type { SliceContext } from "../context.ts";
import { getTitleId } from "../shared.ts";
import css from "./article-head.module.css";

export interface ArticleHeadProps {
  /** Link to the list that contains the text: a theme, or all news. */
  readonly section: LinkData | null;
  readonly title: string;
  /** The first lines: the answer, or what changed and for whom. */
  readonly lead: string;
  /** Author, date of the last check and reading time, each as a short text. */
  readonly byline: readonly string[];
  readonly image: PictureData | null;
  readonly context: SliceContext;
  readonly breadcrumbs?: ReactNode;
}
/**
 * Renders the head of a guide or a news article: text above a wide photograph in the petal shape
 * (design §5.5).
 */
export function ArticleHead({
  section,
  title,
  lead,
  byline,
  image,
  context,
  breadcrumbs,
}: ArticleHeadProps) {
  return (
    <section className={css.head} data-tone="linen" aria-labelledby={getTitleId(context)}>
      <div className="wrap">
        {breadcrumbs}
        <div className={css.words}>
          {section && <TextLink link={section} size="sm" />}
          <Heading level={1} id={getTitleId(context)}>
            {title}
          </Heading>
          {lead && <Lead>{lead}</Lead>}
          {byline.length > 0 && (
            <ul role="list" className={css.byline}>
              {byline.map((fact) => (
                <li key={fact}>{fact}</li>
              ))}
            </ul>
          )}
        </div>
        {image && (
          <Picture
            picture={{ ...image, alt: "" }}
            sizes="(min-width: 84rem) 78rem, 94vw"
            eager
            className={css.picture}
          />
        )}
      </div>
    </section>
  );
}
