"use client";
/** Shows in the sidebar of a rule how many journeys the edit changes, before it is saved. */
import { Link, useAllFormFields, useDocumentInfo } from "@payloadcms/ui";
import { reduceFieldsToValues } from "payload/shared";
import { useEffect, useMemo, useState } from "react";
import type { Effect } from "../eligibility/shapes.ts";
import { ask, formatCount, type Asked } from "./ask.ts";
import "./finder.css";

/** Pause after a keystroke before the journeys are counted again, in milliseconds. */
const PAUSE = 600;

export function RuleEffect() {
  const effect = useEffectOfEdit();
  return (
    <div className="finder finder--bar finder-effect">
      <div className="finder-card" role="status" aria-live="polite">
        {effect === null ? (
          <p className="finder-quiet">Counting the journeys of this rule…</p>
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
 * Counts the journeys that the rule in the form changes, after each pause in typing. Null before
 * the first count.
 */
function useEffectOfEdit(): Asked<Effect> | null {
  const [fields] = useAllFormFields();
  const { id } = useDocumentInfo();
  const rule = useMemo(() => JSON.stringify(reduceFieldsToValues(fields, true)), [fields]);
  const [effect, setEffect] = useState<Asked<Effect> | null>(null);
  useEffect(() => {
    const leaving = new AbortController();
    const timer = setTimeout(() => {
      void ask<Effect>("/finder/effect", {
        method: "POST",
        body: { id: id ?? null, rule: JSON.parse(rule) as object },
        signal: leaving.signal,
      }).then((answer) => {
        if (!leaving.signal.aborted) setEffect(answer);
      });
    }, PAUSE);
    return () => {
      clearTimeout(timer);
      leaving.abort();
    };
  }, [id, rule]);
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
      <p className="finder-quiet">
        {saved === 0 ? (
          `The saved rules lead where release ${version} leads.`
        ) : (
          <>
            The saved rules change {formatCount(saved, "journey")} against release {version}.{" "}
            <Link href="/admin/globals/finder_live" prefetch={false}>
              Publish release
            </Link>
          </>
        )}
      </p>
    </>
  );
}
