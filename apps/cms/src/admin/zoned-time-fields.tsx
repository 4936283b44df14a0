"use client";
/** Fields of a form for a day and an hour, and the time zone in which they are meant. */
import type { LocalTime } from "../campaigns/zoned-time.ts";
import { readString } from "../fields/record.ts";
import { useWords } from "./words.tsx";

/** Time zones that the browser knows, with the reader’s first. */
function listZones(): readonly string[] {
  const own = Intl.DateTimeFormat().resolvedOptions().timeZone;
  return [...new Set([own, "UTC", ...Intl.supportedValuesOf("timeZone")])];
}

/** Reads the fields of a form. The service checks the time and says what is wrong with it. */
export function readZonedTime(form: HTMLFormElement): LocalTime {
  const data = new FormData(form);
  return { local: readString(data.get("local")), zone: readString(data.get("zone")) };
}

/** Renders the fields. `first`: the time with which they begin; the reader’s zone without it. */
export function ZonedTimeFields({ first }: { readonly first?: LocalTime }) {
  const say = useWords();
  return (
    <>
      <label>
        {say("campaign.when")}
        <input type="datetime-local" name="local" required defaultValue={first?.local} />
      </label>
      <label>
        {say("campaign.zone")}
        <select name="zone" defaultValue={first?.zone || undefined} suppressHydrationWarning>
          {listZones().map((zone) => (
            <option key={zone} suppressHydrationWarning>
              {zone}
            </option>
          ))}
        </select>
      </label>
    </>
  );
}
