/** Makes a release from authored data (issue "Eligibility as a product"). */
import { LOCALES, mapLocales, type Locale } from "@orlaya/locales";
import type { EligibilityData } from "../data/index.ts";
import type { AllowedHosts } from "../url.ts";
import { certifyPayloads, buildEmptyCertificate } from "./certify.ts";
import type { Certificate } from "./certify.ts";
import { blocksPublishing, findFindings } from "./findings/index.ts";
import type { Finding } from "./findings/index.ts";
import { resolveFlows } from "./flows.ts";
import type { PayloadFormat } from "./payload/format.ts";
import { createSearchPayload } from "./payload/search.ts";
import type { CountryAliases } from "./payload/search.ts";
import { createPayload } from "./payload/write.ts";
import type { Options } from "./places.ts";
import { computeChecksum } from "./release.ts";
import type { Release } from "./release.ts";
import { compileTable } from "./table.ts";

/**
 * Largest compressed size, in bytes, of one locale's payload and of its search file (quality §7).
 */
export const SIZE_BUDGET = { payload: 4_000, search: 6_000 } as const;

export type ReleaseInput = Options & {
  readonly version: number;
  readonly author: string;
  readonly time: string;
  readonly note: string;
  readonly hosts: AllowedHosts;
  /** Paths at which a page is published, when they are known. */
  readonly pages?: ReadonlySet<string>;
  /** For the search files. */
  readonly aliases: CountryAliases;
  /** Returns the compressed size of a text in bytes. Without it the class table is always used. */
  readonly measure?: (text: string) => number;
  readonly onProgress?: (stage: "lint" | "compile" | "verify", share: number) => void;
};

export interface PreparedRelease {
  /** Null when the release must not be published. */
  readonly release: Release | null;
  /** Reasons why it must not be published, one sentence each; empty when it may be published. */
  readonly refusals: readonly string[];
  readonly findings: readonly Finding[];
  readonly certificate: Certificate;
  /** Compressed size in bytes by locale; empty without `measure`. */
  readonly sizes: Partial<Record<Locale, { readonly payload: number; readonly search: number }>>;
  readonly format: PayloadFormat;
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
  if (findings.some(({ kind }) => kind === "too-intricate"))
    return {
      release: null,
      refusals: listBlocking(findings),
      findings,
      certificate: buildEmptyCertificate(data.countries.length ** 3 * data.profiles.length),
      sizes: {},
      format: "table",
    };
  onProgress?.("compile", 0);
  const size = (value: unknown) => measure?.(JSON.stringify(value)) ?? 0;
  const { payloads, search } = writeFiles(data, input, options, size);
  const certificate = certifyPayloads(data, payloads, {
    ...options,
    onProgress: (share) => onProgress?.("verify", share),
  });
  const refusals = [...listBlocking(findings), ...listFailures(certificate)];
  const checksum = await computeChecksum(data);
  return {
    release:
      refusals.length > 0
        ? null
        : {
            type: "realtime",
            version: input.version,
            checksum,
            author: input.author,
            time: input.time,
            note: input.note,
            strictNationality: options.strictNationality === true,
            certificate,
            data,
            payloads,
            search,
          },
    refusals,
    findings,
    certificate,
    sizes:
      measure === undefined
        ? {}
        : mapLocales((locale) => ({
            payload: size(payloads[locale]),
            search: size(search[locale]),
          })),
    format: payloads.en.format,
  };
}

function lint(
  data: EligibilityData,
  { hosts, pages, onProgress }: ReleaseInput,
  options: Options,
): readonly Finding[] {
  onProgress?.("lint", 0);
  return findFindings(data, {
    ...options,
    hosts,
    ...(pages ? { pages } : {}),
    onProgress: (share) => onProgress?.("lint", share),
  });
}

/** The files of a release that a site serves. */
type ReleaseFiles = Pick<Release, "payloads" | "search">;

/**
 * Writes the payloads and the search files of all locales.
 * @param size returns the compressed size of a value as JSON in bytes; 0 when it cannot be measured
 */
function writeFiles(
  data: EligibilityData,
  { version, hosts, aliases }: ReleaseInput,
  options: Options,
  size: (value: unknown) => number,
): ReleaseFiles {
  const flows = resolveFlows(data);
  const table = compileTable(flows, options);
  const input = { flows, table, version, hosts, options };
  const writePayloads = (format: PayloadFormat) =>
    mapLocales((locale) => createPayload(input, locale, format));
  return {
    payloads: choosePayloads(writePayloads, size),
    search: mapLocales((locale) => createSearchPayload({ flows, version, aliases }, locale)),
  };
}

/**
 * Chooses the format (the size gate): lists when the table is over the budget and lists are
 * smaller.
 */
function choosePayloads(
  writePayloads: (format: PayloadFormat) => Release["payloads"],
  size: (value: unknown) => number,
): Release["payloads"] {
  const largest = (payloads: Release["payloads"]) =>
    Math.max(...LOCALES.map((locale) => size(payloads[locale])));
  const table = writePayloads("table");
  if (largest(table) <= SIZE_BUDGET.payload) return table;
  const lists = writePayloads("lists");
  return largest(lists) < largest(table) ? lists : table;
}

function listBlocking(findings: readonly Finding[]): readonly string[] {
  return findings.filter(blocksPublishing).map(({ message }) => message);
}

/** Returns why a certificate does not allow publishing, one sentence each. */
function listFailures({ differing, broken, checked, journeys }: Certificate): readonly string[] {
  return [
    ...(differing > 0 ? [`${differing} journeys differ from the literal interpreter`] : []),
    ...broken,
    ...(checked === journeys ? [] : [`only ${checked} of ${journeys} journeys were checked`]),
  ];
}
