"use client";
/** One campaign: what it changes, and the buttons that make it visible and take it back. */
import { INTL_TAGS, LOCALE_TABLE } from "@orlaya/locales";
import { Link, SetStepNav } from "@payloadcms/ui";
import { useId } from "react";
import type { ShownCampaign, ShownItem } from "../campaigns/describe.ts";
import { readString } from "../fields/record.ts";
import { adminPaths } from "../names/paths.ts";
import { CampaignAddition } from "./campaign-addition.tsx";
import { Publication } from "./campaign-plan.tsx";
import { CampaignPreview } from "./planned-preview.tsx";
import { useCampaign, type CampaignState } from "./use-campaign.ts";
import { useWords, writeMoment } from "./words.tsx";

interface Properties {
  readonly first: ShownCampaign;
  /** Collection → name of its kind of documents. */
  readonly kinds: Readonly<Record<string, string>>;
  readonly releases: readonly number[];
  readonly canWrite: boolean;
  readonly canPublish: boolean;
}

export function CampaignEditor({ first, kinds, releases, canWrite, canPublish }: Properties) {
  const state = useCampaign(first);
  const { campaign, problems } = state;
  const isOpen = campaign.state === "draft" || campaign.state === "failed";
  return (
    <>
      <Head state={state} canWrite={canWrite && isOpen} />
      <div aria-live="polite" className="campaign-notices">
        {problems
          .filter(({ item }) => item === "")
          .map(({ message }) => (
            <p key={message} className="start-notice">
              {message}
            </p>
          ))}
        <Touched state={state} />
      </div>
      <Items state={state} kinds={kinds} canWrite={canWrite && isOpen} />
      {canWrite && isOpen ? <CampaignAddition state={state} releases={releases} /> : null}
      <CampaignPreview campaign={campaign} />
      <Publication state={state} canWrite={canWrite} canPublish={canPublish} />
    </>
  );
}

/** Renders the name, the state and the note. */
function Head({ state, canWrite }: { readonly state: CampaignState; readonly canWrite: boolean }) {
  const say = useWords();
  const { campaign, edit } = state;
  return (
    <header className="campaign-head">
      <SetStepNav
        nav={[
          { label: say("campaigns.title"), url: adminPaths.campaigns },
          { label: campaign.name },
        ]}
      />
      <div className="campaign-title">
        <h1>{campaign.name}</h1>
        <span role="status" className={`start-state campaign-state--${campaign.state}`}>
          {say(`campaignState.${campaign.state}`)}
        </span>
      </div>
      <p className="start-quiet" suppressHydrationWarning>
        {describeTime(say, campaign)}
        {campaign.state === "planned" ? ` (${writeIn(say, campaign)})` : null}
      </p>
      {canWrite ? (
        <details className="campaign-rename">
          <summary>{say("campaign.rename")}</summary>
          <form
            className="board-filter"
            onSubmit={(event) => {
              event.preventDefault();
              const data = new FormData(event.currentTarget);
              void edit({ name: readString(data.get("name")), note: readString(data.get("note")) });
            }}
          >
            <label>
              {say("campaigns.name")}
              <input name="name" required maxLength={120} defaultValue={campaign.name} />
            </label>
            <label className="campaign-note">
              {say("campaign.note")}
              <textarea name="note" rows={3} maxLength={2000} defaultValue={campaign.note} />
            </label>
            <div className="board-buttons">
              <button type="submit">{say("campaign.save")}</button>
            </div>
          </form>
        </details>
      ) : null}
      {campaign.note === "" ? null : <p className="campaign-text">{campaign.note}</p>}
    </header>
  );
}

/** Returns the planned time in the time zone of the planner, with the zone. */
function writeIn({ locale }: ReturnType<typeof useWords>, { at, zone }: ShownCampaign): string {
  const format = { dateStyle: "medium", timeStyle: "short", timeZone: zone } as const;
  return `${new Intl.DateTimeFormat(INTL_TAGS[locale], format).format(new Date(at))} ${zone}`;
}

/** Says when a campaign goes or went live, and who decided it. */
function describeTime(say: ReturnType<typeof useWords>, campaign: ShownCampaign): string {
  const { state, at, liveAt, undoneAt, undoneBy, plannedBy, createdBy } = campaign;
  switch (state) {
    case "planned":
      return say("campaign.plannedFor", { time: writeMoment(say, at), person: plannedBy });
    case "live":
      return say("campaign.liveSince", { time: writeMoment(say, liveAt) });
    case "undone":
      return say("campaign.undoneAt", { time: writeMoment(say, undoneAt), person: undoneBy });
    default:
      return say("campaign.createdBy", { person: createdBy });
  }
}

/** Asks about changes that were changed again since the campaign went live. */
function Touched({ state: { touched, run, isBusy, campaign } }: { readonly state: CampaignState }) {
  const say = useWords();
  if (touched.length === 0) return null;
  const titles = campaign.items
    .filter(({ id }) => touched.includes(id))
    .map((item) => nameItem(say, item));
  return (
    <div className="start-notice">
      <p>{say("campaign.touched", { count: touched.length, titles: titles.join(", ") })}</p>
      <button
        type="button"
        className="calendar-button"
        disabled={isBusy}
        onClick={() => void run("undo", { leave: true }, say("campaign.isUndone"))}
      >
        {say("campaign.undoOthers")}
      </button>
    </div>
  );
}

function Items({
  state,
  kinds,
  canWrite,
}: {
  readonly state: CampaignState;
  readonly kinds: Properties["kinds"];
  readonly canWrite: boolean;
}) {
  const say = useWords();
  const { items } = state.campaign;
  if (items.length === 0) return <p className="start-quiet">{say("campaign.empty")}</p>;
  return (
    <div className="board-scroll">
      <table className="board-table campaign-items">
        <caption>{say("campaign.items", { count: items.length })}</caption>
        <thead>
          <tr>
            <th scope="col">{say("campaign.what")}</th>
            <th scope="col">{say("campaign.change")}</th>
            <th scope="col">{say("campaigns.state")}</th>
            {canWrite ? <th scope="col">{say("campaign.action")}</th> : null}
          </tr>
        </thead>
        <tbody>
          {items.map((item) => (
            <Item key={item.id} {...{ item, state, kinds, canWrite }} />
          ))}
        </tbody>
      </table>
    </div>
  );
}

/** Returns the name of what an item changes. */
function nameItem(say: ReturnType<typeof useWords>, { change, document }: ShownItem): string {
  if (change.kind === "release") return say("campaign.release", { version: change.version });
  return change.kind === "redirect" ? change.from : document?.title || say("start.untitled");
}

/** Returns the name of what an item changes, its page in the admin, and details. */
function useItemName(item: ShownItem, kinds: Properties["kinds"]) {
  const say = useWords();
  const { change, document } = item;
  const name = nameItem(say, item);
  if (change.kind === "release") return { name, href: null, detail: "" };
  if (change.kind === "redirect") return { name, href: null, detail: change.to };
  const detail = [
    kinds[change.collection] ?? change.collection,
    ...(document?.locale ? [LOCALE_TABLE[document.locale].label] : []),
    ...(document?.audience ? [say(`site.${document.audience}`)] : []),
  ].join(" · ");
  const href = document ? adminPaths.document(change.collection, change.id) : null;
  return { name, href, detail };
}

/** Returns the key of the name of a change. */
function getChangeKey({ change }: ShownItem) {
  switch (change.kind) {
    case "document":
      return `campaignChange.document.${change.action}` as const;
    case "redirect":
      return `campaignChange.redirect.${change.action}` as const;
    case "release":
      return "campaignChange.release";
  }
}

/** Why a change could not be made, and whether its document was edited since. */
function ItemNotices({
  item,
  state: { problems, edit, isBusy },
  canWrite,
}: {
  readonly item: ShownItem;
  readonly state: CampaignState;
  readonly canWrite: boolean;
}) {
  const say = useWords();
  const own = problems.filter((problem) => problem.item === item.id);
  return (
    <>
      {own.map(({ message }) => (
        <span key={message} className="campaign-problem" role="alert">
          {message}
        </span>
      ))}
      {item.uses > 0 ? (
        <span className="campaign-newer">{say("campaign.uses", { count: item.uses })}</span>
      ) : null}
      {item.hasNewer ? (
        <span className="campaign-newer">
          {say("campaign.newer")}{" "}
          {canWrite ? (
            <button
              type="button"
              disabled={isBusy}
              onClick={() => void edit({ add: [item.change] })}
            >
              {say("campaign.takeNewer")}
            </button>
          ) : null}
        </span>
      ) : null}
    </>
  );
}

function Item({
  item,
  state,
  kinds,
  canWrite,
}: {
  readonly item: ShownItem;
  readonly state: CampaignState;
  readonly kinds: Properties["kinds"];
  readonly canWrite: boolean;
}) {
  const say = useWords();
  const nameId = useId();
  const { name, href, detail } = useItemName(item, kinds);
  const { document } = item;
  return (
    <tr>
      <th scope="row" id={nameId}>
        {href === null ? <span>{name}</span> : <Link href={href}>{name}</Link>}
        <span className="start-quiet">{detail}</span>
        <ItemNotices {...{ item, state, canWrite }} />
      </th>
      <td>{say(getChangeKey(item))}</td>
      <td>
        {document ? (
          <span className={`start-state start-state--${document.state}`}>
            {say(`state.${document.state}`)}
          </span>
        ) : (
          "–"
        )}
      </td>
      {canWrite ? (
        <td>
          <button
            type="button"
            className="calendar-button"
            disabled={state.isBusy}
            aria-describedby={nameId}
            onClick={() => void state.edit({ remove: [item.id] })}
          >
            {say("campaign.remove")}
          </button>
        </td>
      ) : null}
    </tr>
  );
}
