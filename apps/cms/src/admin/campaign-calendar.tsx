"use client";
/** Calendar of the admin: what goes live on which day, in the time zone of the reader. */
import { INTL_TAGS } from "@orlaya/locales";
import { Link } from "@payloadcms/ui";
import { useId, useState } from "react";
import { useWords } from "./words.tsx";

export interface CalendarEntry {
  readonly key: string;
  /** ISO 8601. */
  readonly at: string;
  readonly title: string;
  readonly href: string;
  /** State of a campaign, or `document` for the plan of one document. */
  readonly kind: string;
}

/** A month: year, and number from 0. */
interface Month {
  readonly year: number;
  readonly month: number;
}
const WEEK = 7;
const readMonth = (date: Date): Month => ({ year: date.getFullYear(), month: date.getMonth() });
const shift = ({ year, month }: Month, by: number): Month =>
  readMonth(new Date(year, month + by, 1));

/** Returns the weeks of a month, each with seven days. Weeks begin on Monday. */
function listWeeks({ year, month }: Month): readonly (readonly Date[])[] {
  const first = (new Date(year, month, 1).getDay() + WEEK - 1) % WEEK;
  const count = Math.ceil((first + new Date(year, month + 1, 0).getDate()) / WEEK);
  return Array.from({ length: count }, (_, week) =>
    Array.from({ length: WEEK }, (__, day) => new Date(year, month, 1 - first + week * WEEK + day)),
  );
}

export function CampaignCalendar({ entries }: { readonly entries: readonly CalendarEntry[] }) {
  const say = useWords();
  const tag = INTL_TAGS[say.locale];
  const title = useId();
  const [shown, setShown] = useState(() => readMonth(new Date()));
  const weeks = listWeeks(shown);
  const monthName = new Intl.DateTimeFormat(tag, { month: "long", year: "numeric" });
  const dayName = new Intl.DateTimeFormat(tag, { weekday: "short" });
  return (
    // The reader's time zone is not available on the server.
    <section className="calendar" aria-labelledby={title} suppressHydrationWarning>
      <div className="calendar-head">
        <h2 id={title} aria-live="polite" suppressHydrationWarning>
          {monthName.format(new Date(shown.year, shown.month, 1))}
        </h2>
        <div className="campaign-actions">
          <MonthButton
            label={say("campaigns.previous")}
            onClick={() => setShown(shift(shown, -1))}
          />
          <MonthButton
            label={say("campaigns.today")}
            onClick={() => setShown(readMonth(new Date()))}
          />
          <MonthButton label={say("campaigns.next")} onClick={() => setShown(shift(shown, 1))} />
        </div>
      </div>
      <table className="calendar-table" suppressHydrationWarning>
        <thead>
          <tr>
            {weeks[0]?.map((day) => (
              <th key={day.getDay()} scope="col" suppressHydrationWarning>
                {dayName.format(day)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {weeks.map((week) => (
            <tr key={week[0]?.toDateString()}>
              {week.map((day) => (
                <Day key={day.toDateString()} {...{ day, entries, tag }} month={shown.month} />
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}

function MonthButton({ label, onClick }: { readonly label: string; readonly onClick: () => void }) {
  return (
    <button type="button" className="calendar-button" onClick={onClick}>
      {label}
    </button>
  );
}

function Day({
  day,
  month,
  entries,
  tag,
}: {
  readonly day: Date;
  readonly month: number;
  readonly entries: readonly CalendarEntry[];
  readonly tag: string;
}) {
  const own = entries
    .filter(({ at }) => new Date(at).toDateString() === day.toDateString())
    .toSorted((a, b) => Date.parse(a.at) - Date.parse(b.at));
  const time = new Intl.DateTimeFormat(tag, { timeStyle: "short" });
  const isToday = day.toDateString() === new Date().toDateString();
  const classes = [
    "calendar-day",
    ...(day.getMonth() === month ? [] : ["calendar-day--other"]),
    ...(isToday ? ["calendar-day--today"] : []),
  ].join(" ");
  return (
    <td className={classes} aria-current={isToday ? "date" : undefined} suppressHydrationWarning>
      <span className="calendar-number" suppressHydrationWarning>
        {new Intl.DateTimeFormat(tag, { day: "numeric" }).format(day)}
      </span>
      {own.length > 0 ? (
        <ul className="calendar-list">
          {own.map(({ key, at, title, href, kind }) => (
            <li key={key}>
              <Link href={href} className={`calendar-entry campaign-state--${kind}`}>
                <time dateTime={at}>{time.format(new Date(at))}</time> {title}
              </Link>
            </li>
          ))}
        </ul>
      ) : null}
    </td>
  );
}
