/** What the content service does as soon as its database is open. */
import type { Payload } from "payload";
import { listAdminWarnings } from "./accounts/first-admin.ts";
import { env } from "./env.ts";
import { getMetrics } from "./service-metrics.ts";
import { tellOperator } from "./start-warnings.ts";

/**
 * Gives the database to the metrics, and warns of the first administrator. Command lines are not
 * warned. Never rejects.
 */
export async function continueStart(payload: Payload): Promise<void> {
  const metrics = getMetrics();
  metrics.payload = payload;
  if (!metrics.isServing) return;
  try {
    for (const sentence of await listAdminWarnings(payload, env)) tellOperator(sentence);
  } catch (error) {
    payload.logger.warn({ err: error, msg: "The first administrator could not be checked." });
  }
}
