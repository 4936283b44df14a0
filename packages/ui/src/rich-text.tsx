import { Fragment, type ReactNode } from "react";
import { Anchor } from "./anchor.tsx";
import { cx } from "./classes.ts";
import type { RichBlock, RichInline, RichTextData, TextMarks } from "./data.ts";
import css from "./rich-text.module.css";

const MARKS = [
  ["bold", "strong"],
  ["italic", "em"],
  ["strike", "s"],
  ["code", "code"],
  ["sub", "sub"],
  ["sup", "sup"],
] as const satisfies readonly (readonly [keyof TextMarks, string])[];
const marked = (text: string, marks: TextMarks): ReactNode =>
  MARKS.reduce<ReactNode>((inner, [mark, Tag]) => (marks[mark] ? <Tag>{inner}</Tag> : inner), text);

function Inlines({
  items,
  hint,
}: {
  readonly items: readonly RichInline[];
  readonly hint: string | undefined;
}) {
  return items.map((item, i) => {
    switch (item.kind) {
      case "text":
        return <Fragment key={i}>{marked(item.text, item.marks)}</Fragment>;
      case "break":
        return <br key={i} />;
      case "link":
        return (
          <Anchor key={i} link={{ ...item.link, label: "" }} hint={hint}>
            <Inlines items={item.children} hint={hint} />
          </Anchor>
        );
    }
  });
}

function Block({ block, hint }: { readonly block: RichBlock; readonly hint: string | undefined }) {
  switch (block.kind) {
    case "paragraph":
      return (
        <p>
          <Inlines items={block.children} hint={hint} />
        </p>
      );
    case "quote":
      return (
        <blockquote>
          <Inlines items={block.children} hint={hint} />
        </blockquote>
      );
    case "rule":
      return <hr />;
    case "heading": {
      const Tag = `h${block.level}` as const;
      return (
        <Tag id={block.id}>
          <Inlines items={block.children} hint={hint} />
        </Tag>
      );
    }
    case "list": {
      const Tag = block.ordered ? "ol" : "ul";
      return (
        <Tag>
          {block.items.map((item, i) => (
            <li key={i}>
              {item.map((inner, j) =>
                inner.kind === "paragraph" ? (
                  <div key={j}>
                    <Inlines items={inner.children} hint={hint} />
                  </div>
                ) : (
                  <Block key={j} block={inner} hint={hint} />
                ),
              )}
            </li>
          ))}
        </Tag>
      );
    }
  }
}

export interface RichTextProps {
  readonly blocks: RichTextData;
  /** `article` is a reading column, 44rem wide, with larger type. */
  readonly look?: "plain" | "article";
  /** Text for screen readers after links that open a new tab. */
  readonly hint?: string | undefined;
}
/** Renders formatted text from the content service. */
export function RichText({ blocks, look = "plain", hint }: RichTextProps) {
  return (
    <div className={cx(css.rich, look === "article" && css.article)}>
      {blocks.map((block, i) => (
        <Block key={i} block={block} hint={hint} />
      ))}
    </div>
  );
}
