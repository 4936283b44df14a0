import { cx, Duo, Icon, RichText, Section, SectionHead, type RichInline } from "@orlaya/ui";
import type { SliceContext } from "../context.ts";
import type { SliceProps } from "../fields.ts";
import { getTitleId } from "../shared.ts";
import css from "./rich-text.module.css";
import type { richTextSchema } from "./schema.ts";

function plain(items: readonly RichInline[]): string {
  return items
    .map((item) =>
      item.kind === "text" ? item.text : item.kind === "link" ? plain(item.children) : " ",
    )
    .join("");
}

function Contents({
  headings,
  label,
}: {
  readonly headings: readonly { readonly id: string; readonly children: readonly RichInline[] }[];
  readonly label: string;
}) {
  return (
    <nav aria-label={label} className={css.toc}>
      <details open>
        <summary>
          {label}
          <Icon name="chevron-down" />
        </summary>
        <ol role="list">
          {headings.map((heading) => (
            <li key={heading.id}>
              <a href={`#${heading.id}`}>{plain(heading.children)}</a>
            </li>
          ))}
        </ol>
      </details>
    </nav>
  );
}

/**
 * Renders text in the reading column. Its table of contents is beside it on wide screens and above
 * it on others.
 */
export function RichTextView({
  title,
  body,
  contents,
  tone,
  anchor,
  context,
}: SliceProps<typeof richTextSchema> & { readonly context: SliceContext }) {
  const { t } = context;
  const chapters = body
    .filter((block) => block.kind === "heading")
    .filter((heading) => heading.level === 2);
  const headings = contents ? chapters : [];
  function text(blocks: typeof body) {
    return <RichText look="article" blocks={blocks} hint={t("newTab")} />;
  }
  // A short text is beside its heading, as in answers and steps. A long text is below its heading
  // and may have a table of contents.
  const [first] = chapters;
  if (!title && first && first === body[0] && chapters.length === 1) {
    return (
      <Section tone={tone} anchor={anchor} labelledBy={first.id}>
        <Duo>
          <SectionHead id={first.id} title={plain(first.children)} />
          {text(body.slice(1))}
        </Duo>
      </Section>
    );
  }
  const head = title && <SectionHead id={getTitleId(context)} title={title} />;
  if (head && headings.length < 2)
    return (
      <Section tone={tone} anchor={anchor} labelledBy={getTitleId(context)}>
        <Duo>
          {head}
          {text(body)}
        </Duo>
      </Section>
    );
  return (
    <Section tone={tone} anchor={anchor} labelledBy={title ? getTitleId(context) : undefined}>
      {head}
      <div className={cx(css.grid, headings.length > 1 && css.split)}>
        {headings.length > 1 && <Contents headings={headings} label={t("onThisPage")} />}
        {text(body)}
      </div>
    </Section>
  );
}
