/** What the languages of an account lack, on the start page. */
import { LOCALE_TABLE } from "@orlaya/locales";
import { formatCount } from "@orlaya/messages";
import type { LanguageState } from "../documents/lists.ts";
import { adminPaths } from "../names/paths.ts";
import { writeBoardQuery } from "../translation/board-query.ts";
import type { TranslationState } from "../translation/states.ts";
import { Documents, StartPart, type Names } from "./start-documents.tsx";

const COLUMNS = ["present", "missing", "outdated", "drafts", "changed"] as const;
/** State of the board to which the number of a column leads. */
const STATES: Readonly<Partial<Record<(typeof COLUMNS)[number], TranslationState>>> = {
  missing: "missing",
  outdated: "outdated",
  drafts: "draft",
  changed: "changed",
};

function readColumn(language: LanguageState, column: (typeof COLUMNS)[number]): number {
  return column === "missing" ? language.missing.total : language[column];
}

/** Renders a number, which leads to its documents on the board of translations. */
function Count({
  say,
  language,
  column,
}: {
  readonly say: Names["say"];
  readonly language: LanguageState;
  readonly column: (typeof COLUMNS)[number];
}) {
  const count = readColumn(language, column);
  const state = STATES[column];
  const text = formatCount(say.locale, count);
  if (state === undefined || count === 0) return text;
  const query = writeBoardQuery({ language: language.locale, state });
  return <a href={adminPaths.translations(query)}>{text}</a>;
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
                <td key={column}>
                  <Count say={say} language={language} column={column} />
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
      <a href={adminPaths.translations()}>{say("start.board")}</a>
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
