"use client";
/** Client components of evidence: the time zone of the person, the print button, and the link. */
import { Button, Link, useAuth, useDocumentInfo } from "@payloadcms/ui";
import { useSyncExternalStore } from "react";
import { getRights, readActor } from "../access/roles.ts";
import { readString, record } from "../fields/record.ts";
import { adminPaths } from "../names/paths.ts";
import { useWords } from "./words.tsx";
import "./evidence.css";

const readZone = (): string => Intl.DateTimeFormat().resolvedOptions().timeZone;
const subscribe = (): (() => void) => () => undefined;
/** Returns the time zone of the browser. The server, which does not know it, uses another one. */
export const useZone = (onServer: string): string =>
  useSyncExternalStore(subscribe, readZone, () => onServer);

/** States the time zone of the moment, and sends it with the form. */
export function ZoneField({ id, zone }: { readonly id: string; readonly zone: string }) {
  const say = useWords();
  const own = useZone(zone || "UTC");
  // A link may contain the time zone of another person.
  const used = zone || own;
  return (
    <>
      <input type="hidden" name="zone" value={used} readOnly />
      <span className="start-quiet" id={id}>
        {say("evidence.momentHelp", { zone: used })}
      </span>
    </>
  );
}

export function PrintButton() {
  const say = useWords();
  return (
    <Button
      buttonStyle="secondary"
      size="small"
      margin={false}
      onClick={() => {
        window.print();
      }}
    >
      {say("evidence.print")}
    </Button>
  );
}

/** Leads from a document with an address to its evidence, for accounts that may see it. */
export function EvidenceLink() {
  const say = useWords();
  const { user } = useAuth();
  const { data } = useDocumentInfo();
  const zone = useZone("UTC");
  const actor = readActor(user);
  const address = readString(record(data)["path"]);
  if (!actor || !getRights(actor).audit || address === "") return null;
  return (
    <Link className="evidence-link" href={adminPaths.evidence({ address, zone })} prefetch={false}>
      {say("evidence.link")}
    </Link>
  );
}
