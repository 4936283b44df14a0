import { Anchor, cx, type LinkData } from "@orlaya/ui";
import css from "./fact-list.module.css";

export interface FactData {
  readonly label: string;
  /** Values, one per line; a link for a number that can be dialled. */
  readonly values: readonly (string | LinkData)[];
  /** Places after the values, each as a link if it has a page. */
  readonly links?: readonly { readonly name: string; readonly link: LinkData | null }[];
  /** Sentence that replaces a value that is not certain. */
  readonly text?: string;
}
/** Renders facts as a row of cells. `long` is for facts whose values are text and not figures. */
export function FactList({
  facts,
  long = false,
  className,
}: {
  readonly facts: readonly FactData[];
  readonly long?: boolean;
  readonly className?: string | undefined;
}) {
  return (
    <dl className={cx(css.facts, long && css.long, className)}>
      {facts.map(({ label, values, links = [], text }) => (
        <div key={label}>
          <dt>{label}</dt>
          {values.map((value) =>
            typeof value === "string" ? (
              <dd key={value}>{value}</dd>
            ) : (
              <dd key={value.label}>
                <Anchor link={value} />
              </dd>
            ),
          )}
          {links.length > 0 && (
            <dd>
              {links.map(({ name, link }, at) => (
                <span key={name}>
                  {at > 0 && ", "}
                  {link ? <Anchor link={link}>{name}</Anchor> : name}
                </span>
              ))}
            </dd>
          )}
          {text && (
            <dd>
              <p>{text}</p>
            </dd>
          )}
        </div>
      ))}
    </dl>
  );
}
