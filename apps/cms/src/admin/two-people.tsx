"use client";
/**
 * Panel above a document that two people edit. It shows both values of each conflict and asks which
 * one to keep.
 */
import {
  Button,
  LeaveWithoutSaving,
  toast,
  useDocumentInfo,
  useField,
  useForm,
  useFormFields,
  useFormModified,
  useServerFunctions,
} from "@payloadcms/ui";
import { useCallback, useEffect, useId, useMemo, useRef, useState } from "react";
import type { ShownConflict } from "../edits/describe.ts";
import { parseBase, type Base, type Choice } from "../edits/base.ts";
import { apiPath, endpointPaths } from "../names/paths.ts";
import { useAsk } from "./ask.ts";
import { useWords } from "./words.tsx";
import "./finder.css";
import "./two-people.css";

type Keep = Choice["keep"];
const COLUMNS = ["mine", "theirs"] as const satisfies readonly Keep[];

/**
 * Parses the conflicts of a refused save.
 * @returns an empty list when the message is of another check
 */
function readConflicts(message: string): readonly ShownConflict[] {
  try {
    return JSON.parse(message) as readonly ShownConflict[];
  } catch {
    return [];
  }
}

/** Loads the changes of others into the form when the form has no unsaved changes. */
function useRefresh(base: Base | null): void {
  const { collectionSlug, docPermissions, getDocPreferences, id, setData } = useDocumentInfo();
  const { replaceState } = useForm();
  const { getFormState } = useServerFunctions();
  const modified = useFormModified();
  const ask = useAsk();
  const say = useWords();
  const isModified = useRef(modified);
  isModified.current = modified;
  const refresh = useCallback(async (): Promise<void> => {
    const asked = await ask<Record<string, unknown>>(
      endpointPaths.document(collectionSlug ?? "", id ?? "", "draft=true&depth=0"),
    );
    if (!asked.ok || !collectionSlug || !docPermissions) return;
    const { state } = await getFormState({
      id: id ?? "",
      collectionSlug,
      data: asked.body,
      docPermissions,
      docPreferences: await getDocPreferences(),
      operation: "update",
      renderAllFields: true,
      schemaPath: collectionSlug,
      skipValidation: true,
    });
    // Changes that were made meanwhile are saved first. The response to that save triggers this
    // refresh again.
    if (!state || isModified.current) return;
    replaceState(state);
    setData(asked.body);
    toast.info(say("edit.taken"));
  }, [
    ask,
    collectionSlug,
    docPermissions,
    getDocPreferences,
    getFormState,
    id,
    replaceState,
    setData,
    say,
  ]);
  const latest = useRef(refresh);
  latest.current = refresh;
  useEffect(() => {
    if (base?.taken) void latest.current();
  }, [base]);
}

interface ChoiceProps {
  readonly conflict: ShownConflict;
  readonly keep: Keep | undefined;
  readonly onKeep: (keep: Keep) => void;
}
function ConflictChoice({ conflict, keep, onKeep }: ChoiceProps) {
  const name = useId();
  const say = useWords();
  return (
    <fieldset className="two-people__conflict">
      <legend>{conflict.label}</legend>
      {COLUMNS.map((value) => (
        <label key={value} className="two-people__text">
          <span className="two-people__choice">
            <input
              type="radio"
              name={name}
              checked={keep === value}
              onChange={() => {
                onKeep(value);
              }}
            />{" "}
            {say(`edit.${value}`)}
          </span>
          <span className="two-people__words">{conflict[value]}</span>
        </label>
      ))}
    </fieldset>
  );
}

interface PanelProps {
  readonly conflicts: readonly ShownConflict[];
  readonly onSave: (choices: Base["choices"]) => Promise<void>;
}
function ConflictPanel({ conflicts, onSave }: PanelProps) {
  const [kept, setKept] = useState<Readonly<Record<string, Keep>>>({});
  const heading = useRef<HTMLHeadingElement>(null);
  const id = useId();
  const say = useWords();
  useEffect(() => {
    heading.current?.focus();
  }, []);
  const chosen = conflicts.flatMap(({ choice }) => {
    const keep = kept[choice.path];
    return keep ? [[choice.path, { keep, theirs: choice.theirs }] as const] : [];
  });
  function save(): void {
    void onSave(Object.fromEntries(chosen));
  }
  return (
    <section className="finder two-people" aria-labelledby={id}>
      <h2 id={id} ref={heading} tabIndex={-1}>
        {say("edit.title")}
      </h2>
      <p>{say("edit.intro")}</p>
      {conflicts.map((conflict) => {
        const { path } = conflict.choice;
        function onKeep(keep: Keep): void {
          setKept({ ...kept, [path]: keep });
        }
        return <ConflictChoice key={path} conflict={conflict} keep={kept[path]} onKeep={onKeep} />;
      })}
      <div className="finder-actions">
        <Button size="small" disabled={chosen.length < conflicts.length} onClick={save}>
          {say("edit.save")}
        </Button>
      </div>
    </section>
  );
}

export function TwoPeople() {
  const { value } = useField<string>({ path: "base" });
  const refused = useFormFields(([fields]) => {
    const field = fields["base"];
    return field?.valid === false ? field.errorMessage : undefined;
  });
  const [conflicts, setConflicts] = useState<readonly ShownConflict[]>([]);
  const base = useMemo(() => parseBase(value), [value]);
  const { collectionSlug, docConfig, id } = useDocumentInfo();
  const { submit } = useForm();
  const hasDrafts =
    docConfig !== undefined &&
    "versions" in docConfig &&
    Boolean(docConfig.versions && docConfig.versions.drafts);
  useEffect(() => {
    if (refused) setConflicts(readConflicts(refused));
  }, [refused]);
  // Each successful save returns a new base.
  useEffect(() => {
    setConflicts([]);
  }, [value]);
  useRefresh(base);
  if (conflicts.length === 0) return null;
  async function save(choices: Base["choices"]): Promise<void> {
    await submit({
      acceptValues: { overrideLocalChanges: false },
      action: apiPath(
        endpointPaths.document(
          collectionSlug ?? "",
          id ?? "",
          hasDrafts ? "depth=0&draft=true" : "depth=0",
        ),
      ),
      method: "PATCH",
      overrides: {
        ...(hasDrafts ? { _status: "draft" } : {}),
        base: JSON.stringify({ ...base, choices }),
      },
      skipValidation: hasDrafts,
    });
  }
  return (
    <>
      {hasDrafts ? <LeaveWithoutSaving /> : null}
      <ConflictPanel
        key={conflicts.map(({ choice }) => choice.theirs).join()}
        conflicts={conflicts}
        onSave={save}
      />
    </>
  );
}

/** Renders nothing in the place of `base` in the comparison of two versions. */
export function HiddenDifference() {
  return null;
}
