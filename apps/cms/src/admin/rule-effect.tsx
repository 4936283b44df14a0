"use client";
/**
 * Shows in the sidebar of a record of the finder how many journeys the edit changes, before it is
 * saved.
 */
import { Link, useAllFormFields, useDocumentInfo } from "@payloadcms/ui";
import { reduceFieldsToValues } from "payload/shared";
import { useEffect, useMemo, useState } from "react";
import type { EffectTable } from "../eligibility/effect.ts";
import type { Effect } from "../eligibility/shapes.ts";
import { ask, formatCount, type Asked } from "./ask.ts";
import "./finder.css";

/** Pause after a keystroke before the journeys are counted again, in milliseconds. */
const PAUSE = 600;

export function RuleEffect({ table }: { readonly table: EffectTable }) {
  const effect = useEffectOfEdit(table);
  return (
    <div className="finder finder--bar finder-effect">
      <div className="finder-card" role="status" aria-live="polite">
        {effect === null ? (
          <p className="finder-quiet">Counting the journeys that this edit changes…</p>
        ) : !effect.ok ? (
          <p className="finder-quiet">{effect.message}</p>
        ) : (
          <ShownEffect effect={effect.body} />
        )}
      </div>
    </div>
  );
}

/**
 * Counts the journeys that the record in the form changes, after each pause in typing. Null before
 * the first count.
 */
function useEffectOfEdit(table: EffectTable): Asked<Effect> | null {
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
  }, [id, table, values]);
  return effect;
}

function ShownEffect({ effect: { edit, saved, version } }: { readonly effect: Effect }) {
  return (
    <>
      <p>
        {edit.changed === 0 ? (
          "This edit changes no journey."
        ) : (
          <>
            <strong>This edit changes {formatCount(edit.changed, "journey")}</strong> once it is
            saved and released.
          </>
        )}
      </p>
      {edit.boxes.length > 0 ? (
        <ul className="finder-list finder-quiet">
          {edit.boxes.map((box) => (
            <li key={box.sentence}>{box.sentence}</li>
          ))}
        </ul>
      ) : null}
      {edit.more > 0 ? (
        <p className="finder-quiet">and {formatCount(edit.more, "smaller group")}</p>
      ) : null}
      {edit.records.length > 0 ? (
        <p className="finder-quiet">
          Changed names, labels or addresses:{" "}
          {edit.records
            .map(({ name, change, columns }) => `${name} (${columns.join(", ") || change})`)
            .join("; ")}
          .
        </p>
      ) : null}
      <p className="finder-quiet">
        {saved === 0 ? (
          `The saved data lead where release ${version} leads.`
        ) : (
          <>
            The saved data change {formatCount(saved, "journey")} against release {version}.{" "}
            <Link href="/admin/globals/finder_live" prefetch={false}>
              Publish release
            </Link>
          </>
        )}
      </p>
    </>
  );
}
