/** Reviews on the start page: what waits for an approval, was sent back, or can be published. */
import type { Payload } from "payload";
import { LOCALE_TABLE } from "@orlaya/locales";
import { getRights, type Actor } from "../access/roles.ts";
import {
  listApproved,
  listForApproval,
  listSentBack,
  type ReviewedEntry,
} from "../approval/lists.ts";
import { writeLabelOf, type Say } from "../labels/request-words.ts";
import { adminPaths } from "../names/paths.ts";
import { StartPart, type Names } from "./start-documents.tsx";

/** Entries of each list; null for a list that the role does not use. */
export interface StartReviewLists {
  readonly waiting: readonly ReviewedEntry[] | null;
  readonly returned: readonly ReviewedEntry[];
  readonly approved: readonly ReviewedEntry[];
}

/** Loads the lists of an account. An account that audits sees what is in review. */
export async function loadStartReviews(payload: Payload, actor: Actor): Promise<StartReviewLists> {
  const { approve, audit, write } = getRights(actor);
  const [waiting, returned, approved] = await Promise.all([
    approve || audit ? listForApproval(payload, actor) : null,
    write.length > 0 ? listSentBack(payload, actor) : [],
    listApproved(payload, actor),
  ]);
  return { waiting, returned, approved };
}

function Entries({
  names: { say, i18n, config },
  entries,
  write,
}: {
  readonly names: Names;
  readonly entries: readonly ReviewedEntry[];
  readonly write: (entry: ReviewedEntry) => string;
}) {
  return (
    <ul className="start-list">
      {entries.map((entry) => {
        const { collection, id, locale, state, title } = entry.document;
        const labels = config.collections.find(({ slug }) => slug === collection)?.labels;
        const kind = writeLabelOf({ i18n }, labels?.singular) ?? collection;
        return (
          <li key={id} className="start-row">
            <div>
              <a href={adminPaths.document(collection, id)} lang={locale ?? undefined}>
                {title || say("start.untitled")}
              </a>
              <span className="start-quiet">
                {[kind, locale === null ? "" : LOCALE_TABLE[locale].label]
                  .filter(Boolean)
                  .join(" · ")}
              </span>
              <span className="start-words">{write(entry)}</span>
            </div>
            <div className="start-when">
              <span className={`start-state start-state--${state}`}>{say(`state.${state}`)}</span>
            </div>
          </li>
        );
      })}
    </ul>
  );
}

function writeAsker(say: Say, actor: Actor, { askedBy, askedTo, note }: ReviewedEntry): string {
  const asks =
    askedTo === actor.email
      ? say("review.start.askedYou", { person: askedBy })
      : say("review.start.askedBy", { person: askedBy });
  return [asks, note].filter((text) => text !== "").join(" · ");
}

export function StartReviews({
  names,
  actor,
  lists: { approved, returned, waiting },
}: {
  readonly names: Names;
  readonly actor: Actor;
  readonly lists: StartReviewLists;
}) {
  const { say } = names;
  const title = getRights(actor).approve ? "review.start.waiting" : "review.start.inReview";
  return (
    <>
      {waiting === null ? null : (
        <StartPart title={say(title)} count={waiting.length}>
          {waiting.length === 0 ? (
            <p className="start-quiet">{say("review.start.waitingNone")}</p>
          ) : (
            <Entries
              names={names}
              entries={waiting}
              write={(entry) => writeAsker(say, actor, entry)}
            />
          )}
        </StartPart>
      )}
      {returned.length > 0 ? (
        <StartPart title={say("review.start.returned")} count={returned.length}>
          <Entries
            names={names}
            entries={returned}
            write={({ decidedBy, reason }) =>
              say("review.start.returnedBy", { person: decidedBy, reason })
            }
          />
        </StartPart>
      ) : null}
      {approved.length > 0 ? (
        <StartPart title={say("review.start.approved")} count={approved.length}>
          <Entries
            names={names}
            entries={approved}
            write={({ decidedBy }) => say("review.start.approvedBy", { person: decidedBy })}
          />
        </StartPart>
      ) : null}
    </>
  );
}
