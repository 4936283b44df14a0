/** An entry of the audit log, which opens to the values before and after. */
import { LOCALE_TABLE, isLocale } from "@orlaya/locales";
import type { PayloadRequest } from "payload";
import type { ChainEntry, FieldChange } from "../audit/chain.ts";
import { nameAction, nameRole, nameSubject, writePath } from "../audit/words.ts";
import { getSay, type Say } from "../labels/request-words.ts";
import type { AuditLinks } from "./audit-links.ts";
import { PlanTime } from "./plan-seen.tsx";

/** Characters of a hash that are shown. */
const SHORT = 16;

/** Renders a value, or says that there is none. */
function Value({
  say,
  label,
  value,
  hash,
}: {
  readonly say: Say;
  readonly label: string;
  readonly value: string | null;
  readonly hash: string | undefined;
}) {
  return (
    <dd>
      <span className="start-quiet">{label}</span>
      <span className="audit-value">{value ?? say("audit.noValue")}</span>
      {hash === undefined ? null : (
        <span className="start-quiet">{say("audit.cut", { hash: hash.slice(0, SHORT) })}</span>
      )}
    </dd>
  );
}

function Change({
  req,
  collection,
  change,
}: {
  readonly req: PayloadRequest;
  readonly collection: string;
  readonly change: FieldChange;
}) {
  const say = getSay(req);
  const { path, before, after, before_hash: beforeHash, after_hash: afterHash } = change;
  if (path === "*")
    return (
      <div className="audit-wide">
        <dt>{say("audit.more", { count: Number(after) })}</dt>
      </div>
    );
  const isHidden = before === null && after === null;
  return (
    <div>
      <dt>{writePath(req, collection, path)}</dt>
      {isHidden ? (
        <dd>{say("audit.notShown")}</dd>
      ) : (
        <>
          <Value {...{ say }} label={say("audit.before")} value={before} hash={beforeHash} />
          <Value {...{ say }} label={say("audit.after")} value={after} hash={afterHash} />
        </>
      )}
    </div>
  );
}

function Links({ say, links }: { readonly say: Say; readonly links: AuditLinks }) {
  if (links.document === undefined && links.evidence === undefined) return null;
  return (
    <p className="audit-links">
      {links.document === undefined ? null : <a href={links.document}>{say("audit.open")}</a>}
      {links.evidence === undefined ? null : <a href={links.evidence}>{say("audit.evidence")}</a>}
    </p>
  );
}

/** Renders an entry: one line that opens to what changed. */
export function AuditEntry({
  req,
  entry,
  links,
}: {
  readonly req: PayloadRequest;
  readonly entry: ChainEntry;
  readonly links: AuditLinks;
}) {
  const say = getSay(req);
  const { action, at, changes, collection, hash, locale, person, role, sequence, title } = entry;
  const language = isLocale(locale) ? locale : undefined;
  return (
    <li>
      <details className="audit-entry">
        <summary>
          <span className="audit-when">
            <PlanTime at={at} />
          </span>
          <span className="audit-what">
            <strong>{nameAction(say, action)}</strong>
            <span lang={language}>{title}</span>
            <span className="start-quiet">
              {[nameSubject(req, collection), language ? LOCALE_TABLE[language].label : ""]
                .filter(Boolean)
                .join(" · ")}
            </span>
          </span>
          <span className="audit-who">
            {person === "" ? null : <span>{person}</span>}
            <span className="start-quiet">{nameRole(req, role)}</span>
          </span>
        </summary>
        <div className="audit-body">
          {changes.length === 0 ? (
            <p className="start-quiet">{say("audit.noChanges")}</p>
          ) : (
            <dl className="audit-changes">
              {changes.map((change, index) => (
                <Change key={index} {...{ change, collection, req }} />
              ))}
            </dl>
          )}
          <Links say={say} links={links} />
          <p className="start-quiet">
            {say("audit.number", { number: String(sequence) })} <code>{hash.slice(0, SHORT)}</code>
          </p>
        </div>
      </details>
    </li>
  );
}
