/** A release: compiled, verified, numbered, immutable (finder.md §1, §4, §5.1; issue "Eligibility as a product"). */
import { TABLE_NAMES, tableToJson, validateData } from "../data/index.ts";
import type { EligibilityData } from "../data/index.ts";
import type { AllowedHosts } from "../url.ts";
import { blocksPublishing, findFindings } from "./findings/index.ts";
import type { Finding } from "./findings/index.ts";
import { LOCALES } from "./finder.ts";
import type { Locale, ReleaseVersion } from "./finder.ts";
import { byCodeUnit, resolveFlows } from "./flows.ts";
import type { Payload, PayloadFormat } from "./payload/format.ts";
import { readPayload } from "./payload/read.ts";
import { searchPayloadOf } from "./payload/search.ts";
import type { CountryAliases, SearchPayload } from "./payload/search.ts";
import { payloadOf } from "./payload/write.ts";
import type { Options } from "./places.ts";
import { compileTable } from "./table.ts";
import { verify } from "./verify.ts";
import type { Difference } from "./verify.ts";

/** Most bytes, compressed, of one locale's payload and of its search file (quality.md §7). */
export const SIZE_BUDGET = { payload: 4_000, search: 6_000 } as const;

export interface Certificate {
  readonly journeys: number;
  readonly checked: number;
  readonly differing: number;
  readonly differences: readonly Difference[];
  readonly broken: readonly string[];
  /** Tuples compared over all locales. */
  readonly tuples: number;
}

export type Release = ReleaseVersion & {
  /** SHA-256 of the authored data, hexadecimal. */
  readonly checksum: string;
  readonly author: string;
  /** ISO 8601. */
  readonly time: string;
  readonly note: string;
  /** How it was compiled (finder.md §2.2). */
  readonly strictNationality: boolean;
  readonly certificate: Certificate;
  readonly data: EligibilityData;
  readonly payloads: Readonly<Record<Locale, Payload>>;
  readonly search: Readonly<Record<Locale, SearchPayload>>;
};

export type ReleaseInput = Options & {
  readonly version: number;
  readonly author: string;
  readonly time: string;
  readonly note: string;
  readonly hosts: AllowedHosts;
  /** Paths at which a page is published, where that is known. */
  readonly pages?: ReadonlySet<string>;
  /** For the search files. */
  readonly aliases: CountryAliases;
  /** Compressed size of a text in bytes; without it the class table is always shipped. */
  readonly measure?: (text: string) => number;
  readonly onProgress?: (stage: "lint" | "compile" | "verify", share: number) => void;
};

export interface PreparedRelease {
  /** Null when it must not be published. */
  readonly release: Release | null;
  /** Why not, a sentence each; empty when it may. */
  readonly refusals: readonly string[];
  readonly findings: readonly Finding[];
  readonly certificate: Certificate;
  /** Compressed bytes by locale, where they could be measured. */
  readonly sizes: Partial<Record<Locale, { readonly payload: number; readonly search: number }>>;
  readonly format: PayloadFormat;
}

function byLocale<T>(make: (locale: Locale) => T): Readonly<Record<Locale, T>> {
  return {
    en: make("en"),
    fr: make("fr"),
    es: make("es"),
    de: make("de"),
    nl: make("nl"),
  };
}

/** Lints, compiles, verifies every locale as it will be served, and packs a release. Stores nothing. */
export async function prepareRelease(
  data: EligibilityData,
  input: ReleaseInput,
): Promise<PreparedRelease> {
  const { version, author, time, note, hosts, pages, measure, onProgress } = input;
  const options: Options = input.strictNationality === true ? { strictNationality: true } : {};
  onProgress?.("lint", 0);
  const findings = findFindings(data, {
    ...options,
    hosts,
    ...(pages ? { pages } : {}),
    onProgress: (share) => onProgress?.("lint", share),
  });
  if (findings.some(({ kind }) => kind === "too-intricate")) {
    const certificate: Certificate = {
      journeys: data.countries.length ** 3 * data.profiles.length,
      checked: 0,
      differing: 0,
      differences: [],
      broken: [],
      tuples: 0,
    };
    return {
      release: null,
      refusals: findings.filter(blocksPublishing).map(({ message }) => message),
      findings,
      certificate,
      sizes: {},
      format: "table",
    };
  }
  onProgress?.("compile", 0);
  const flows = resolveFlows(data);
  const table = compileTable(flows, options);
  const payloadsIn = (format: PayloadFormat) =>
    byLocale((locale) => payloadOf({ flows, table, version, hosts, options }, locale, format));
  const size = (value: unknown) => measure?.(JSON.stringify(value)) ?? 0;
  const largest = (payloads: Readonly<Record<Locale, Payload>>) =>
    Math.max(...LOCALES.map((locale) => size(payloads[locale])));
  // The size gate: the second format, where it is the smaller one.
  let payloads = payloadsIn("table");
  if (largest(payloads) > SIZE_BUDGET.payload) {
    const lists = payloadsIn("lists");
    if (largest(lists) < largest(payloads)) payloads = lists;
  }
  const search = byLocale((locale) =>
    searchPayloadOf({ flows, version, aliases: input.aliases }, locale),
  );

  const certificates = LOCALES.map((locale, index) => {
    const read = readPayload(JSON.parse(JSON.stringify(payloads[locale])));
    if (!read.ok)
      return {
        journeys: 0,
        checked: 0,
        differing: 0,
        differences: [],
        broken: [`the payload in ${locale} cannot be read: ${read.problem}`],
        tuples: 0,
      };
    return verify(data, read.finder, {
      ...options,
      onProgress: (share) => onProgress?.("verify", (index + share) / LOCALES.length),
    });
  });
  const certificate: Certificate = {
    journeys: certificates[0]?.journeys ?? 0,
    checked: Math.min(...certificates.map(({ checked }) => checked)),
    differing: certificates.reduce((sum, { differing }) => sum + differing, 0),
    differences: certificates.flatMap(({ differences }) => differences).slice(0, 10),
    broken: [...new Set(certificates.flatMap(({ broken }) => broken))].slice(0, 10),
    tuples: certificates.reduce((sum, { tuples }) => sum + tuples, 0),
  };
  const refusals = [
    ...findings.filter(blocksPublishing).map(({ message }) => message),
    ...(certificate.differing > 0
      ? [`${certificate.differing} journeys differ from the literal interpreter`]
      : []),
    ...certificate.broken,
    ...(certificate.checked === certificate.journeys
      ? []
      : [`only ${certificate.checked} of ${certificate.journeys} journeys were checked`]),
  ];
  const checksum = await checksumOf(data);
  return {
    release:
      refusals.length > 0
        ? null
        : {
            type: "realtime",
            version,
            checksum,
            author,
            time,
            note,
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
        : byLocale((locale) => ({ payload: size(payloads[locale]), search: size(search[locale]) })),
    format: payloads.en.format,
  };
}

/** SHA-256 of the authored data, whatever the order of the records. */
export async function checksumOf(data: EligibilityData): Promise<string> {
  const sorted: EligibilityData = {
    countries: byId(data.countries),
    lists: byId(data.lists),
    rules: byId(data.rules),
    products: byId(data.products),
    profiles: byId(data.profiles),
    funnels: byId(data.funnels),
    accepted: byId(data.accepted),
  };
  const text = TABLE_NAMES.map((table) => tableToJson(sorted, table)).join("");
  const digest = await crypto.subtle.digest("SHA-256", new TextEncoder().encode(text));
  return [...new Uint8Array(digest)].map((byte) => byte.toString(16).padStart(2, "0")).join("");
}

function byId<T extends { readonly id: string }>(records: readonly T[]): readonly T[] {
  return records.toSorted((a, b) => byCodeUnit(a.id, b.id));
}

export type ReadRelease =
  | { readonly ok: true; readonly release: Release }
  | { readonly ok: false; readonly problem: string };

/** Reads a stored release: its data are validated, its checksum and payloads checked. Total. */
export async function readRelease(value: unknown): Promise<ReadRelease> {
  const bad = (problem: string): ReadRelease => ({ ok: false, problem });
  if (
    typeof value !== "object" ||
    value === null ||
    !("type" in value) ||
    value.type !== "realtime"
  )
    return bad("this is no release");
  const validated = validateData("data" in value ? value.data : null);
  if (!validated.ok) return bad(`the release holds bad data: ${validated.errors[0]?.detail ?? ""}`);
  const checksum = await checksumOf(validated.data);
  if (!("checksum" in value) || value.checksum !== checksum)
    return bad("the checksum does not fit the data: the release was changed");
  const payloads: unknown = "payloads" in value ? value.payloads : null;
  for (const locale of LOCALES) {
    const read = readPayload(
      typeof payloads === "object" && payloads !== null
        ? Object.entries(payloads).find(([key]) => key === locale)?.[1]
        : null,
    );
    if (
      !read.ok ||
      read.finder.locale !== locale ||
      !("version" in value) ||
      read.finder.version !== value.version
    )
      return bad(`the payload in ${locale} cannot be read`);
  }
  for (const field of ["author", "time", "note"] as const)
    if (typeof Object.entries(value).find(([key]) => key === field)?.[1] !== "string")
      return bad(`it has no ${field}`);
  if (!("strictNationality" in value) || typeof value.strictNationality !== "boolean")
    return bad("it does not say how it was compiled");
  // What decides anything has been checked above; the certificate is shown, and made again by verifying.
  return { ok: true, release: { ...(value as Release), data: validated.data } };
}
