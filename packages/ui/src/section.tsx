import type { ReactNode } from "react";
import { cx } from "./classes.ts";
import type { IconName, LinkData } from "./data.ts";
import { Icon } from "./icon.tsx";
import css from "./section.module.css";
import { TextLink } from "./button.tsx";

export type SectionTone = "linen" | "white" | "mist" | "pine" | "ember";
export interface SectionProps {
  readonly tone?: SectionTone;
  /** Id of the section, for links to it. */
  readonly anchor?: string | undefined;
  /** Id of the heading that names the section. */
  readonly labelledBy?: string | undefined;
  /** `full` leaves the page container to the children. */
  readonly width?: "container" | "full";
  readonly className?: string | undefined;
  readonly children: ReactNode;
}
/**
 * Renders a section of the page: background, vertical spacing and the page container. With
 * `labelledBy` it is a region named by its heading.
 */
export function Section({
  tone = "linen",
  anchor,
  labelledBy,
  width = "container",
  className,
  children,
}: SectionProps) {
  return (
    <section
      className={cx(css.section, className)}
      data-tone={tone}
      id={anchor || undefined}
      aria-labelledby={labelledBy}
    >
      {width === "full" ? children : <div className="wrap">{children}</div>}
    </section>
  );
}

export type HeadingLevel = 1 | 2 | 3 | 4;
/** Renders a heading of any level; `look` gives it the size of another level. */
export function Heading({
  level,
  look,
  id,
  className,
  children,
}: {
  readonly level: HeadingLevel;
  readonly look?: "h3" | "h4";
  readonly id?: string | undefined;
  readonly className?: string | undefined;
  readonly children: ReactNode;
}) {
  const Tag = `h${level}` as const;
  return (
    <Tag id={id} className={cx(look && css[`title-${look}`], className)}>
      {children}
    </Tag>
  );
}

export interface SectionHeadProps {
  readonly id?: string | undefined;
  readonly eyebrow?: string | undefined;
  readonly title: string;
  readonly lead?: string | undefined;
  /** "See all" link: right of the heading on wide screens, below it on phones. */
  readonly link?: LinkData | null;
  readonly hint?: string | undefined;
  readonly level?: HeadingLevel;
  /** Content below the lead, for example an action. */
  readonly children?: ReactNode;
}
/** Renders the heading of a section, left aligned, with a lead of one sentence. */
export function SectionHead({
  id,
  eyebrow,
  title,
  lead,
  link,
  hint,
  level = 2,
  children,
}: SectionHeadProps) {
  return (
    <div className={css.head}>
      <div className={css.words}>
        {eyebrow && <Eyebrow>{eyebrow}</Eyebrow>}
        <Heading level={level} id={id}>
          {title}
        </Heading>
        {lead && <p className={css.lead}>{lead}</p>}
        {children}
      </div>
      {link && <TextLink link={link} hint={hint} icon="arrow-right" />}
    </div>
  );
}

/** Renders the short line above a heading. */
export function Eyebrow({
  icon,
  children,
}: {
  readonly icon?: IconName;
  readonly children: ReactNode;
}) {
  return (
    <p className={css.eyebrow}>
      {icon && <Icon name={icon} size={18} />}
      {children}
    </p>
  );
}
/** Renders one sentence under a heading. */
export function Lead({ children }: { readonly children: ReactNode }) {
  return <p className={css.lead}>{children}</p>;
}
/** Renders small print of at least 13 pixels. */
export function Caption({
  id,
  children,
}: {
  readonly id?: string | undefined;
  readonly children: ReactNode;
}) {
  return (
    <p className={css.caption} id={id}>
      {children}
    </p>
  );
}
/** Renders a short label in a pill. */
export function Pill({ children }: { readonly children: ReactNode }) {
  return <span className={css.pill}>{children}</span>;
}
/** Renders an icon on a petal shape. */
export function IconTile({ name }: { readonly name: IconName }) {
  return (
    <span className={css.tile}>
      <Icon name={name} size={22} />
    </span>
  );
}

/**
 * Renders cards next to each other as a list: one column on phones, two on tablets, `columns` on
 * wide screens. With `filled`, one or two cards that remain in the last row of three columns do not
 * leave a gap: the last two or four cards are half as wide as the row.
 */
export function Grid({
  columns,
  filled = false,
  children,
  className,
}: {
  readonly columns: 2 | 3 | 4;
  readonly filled?: boolean;
  readonly children: ReactNode;
  readonly className?: string | undefined;
}) {
  return (
    <ul
      role="list"
      className={cx(
        css.grid,
        columns === 2 ? css.two : columns === 3 ? css.three : css.four,
        filled && columns === 3 && css.filled,
        className,
      )}
    >
      {children}
    </ul>
  );
}
/** Renders two columns on wide screens: a narrow and a wide column, or two equal columns. */
export function Duo({
  even = false,
  className,
  children,
}: {
  readonly even?: boolean;
  readonly className?: string | undefined;
  readonly children: ReactNode;
}) {
  return <div className={cx(css.duo, even && css.even, className)}>{children}</div>;
}
/**
 * Renders a list of facts with ticks, or with crosses for facts that are not covered. The heading
 * above states which.
 */
export function Ticks({
  items,
  cross = false,
  className,
}: {
  readonly items: readonly ReactNode[];
  readonly cross?: boolean;
  readonly className?: string | undefined;
}) {
  return (
    <ul role="list" className={cx(css.ticks, cross && css.cross, className)}>
      {items.map((item, i) => (
        <li key={i}>
          <Icon name={cross ? "x" : "check"} size={20} />
          <span>{item}</span>
        </li>
      ))}
    </ul>
  );
}
