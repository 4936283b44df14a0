/** View of one campaign: its changes, and when they go live. */
import { Gutter } from "@payloadcms/ui";
import { notFound } from "next/navigation.js";
import type { AdminViewServerProps, PayloadRequest } from "payload";
import { getRights, writesNothing, type Actor } from "../access/roles.ts";
import { describeCampaign } from "../campaigns/describe.ts";
import { loadCampaign } from "../campaigns/store.ts";
import { readString } from "../fields/record.ts";
import { writeLabelOf } from "../labels/request-words.ts";
import { CampaignEditor } from "./campaign-editor.tsx";
import { ViewFrame } from "./view-frame.tsx";
import "./start.css";
import "./board.css";
import "./campaigns.css";

export function CampaignView(view: AdminViewServerProps) {
  const segments = view.params?.["segments"];
  const id = readString(Array.isArray(segments) ? segments.at(-1) : null);
  return <ViewFrame view={view} render={(req, actor) => <Campaign {...{ req, actor, id }} />} />;
}

/** Returns the names of the kinds of documents in the language of the admin. */
function nameKinds(req: PayloadRequest): Readonly<Record<string, string>> {
  return Object.fromEntries(
    req.payload.config.collections.map(({ slug, labels }) => [
      slug,
      writeLabelOf(req, labels.singular) ?? slug,
    ]),
  );
}

/** Returns the numbers of the stored releases, the newest first. */
async function listReleases(req: PayloadRequest): Promise<readonly number[]> {
  const { docs } = await req.payload.find({
    collection: "finder_releases",
    depth: 0,
    limit: 20,
    sort: "-version",
    select: { version: true },
  });
  return docs.map(({ version }) => Number(version));
}

async function Campaign({
  req,
  actor,
  id,
}: {
  readonly req: PayloadRequest;
  readonly actor: Actor;
  readonly id: string;
}) {
  const campaign = await loadCampaign({ payload: req.payload }, id);
  if (!campaign) return notFound();
  return (
    <Gutter>
      <main className="start board campaigns">
        <CampaignEditor
          first={await describeCampaign(req, campaign)}
          kinds={nameKinds(req)}
          releases={await listReleases(req)}
          canWrite={!writesNothing(actor)}
          canPublish={getRights(actor).publish}
        />
      </main>
    </Gutter>
  );
}
