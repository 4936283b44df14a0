"use client";
/** Lists the rules and other records that differ, with both values of each field. */
import { Link } from "@payloadcms/ui";
import { useState } from "react";
import type { ShownColumn, ShownRecord } from "../eligibility/history-shapes.ts";
import { useWords } from "./words.tsx";

/** Records that are shown at first. */
const FIRST = 40;

export function RecordChanges({ records }: { readonly records: readonly ShownRecord[] }) {
  const say = useWords();
  const [all, setAll] = useState(false);
  const shown = all ? records : records.slice(0, FIRST);
  if (records.length === 0) return <p>{say("history.noRecords")}</p>;
  return (
    <>
      <ul className="finder-list">
        {shown.map((record) => (
          <RecordChange
            key={`${record.kind} ${record.name} ${record.href ?? ""}`}
            record={record}
          />
        ))}
      </ul>
      {shown.length < records.length ? (
        <button
          type="button"
          className="finder-choose"
          onClick={() => {
            setAll(true);
          }}
        >
          {say("history.moreRecords", { count: records.length - shown.length })}
        </button>
      ) : null}
    </>
  );
}

function RecordChange({
  record: { kind, name, change, href, columns },
}: {
  readonly record: ShownRecord;
}) {
  const say = useWords();
  return (
    <li className={`finder-card history-record history-record--${change}`}>
      <div className="finder-head">
        <span>
          <span className="finder-quiet">{kind}</span>{" "}
          {href ? (
            <Link href={href} prefetch={false}>
              {name}
            </Link>
          ) : (
            <strong>{name}</strong>
          )}
        </span>
        <span className="finder-tag">{say(`history.${change}`)}</span>
      </div>
      {columns.length > 0 ? (
        <dl className="finder-facts">
          {columns.map((column) => (
            <Column key={column.label} column={column} />
          ))}
        </dl>
      ) : null}
    </li>
  );
}

function Column({ column }: { readonly column: ShownColumn }) {
  return (
    <>
      <dt>{column.label}</dt>
      <dd>{column.kind === "value" ? <Values {...column} /> : <Names {...column} />}</dd>
    </>
  );
}

function Values({ before, after }: { readonly before: string; readonly after: string }) {
  const say = useWords();
  return (
    <>
      <del aria-label={`${say("history.before")}: ${before}`}>{before}</del>{" "}
      <ins aria-label={`${say("history.after")}: ${after}`}>{after}</ins>
    </>
  );
}

function Names({
  added,
  removed,
  without,
}: Extract<ShownColumn, { readonly kind: "records" | "countries" }>) {
  const say = useWords();
  return (
    <ul className="history-names">
      {without === null ? null : (
        <li>{say(without === "before" ? "history.withoutBefore" : "history.withoutAfter")}</li>
      )}
      {removed.length > 0 ? (
        <li>
          {say("history.removed")}: <del>{removed.join(", ")}</del>
        </li>
      ) : null}
      {added.length > 0 ? (
        <li>
          {say("history.added")}: <ins>{added.join(", ")}</ins>
        </li>
      ) : null}
      {added.length + removed.length === 0 ? <li>{say("history.sameCountries")}</li> : null}
    </ul>
  );
}
