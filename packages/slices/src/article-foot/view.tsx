import { Caption, Grid, Heading, Section, TextLink, type LinkData } from "@orlaya/ui";
import type { SliceContext } from "../context.ts";
import { getTitleId } from "../shared.ts";
import css from "./article-foot.module.css";

export interface ArticleFootProps {
  /** Official pages that are the sources of the text. */
  readonly sources: readonly LinkData[];
  /** Notice that the text is not the terms of a policy. */
  readonly notice: string;
  readonly context: SliceContext;
}
/** Renders the sources of a text and the notice on what it does not replace (words §7). */
export function ArticleFoot({ sources, notice, context }: ArticleFootProps) {
  return (
    <Section
      tone="linen"
      className={css.foot}
      labelledBy={sources.length > 0 ? getTitleId(context) : undefined}
    >
      {sources.length > 0 && (
        <>
          <Heading level={2} look="h4" id={getTitleId(context)}>
            {context.t("sources")}
          </Heading>
          <Grid columns={3}>
            {sources.map((source) => (
              <li key={source.href}>
                <TextLink link={source} size="sm" icon="external" hint={context.t("newTab")} />
              </li>
            ))}
          </Grid>
        </>
      )}
      <Caption>{notice}</Caption>
    </Section>
  );
}
