/**
 * Publishing: lint → compile → verify → diff → an immutable numbered snapshot → live (finder §1, §5.1, §5.2).
 * Nothing here looks at a request; the endpoints do.
 */
import { diffData, readRelease } from "@orlaya/finder/eligibility";
import type { Payload, PayloadRequest } from "payload";
import { prepareNext, refuse } from "./prepare.ts";
import type { Refusal } from "./shapes.ts";
import { setLiveVersion, loadStoredRelease } from "./stored-releases.ts";

let turn: Promise<unknown> = Promise.resolve();
/** Publishing and activating take turns. */
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

/** Publishes what is authored now and makes it live. `expected`: checksum of the preview somebody agreed to; null when nobody looked (the seed). */
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
    // What was verified is what is stored: read back once through the reader that the site uses.
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

/** Makes a stored release live: forwards or back. False when there is none of this number. */
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
