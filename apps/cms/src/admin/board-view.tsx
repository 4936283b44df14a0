/** View of the admin: which documents exist in which language, and in which state. */
import { Gutter } from "@payloadcms/ui";
import { LOCALES, LOCALE_TABLE } from "@orlaya/locales";
import { formatCount } from "@orlaya/messages";
import { AUDIENCES } from "@orlaya/routes";
import type { AdminViewServerProps, PayloadRequest } from "payload";
import { canWrite, getRights, isInScope, type Actor } from "../access/roles.ts";
import { listTranslators } from "../endpoints/assignments.ts";
import { getSay, nameCollection, type Say } from "../labels/request-words.ts";
import { adminPaths } from "../names/paths.ts";
import { countStates, filterBoard, selectGroups, type BoardRow } from "../translation/board.ts";
import {
  AGES,
  buildFilter,
  readBoardQuery,
  writeBoardQuery,
  type BoardQuery,
} from "../translation/board-query.ts";
import { loadBoard } from "../translation/load-board.ts";
import { TRANSLATION_STATES } from "../translation/states.ts";
import { BoardTable } from "./board-table.tsx";
import { Select, type Choice } from "./filter-select.tsx";
import { ViewFrame } from "./view-frame.tsx";
import { XliffImport } from "./xliff-import.tsx";
import "./languages.css";
import "./sentences.css";
import "./board.css";
import "./start.css";

/** Most groups that one file of a whole filter contains. */
const MAX_EXPORTED = 1000;
/** Groups of a page. */
const PAGE = 50;

export function BoardView(view: AdminViewServerProps) {
  return (
    <ViewFrame
      view={view}
      render={(req, actor) => (
        <Board {...{ actor, req }} query={readBoardQuery(view.searchParams ?? {})} />
      )}
    />
  );
}

async function Board({
  actor,
  req,
  query,
}: {
  readonly actor: Actor;
  readonly req: PayloadRequest;
  readonly query: BoardQuery;
}) {
  const say = getSay(req);
  const filter = buildFilter(query, Date.now());
  const [rows, people] = await Promise.all([
    loadBoard(req.payload),
    listTranslators(req.payload, null),
  ]);
  const chosen = filterBoard(rows, filter);
  const kinds = [...new Set(rows.map(({ collection }) => collection))].map((slug): Choice => [
    slug,
    nameCollection(req, slug, "plural"),
  ]);
  const writable = LOCALES.filter(
    (locale) => canWrite(actor, "content") && isInScope(actor, { locale }),
  );
  return (
    <Gutter>
      <main className="start board">
        <div>
          <h1>{say("place.languages")}</h1>
          <p className="start-quiet">{say("board.intro")}</p>
        </div>
        <Counts say={say} rows={selectGroups(rows, filter)} query={query} />
        <Filter say={say} query={query} kinds={kinds} people={people} />
        <h2>{say("board.found", { count: chosen.length })}</h2>
        <BoardTable
          rows={chosen.slice((query.page - 1) * PAGE, query.page * PAGE)}
          kinds={Object.fromEntries(
            kinds.map(([slug]) => [slug, nameCollection(req, slug, "singular")]),
          )}
          language={query.language}
          writable={writable}
          people={getRights(actor).publish ? people : [actor.email]}
          found={
            chosen.length > MAX_EXPORTED
              ? null
              : chosen.map(({ collection, group }) => ({ collection, group }))
          }
          pages={<Pages say={say} query={query} count={Math.ceil(chosen.length / PAGE)} />}
        />
        {writable.length > 0 ? <XliffImport /> : null}
      </main>
    </Gutter>
  );
}

/** Renders the number of groups by language and state. Each number leads to its groups. */
function Counts({
  say,
  rows,
  query,
}: {
  readonly say: Say;
  readonly rows: readonly BoardRow[];
  readonly query: BoardQuery;
}) {
  const counts = countStates(rows);
  return (
    <div className="board-scroll">
      <table className="start-table board-counts">
        <caption>{say("board.counts", { count: rows.length })}</caption>
        <thead>
          <tr>
            <th scope="col">{say("start.language")}</th>
            {TRANSLATION_STATES.map((state) => (
              <th key={state} scope="col">
                {say(`translationState.${state}`)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {LOCALES.map((language) => (
            <tr key={language}>
              <th scope="row" lang={language}>
                {LOCALE_TABLE[language].label}
              </th>
              {TRANSLATION_STATES.map((state) => {
                const count = counts.get(language)?.[state] ?? 0;
                const href = adminPaths.translations(
                  writeBoardQuery({ ...query, language, state, page: 1 }),
                );
                return (
                  <td key={state}>
                    {count === 0 ? 0 : <a href={href}>{formatCount(say.locale, count)}</a>}
                  </td>
                );
              })}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

function Filter({
  say,
  query,
  kinds,
  people,
}: {
  readonly say: Say;
  readonly query: BoardQuery;
  readonly kinds: readonly Choice[];
  readonly people: readonly string[];
}) {
  const all = say("board.all");
  const choices = {
    language: LOCALES.map((each): Choice => [each, LOCALE_TABLE[each].label]),
    state: TRANSLATION_STATES.map((each): Choice => [each, say(`translationState.${each}`)]),
    kind: [...kinds].sort(([, a], [, b]) => a.localeCompare(b, say.locale)),
    site: AUDIENCES.map((each): Choice => [each, say(`site.${each}`)]),
    person: [["-", say("board.nobody")], ...people.map((each): Choice => [each, each])] as Choice[],
    due: [["late", say("board.late")]] as Choice[],
    age: AGES.map((each): Choice => [each, say("board.months", { count: Number(each) })]),
  };
  return (
    <form className="board-filter" action={adminPaths.translations()}>
      {(["language", "state", "kind", "site", "person", "due", "age"] as const).map((name) => (
        <Select
          key={name}
          name={name}
          label={say(`board.${name}`)}
          value={query[name]}
          none={all}
          choices={choices[name]}
        />
      ))}
      <label>
        {say("board.words")}
        <input type="search" name="words" defaultValue={query.words} />
      </label>
      <div className="board-buttons">
        <button type="submit">{say("board.show")}</button>
        <a href={adminPaths.translations()}>{say("board.reset")}</a>
      </div>
    </form>
  );
}

function Pages({
  say,
  query,
  count,
}: {
  readonly say: Say;
  readonly query: BoardQuery;
  readonly count: number;
}) {
  if (count <= 1) return null;
  const link = (page: number): string =>
    adminPaths.translations(writeBoardQuery({ ...query, page }));
  return (
    <nav className="board-pages" aria-label={say("board.pages")}>
      {query.page > 1 ? <a href={link(query.page - 1)}>{say("board.previous")}</a> : null}
      <span className="start-quiet">{say("board.page", { page: query.page, count })}</span>
      {query.page < count ? <a href={link(query.page + 1)}>{say("board.next")}</a> : null}
    </nav>
  );
}
