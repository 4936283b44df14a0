/** Parts of a sheet, and how times and people are written in it. */
import { INTL_TAGS, type Locale } from "@orlaya/locales";
import type { Way } from "../history/entries.ts";
import type { Say } from "../labels/request-words.ts";
import type { Evidence } from "./shapes.ts";

export interface SheetRow {
  readonly label: string;
  readonly text: string;
  /** Language of the text, when it is not the one of the sheet. */
  readonly lang?: Locale;
  /** Whether the text is a code, such as a hash. */
  readonly isCode?: boolean;
}
export interface SheetSection {
  readonly key: string;
  readonly title: string;
  readonly rows: readonly SheetRow[];
  /** Sentence instead of rows, or below them. */
  readonly note?: string;
}
export interface Sheet {
  readonly lang: Locale;
  readonly title: string;
  readonly titleLang: Locale | null;
  readonly summary: string;
  readonly sections: readonly SheetSection[];
}

/** What is needed to write a part of a sheet. */
export interface Writing {
  readonly say: Say;
  readonly time: (iso: string) => string;
  readonly evidence: Evidence;
}

/** Returns the function that writes moments in a language and time zone. */
export function createTimeWriter(locale: Locale, zone: string): (iso: string) => string {
  const format = new Intl.DateTimeFormat(INTL_TAGS[locale], {
    ...{ dateStyle: "long", timeStyle: "medium", timeZone: zone },
  });
  return (iso) => (iso === "" ? "–" : format.format(new Date(iso)));
}

/** Writes when something began or ended, and who did it. */
export function writeAct(
  { say, time }: Writing,
  at: string,
  person: string,
  way: Way | null,
): string {
  if (way === "earlier")
    return person === ""
      ? say("evidence.by.earlier", { time: time(at) })
      : say("evidence.by.earlierPerson", { time: time(at), person });
  if (person === "" || way === null || way === "service")
    return say("evidence.by.service", { time: time(at) });
  return say(way === "plan" ? "evidence.by.plan" : "evidence.by.person", {
    time: time(at),
    person,
  });
}
