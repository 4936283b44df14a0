"use client";
/** Panel of a document: the campaigns with which it goes live, and the form that adds it to one. */
import { Link, toast, useAuth, useDocumentInfo } from "@payloadcms/ui";
import { useEffect, useId, useState } from "react";
import { readActor, writesNothing } from "../access/roles.ts";
import type { OpenCampaign } from "../campaigns/describe.ts";
import { adminPaths, endpointPaths } from "../names/paths.ts";
import { useAsk } from "./ask.ts";
import { useDocumentChanges } from "./document-changes.ts";
import { useWords, writeMoment } from "./words.tsx";
import "./languages.css";
import "./campaigns.css";

interface Document {
  readonly collection: string;
  readonly id: number | string;
}

/** Loads the campaigns that are not live yet, again after each save of the document. */
function useOpenCampaigns({ id }: Document) {
  const ask = useAsk();
  const changes = useDocumentChanges();
  const [campaigns, setCampaigns] = useState<readonly OpenCampaign[] | null>(null);
  const [round, setRound] = useState(0);
  useEffect(() => {
    if (id === "") return undefined;
    const leaving = new AbortController();
    void ask<{ readonly campaigns: readonly OpenCampaign[] }>(endpointPaths.openCampaigns(id), {
      signal: leaving.signal,
    }).then((answer) => {
      // A failed request is not shown: the document can be edited without the panel.
      if (answer.ok && !leaving.signal.aborted) setCampaigns(answer.body.campaigns);
    });
    return () => {
      leaving.abort();
    };
  }, [ask, id, changes, round]);
  return {
    campaigns,
    reload: () => {
      setRound((last) => last + 1);
    },
  };
}

export function CampaignPanel() {
  const say = useWords();
  const title = useId();
  const { collectionSlug, id } = useDocumentInfo();
  const document: Document = { collection: collectionSlug ?? "", id: id ?? "" };
  const { campaigns, reload } = useOpenCampaigns(document);
  const actor = readActor(useAuth().user);
  if (campaigns === null) return null;
  const canWrite = actor !== null && !writesNothing(actor);
  const own = campaigns.filter(({ action }) => action !== null);
  const others = campaigns.filter(({ action, state }) => action === null && state !== "planned");
  if (own.length === 0 && !canWrite) return null;
  return (
    <section className="languages campaign-panel" aria-labelledby={title}>
      <h3 id={title}>{say("campaignPanel.title")}</h3>
      {own.length > 0 ? (
        <ul className="languages-list">
          {own.map((campaign) => (
            <Membership key={campaign.id} {...{ campaign, document, canWrite, reload }} />
          ))}
        </ul>
      ) : null}
      {canWrite ? <AddForm {...{ campaigns: others, document, reload }} /> : null}
    </section>
  );
}

/** Adds the newest version of a document to a campaign. */
function useAddition({ collection, id }: Document, reload: () => void) {
  const ask = useAsk();
  const say = useWords();
  const [isBusy, setBusy] = useState(false);
  async function add(campaign: string, name: string): Promise<void> {
    const change = { kind: "document", collection, id, action: "publish" };
    setBusy(true);
    const answer =
      campaign === ""
        ? await ask(endpointPaths.campaigns, { method: "POST", body: { name, changes: [change] } })
        : await ask(endpointPaths.campaign(campaign), { method: "POST", body: { add: [change] } });
    setBusy(false);
    if (answer.ok) toast.success(say("campaignPanel.added"));
    else toast.error(answer.message);
    reload();
  }
  return { add, isBusy };
}

function Membership({
  campaign,
  document,
  canWrite,
  reload,
}: {
  readonly campaign: OpenCampaign;
  readonly document: Document;
  readonly canWrite: boolean;
  readonly reload: () => void;
}) {
  const say = useWords();
  const { add, isBusy } = useAddition(document, reload);
  const { id, name, state, at, action, hasNewer } = campaign;
  return (
    <li>
      <div className="languages-row">
        <Link href={adminPaths.campaign(id)}>{name}</Link>
        <span className={`start-state campaign-state--${state}`}>
          {say(`campaignState.${state}`)}
        </span>
      </div>
      <p className="languages-quiet">
        {action === null ? "" : say(`campaignChange.document.${action}`)}
        {at === "" ? "" : ` · ${writeMoment(say, at)}`}
      </p>
      {hasNewer ? (
        <p className="campaign-newer">
          {say("campaign.newer")}{" "}
          {state === "planned" || !canWrite ? null : (
            <button type="button" disabled={isBusy} onClick={() => void add(id, name)}>
              {say("campaign.takeNewer")}
            </button>
          )}
        </p>
      ) : null}
    </li>
  );
}

function AddForm({
  campaigns,
  document,
  reload,
}: {
  readonly campaigns: readonly OpenCampaign[];
  readonly document: Document;
  readonly reload: () => void;
}) {
  const say = useWords();
  const { add, isBusy } = useAddition(document, reload);
  const [chosen, setChosen] = useState("");
  const [name, setName] = useState("");
  const isNew = chosen === "";
  // No form: the panel is inside the form of the document.
  return (
    <details>
      <summary>{say("campaignPanel.add")}</summary>
      <div className="campaign-fields">
        <label>
          {say("campaignPanel.campaign")}
          <select
            value={chosen}
            onChange={(event) => {
              setChosen(event.currentTarget.value);
            }}
          >
            <option value="">{say("campaigns.new")}</option>
            {campaigns.map((campaign) => (
              <option key={campaign.id} value={campaign.id}>
                {campaign.name}
              </option>
            ))}
          </select>
        </label>
        {isNew ? <NameField name={name} setName={setName} /> : null}
        <button
          type="button"
          className="calendar-button"
          disabled={isBusy || (isNew && name.trim() === "")}
          onClick={() => void add(chosen, name)}
        >
          {say("campaignPanel.add")}
        </button>
        <p className="languages-quiet">{say("campaignPanel.help")}</p>
      </div>
    </details>
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
      {useWords()("campaigns.newName")}
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
