import { Anchor, cx, type LinkData } from "@orlaya/ui";
import css from "./fact-list.module.css";

export interface FactData {
  readonly label: string;
  /** One line each; a link for a number that can be dialled. */
  readonly values: readonly (string | LinkData)[];
  /** Places that the fact names, as links where they have a page; after the values. */
  readonly links?: readonly { readonly name: string; readonly link: LinkData | null }[];
  /** A sentence in place of a value that nobody is sure of. */
  readonly text?: string;
}
/** Facts as a strip of cells; `long` for facts whose values are words rather than figures. */
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
