/** How long a message of a visitor is kept. */
const RETENTION_MONTHS = 12;

/** When what was received at a moment is deleted. */
export function getExpiry(received: Date): Date {
  const until = new Date(received);
  until.setUTCMonth(until.getUTCMonth() + RETENTION_MONTHS);
  return until;
}
