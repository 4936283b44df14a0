/**
 * Start page of the admin: what an account has in work, what waits for it, what failed, what its
 * languages lack, and whether scheduled work runs.
 */
import { Gutter } from "@payloadcms/ui";
import { LOCALE_TABLE } from "@orlaya/locales";
import type { PayloadRequest, Payload } from "payload";
import { canWrite, getRights, readActor, type Actor } from "../access/roles.ts";
import { countLanguages, listAssigned, listOwnWork, listWaiting } from "../documents/lists.ts";
import { countDueAcceptances } from "../eligibility/findings.ts";
import { countChangesSinceRelease } from "../eligibility/second-person.ts";
import { loadJobsState } from "../hooks/state.ts";
import { getSay, type Say } from "../labels/request-words.ts";
import { countBroken } from "../link-checks/list.ts";
import { countMessages } from "../leads/store.ts";
import { listPlanned } from "../plans/planned.ts";
import { listOwnDuePlans } from "../plan-reviews/due.ts";
import { loadRequest } from "../releases/requests.ts";
import { loadLiveRecord } from "../releases/stored-releases.ts";
import { countDeadNotices } from "../notices/send-notices.ts";
import { FailedPlans } from "./failed-plans.tsx";
import { FailedCampaigns } from "./start-campaigns.tsx";
import { MarketTexts } from "./market-texts.tsx";
import { Documents, StartPart, type Names } from "./start-documents.tsx";
import { listWaitingSets, StartSets } from "./start-sets.tsx";
import { StartLanguages } from "./start-languages.tsx";
import { StartDuePlans } from "./start-due-plans.tsx";
import { loadStartReviews, StartReviews } from "./start-reviews.tsx";
import {
  StartLinks,
  StartMessages,
  StartPlanned,
  StartRelease,
  StartService,
  type ReleaseState,
} from "./start-side.tsx";
import "./start.css";

async function loadReleaseState(payload: Payload): Promise<ReleaseState> {
  return {
    live: await loadLiveRecord(payload),
    changes: await countChangesSinceRelease(payload),
    request: await loadRequest(payload),
    due: await countDueAcceptances(payload),
  };
}

/** Counts the messages of visitors, and the mails of the service that could not be sent. */
async function loadMessages(payload: Payload) {
  return { ...(await countMessages(payload)), notices: await countDeadNotices(payload) };
}

/** Waits for the values of an object. */
async function awaitAll<T extends object>(
  values: T,
): Promise<{ readonly [K in keyof T]: Awaited<T[K]> }> {
  const entries = Object.entries(values).map(
    async ([name, value]: [string, unknown]) => [name, await value] as const,
  );
  return Object.fromEntries(await Promise.all(entries)) as {
    readonly [K in keyof T]: Awaited<T[K]>;
  };
}

/** Loads what the start page shows to a user. A part that the role does not use is null. */
async function loadStart(payload: Payload, actor: Actor) {
  const rights = getRights(actor);
  const usesContent = canWrite(actor, "content") || rights.audit;
  const usesRules = canWrite(actor, "eligibility") || rights.audit;
  return awaitAll({
    assigned: rights.write.length > 0 ? listAssigned(payload, actor) : null,
    work: rights.write.length > 0 ? listOwnWork(payload, actor) : null,
    waiting: rights.publish ? listWaiting(payload, actor) : null,
    planned: listPlanned(payload, actor),
    languages: usesContent ? countLanguages(payload, actor) : null,
    release: usesRules ? loadReleaseState(payload) : null,
    messages: rights.leads ? loadMessages(payload) : null,
    jobs: loadJobsState(payload),
    broken: usesContent ? countBroken(payload, actor) : 0,
    reviews: loadStartReviews(payload, actor),
    sets: usesRules || rights.approve ? listWaitingSets(payload, actor) : [],
    duePlans: usesContent ? listOwnDuePlans(payload, actor, Date.now()) : [],
  });
}

/** Writes the languages and sites of an account. */
function describeScope(say: Say, actor: Actor): string {
  if (!getRights(actor).scoped) return say("start.everywhere");
  return [
    actor.edit_locales.map((locale) => LOCALE_TABLE[locale].label).join(", "),
    actor.edit_audiences.map((audience) => say(`site.${audience}`)).join(", "),
  ]
    .filter(Boolean)
    .join(" · ");
}

/** Renders the lists of documents: what is assigned, in work, and waiting. */
function StartWork({
  names,
  start: { assigned, work, waiting },
}: {
  readonly names: Names;
  readonly start: Awaited<ReturnType<typeof loadStart>>;
}) {
  const { say } = names;
  const lists = [
    { key: "assigned", list: assigned?.total === 0 ? null : assigned, none: "" },
    { key: "work", list: work, none: say("start.workNone") },
    { key: "waits", list: waiting, none: say("start.waitsNone") },
  ] as const;
  return lists.map(({ key, list, none }) =>
    list === null ? null : (
      <StartPart key={key} title={say(`start.${key}`)} count={list.total}>
        {list.total > 0 ? (
          <Documents names={names} list={list} withPerson={key === "waits"} />
        ) : (
          <p className="start-quiet">{none}</p>
        )}
      </StartPart>
    ),
  );
}

interface Properties {
  readonly payload: Payload;
  readonly user?: unknown;
  readonly i18n: PayloadRequest["i18n"];
}

export async function StartPage({ payload, user, i18n }: Properties) {
  const actor = readActor(user);
  if (!actor) return null;
  const say = getSay({ i18n });
  const names: Names = { say, i18n, config: payload.config };
  const start = await loadStart(payload, actor);
  const rulesFirst = canWrite(actor, "eligibility") && !canWrite(actor, "content");
  return (
    <Gutter>
      <main className="start">
        <div>
          <h1>{say("start.title")}</h1>
          <p className="start-quiet">{describeScope(say, actor)}</p>
        </div>
        <div className="start-columns">
          <div>
            <FailedPlans {...{ payload, user, i18n }} />
            <FailedCampaigns {...{ payload, actor, i18n }} />
            {start.sets.length > 0 ? <StartSets names={names} sets={start.sets} /> : null}
            {start.release && rulesFirst ? (
              <StartRelease names={names} release={start.release} />
            ) : null}
            <StartReviews names={names} actor={actor} lists={start.reviews} />
            <StartWork names={names} start={start} />
            {start.duePlans.length > 0 ? (
              <StartDuePlans names={names} plans={start.duePlans} />
            ) : null}
            <MarketTexts {...{ payload, user, i18n }} />
          </div>
          <div>
            {start.planned.length > 0 ? (
              <StartPlanned names={names} planned={start.planned} />
            ) : null}
            {start.release && !rulesFirst ? (
              <StartRelease names={names} release={start.release} />
            ) : null}
            {start.languages && start.languages.length > 0 ? (
              <StartLanguages names={names} languages={start.languages} />
            ) : null}
            {start.messages ? <StartMessages names={names} messages={start.messages} /> : null}
            {start.broken > 0 ? <StartLinks names={names} count={start.broken} /> : null}
            <StartService names={names} jobs={start.jobs} />
          </div>
        </div>
      </main>
    </Gutter>
  );
}
