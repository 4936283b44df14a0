/** Records which release of the finder was live, and which settings of publishing applied. */
import type { GlobalAfterChangeHook } from "payload";
import { readIso, readString, record, type Stored } from "../fields/record.ts";
import type { State } from "./entries.ts";
import { recordChange } from "./register.ts";

/** Subjects of the register that exist once. */
export const RELEASE_SUBJECT = "finder_live";
export const SETTINGS_SUBJECT = "publishing_settings";

/** Returns what is stored about the live release; null before the first. */
export function describeRelease({ version }: Stored): State | null {
  return typeof version === "number" ? { value: { version } } : null;
}

/** Runs after every change of the live release. */
export const recordRelease: GlobalAfterChangeHook = async ({ doc, previousDoc, req }) => {
  const [before, after] = [record(previousDoc), record(doc)];
  if (before["version"] === after["version"]) return;
  const earlier = describeRelease(before);
  await recordChange(req, {
    kind: "release",
    subject: RELEASE_SUBJECT,
    before: earlier && {
      ...earlier,
      since: readIso(before["activated_at"]),
      person: readString(before["activated_by"]),
    },
    after: describeRelease(after),
    person: readString(after["activated_by"]),
  });
};

/** Returns the settings that state who must approve. */
export function describeSettings(settings: Stored): State {
  const { families, second_person: mode } = settings;
  return { value: { mode: mode ?? null, families: families ?? null } };
}

/** Runs after every change of the settings of publishing. */
export const recordSettings: GlobalAfterChangeHook = async ({ doc, previousDoc, req }) => {
  const before = record(previousDoc);
  // Settings that were never saved have no time.
  const since = readIso(before["updatedAt"]);
  await recordChange(req, {
    kind: "settings",
    subject: SETTINGS_SUBJECT,
    before: since === "" ? null : { ...describeSettings(before), since, person: "" },
    after: describeSettings(record(doc)),
  });
};
