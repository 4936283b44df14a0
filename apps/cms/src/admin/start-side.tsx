/** Parts of the start page that are not lists of documents. */
import { adminPaths } from "../names/paths.ts";
import type { PublishRequest } from "../releases/requests.ts";
import type { LiveRecord } from "../releases/stored-releases.ts";
import type { PlannedPublication } from "../plans/planned.ts";
import { LATE_MS, type JobsState } from "../hooks/state.ts";
import { PlanTime } from "./plan-seen.tsx";
import { StartPart, type Names } from "./start-documents.tsx";

interface Properties {
  readonly names: Names;
}

/** Renders the publications that are planned. */
export function StartPlanned({
  names: { say },
  planned,
}: Properties & { readonly planned: readonly PlannedPublication[] }) {
  return (
    <StartPart title={say("start.planned")} count={planned.length}>
      <ul className="start-list">
        {planned.map(({ id, plan, document, at }) => (
          <li key={id} className="start-row">
            <div>
              <a href={adminPaths.document(plan.collection, plan.id)}>
                {say(`plan.${plan.type}`, { title: document.title })}
              </a>
              <span className="start-quiet">
                <PlanTime at={at} />
              </span>
            </div>
          </li>
        ))}
      </ul>
    </StartPart>
  );
}

export interface ReleaseState {
  readonly live: LiveRecord | null;
  /** Changes of the rules since the live release. */
  readonly changes: number;
  readonly request: PublishRequest | null;
  /** Accepted findings whose review date has passed. */
  readonly due: number;
}

/** Renders the state of the eligibility rules: what is live, and what waits. */
export function StartRelease({
  names: { say },
  release: { live, changes, request, due },
}: Properties & { readonly release: ReleaseState }) {
  return (
    <StartPart title={say("start.release")}>
      {request ? (
        <p className="start-notice">{say("start.releaseAsked", { person: request.person })}</p>
      ) : null}
      {due > 0 ? (
        <p className="start-notice">
          <a href={adminPaths.findings("state=due")}>{say("finding.due", { count: due })}</a>
        </p>
      ) : null}
      <p>
        {live ? (
          <>
            {say("start.releaseLive", { version: live.version })}{" "}
            <span className="start-quiet">
              <PlanTime at={live.time} />
            </span>
          </>
        ) : (
          say("start.releaseNone")
        )}
      </p>
      {live ? (
        <p>
          {changes === 0
            ? say("start.releaseSame")
            : say("start.releaseChanges", { count: changes })}
        </p>
      ) : null}
      <p>
        <a href={adminPaths.global("finder_live")}>{say("start.releaseOpen")}</a>
      </p>
    </StartPart>
  );
}

interface Messages {
  readonly recent: number;
  readonly dead: number;
  /** Mails to accounts that could not be sent. */
  readonly notices: number;
}
/** Renders the number of new messages, and of mails that could not be sent. */
export function StartMessages({
  names: { say },
  messages: { recent, dead, notices },
}: Properties & { readonly messages: Messages }) {
  return (
    <StartPart title={say("start.messages")}>
      {dead > 0 ? (
        <p className="start-notice">{say("start.messagesDead", { count: dead })}</p>
      ) : null}
      {notices > 0 ? (
        <p className="start-notice">{say("review.start.mailsDead", { count: notices })}</p>
      ) : null}
      <p>
        <a href={adminPaths.collection("form_submissions")}>
          {recent === 0 ? say("start.messagesNone") : say("start.messagesNew", { count: recent })}
        </a>
      </p>
    </StartPart>
  );
}

/** Renders the number of broken links in the languages of the account. */
export function StartLinks({ names: { say }, count }: Properties & { readonly count: number }) {
  return (
    <StartPart title={say("links.title")}>
      <p>
        <a href={adminPaths.links()}>{say("links.start", { count })}</a>
      </p>
    </StartPart>
  );
}

/** Renders when scheduled work last ran, and what is late. */
export function StartService({
  names: { say },
  jobs: { lastRun, late },
}: Properties & { readonly jobs: JobsState }) {
  const isLate = lastRun === "" || Date.now() - Date.parse(lastRun) > LATE_MS;
  return (
    <StartPart title={say("start.service")}>
      <p>
        {lastRun === "" ? (
          say("start.serviceNever")
        ) : (
          <>
            {say("start.serviceRan")} <PlanTime at={lastRun} />
          </>
        )}
      </p>
      {isLate ? <p className="start-notice">{say("start.serviceStopped")}</p> : null}
      {late > 0 ? <p className="start-notice">{say("start.serviceDue", { count: late })}</p> : null}
    </StartPart>
  );
}
