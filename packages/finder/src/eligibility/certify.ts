/**
 * The certificate of a release: the verification of every locale, of the payload that a server reads
 * and of the options that a browser reads, summed up (finder §5.1).
 */
import { LOCALES, type Locale } from "@orlaya/locales";
import type { EligibilityData } from "../data/index.ts";
import type { Payload } from "./payload/format.ts";
import type { Finder } from "./finder.ts";
import { readOptionsPayload } from "./payload/read-options.ts";
import { readPayload } from "./payload/read.ts";
import { createOptionsPayload } from "./payload/write-options.ts";
import { compareHeads, verifyOptions } from "./verify-options.ts";
import { verify } from "./verify.ts";
import type { Difference, VerifyOptions } from "./verify.ts";

export interface Certificate {
  readonly journeys: number;
  readonly checked: number;
  readonly differing: number;
  readonly differences: readonly Difference[];
  readonly broken: readonly string[];
  /** Comparisons over all locales, of payloads and options. */
  readonly tuples: number;
}

/** Returns the certificate of an unchecked release with this number of journeys. */
export function buildEmptyCertificate(journeys: number): Certificate {
  return { journeys, checked: 0, differing: 0, differences: [], broken: [], tuples: 0 };
}

/**
 * Verifies the payload of each locale and the options that a browser reads, each after it was
 * written as JSON and read back. One that cannot be read is reported in `broken`.
 */
export function certifyPayloads(
  data: EligibilityData,
  payloads: Readonly<Record<Locale, Payload>>,
  { onProgress, ...options }: VerifyOptions,
): Certificate {
  const certificates = LOCALES.flatMap((locale, index): readonly Certificate[] => {
    const read = readPayload(JSON.parse(JSON.stringify(payloads[locale])));
    if (!read.ok) return [reportUnreadable(`the payload in ${locale}`, read.problem)];
    const verification = verify(data, read.finder, {
      ...options,
      onProgress: (share) => onProgress?.((index + share) / LOCALES.length),
    });
    return [verification, certifyOptions(data, read.finder, options)];
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

function reportUnreadable(subject: string, problem: string): Certificate {
  return { ...buildEmptyCertificate(0), broken: [`${subject} cannot be read: ${problem}`] };
}

/** Verifies the options of a finder, as a browser reads them. */
export function certifyOptions(
  data: EligibilityData,
  finder: Finder,
  options: VerifyOptions,
): Certificate {
  const read = readOptionsPayload(JSON.parse(JSON.stringify(createOptionsPayload(finder))));
  if (!read.ok) return reportUnreadable(`the options in ${finder.locale}`, read.problem);
  const verification = verifyOptions(data, read.finder, options);
  return {
    ...verification,
    broken: [...verification.broken, ...compareHeads(finder, read.finder)],
  };
}
