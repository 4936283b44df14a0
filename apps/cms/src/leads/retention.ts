/** Number of months for which a message of a visitor is kept. */
const RETENTION_MONTHS = 12;

/** Returns the time at which a message is deleted that was received at `received`. */
export function getExpiry(received: Date): Date {
  const until = new Date(received);
  until.setUTCMonth(until.getUTCMonth() + RETENTION_MONTHS);
  return until;
}
