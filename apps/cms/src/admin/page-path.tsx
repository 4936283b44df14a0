"use client";
/** Shows below the picker of a page the address of the chosen page: titles repeat, addresses do not. */
import { useField } from "@payloadcms/ui";
import { useEffect, useState } from "react";
import { readString, record, type Stored } from "../fields/record.ts";
import { endpointPaths } from "../names/paths.ts";
import { useAsk } from "./ask.ts";

export function PagePath({ path: field }: { readonly path: string }) {
  const ask = useAsk();
  const chosen = record(useField({ path: field }).value);
  const [collection, id] = [readString(chosen["relationTo"]), readString(chosen["value"])];
  const [path, setPath] = useState("");
  useEffect(() => {
    setPath("");
    if (id === "") return undefined;
    const leaving = new AbortController();
    const query = "draft=true&depth=0&select[path]=true";
    void ask<Stored>(endpointPaths.document(collection, id, query), {
      signal: leaving.signal,
    }).then((answer) => {
      if (answer.ok && !leaving.signal.aborted) setPath(readString(answer.body["path"]));
    });
    return () => {
      leaving.abort();
    };
  }, [ask, collection, id]);
  return path === "" ? null : <div className="field-description">{path}</div>;
}
