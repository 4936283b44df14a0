/**
 * Publishes releases: lint → compile → verify → diff → an immutable numbered snapshot → live
 * (finder §1, §5.1, §5.2). A release that changes many journeys waits for a confirmation, and every
 * release when a second person is needed. The endpoints check the rights of a request; this file
 * does not.
 */
import { readRelease, type Release } from "@orlaya/finder/eligibility";
import { createLocalReq, type Payload, type PayloadRequest } from "payload";
import type { Actor } from "../access/roles.ts";
import { runInTurn } from "../edits/in-turn.ts";
import { getSay, type Say } from "../labels/request-words.ts";
import { storeExpectations } from "./agreements.ts";
import { makeReleaseLive } from "./make-live.ts";
import { prepareNext, type ChooseData, type Prepared } from "./prepare.ts";
import { refuse } from "./refusals.ts";
import { loadRequest, setRequest, type PublishRequest } from "../releases/requests.ts";
import { needsSecondPerson } from "../approval/second-person.ts";
import type { Refusal } from "./shapes.ts";
import { setLiveVersion } from "../releases/stored-releases.ts";
import { runInTransaction } from "../transaction.ts";

/** Runs publishing and activating one after the other. */
const inTurn = <T>(work: () => Promise<T>): Promise<T> => runInTurn("finder_live", work);

interface Refused {
  readonly ok: false;
  readonly status: 403 | 404 | 409 | 422;
  readonly refusals: readonly Refusal[];
}
interface Stored {
  readonly ok: true;
  readonly version: number;
  readonly checksum: string;
  readonly changed: number;
}
/** A request that waits for a confirmation. */
interface Waiting {
  readonly ok: "waiting";
  readonly version: number;
  readonly request: PublishRequest;
  /** Share of the journeys that change, 0 to 1, and the largest one without a confirmation. */
  readonly share: number;
  readonly limit: number;
  /** Whether another account must confirm. */
  readonly secondPerson: boolean;
}
export type Published = Stored | Refused | Waiting;

function buildRefused(status: Refused["status"], ...refusals: readonly Refusal[]): Refused {
  return { ok: false, status, refusals };
}

interface Publication {
  /** The account; null for the seed. */
  readonly actor: Actor | null;
  readonly note: string;
  readonly say: Say;
  /** Checksum of the preview that a person confirmed; null for the seed, which has no preview. */
  readonly expected: string | null;
  readonly req?: PayloadRequest;
}

/**
 * Publishes the authored data and makes the release live. When it changes more journeys than the
 * settings allow, or a second person is needed, it only stores a request.
 */
export function publishRelease(
  payload: Payload,
  { actor, note, say, expected, req }: Publication,
): Promise<Published> {
  return inTurn(async () => {
    const author = actor?.email ?? "seed";
    const next = await prepareNext(payload, { author, note, say, isSeed: actor === null });
    const reason = findRefusal(next, expected, say);
    if (reason) return reason;
    if (actor && next.checksum !== null && next.change.needsSecondPerson)
      return storeRequest(payload, next, {
        checksum: next.checksum,
        note,
        user: actor.id,
        person: author,
        at: new Date().toISOString(),
      });
    return storeRelease(payload, next, { author, note, confirmed_by: null }, req);
  });
}

/** Confirms the request that waits, and publishes its data. `expected`: checksum of the preview. */
export function confirmRelease(
  payload: Payload,
  {
    actor,
    expected,
    req,
    say,
  }: {
    readonly actor: Actor;
    readonly expected: string;
    readonly req: PayloadRequest;
    readonly say: Say;
  },
): Promise<Published> {
  return inTurn(async () => {
    const request = await loadRequest(payload);
    if (!request) return buildRefused(404, refuse("no-request", say("finding.refused.noRequest")));
    if (request.user === actor.id && (await needsSecondPerson(payload)))
      return buildRefused(403, refuse("second-person", say("finding.refused.ownRequest")));
    const { note, person: author, checksum } = request;
    const next = await prepareNext(payload, { author, note, say });
    if (next.checksum !== null && next.checksum !== checksum)
      return buildRefused(
        409,
        refuse("changed", say("finding.refused.askedBefore", { person: author })),
      );
    const reason = findRefusal(next, expected, say);
    return reason ?? storeRelease(payload, next, { author, note, confirmed_by: actor.email }, req);
  });
}

/** Removes the request that waits. Returns it; null when there is none. */
export function withdrawRequest(payload: Payload): Promise<PublishRequest | null> {
  return inTurn(async () => {
    const request = await loadRequest(payload);
    if (request) await setRequest(payload, null);
    return request;
  });
}

/** Returns why the next release must not be published; null when it may. */
function findRefusal(
  { checksum, prepared, refusals }: Prepared,
  expected: string | null,
  say: Say,
): Refused | null {
  if (expected !== null && checksum !== null && expected !== checksum)
    return buildRefused(409, refuse("changed", say("finding.refused.changed")));
  return refusals.length > 0 || !prepared?.release ? buildRefused(422, ...refusals) : null;
}

/** Stores a request. An equal one stays as it is, so that nobody takes it over. */
async function storeRequest(
  payload: Payload,
  { version, change: { share, limit } }: Prepared,
  wanted: PublishRequest,
): Promise<Waiting> {
  const before = await loadRequest(payload);
  const request = before?.checksum === wanted.checksum ? before : wanted;
  if (request === wanted) await setRequest(payload, wanted);
  const secondPerson = await needsSecondPerson(payload);
  return { ok: "waiting", version, request, share, limit, secondPerson };
}

/** Stores a release and makes it live, with what belongs to it, in one transaction. */
async function storeRelease(
  payload: Payload,
  { version, prepared, data, agreements, authored, change: { changed } }: Prepared,
  signed: Pick<Release, "author" | "note"> & { readonly confirmed_by: string | null },
  given?: PayloadRequest,
  settle: () => Promise<void> = () => Promise.resolve(),
): Promise<Stored | Refused> {
  const release = prepared?.release;
  if (!release) return buildRefused(422);
  // The release is read once with the reader of the site, in the form in which it is stored.
  const read = await readRelease(JSON.parse(JSON.stringify(release)));
  if (!read.ok) return buildRefused(422, refuse("verification", read.problem));
  const req = given ?? (await createLocalReq({}, payload));
  await runInTransaction(req, async () => {
    await payload.create({
      collection: "finder_releases",
      depth: 0,
      req,
      data: {
        type: release.type,
        version,
        checksum: release.checksum,
        ...signed,
        time: release.time,
        journeys: release.certificate.checked,
        changed,
        release: release,
      },
    });
    await setLiveVersion(payload, version, signed.confirmed_by ?? signed.author, req);
    if (data) await storeExpectations(req, data, agreements, authored.documents);
    // A request is for the data that it was made for, so every new release ends it.
    await setRequest(payload, null, req);
    await settle();
  });
  return { ok: true, version, checksum: release.checksum, changed };
}

/** Edits that are published apart from the saved tables. */
interface EditsPublication {
  readonly author: string;
  readonly note: string;
  /** Mail address of the account that approved exactly this publication; null when none did. */
  readonly approvedBy: string | null;
  readonly choose: ChooseData;
  /** Returns why it must not be published as prepared; null when it may. */
  readonly check: (next: Prepared) => Promise<Refusal | null>;
  /** Writes what else changes with the release, in its transaction. */
  readonly settle: (next: Prepared) => Promise<void>;
  readonly req: PayloadRequest;
}

/** Publishes edits on top of the live release, and makes the new release live. */
export function publishEdits(
  payload: Payload,
  { author, note, approvedBy, choose, check, settle, req }: EditsPublication,
): Promise<Stored | Refused> {
  return inTurn(async () => {
    const say = getSay(req);
    const next = await prepareNext(payload, { author, note, say, choose });
    const reason = findRefusal(next, null, say);
    if (reason) return reason;
    const refusal = await check(next);
    if (refusal) return buildRefused(409, refusal);
    const signed = { author, note, confirmed_by: approvedBy };
    return storeRelease(payload, next, signed, req, () => settle(next));
  });
}

/**
 * Makes a stored release live, newer or older. Returns false when there is none with this number.
 */
export const activateRelease = (
  req: PayloadRequest,
  version: number,
  author: string,
): Promise<boolean> => inTurn(() => makeReleaseLive(req, version, author));
