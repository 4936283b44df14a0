/**
 * Notifies the public site of changes: one signed call per change (content-service §3). A save
 * neither waits for the call nor fails with it. A site process that missed every call shows the
 * change when its cached pages expire (five minutes); one with REDIS_URL detects it by the change
 * counter.
 */
import { createSignatureHeader, writeRevalidations } from "@orlaya/contract";
import { technical } from "@orlaya/routes";
import type { Payload, PayloadRequest } from "payload";
import { env } from "../env.ts";
import { getCollectedTags } from "../revisions/revision.ts";
import { record } from "../fields/record.ts";
import { getMetrics } from "../service-metrics.ts";
import { updateState } from "./state.ts";

/**
 * Pauses between tries, in milliseconds. After the last try the site shows the change when its
 * cached pages expire.
 */
const RETRIES = [250, 1000, 4000, 15_000, 60_000] as const;
/** Timeout of a call, in milliseconds. */
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
  const { invalidationCalls, invalidationsLost } = getMetrics();
  for (const pause of [0, ...RETRIES]) {
    await wait(pause);
    const accepted = await send(body);
    invalidationCalls.inc({ result: accepted ? "accepted" : "failed" });
    if (accepted) return;
  }
  invalidationsLost.inc();
  payload.logger.warn({
    msg: "The site did not accept a revalidation call. It shows the change when its cached pages expire.",
    tags: record(JSON.parse(body))["tags"],
  });
}

/**
 * Waits until the transaction of the request is committed, at most 5 s. On PostgreSQL hooks run
 * inside the transaction, whose changes are not visible to others before the commit.
 */
export async function waitForCommit(req: PayloadRequest): Promise<void> {
  // Without transactions (SQLite) the id is a promise without a value. After a commit it is
  // deleted.
  for (let waited = 0; waited < 5000 && (await req.transactionID) != null; waited += 10)
    await wait(10);
}

/** Increases the change counter at least to the current time, so that several processes agree. */
function bump(payload: Payload): Promise<unknown> {
  return updateState(payload, (state) => ({
    change_counter: Math.max(
      Date.now(),
      typeof state["change_counter"] === "number" ? state["change_counter"] + 1 : 0,
    ),
  })).catch((error: unknown) => {
    payload.logger.error({ err: error, msg: "The change counter could not be increased." });
  });
}

/**
 * Announces cache tags whose content changed. Returns at once. Does nothing while seeding. In a
 * campaign it collects them, and they are announced together.
 */
export function announce(req: PayloadRequest, tags: Iterable<string>): void {
  const list = [...new Set(tags)];
  if (list.length === 0 || req.context["seed"] !== undefined) return;
  const collected = getCollectedTags(req);
  if (collected) {
    for (const tag of list) collected.add(tag);
    return;
  }
  const { payload } = req;
  getMetrics().publications.inc();
  void waitForCommit(req).then(() => {
    const bodies = writeRevalidations(list, Date.now());
    return Promise.all([bump(payload), ...bodies.map((body) => deliver(payload, body))]);
  });
}
