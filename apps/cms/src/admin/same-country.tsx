"use client";
/**
 * Sets “Also within one country” in the form of a new rule, by its rules type and profiles, until
 * the editor chooses.
 */
import { useDocumentInfo, useField, useFormFields } from "@payloadcms/ui";
import { useEffect, useRef, useState } from "react";
import { LOCAL_PLAN, LOCAL_PROFILE_TYPE } from "../eligibility/local-plan.ts";
import { endpointPaths } from "../names/paths.ts";
import { useAsk } from "./ask.ts";

/** Loads the ids of the profiles of citizens (“Local national”). */
function useLocalProfiles(isNew: boolean): readonly string[] {
  const ask = useAsk();
  const [profiles, setProfiles] = useState<readonly string[]>([]);
  useEffect(() => {
    if (!isNew) return undefined;
    const leaving = new AbortController();
    void ask<{ readonly docs: readonly { readonly id: string }[] }>(
      endpointPaths.profilesOfType(LOCAL_PROFILE_TYPE),
      { signal: leaving.signal },
    ).then((answer) => {
      if (answer.ok && !leaving.signal.aborted) setProfiles(answer.body.docs.map(({ id }) => id));
    });
    return () => {
      leaving.abort();
    };
  }, [ask, isNew]);
  return profiles;
}

export function SameCountryDefault() {
  const { id } = useDocumentInfo();
  const isNew = id === undefined;
  const { value, setValue } = useField<boolean | null | undefined>({ path: "same_country" });
  const type = useFormFields(([fields]) => fields["rules_type"]?.value);
  const chosen = useFormFields(([fields]) => fields["profile"]?.value);
  const local = useLocalProfiles(isNew);
  const wanted =
    type === LOCAL_PLAN ||
    (Array.isArray(chosen) && chosen.some((profile) => local.includes(profile as string)));
  /** The value that was set here last. Another value is the editor's choice. */
  const automatic = useRef<boolean | null>(null);
  useEffect(() => {
    if (!isNew || value === wanted) return;
    if (typeof value === "boolean" && value !== automatic.current) return;
    automatic.current = wanted;
    setValue(wanted, true);
  }, [isNew, setValue, value, wanted]);
  return null;
}
