/** Publishes the first finder release, so that a fresh clone has a working finder. */
import type { Payload } from "payload";
import { publishRelease } from "../eligibility/releases.ts";
import { loadLiveVersion } from "../eligibility/stored-releases.ts";
import { linkAll } from "../eligibility/hooks.ts";

/**
 * Derives the links after records were written. Publishes the first release in a database that has
 * rules but no release.
 * @throws with every reason when the release must not be published
 */
export async function releaseSeed(
  payload: Payload,
  written: boolean,
  log: (line: string) => void,
): Promise<void> {
  if (written) await linkAll(payload);
  if (
    (await loadLiveVersion(payload)) !== null ||
    (await payload.count({ collection: "rules" })).totalDocs === 0
  )
    return;
  const published = await publishRelease(payload, {
    actor: null,
    note: "The rules of the seed.",
    expected: null,
  });
  if (published.ok !== true) {
    const reasons = published.ok === false ? published.refusals : [];
    throw new Error(
      `The eligibility data of the seed cannot be published.\n${reasons.map(({ message }) => `  ${message}`).join("\n")}`,
    );
  }
  log(`Seed: finder release ${published.version} is live`);
}
