/**
 * Publishes releases: lint → compile → verify → diff → an immutable numbered snapshot → live
 * (finder §1, §5.1, §5.2). The endpoints check the rights of a request; this file does not.
 */
import { diffData, readRelease } from "@orlaya/finder/eligibility";
import type { Payload, PayloadRequest } from "payload";
import { prepareNext, refuse } from "./prepare.ts";
import type { Refusal } from "./shapes.ts";
import { setLiveVersion, loadStoredRelease } from "./stored-releases.ts";

let turn: Promise<unknown> = Promise.resolve();
/** Runs publishing and activating one after the other. */
function inTurn<T>(work: () => Promise<T>): Promise<T> {
  const mine = turn.then(work);
  turn = mine.catch(() => undefined);
  return mine;
}

export type Published =
  | {
      readonly ok: true;
      readonly version: number;
      readonly checksum: string;
      readonly changed: number;
    }
  | { readonly ok: false; readonly status: 409 | 422; readonly refusals: readonly Refusal[] };

/**
 * Publishes the authored data and makes the release live. `expected`: checksum of the preview that
 * a person confirmed; null for the seed, which has no preview.
 */
export function publishRelease(
  payload: Payload,
  {
    author,
    note,
    expected,
    req,
  }: {
    readonly author: string;
    readonly note: string;
    readonly expected: string | null;
    readonly req?: PayloadRequest;
  },
): Promise<Published> {
  return inTurn(async () => {
    const { live, version, checksum, prepared, refusals } = await prepareNext(
      payload,
      author,
      note,
      expected === null,
    );
    if (expected !== null && checksum !== null && expected !== checksum)
      return {
        ok: false,
        status: 409,
        refusals: [
          refuse(
            "changed",
            "The data have changed since this preview was made. Look at the new one first",
          ),
        ],
      };
    const release = prepared?.release;
    if (refusals.length > 0 || !release) return { ok: false, status: 422, refusals };
    // The release is read once with the reader of the site, in the form in which it is stored.
    const read = await readRelease(JSON.parse(JSON.stringify(release)));
    if (!read.ok)
      return { ok: false, status: 422, refusals: [refuse("verification", read.problem)] };
    const changed = live ? diffData(live.data, release.data).changed : 0;
    await payload.create({
      collection: "finder_releases",
      depth: 0,
      ...(req ? { req } : {}),
      data: {
        type: release.type,
        version,
        checksum: release.checksum,
        author,
        time: release.time,
        note,
        journeys: release.certificate.checked,
        changed,
        release: release,
      },
    });
    await setLiveVersion(payload, version, author);
    return { ok: true, version, checksum: release.checksum, changed };
  });
}

/**
 * Makes a stored release live, newer or older. Returns false when there is none with this number.
 */
export function activateRelease(
  payload: Payload,
  version: number,
  author: string,
): Promise<boolean> {
  return inTurn(async () => {
    if (!(await loadStoredRelease(payload, version))) return false;
    await setLiveVersion(payload, version, author);
    return true;
  });
}
