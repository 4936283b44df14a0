"use client";
/**
 * Shows in the sidebar of a record of the finder how many journeys the edit changes, before it is
 * saved.
 */
import type { RecordChange } from "@orlaya/finder/eligibility";
import { Link, useAllFormFields, useDocumentInfo } from "@payloadcms/ui";
import { reduceFieldsToValues } from "payload/shared";
import { useEffect, useMemo, useState } from "react";
import type { EffectTable } from "../eligibility/effect.ts";
import type { Effect, ShownDiff } from "../eligibility/shapes.ts";
import { adminPaths } from "../names/paths.ts";
import { useAsk, type Asked } from "./ask.ts";
import { ChangeBoxes } from "./change-box.tsx";
import type { Say } from "../labels/request-words.ts";
import { SetPanel } from "./set-panel.tsx";
import { useWords } from "./words.tsx";
import "./finder.css";

/** Pause after a keystroke before the journeys are counted again, in milliseconds. */
const PAUSE = 600;

export function RuleEffect({ table }: { readonly table: EffectTable }) {
  const effect = useEffectOfEdit(table);
  const say = useWords();
  return (
    <>
      <div className="finder finder--bar finder-effect">
        <div className="finder-card" role="status" aria-live="polite">
          {effect === null ? (
            <p className="finder-quiet">{say("finder.effect.loading")}</p>
          ) : !effect.ok ? (
            <p className="finder-quiet">{effect.message}</p>
          ) : (
            <ShownEffect effect={effect.body} />
          )}
        </div>
      </div>
      {table === "countries" ? null : <SetPanel table={table} />}
    </>
  );
}

/**
 * Counts the journeys that the record in the form changes, after each pause in typing. Null before
 * the first count.
 */
function useEffectOfEdit(table: EffectTable): Asked<Effect> | null {
  const ask = useAsk();
  const [fields] = useAllFormFields();
  const { id } = useDocumentInfo();
  const values = useMemo(() => JSON.stringify(reduceFieldsToValues(fields, true)), [fields]);
  const [effect, setEffect] = useState<Asked<Effect> | null>(null);
  useEffect(() => {
    const leaving = new AbortController();
    const timer = setTimeout(() => {
      void ask<Effect>("/finder/effect", {
        method: "POST",
        body: { table, id: id ?? null, values: JSON.parse(values) as object },
        signal: leaving.signal,
      }).then((answer) => {
        if (!leaving.signal.aborted) setEffect(answer);
      });
    }, PAUSE);
    return () => {
      clearTimeout(timer);
      leaving.abort();
    };
  }, [ask, id, table, values]);
  return effect;
}

/** States which columns of a record the edit changes, or that it adds or removes the record. */
function sayRecord(say: Say, { name, change, columns }: ShownDiff["records"][number]): string {
  return columns.length > 0
    ? say("finder.effect.changed", { name, columns: columns.join(", ") })
    : say(`finder.effect.${change as Exclude<RecordChange["change"], "changed">}`, { name });
}

function ShownEffect({ effect: { edit, saved, version } }: { readonly effect: Effect }) {
  const say = useWords();
  return (
    <>
      <p>
        {edit.changed === 0 ? (
          say("finder.effect.none")
        ) : (
          <strong>{say("finder.effect.edit", { count: edit.changed })}</strong>
        )}
      </p>
      {edit.boxes.length > 0 ? <ChangeBoxes boxes={edit.boxes} most={4} /> : null}
      {edit.more > 0 ? (
        <p className="finder-quiet">{say("finder.effect.more", { count: edit.more })}</p>
      ) : null}
      {edit.records.length > 0 ? (
        <p className="finder-quiet">
          {say("finder.effect.records", {
            records: edit.records.map((record) => sayRecord(say, record)).join("; "),
          })}
        </p>
      ) : null}
      <p className="finder-quiet">
        {saved === 0 ? (
          say("finder.effect.same", { version })
        ) : (
          <>
            {say("finder.effect.saved", { count: saved, version })}{" "}
            <Link href={adminPaths.global("finder_live")} prefetch={false}>
              {say("finder.publish.title")}
            </Link>
          </>
        )}
      </p>
    </>
  );
}
