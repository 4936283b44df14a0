/** Time zone of the reader, for Payload's drawer of planned publications. Runs in the browser. */

/** A time zone as Payload lists it. */
interface ListedZone {
  readonly label: string;
  readonly value: string;
}
interface Zones {
  readonly defaultTimezone?: string | undefined;
  readonly supportedTimezones: readonly ListedZone[];
}

/** Returns the time zone of the browser, such as `Europe/Berlin`. */
export const readOwnZone = (): string => Intl.DateTimeFormat().resolvedOptions().timeZone;

/** Returns Payload's time zones with the reader’s as the one that is chosen first. */
export function chooseOwnZone<T extends Zones>(zones: T, own: string): T {
  const isListed = zones.supportedTimezones.some(({ value }) => value === own);
  return {
    ...zones,
    defaultTimezone: own,
    supportedTimezones: isListed
      ? zones.supportedTimezones
      : [{ label: own, value: own }, ...zones.supportedTimezones],
  };
}

/** Returns what the drawer asks for, with a time zone: a time without one is meant in the reader’s. */
export function completeZone<T extends { readonly date?: unknown; readonly timezone?: string }>(
  asked: T,
  own: string,
): T {
  return asked.date === undefined || asked.timezone ? asked : { ...asked, timezone: own };
}
