/** View of the admin: who did what, with the values before and after, and whether the log is whole. */
import { Button, Gutter } from "@payloadcms/ui";
import type { AdminViewServerProps, PayloadRequest } from "payload";
import { getRights } from "../access/roles.ts";
import { readTail } from "../audit/append.ts";
import type { ChainEntry } from "../audit/chain.ts";
import { listChoices, listEntries } from "../audit/list.ts";
import { listActions, nameSubject } from "../audit/words.ts";
import { getSay } from "../labels/request-words.ts";
import { adminPaths, apiPath, endpointPaths } from "../names/paths.ts";
import { AuditEntry } from "./audit-entry.tsx";
import { AuditCheck, AuditZone } from "./audit-parts.tsx";
import {
  readAuditFilter,
  readAuditQuery,
  writeAuditFilter,
  type AuditFilter,
} from "./audit-query.ts";
import { findAuditLinks } from "./audit-links.ts";
import { Select, type Choice } from "./filter-select.tsx";
import { ViewFrame } from "./view-frame.tsx";
import "./start.css";
import "./board.css";
import "./audit.css";

/** Entries of a page. */
const PAGE = 50;

export function AuditView(view: AdminViewServerProps) {
  return (
    <ViewFrame
      view={view}
      render={(req, actor) =>
        getRights(actor).audit ? (
          <AuditPage req={req} filter={readAuditFilter(view.searchParams ?? {})} />
        ) : (
          <Gutter>
            <p>{getSay(req)("service.role")}</p>
          </Gutter>
        )
      }
    />
  );
}

interface Props {
  readonly req: PayloadRequest;
  readonly filter: AuditFilter;
}

async function AuditPage({ req, filter }: Props) {
  const say = getSay(req);
  const read = readAuditQuery(filter);
  const tail = await readTail({ payload: req.payload });
  const entries = read.ok ? await listEntries(req.payload, read.query, PAGE + 1) : [];
  return (
    <Gutter>
      <main className="start board audit">
        <div className="audit-head">
          <h1>{say("audit.title")}</h1>
          <p className="start-quiet">{say("audit.intro")}</p>
        </div>
        <section className="audit-chain" aria-label={say("audit.chain")}>
          <p>{say("audit.count", { count: tail.sequence })}</p>
          <p className="start-quiet">
            {say("audit.last")} <code>{tail.hash}</code>
          </p>
          <div className="audit-buttons">
            <AuditCheck total={tail.sequence} />
            <Button
              el="anchor"
              url={apiPath(endpointPaths.auditExport)}
              buttonStyle="secondary"
              size="small"
              margin={false}
            >
              {say("audit.export")}
            </Button>
          </div>
          <p className="start-quiet">{say("audit.exportHelp")}</p>
        </section>
        <Filter req={req} filter={filter} />
        <div role="status" className="audit-problem">
          {read.ok ? null : <p>{say(`audit.problem.${read.problem}`)}</p>}
        </div>
        {read.ok ? <Entries {...{ entries, filter, req }} /> : null}
      </main>
    </Gutter>
  );
}

async function Filter({ req, filter }: Props) {
  const say = getSay(req);
  const { people, collections } = await listChoices(req.payload);
  const subjects = collections
    .map((slug): Choice => [slug, nameSubject(req, slug)])
    .toSorted(([, a], [, b]) => a.localeCompare(b, say.locale));
  const selects: readonly [name: "person" | "action" | "collection", choices: readonly Choice[]][] =
    [
      ["person", people.map((person): Choice => [person, person])],
      ["action", listActions(say)],
      ["collection", subjects],
    ];
  return (
    <form className="board-filter" action={adminPaths.audit()}>
      {selects.map(([name, choices]) => (
        <Select
          key={name}
          name={name}
          label={say(`audit.filter.${name}`)}
          value={filter[name]}
          none={say("board.all")}
          choices={[...choices]}
        />
      ))}
      <label>
        {say("audit.filter.document")}
        <input name="document" defaultValue={filter.document} autoComplete="off" />
      </label>
      <label>
        {say("audit.filter.from")}
        <input name="from" type="date" defaultValue={filter.from} aria-describedby="audit-zone" />
      </label>
      <label>
        {say("audit.filter.to")}
        <input name="to" type="date" defaultValue={filter.to} aria-describedby="audit-zone" />
      </label>
      <div className="board-buttons">
        <button type="submit">{say("board.show")}</button>
        <a href={adminPaths.audit()}>{say("board.reset")}</a>
      </div>
      <AuditZone id="audit-zone" zone={filter.zone} />
    </form>
  );
}

async function Entries({
  entries,
  filter,
  req,
}: Props & { readonly entries: readonly ChainEntry[] }) {
  const say = getSay(req);
  const shown = entries.slice(0, PAGE);
  const links = await findAuditLinks(req, shown, filter.zone);
  const last = shown.at(-1);
  const older = entries.length > PAGE && last ? String(last.sequence) : "";
  return (
    <section className="audit-entries" aria-labelledby="audit-entries">
      <h2 id="audit-entries">{say("audit.entries")}</h2>
      {shown.length === 0 ? <p>{say("audit.none")}</p> : null}
      <ol className="audit-list">
        {shown.map((entry) => (
          <AuditEntry
            key={entry.sequence}
            req={req}
            entry={entry}
            links={links.get(entry.sequence) ?? {}}
          />
        ))}
      </ol>
      {older === "" && filter.before === "" ? null : (
        <nav className="board-pages" aria-label={say("board.pages")}>
          {filter.before === "" ? null : (
            <a href={adminPaths.audit(writeAuditFilter({ ...filter, before: "" }))}>
              {say("audit.newest")}
            </a>
          )}
          {older === "" ? null : (
            <a href={adminPaths.audit(writeAuditFilter({ ...filter, before: older }))}>
              {say("audit.older")}
            </a>
          )}
        </nav>
      )}
    </section>
  );
}
