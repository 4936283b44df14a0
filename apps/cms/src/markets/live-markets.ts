/** The markets of the live release: which journeys lead to which plan. */
import { computeMarketChecksums, readPayload, type Release } from "@orlaya/finder/eligibility";
import type { Payload } from "payload";
import { loadLiveRelease, loadLiveVersion } from "../releases/stored-releases.ts";

/** Id of a product in the data of the finder → checksum of its market. */
export type Markets = ReadonlyMap<string, string>;

export interface LiveMarkets {
  readonly release: Release;
  readonly markets: Markets;
}

/** The last result. A release never changes. */
let last: LiveMarkets | null = null;

/** Computes the markets of a release. @throws Error when its payload cannot be read */
export async function computeMarkets({ payloads }: Pick<Release, "payloads">): Promise<Markets> {
  const read = readPayload(payloads.en);
  if (!read.ok) throw new Error(`The markets of a release cannot be computed: ${read.problem}`);
  return computeMarketChecksums(read.finder);
}

/** Loads the markets of the live release; null before the first release. */
export async function loadLiveMarkets(payload: Payload): Promise<LiveMarkets | null> {
  if (last !== null && last.release.version === (await loadLiveVersion(payload))) return last;
  const { release } = await loadLiveRelease(payload);
  last = release && { release, markets: await computeMarkets(release) };
  return last;
}

/** Returns the checksum of the market of a plan; empty when nobody can take it out. */
export const getMarket = (markets: Markets, product: string): string => markets.get(product) ?? "";
