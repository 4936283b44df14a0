/** What the languages of an account lack, on the start page. */
import { LOCALE_TABLE } from "@orlaya/locales";
import { formatCount } from "@orlaya/messages";
import type { LanguageState } from "../documents/lists.ts";
import { Documents, StartPart, type Names } from "./start-documents.tsx";

const COLUMNS = ["present", "missing", "drafts", "changed"] as const;

function readColumn(language: LanguageState, column: (typeof COLUMNS)[number]): number {
  return column === "missing" ? language.missing.total : language[column];
}

/** Renders a table of the languages, and the documents that have no translation. */
export function StartLanguages({
  names,
  languages,
}: {
  readonly names: Names;
  readonly languages: readonly LanguageState[];
}) {
  const { say } = names;
  const lacking = languages.filter(({ missing }) => missing.total > 0);
  return (
    <StartPart title={say("start.languages")}>
      <table className="start-table">
        <thead>
          <tr>
            <th scope="col">{say("start.language")}</th>
            {COLUMNS.map((column) => (
              <th key={column} scope="col">
                {say(`start.${column}`)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {languages.map((language) => (
            <tr key={language.locale}>
              <th scope="row" lang={language.locale}>
                {LOCALE_TABLE[language.locale].label}
              </th>
              {COLUMNS.map((column) => (
                <td key={column}>{formatCount(say.locale, readColumn(language, column))}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
      {lacking.map(({ locale, missing }) => (
        <details key={locale}>
          <summary>
            {say("start.missingIn", { language: LOCALE_TABLE[locale].label, count: missing.total })}
          </summary>
          <Documents names={names} list={missing} />
        </details>
      ))}
    </StartPart>
  );
}
