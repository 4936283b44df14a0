/** Creates a release from authored data (finder §5.1). */
import { LOCALES, mapLocales, type Locale } from "@orlaya/locales";
import type { EligibilityData } from "../data/index.ts";
import type { AllowedHosts } from "../url.ts";
import { certifyPayloads, buildEmptyCertificate } from "./certify.ts";
import type { Certificate } from "./certify.ts";
import { diffData } from "./diff.ts";
import { blocksPublishing, findFindings } from "./findings/index.ts";
import type { EntityLevels, Finding } from "./findings/index.ts";
import type { SitePages } from "./findings/site-pages.ts";
import { resolveFlows } from "./flows.ts";
import type { OptionsPayload, Payload } from "./payload/format.ts";
import { readPayload } from "./payload/read.ts";
import { createOptionsPayload } from "./payload/write-options.ts";
import { createSearchPayload } from "./payload/search.ts";
import type { CountryAliases } from "./payload/search.ts";
import { createPayload } from "./payload/write.ts";
import { TooIntricate } from "./places.ts";
import type { Options } from "./places.ts";
import { RELEASE_FORMAT, computeChecksum, computeFileChecksums } from "./release.ts";
import type { Release } from "./release.ts";
import { compileTable } from "./table.ts";
import { verifyRecords } from "./verify-records.ts";

/**
 * Largest size, in bytes as served, of the two files of one locale that a browser reads: the options
 * (`payload`) and the search file (finder §4, quality §7).
 */
export const SIZE_BUDGET = { payload: 3_072, search: 6_000 } as const;

/** Largest number of sentences in `broken` of a certificate. */
const MOST_BROKEN = 10;

export type ReleaseInput = Options & {
  readonly version: number;
  readonly author: string;
  readonly time: string;
  readonly note: string;
  readonly hosts: AllowedHosts;
  /** Paths at which a page is published, when they are known. */
  readonly pages?: ReadonlySet<string>;
  /** The sites with which the rules are compared, when they are known. */
  readonly sites?: readonly SitePages[];
  /** The compliance levels that entities carry. */
  readonly levels?: EntityLevels;
  /** The data of the live release, with which the data are compared. */
  readonly live?: EligibilityData;
  /** Largest share of journeys that may change without a second person, 0 to 1. */
  readonly changeLimit?: number;
  /** For the search files. */
  readonly aliases: CountryAliases;
  /** Returns the size of a text in bytes, compressed as the site compresses it. */
  readonly measure?: (text: string) => number;
  readonly onProgress?: (stage: "lint" | "compile" | "verify", share: number) => void;
};

/** Default of `changeLimit`. */
export const CHANGE_LIMIT = 0.02;

/** What a release changes for visitors of the live release. */
export interface ReleaseChange {
  /** Journeys over the countries and profiles of both. */
  readonly journeys: number;
  readonly changed: number;
  /** Share of journeys that change, 0 to 1; 0 without a live release. */
  readonly share: number;
  /** Whether the share is above the limit, or cannot be computed. */
  readonly needsSecondPerson: boolean;
}

export interface PreparedRelease {
  /** Null when the release must not be published. */
  readonly release: Release | null;
  /** Why it must not be published: ids of findings, then `failures`. */
  readonly refusals: readonly string[];
  /** What the proof found wrong, one sentence each. */
  readonly failures: readonly string[];
  readonly findings: readonly Finding[];
  readonly certificate: Certificate;
  readonly change: ReleaseChange;
  /** Size of the files of a browser in bytes, by locale; empty without `measure`. */
  readonly sizes: Partial<Record<Locale, { readonly payload: number; readonly search: number }>>;
}

/**
 * Lints, compiles and packs a release, and verifies every locale as it will be served. Stores
 * nothing.
 */
export async function prepareRelease(
  data: EligibilityData,
  input: ReleaseInput,
): Promise<PreparedRelease> {
  const { measure, onProgress } = input;
  const options: Options = input.strictNationality === true ? { strictNationality: true } : {};
  const findings = lint(data, input, options);
  const change = measureChange(data, input, options);
  if (findings.some(({ kind }) => kind === "too-intricate"))
    return {
      release: null,
      refusals: listBlocking(findings),
      failures: [],
      findings,
      certificate: buildEmptyCertificate(countJourneys(data)),
      change,
      sizes: {},
    };
  onProgress?.("compile", 0);
  const size = (value: unknown) => measure?.(JSON.stringify(value)) ?? 0;
  const files = createReleaseFiles(data, input, options);
  const certificate = certify(data, files, input, options);
  const failures = listFailures(certificate);
  const refusals = [...listBlocking(findings), ...failures];
  return {
    release:
      refusals.length > 0
        ? null
        : {
            type: "realtime",
            format: RELEASE_FORMAT,
            version: input.version,
            checksum: await computeChecksum(data),
            author: input.author,
            time: input.time,
            note: input.note,
            strictNationality: options.strictNationality === true,
            certificate,
            data,
            ...files,
            files: await computeFileChecksums(files),
          },
    refusals,
    failures,
    findings,
    certificate,
    change,
    sizes:
      measure === undefined
        ? {}
        : mapLocales((locale) => ({
            payload: size(deriveOptions(files.payloads[locale])),
            search: size(files.search[locale]),
          })),
  };
}

function lint(
  data: EligibilityData,
  { hosts, pages, sites, live, levels, onProgress }: ReleaseInput,
  options: Options,
): readonly Finding[] {
  onProgress?.("lint", 0);
  return findFindings(data, {
    ...options,
    hosts,
    ...(pages ? { pages } : {}),
    ...(sites ? { sites } : {}),
    ...(live ? { live } : {}),
    ...(levels ? { levels } : {}),
    onProgress: (share) => onProgress?.("lint", share),
  });
}

/** The files of a release that a site serves. */
export type ReleaseFiles = Pick<Release, "payloads" | "search">;

/**
 * Writes the payloads and the search files of all locales, without a proof.
 * @throws TooIntricate when the rules cannot be compiled
 */
export function createReleaseFiles(
  data: EligibilityData,
  { version, hosts, aliases }: Pick<ReleaseInput, "version" | "hosts" | "aliases">,
  options: Options = {},
): ReleaseFiles {
  const flows = resolveFlows(data);
  const table = compileTable(flows, options);
  return {
    payloads: mapLocales((locale) => createPayload({ flows, table, version, hosts }, locale)),
    search: mapLocales((locale) => createSearchPayload({ flows, version, aliases }, locale)),
  };
}

/** Returns the file of a browser; null when the payload cannot be read, which `broken` reports. */
function deriveOptions(payload: Payload): OptionsPayload | null {
  const read = readPayload(payload);
  return read.ok ? createOptionsPayload(read.finder) : null;
}

function countJourneys({ countries, profiles }: EligibilityData): number {
  return countries.length ** 3 * profiles.length;
}

/**
 * Compares the data with the live release. When one of them is too intricate to be compiled, every
 * journey counts as changed.
 */
function measureChange(
  data: EligibilityData,
  { live, changeLimit = CHANGE_LIMIT }: ReleaseInput,
  options: Options,
): ReleaseChange {
  const journeys = countJourneys(data);
  if (live === undefined) return { journeys, changed: 0, share: 0, needsSecondPerson: false };
  try {
    const diff = diffData(live, data, options);
    const share = diff.journeys === 0 ? 0 : diff.changed / diff.journeys;
    const { changed } = diff;
    return { journeys: diff.journeys, changed, share, needsSecondPerson: !(share <= changeLimit) };
  } catch (error) {
    if (!(error instanceof TooIntricate)) throw error;
    return { journeys, changed: journeys, share: 1, needsSecondPerson: true };
  }
}

/**
 * Verifies the answers of every payload, and the records of every payload and search file as they
 * will be served.
 */
function certify(
  data: EligibilityData,
  { payloads, search }: ReleaseFiles,
  { hosts, aliases, onProgress }: ReleaseInput,
  options: Options,
): Certificate {
  const certificate = certifyPayloads(data, payloads, {
    ...options,
    onProgress: (share) => onProgress?.("verify", share),
  });
  const wrong = LOCALES.flatMap((locale) => {
    const read = readPayload(JSON.parse(JSON.stringify(payloads[locale])));
    // A payload that cannot be read is in the certificate already.
    return read.ok
      ? verifyRecords(data, read.finder, search[locale], { hosts, aliases, locale })
      : [];
  });
  return { ...certificate, broken: [...certificate.broken, ...wrong].slice(0, MOST_BROKEN) };
}

function listBlocking(findings: readonly Finding[]): readonly string[] {
  return findings.filter(blocksPublishing).map(({ id }) => id);
}

/** Returns why a certificate does not allow publishing, one sentence each. */
function listFailures({ differing, broken, checked, journeys }: Certificate): readonly string[] {
  return [
    ...(differing > 0 ? [`${differing} journeys differ from the literal interpreter`] : []),
    ...broken,
    ...(checked === journeys ? [] : [`only ${checked} of ${journeys} journeys were checked`]),
  ];
}
