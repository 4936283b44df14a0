/**
 * Publishes the first finder release, so that a fresh clone has a working finder, and stores that
 * the texts of the seed agree with it.
 */
import type { Payload } from "payload";
import { getAdminMessages } from "@orlaya/messages/admin";
import { publishRelease } from "../eligibility/releases.ts";
import { loadLiveVersion } from "../releases/stored-releases.ts";
import { linkAll } from "../eligibility/hooks.ts";
import { storeChecks } from "../markets/checks.ts";
import { loadLiveMarkets } from "../markets/live-markets.ts";
import { listMarketTexts } from "../markets/texts.ts";

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
    say: getAdminMessages("en"),
    expected: null,
  });
  if (published.ok !== true) {
    const reasons = published.ok === false ? published.refusals : [];
    throw new Error(
      `The eligibility data of the seed cannot be published.\n${reasons.map(({ message }) => `  ${message}`).join("\n")}`,
    );
  }
  const texts = await checkTexts(payload);
  log(`Seed: finder release ${published.version} is live, ${texts} texts agree with it`);
}

/** Who checked the texts of the seed. */
const PERSON = "Orlaya";

/** Stores that all texts agree with the live release. Returns their number. */
async function checkTexts(payload: Payload): Promise<number> {
  const live = await loadLiveMarkets(payload);
  if (!live) return 0;
  const texts = await listMarketTexts(payload);
  const checked = texts.map(({ id, products }) => ({
    document: id,
    products: products.map((product) => product.id),
  }));
  await storeChecks({ payload }, live, checked, PERSON);
  return texts.length;
}
