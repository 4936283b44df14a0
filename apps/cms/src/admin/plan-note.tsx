"use client";
/** States in the panel of a document what is planned for it. */
import { INTL_TAGS } from "@orlaya/locales";
import type { DocumentPlan } from "../plans/planned.ts";
import { readOwnZone } from "./own-zone.ts";
import { useWords } from "./words.tsx";

const SENTENCES = {
  publish: "review.planned.publish",
  unpublish: "review.planned.unpublish",
} as const;

/** Renders a plan with its time, in the time zone in which its planner meant it. */
export function PlanNote({ plan: { type, at, by, zone } }: { readonly plan: DocumentPlan }) {
  const say = useWords();
  const timeZone = zone || readOwnZone();
  const format = { dateStyle: "medium", timeStyle: "short", timeZone } as const;
  const time = new Date(at).toLocaleString(INTL_TAGS[say.locale], format);
  return <p>{say(SENTENCES[type], { time, zone: timeZone, person: by })}</p>;
}
