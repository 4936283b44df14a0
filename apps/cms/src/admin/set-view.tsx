/** View of one change set of the finder. */
import { Gutter } from "@payloadcms/ui";
import { notFound } from "next/navigation.js";
import type { AdminViewServerProps, PayloadRequest } from "payload";
import type { Actor } from "../access/roles.ts";
import { readString } from "../fields/record.ts";
import { describeSet } from "../sets/describe.ts";
import { loadSet } from "../sets/store.ts";
import { SetEditor } from "./set-editor.tsx";
import { ViewFrame } from "./view-frame.tsx";

export function SetView(view: AdminViewServerProps) {
  const segments = view.params?.["segments"];
  const id = readString(Array.isArray(segments) ? segments.at(-1) : null);
  return <ViewFrame view={view} render={(req, actor) => <ChangeSet {...{ req, actor, id }} />} />;
}

async function ChangeSet({
  req,
  actor,
  id,
}: {
  readonly req: PayloadRequest;
  readonly actor: Actor;
  readonly id: string;
}) {
  const set = await loadSet(req.payload, id);
  if (!set) return notFound();
  return (
    <Gutter>
      <SetEditor key={id} first={await describeSet(req, actor, set)} />
    </Gutter>
  );
}
