/** Shape of an evidence: what stood at an address at a moment, and who is responsible for it. */
import type { Locale } from "@orlaya/locales";
import type { Audience } from "@orlaya/routes";
import type { Way, Writer } from "../history/entries.ts";
import type { Stored } from "../fields/record.ts";

/** Name and number of the form of this file. */
export const EVIDENCE_FORMAT = "orlaya-evidence/1";

/** A field with its value in words. */
export interface ShownField {
  readonly path: string;
  readonly label: string;
  readonly text: string;
}
/** When a state was live. All times: ISO 8601 in UTC. */
export interface Period {
  readonly since: string;
  /** Null while visitors see it. */
  readonly until: string | null;
  /** Mail address; empty for the service. */
  readonly by: string;
  readonly way: Way;
  readonly ended_by: string;
  readonly ended_way: Way | null;
}
export interface ShownVersion extends Period {
  /** Id of the version in the content service; empty when it is not known. */
  readonly id: string;
  /** Fingerprint of the content, which approvals name. */
  readonly fingerprint: string;
  /** SHA-256 of `content`. */
  readonly checksum: string;
  /** Whether the stored content has the checksum that was computed when it became live. */
  readonly intact: boolean;
}
/** A document that is shown inside the page. */
export interface ShownPart {
  readonly collection: string;
  readonly id: string;
  readonly title: string;
  readonly since: string;
  readonly checksum: string;
  readonly content: Stored;
}
export interface ShownFile {
  readonly id: string;
  readonly file: string;
  readonly alt: string;
  /** SHA-256 of the stored file; empty when it was never recorded. */
  readonly sha256: string;
  readonly since: string;
}
export interface ShownRequest {
  readonly asked_by: string;
  readonly asked_at: string;
  readonly note: string;
  readonly decision: "approved" | "returned" | null;
  readonly decided_by: string;
  readonly decided_at: string;
  readonly decision_note: string;
  readonly fingerprint: string;
  /** Whether exactly this content was approved. */
  readonly is_of_this_content: boolean;
}
export interface ShownRelease {
  readonly version: number;
  readonly checksum: string;
  readonly note: string;
  readonly author: string;
  readonly confirmed_by: string;
  readonly live: Period;
}
export interface ShownSource {
  readonly locale: Locale;
  readonly collection: string;
  readonly id: string;
  readonly title: string;
  /** When the version became live that the translation follows; empty when none was live. */
  readonly since: string;
  readonly checksum: string;
}
/** An address that led to the page. */
export interface ShownRedirect {
  readonly from: string;
  readonly to: string;
  readonly status: string;
  readonly live: Period;
}
export interface ShownAudit {
  readonly at: string;
  readonly action: string;
  readonly person: string;
  readonly role: string;
  readonly title: string;
}

/** What was asked. */
export interface Question {
  readonly address: string;
  readonly path: string;
  /** ISO 8601 in UTC. */
  readonly at: string;
  /** Time zone of the person who asked. */
  readonly zone: string;
}
export interface Evidence {
  readonly format: typeof EVIDENCE_FORMAT;
  readonly asked: Question & {
    readonly by: string;
    readonly made_at: string;
    readonly site: string;
  };
  readonly language: Locale;
  /** The redirect from the address; null when the page stood at the address itself. */
  readonly redirected: ShownRedirect | null;
  readonly document: {
    readonly collection: string;
    readonly kind: string;
    readonly id: string;
    readonly group: string;
    readonly title: string;
    readonly locale: Locale | null;
    readonly audience: Audience | null;
    readonly path: string;
  };
  readonly version: ShownVersion;
  readonly facts: readonly ShownField[];
  readonly texts: readonly ShownField[];
  readonly content: Stored;
  readonly parts: readonly ShownPart[];
  readonly files: readonly ShownFile[];
  readonly release: ShownRelease | null;
  readonly writers: readonly Writer[];
  readonly source: ShownSource | null;
  readonly reviews: readonly ShownRequest[];
  /** The rule of the second person then; null when it is not known. */
  readonly rule: { readonly mode: string; readonly families: readonly string[] } | null;
  readonly audit: readonly ShownAudit[];
  readonly redirects: readonly ShownRedirect[];
}
