/**
 * Tells the public site what changed: one signed call per change (content-service §3). The editor's save never waits for
 * it and never fails with it; a site that missed the call sees the change counter move.
 */
import { createSignatureHeader, writeRevalidation } from "@orlaya/contract";
import { technical } from "@orlaya/routes";
import type { Payload, PayloadRequest } from "payload";
import { env } from "../env.ts";
import { record } from "../fields/record.ts";
import { updateState } from "./state.ts";

/** Waits between tries, in milliseconds; after the last one the site relies on the change counter. */
const RETRIES = [250, 1000, 4000, 15_000, 60_000] as const;
const TIME_LIMIT = 2000;

async function send(body: string): Promise<boolean> {
  try {
    const answer = await fetch(new URL(technical.revalidate, env.siteUrl), {
      method: "POST",
      headers: {
        "content-type": "application/json",
        ...createSignatureHeader(env.secrets.revalidate, body),
      },
      body,
      redirect: "error",
      signal: AbortSignal.timeout(TIME_LIMIT),
    });
    await answer.body?.cancel();
    return answer.ok;
  } catch {
    return false;
  }
}
function wait(ms: number): Promise<void> {
  return new Promise((resolve) => {
    setTimeout(resolve, ms).unref();
  });
}

async function deliver(payload: Payload, body: string): Promise<void> {
  for (const pause of [0, ...RETRIES]) {
    await wait(pause);
    if (await send(body)) return;
  }
  payload.logger.warn({
    msg: "The site did not take a revalidation call; it will follow the change counter.",
    tags: record(JSON.parse(body))["tags"],
  });
}

/** On PostgreSQL hooks run inside the transaction: what others must not see before it is committed waits for this. */
export async function waitForCommit(req: PayloadRequest): Promise<void> {
  // Without transactions (SQLite) the id is a promise of nothing; after a commit it is deleted.
  for (let waited = 0; waited < 5000 && (await req.transactionID) != null; waited += 10)
    await wait(10);
}

/** Moves the change counter: always forward, in step with the clock, so that several processes agree. */
function bump(payload: Payload): Promise<unknown> {
  return updateState(payload, (state) => ({
    change_counter: Math.max(
      Date.now(),
      typeof state["change_counter"] === "number" ? state["change_counter"] + 1 : 0,
    ),
  })).catch((error: unknown) => {
    payload.logger.error({ err: error, msg: "The change counter could not be moved." });
  });
}

/** Announces cache tags whose content changed. Returns at once. Silent while seeding. */
export function announce(req: PayloadRequest, tags: Iterable<string>): void {
  const list = [...new Set(tags)];
  if (list.length === 0 || req.context["seed"] !== undefined) return;
  const { payload } = req;
  void waitForCommit(req).then(() =>
    Promise.all([bump(payload), deliver(payload, writeRevalidation({ tags: list }))]),
  );
}
