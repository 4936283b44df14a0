import { Caption, Heading, Section, SectionHead } from "@orlaya/ui";
import type { SliceContext } from "../context.ts";
import type { Tone } from "../fields.ts";
import { getTitleId } from "../shared.ts";
import css from "./country-list.module.css";

export interface CountryListProps {
  readonly title: string;
  readonly lead: string;
  /** In the sort order of the language. Countries without a path are plain text. */
  readonly countries: readonly {
    readonly code: string;
    readonly name: string;
    readonly href: string | null;
  }[];
  /** Note below the list that explains names without a link. */
  readonly note: string;
  readonly tone: Tone;
  readonly context: SliceContext;
}
/** Returns the letter under which a reader looks for a name: É under E, Å under A, Ö under O. */
export const getInitial = (name: string): string => name.normalize("NFD").charAt(0).toUpperCase();

/**
 * Renders countries from A to Z under their letters, with a navigation to each letter (design §8).
 */
export function CountryList({ title, lead, countries, note, tone, context }: CountryListProps) {
  const letters = [...Map.groupBy(countries, ({ name }) => getInitial(name))];
  if (letters.length === 0) return null;
  return (
    <Section tone={tone} anchor="a-z" labelledBy={getTitleId(context)}>
      <SectionHead id={getTitleId(context)} title={title} lead={lead} />
      <nav aria-label={context.t("destinations.letters")}>
        <ul role="list" className={css.letters}>
          {letters.map(([letter]) => (
            <li key={letter}>
              <a href={`#a-z-${letter}`}>{letter}</a>
            </li>
          ))}
        </ul>
      </nav>
      <div className={css.list}>
        {letters.map(([letter, names]) => (
          <div key={letter}>
            <Heading level={3} look="h4" id={`a-z-${letter}`}>
              {letter}
            </Heading>
            <ul role="list">
              {names.map(({ code, name, href }) => (
                <li key={code}>{href === null ? name : <a href={href}>{name}</a>}</li>
              ))}
            </ul>
          </div>
        ))}
      </div>
      {note && <Caption>{note}</Caption>}
    </Section>
  );
}
