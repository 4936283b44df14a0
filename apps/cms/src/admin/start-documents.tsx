/** Lists of documents on the start page. */
import { LOCALE_TABLE } from "@orlaya/locales";
import type { SanitizedConfig } from "payload";
import { useId, type ReactNode } from "react";
import type { IndexedDocument } from "../documents/indexed-document.ts";
import type { DocumentList } from "../documents/lists.ts";
import { writeLabelOf, type Say } from "../labels/request-words.ts";
import { adminPaths } from "../names/paths.ts";
import { PlanTime } from "./plan-seen.tsx";

/** What the parts of the start page need to write names. */
export interface Names {
  readonly say: Say;
  readonly i18n: Parameters<typeof writeLabelOf>[0]["i18n"];
  readonly config: SanitizedConfig;
}

/** Documents that are shown at once. The others are behind a summary. */
const SHOWN = 6;

/** Writes the kind, language and site of a document. */
function describe({ say, i18n, config }: Names, document: IndexedDocument): string {
  const { collection, locale, audience } = document;
  const labels = config.collections.find(({ slug }) => slug === collection)?.labels;
  return [
    writeLabelOf({ i18n }, labels?.singular) ?? collection,
    ...(locale === null ? [] : [LOCALE_TABLE[locale].label]),
    ...(audience === null ? [] : [say(`site.${audience}`)]),
  ].join(" · ");
}

/** Renders one document: a link, what it is, and who changed it when. */
function DocumentRow({
  names,
  document,
  withPerson,
}: {
  readonly names: Names;
  readonly document: IndexedDocument;
  readonly withPerson: boolean;
}) {
  const { say } = names;
  const { collection, id, title, locale, state, person, at } = document;
  return (
    <li className="start-row">
      <div>
        <a href={adminPaths.document(collection, id)} lang={locale ?? undefined}>
          {title || say("start.untitled")}
        </a>
        <span className="start-quiet">{describe(names, document)}</span>
      </div>
      <div className="start-when">
        <span className={`start-state start-state--${state}`}>{say(`state.${state}`)}</span>
        <span className="start-quiet">
          {withPerson && person !== "" ? `${person} · ` : ""}
          <PlanTime at={at} />
        </span>
      </div>
    </li>
  );
}

/** Renders the first documents of a list, and the others behind a summary. */
export function Documents({
  names,
  list: { documents, total },
  withPerson = false,
}: {
  readonly names: Names;
  readonly list: DocumentList;
  /** Whether each row states who changed the document. */
  readonly withPerson?: boolean;
}) {
  const { say } = names;
  function renderRows(some: readonly IndexedDocument[]): ReactNode {
    return (
      <ul className="start-list">
        {some.map((document) => (
          <DocumentRow key={document.id} {...{ names, document, withPerson }} />
        ))}
      </ul>
    );
  }
  const rest = documents.slice(SHOWN);
  return (
    <>
      {renderRows(documents.slice(0, SHOWN))}
      {rest.length > 0 ? (
        <details>
          <summary>{say("start.more", { count: rest.length })}</summary>
          {renderRows(rest)}
        </details>
      ) : null}
      {total > documents.length ? (
        <p className="start-quiet">{say("start.notListed", { count: total - documents.length })}</p>
      ) : null}
    </>
  );
}

/** Renders a part of the start page. `count` is shown beside the heading. */
export function StartPart({
  title,
  count,
  children,
}: {
  readonly title: string;
  readonly count?: number;
  readonly children: ReactNode;
}) {
  const id = useId();
  return (
    <section className="start-part" aria-labelledby={id}>
      <h2 id={id}>
        {title}
        {count ? <span className="start-count">{count}</span> : null}
      </h2>
      {children}
    </section>
  );
}
