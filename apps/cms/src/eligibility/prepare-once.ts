/**
 * Prepares a release once for the same input. The view of a release, the request for a second person
 * and the publication follow one another with the same data, and the proof of all journeys is most
 * of their time.
 */
import { createHash } from "node:crypto";
import type { EligibilityData } from "@orlaya/finder/data";
import {
  prepareRelease,
  type PreparedRelease,
  type ReleaseInput,
} from "@orlaya/finder/eligibility";

/** Who publishes, when and with which note: these change no answer and no finding. */
type Signature = Pick<ReleaseInput, "author" | "note" | "time">;

let last: { readonly key: string; readonly prepared: Promise<PreparedRelease> } | null = null;

/** Computes a hash of everything that the result depends on. */
function computeKey(data: EligibilityData, input: Omit<ReleaseInput, keyof Signature>): string {
  const text = JSON.stringify([data, input], (_key, value: unknown) => {
    if (value instanceof Set) return [...(value as Set<unknown>)];
    return value instanceof Map ? [...(value as Map<unknown, unknown>)] : value;
  });
  return createHash("sha256").update(text).digest("hex");
}

/**
 * Returns what `prepareRelease` returns, from the memory of this process when the last call had the
 * same data and the same input.
 */
export async function prepareOnce(
  data: EligibilityData,
  { author, note, time, ...input }: ReleaseInput,
): Promise<PreparedRelease> {
  const key = computeKey(data, input);
  if (last?.key !== key) {
    const prepared = prepareRelease(data, { ...input, author, note, time });
    last = { key, prepared };
    prepared.catch(() => {
      if (last?.key === key) last = null;
    });
  }
  const prepared = await last.prepared;
  const { release } = prepared;
  return { ...prepared, release: release === null ? null : { ...release, author, note, time } };
}
