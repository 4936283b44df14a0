"use client";
/** Adds documents, redirects and releases to a campaign. */
import { LOCALE_TABLE } from "@orlaya/locales";
import { useId, useState } from "react";
import type { ShownHit } from "../endpoints/search.ts";
import { readString } from "../fields/record.ts";
import type { Change } from "../campaigns/shapes.ts";
import type { CampaignState } from "./use-campaign.ts";
import { useSearch } from "./use-search.ts";
import { useWords } from "./words.tsx";

export function CampaignAddition({
  state,
  releases,
}: {
  readonly state: CampaignState;
  readonly releases: readonly number[];
}) {
  const say = useWords();
  const title = useId();
  return (
    <section className="start-part campaign-addition" aria-labelledby={title}>
      <h2 id={title}>{say("campaign.add")}</h2>
      <DocumentSearch state={state} />
      <details>
        <summary>{say("campaign.addRedirect")}</summary>
        <RedirectForm state={state} />
      </details>
      {releases.length > 0 ? (
        <details>
          <summary>{say("campaign.addRelease")}</summary>
          <ReleaseForm state={state} releases={releases} />
        </details>
      ) : null}
    </section>
  );
}

function DocumentSearch({ state }: { readonly state: CampaignState }) {
  const say = useWords();
  const [question, setQuestion] = useState("");
  const { answer, isWaiting } = useSearch(question, 1);
  const hits = answer?.ok === true && question.trim() !== "" ? answer.body.hits : [];
  const message = answer?.ok === false ? answer.message : null;
  return (
    <div className="campaign-search">
      <label>
        {say("campaign.find")}
        <input
          type="search"
          value={question}
          autoComplete="off"
          onChange={(event) => {
            setQuestion(event.currentTarget.value);
          }}
        />
      </label>
      <p aria-live="polite" className="start-quiet">
        {message ??
          (question.trim() === "" || isWaiting || !answer
            ? ""
            : say("campaign.found", { count: hits.length }))}
      </p>
      <ul className="start-list">
        {hits.map((hit) => (
          <Hit key={hit.id} hit={hit} state={state} />
        ))}
      </ul>
    </div>
  );
}

function Hit({ hit, state }: { readonly hit: ShownHit; readonly state: CampaignState }) {
  const say = useWords();
  const { campaign, edit, isBusy } = state;
  const { collection, id, title, kind, locale, audience } = hit;
  const isIn = campaign.items.some(({ change }) => change.kind === "document" && change.id === id);
  const actions = (hit.state === "draft" ? ["publish"] : ["publish", "unpublish"]) as readonly (
    "publish" | "unpublish"
  )[];
  const details = [
    kind,
    ...(locale ? [LOCALE_TABLE[locale].label] : []),
    ...(audience ? [say(`site.${audience}`)] : []),
    say(`state.${hit.state}`),
  ].join(" · ");
  return (
    <li className="start-row">
      <div>
        <span lang={locale ?? undefined} className="campaign-hit">
          {title || say("start.untitled")}
        </span>
        <span className="start-quiet">{details}</span>
      </div>
      {isIn ? (
        <span className="start-quiet">{say("campaign.isIn")}</span>
      ) : (
        <div className="board-buttons">
          {actions.map((action) => (
            <button
              key={action}
              type="button"
              className="calendar-button"
              disabled={isBusy}
              aria-label={say(`campaign.addTo.${action}`, { title })}
              onClick={() => void edit({ add: [{ kind: "document", collection, id, action }] })}
            >
              {say(`campaignChange.document.${action}`)}
            </button>
          ))}
        </div>
      )}
    </li>
  );
}

function RedirectForm({ state: { edit, isBusy } }: { readonly state: CampaignState }) {
  const say = useWords();
  async function add(form: HTMLFormElement): Promise<void> {
    const data = new FormData(form);
    const [from, to] = [readString(data.get("from")), readString(data.get("to"))];
    const action = to.trim() === "" ? "delete" : "create";
    const change: Change = { kind: "redirect", action, from, to };
    if (await edit({ add: [change] })) form.reset();
  }
  return (
    <form
      className="board-filter"
      onSubmit={(event) => {
        event.preventDefault();
        void add(event.currentTarget);
      }}
    >
      <label>
        {say("campaign.from")}
        <input name="from" required placeholder="/es/…" />
      </label>
      <label>
        {say("campaign.to")}
        <input name="to" placeholder="/es/…" />
      </label>
      <div className="board-buttons">
        <button type="submit" disabled={isBusy}>
          {say("campaign.addRedirect")}
        </button>
      </div>
      <p className="start-quiet campaign-hint">{say("campaign.redirectHelp")}</p>
    </form>
  );
}

function ReleaseForm({
  state: { edit, isBusy },
  releases,
}: {
  readonly state: CampaignState;
  readonly releases: readonly number[];
}) {
  const say = useWords();
  return (
    <form
      className="board-filter"
      onSubmit={(event) => {
        event.preventDefault();
        const version = Number(new FormData(event.currentTarget).get("version"));
        void edit({ add: [{ kind: "release", version }] });
      }}
    >
      <label>
        {say("campaign.releaseNumber")}
        <select name="version">
          {releases.map((version) => (
            <option key={version} value={version}>
              {say("campaign.release", { version })}
            </option>
          ))}
        </select>
      </label>
      <div className="board-buttons">
        <button type="submit" disabled={isBusy}>
          {say("campaign.addRelease")}
        </button>
      </div>
    </form>
  );
}
