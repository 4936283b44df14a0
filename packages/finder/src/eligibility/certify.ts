/**
 * The certificate of a release: the verification of every locale as it will be served, summed up.
 */
import { LOCALES, type Locale } from "@orlaya/locales";
import type { EligibilityData } from "../data/index.ts";
import type { Payload } from "./payload/format.ts";
import { readPayload } from "./payload/read.ts";
import { verify } from "./verify.ts";
import type { Difference, VerifyOptions } from "./verify.ts";

export interface Certificate {
  readonly journeys: number;
  readonly checked: number;
  readonly differing: number;
  readonly differences: readonly Difference[];
  readonly broken: readonly string[];
  /** Tuples compared over all locales. */
  readonly tuples: number;
}

/** Returns the certificate of an unchecked release with this number of journeys. */
export function buildEmptyCertificate(journeys: number): Certificate {
  return { journeys, checked: 0, differing: 0, differences: [], broken: [], tuples: 0 };
}

/**
 * Verifies the payload of each locale, after it was written as JSON and read back. A payload that
 * cannot be read is reported in `broken`.
 */
export function certifyPayloads(
  data: EligibilityData,
  payloads: Readonly<Record<Locale, Payload>>,
  { onProgress, ...options }: VerifyOptions,
): Certificate {
  const certificates = LOCALES.map((locale, index): Certificate => {
    const read = readPayload(JSON.parse(JSON.stringify(payloads[locale])));
    if (!read.ok)
      return {
        ...buildEmptyCertificate(0),
        broken: [`the payload in ${locale} cannot be read: ${read.problem}`],
      };
    return verify(data, read.finder, {
      ...options,
      onProgress: (share) => onProgress?.((index + share) / LOCALES.length),
    });
  });
  return {
    journeys: certificates[0]?.journeys ?? 0,
    checked: Math.min(...certificates.map(({ checked }) => checked)),
    differing: certificates.reduce((sum, { differing }) => sum + differing, 0),
    differences: certificates.flatMap(({ differences }) => differences).slice(0, 10),
    broken: [...new Set(certificates.flatMap(({ broken }) => broken))].slice(0, 10),
    tuples: certificates.reduce((sum, { tuples }) => sum + tuples, 0),
  };
}
