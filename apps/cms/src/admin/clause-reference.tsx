"use client";
/** Line below the name of a clause: the reference that texts use for it. */
import { isClauseName, writeReference } from "@orlaya/contract/references";
import { useFormFields } from "@payloadcms/ui";
import { readString } from "../fields/record.ts";
import { useWords } from "./words.tsx";

export function ClauseReference() {
  const say = useWords();
  const name = readString(useFormFields(([fields]) => fields["uid"]?.value));
  return (
    <div className="field-description">
      {isClauseName(name) ? (
        <code>{writeReference({ kind: "clause", key: name })}</code>
      ) : (
        say("field.clauseName")
      )}
    </div>
  );
}
