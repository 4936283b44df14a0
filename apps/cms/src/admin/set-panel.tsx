"use client";
/** Panel of a record of the finder: puts its unsaved changes into a change set. */
import {
  Button,
  Link,
  toast,
  useAllFormFields,
  useDocumentInfo,
  useForm,
  useFormModified,
} from "@payloadcms/ui";
import { reduceFieldsToValues } from "payload/shared";
import { useEffect, useId, useState } from "react";
import { adminPaths, endpointPaths } from "../names/paths.ts";
import type { ListedSet, ShownSet } from "../sets/shapes.ts";
import { useAsk } from "./ask.ts";
import { useWords } from "./words.tsx";
import "./finder.css";
import "./sets.css";

interface Open {
  readonly sets: readonly ListedSet[];
  readonly mayEdit: boolean;
}
/** Loads the sets that the account may edit. */
function useOpenSets() {
  const ask = useAsk();
  const [open, setOpen] = useState<Open | null>(null);
  const [round, setRound] = useState(0);
  useEffect(() => {
    const leaving = new AbortController();
    void ask<Open>(endpointPaths.openSets, { signal: leaving.signal }).then((answer) => {
      // A failed request is not shown: the record can be saved without the panel.
      if (answer.ok && !leaving.signal.aborted) setOpen(answer.body);
    });
    return () => {
      leaving.abort();
    };
  }, [ask, round]);
  return {
    open,
    reload: () => {
      setRound((last) => last + 1);
    },
  };
}

/** Puts the values of the form into a set, and shows the saved values again. */
function usePutting(table: string, reload: () => void) {
  const ask = useAsk();
  const [fields] = useAllFormFields();
  const { reset, setModified } = useForm();
  const { data: saved } = useDocumentInfo();
  const [isBusy, setBusy] = useState(false);
  const [done, setDone] = useState<Pick<ShownSet, "id" | "name"> | null>(null);
  async function put(set: string, name: string): Promise<void> {
    setBusy(true);
    const values = reduceFieldsToValues(fields, true);
    const body = { table, values, set, name };
    const answer = await ask<ShownSet>(endpointPaths.setForm, { method: "POST", body });
    setBusy(false);
    if (!answer.ok) {
      toast.error(answer.message);
      return;
    }
    setDone(answer.body);
    await reset(saved ?? {});
    setModified(false);
    reload();
  }
  return { put, isBusy, done };
}

export function SetPanel({ table }: { readonly table: string }) {
  const say = useWords();
  const title = useId();
  const isModified = useFormModified();
  const { open, reload } = useOpenSets();
  const { put, isBusy, done } = usePutting(table, reload);
  if (!open?.mayEdit) return null;
  return (
    <section className="finder finder--bar set-panel" aria-labelledby={title}>
      <div className="finder-card">
        <h3 id={title}>{say("set.panel")}</h3>
        <div role="status">
          {done ? (
            <p>
              {say("set.put.done", { name: done.name })}{" "}
              <Link href={adminPaths.set(done.id)} prefetch={false}>
                {say("set.open")}
              </Link>
            </p>
          ) : null}
        </div>
        {isModified ? (
          <PutForm sets={open.sets} put={put} isBusy={isBusy} />
        ) : done ? null : (
          <p className="finder-quiet">{say("set.putFirst")}</p>
        )}
      </div>
    </section>
  );
}

function PutForm({
  sets,
  put,
  isBusy,
}: {
  readonly sets: readonly ListedSet[];
  readonly put: (set: string, name: string) => Promise<void>;
  readonly isBusy: boolean;
}) {
  const say = useWords();
  const [chosen, setChosen] = useState(sets[0]?.id ?? "");
  const [name, setName] = useState("");
  // No form: the panel is inside the form of the record.
  return (
    <div className="set-form">
      {sets.length > 0 ? (
        <label>
          {say("set.panel")}
          <select
            value={chosen}
            onChange={(event) => {
              setChosen(event.currentTarget.value);
            }}
          >
            {sets.map((set) => (
              <option key={set.id} value={set.id}>
                {set.name}
              </option>
            ))}
            <option value="">{say("set.new")}</option>
          </select>
        </label>
      ) : null}
      {chosen === "" ? <NameField name={name} setName={setName} /> : null}
      <div>
        <Button
          size="small"
          buttonStyle="secondary"
          margin={false}
          disabled={isBusy || (chosen === "" && name.trim() === "")}
          onClick={() => void put(chosen, name)}
        >
          {say("set.put")}
        </Button>
      </div>
      <p className="finder-quiet">{say("set.putHelp")}</p>
    </div>
  );
}

function NameField({
  name,
  setName,
}: {
  readonly name: string;
  readonly setName: (name: string) => void;
}) {
  return (
    <label>
      {useWords()("set.name")}
      <input
        value={name}
        maxLength={120}
        autoComplete="off"
        onChange={(event) => {
          setName(event.currentTarget.value);
        }}
      />
    </label>
  );
}
