"use client";
/** Form that creates a change set and opens it: empty, or of the saved edits of the account. */
import { Button, toast } from "@payloadcms/ui";
import { useRouter } from "next/navigation.js";
import { useState } from "react";
import { adminPaths, endpointPaths } from "../names/paths.ts";
import type { ShownSet } from "../sets/shapes.ts";
import { useAsk } from "./ask.ts";
import { useWords } from "./words.tsx";

export function SetCreation() {
  const say = useWords();
  const ask = useAsk();
  const router = useRouter();
  const [name, setName] = useState("");
  const [why, setWhy] = useState("");
  const [isAsking, setAsking] = useState(false);
  async function create(saved: boolean): Promise<void> {
    setAsking(true);
    const body = { name, why, saved };
    const answer = await ask<ShownSet>(endpointPaths.sets, { method: "POST", body });
    setAsking(false);
    if (answer.ok) router.push(adminPaths.set(answer.body.id));
    else toast.error(answer.message);
  }
  return (
    <form
      className="finder-card set-form"
      aria-label={say("set.new")}
      onSubmit={(event) => {
        event.preventDefault();
        void create(false);
      }}
    >
      <div className="set-fields">
        <Field {...{ label: say("set.name"), value: name, set: setName, isRequired: true }} />
        <Field {...{ label: say("set.why"), value: why, set: setWhy, isRequired: false }} />
      </div>
      <div className="finder-actions">
        <Button type="submit" size="small" margin={false} disabled={isAsking}>
          {say("set.start")}
        </Button>
        <Button
          size="small"
          buttonStyle="secondary"
          margin={false}
          disabled={isAsking}
          onClick={() => void create(true)}
        >
          {say("set.fromSaved")}
        </Button>
      </div>
    </form>
  );
}

function Field({
  label,
  value,
  set,
  isRequired,
}: {
  readonly label: string;
  readonly value: string;
  readonly set: (value: string) => void;
  readonly isRequired: boolean;
}) {
  return (
    <label>
      {label}
      <input
        value={value}
        required={isRequired}
        maxLength={isRequired ? 120 : 2000}
        autoComplete="off"
        onChange={(event) => {
          set(event.currentTarget.value);
        }}
      />
    </label>
  );
}
