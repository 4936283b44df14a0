/** View of the admin: links that lead nowhere, and pages that only one site has. */
import { Gutter } from "@payloadcms/ui";
import { LOCALES, LOCALE_TABLE } from "@orlaya/locales";
import { AUDIENCES } from "@orlaya/routes";
import type { AdminViewServerProps, PayloadRequest } from "payload";
import { getRights, type Actor } from "../access/roles.ts";
import { getSay, nameCollection, type Say } from "../labels/request-words.ts";
import { FINDING_KINDS } from "../link-checks/finding.ts";
import {
  isChosen,
  loadFindings,
  readFindingQuery,
  writeFindingQuery,
  type FindingQuery,
  type ListedFinding,
} from "../link-checks/list.ts";
import { loadRunState } from "../link-checks/runs.ts";
import { adminPaths } from "../names/paths.ts";
import { writeField } from "../uses/place-words.ts";
import { CheckLinks } from "./check-links.tsx";
import { Select, type Choice } from "./filter-select.tsx";
import { PlanTime } from "./plan-seen.tsx";
import { ViewFrame } from "./view-frame.tsx";
import "./start.css";
import "./board.css";
import "./uses.css";

/** Findings of a page. */
const PAGE = 50;

export function LinksView(view: AdminViewServerProps) {
  return (
    <ViewFrame
      view={view}
      render={(req, actor) => (
        <Links {...{ actor, req }} query={readFindingQuery(view.searchParams ?? {})} />
      )}
    />
  );
}

async function Links({
  actor,
  req,
  query,
}: {
  readonly actor: Actor;
  readonly req: PayloadRequest;
  readonly query: FindingQuery;
}) {
  const say = getSay(req);
  const [findings, state] = await Promise.all([
    loadFindings(req.payload),
    loadRunState(req.payload),
  ]);
  const chosen = findings.filter((finding) => isChosen(query, finding));
  const rows = chosen.slice((query.page - 1) * PAGE, query.page * PAGE);
  return (
    <Gutter>
      <main className="start board">
        <div>
          <h1>{say("links.title")}</h1>
          <p className="start-quiet">{say("links.intro")}</p>
        </div>
        <CheckLinks initial={state} canStart={getRights(actor).write.length > 0} />
        {state.isRunning || state.endedAt !== "" ? (
          <>
            <Counts say={say} findings={findings} query={query} />
            <Filter say={say} query={query} />
            <h2>{say("links.found", { count: chosen.length })}</h2>
            {rows.length === 0 ? (
              <p>{say("links.none")}</p>
            ) : (
              <ul className="links-list">
                {rows.map((finding) => (
                  <FindingRow key={finding.id} req={req} finding={finding} />
                ))}
              </ul>
            )}
            <Pages say={say} query={query} count={Math.ceil(chosen.length / PAGE)} />
          </>
        ) : null}
      </main>
    </Gutter>
  );
}

/** Renders the number of findings of each kind. Each leads to its findings. */
function Counts({
  say,
  findings,
  query,
}: {
  readonly say: Say;
  readonly findings: readonly ListedFinding[];
  readonly query: FindingQuery;
}) {
  const byKind = Map.groupBy(
    findings.filter((finding) => isChosen({ ...query, kind: "" }, finding)),
    ({ kind }) => kind,
  );
  return (
    <ul className="links-counts">
      {[...byKind].map(([kind, { length }]) => (
        <li key={kind}>
          <a href={adminPaths.links(writeFindingQuery({ ...query, kind, page: 1 }))}>
            {say(`links.kind.${kind}`)}
          </a>{" "}
          <span className="start-count">{length}</span>
        </li>
      ))}
    </ul>
  );
}

function Filter({ say, query }: { readonly say: Say; readonly query: FindingQuery }) {
  const filters: readonly [name: "language" | "site" | "kind", label: string, Choice[]][] = [
    [
      "language",
      say("board.language"),
      LOCALES.map((each): Choice => [each, LOCALE_TABLE[each].label]),
    ],
    ["site", say("board.site"), AUDIENCES.map((each): Choice => [each, say(`site.${each}`)])],
    [
      "kind",
      say("links.problem"),
      FINDING_KINDS.map((each): Choice => [each, say(`links.kind.${each}`)]),
    ],
  ];
  return (
    <form className="board-filter" action={adminPaths.links()}>
      {filters.map(([name, label, choices]) => (
        <Select
          key={name}
          {...{ name, label, choices }}
          value={query[name]}
          none={say("board.all")}
        />
      ))}
      <div className="board-buttons">
        <button type="submit">{say("board.show")}</button>
        <a href={adminPaths.links()}>{say("board.reset")}</a>
      </div>
    </form>
  );
}

/** Writes the kind, language, site and field of the place with the link. */
function describePlace(req: PayloadRequest, finding: ListedFinding): string {
  const { audience, field, locale, type } = finding;
  return [
    nameCollection(req, type),
    ...(locale === null ? [] : [LOCALE_TABLE[locale].label]),
    ...(audience === null ? [] : [getSay(req)(`site.${audience}`)]),
    ...(field === "" ? [] : [writeField(req, type, field)]),
  ].join(" · ");
}

function FindingRow({
  req,
  finding,
}: {
  readonly req: PayloadRequest;
  readonly finding: ListedFinding;
}) {
  const say = getSay(req);
  const { detail, firstSeen, kind, locale, source, target, title, type } = finding;
  return (
    <li className="links-row">
      <div>
        <a href={adminPaths.document(type, source)} lang={locale ?? undefined}>
          {title || say("start.untitled")}
        </a>
        <span className="start-quiet">{describePlace(req, finding)}</span>
      </div>
      <div>
        <span className={kind === "twin" ? "start-state" : "start-state start-state--changed"}>
          {say(`links.kind.${kind}`)}
        </span>
        {detail === "" ? null : <span className="start-quiet">{detail}</span>}
      </div>
      <div className="start-quiet">
        {kind === "twin" ? null : <span>{say("links.to", { target })}</span>}
        <span>
          {say("links.since")} <PlanTime at={firstSeen} />
        </span>
      </div>
    </li>
  );
}

function Pages({
  say,
  query,
  count,
}: {
  readonly say: Say;
  readonly query: FindingQuery;
  readonly count: number;
}) {
  if (count <= 1) return null;
  const link = (page: number): string => adminPaths.links(writeFindingQuery({ ...query, page }));
  return (
    <nav className="board-pages" aria-label={say("board.pages")}>
      {query.page > 1 ? <a href={link(query.page - 1)}>{say("board.previous")}</a> : null}
      <span className="start-quiet">{say("board.page", { page: query.page, count })}</span>
      {query.page < count ? <a href={link(query.page + 1)}>{say("board.next")}</a> : null}
    </nav>
  );
}
