/**
 * Posts leads while the process that stores and mails them is killed repeatedly (quality §3 Forms).
 * Each post is retried until it succeeds, as the site and its outbox do.
 */
import { createSignatureHeader, servicePath, type Lead } from "@orlaya/contract";
import { randomBytes } from "node:crypto";
import { createServer } from "node:net";
import { createKilledProcess, type KilledProcess } from "./killed-process.ts";
import { openMailbox } from "./mailbox.ts";
import type { TestService } from "./service.ts";

export interface Outcome {
  readonly posted: number;
  readonly kills: number;
  /** Number of leads without a row or without a mail to the team. */
  readonly lost: number;
  /** Most mails to the team for one lead. All of them have one Message-ID. */
  readonly most: number;
  /** Number of leads whose mail was received more than once. */
  readonly repeated: number;
  readonly rows: number;
}

function freePort(): Promise<number> {
  return new Promise((resolve) => {
    const probe = createServer().listen(0, "127.0.0.1", () => {
      const address = probe.address();
      probe.close(() => {
        resolve(typeof address === "object" && address ? address.port : 0);
      });
    });
  });
}
function pause(ms: number): Promise<void> {
  return new Promise((resolve) => {
    setTimeout(resolve, ms);
  });
}

interface Options {
  readonly leads: number;
  readonly writers: number;
  readonly everyMs: number;
}
/** State of a run: the leads and the progress. */
interface Run {
  readonly service: TestService;
  readonly calls: readonly Lead[];
  readonly port: number;
  readonly everyMs: number;
  /** Index of the next lead to post. */
  next: number;
  kills: number;
  thanked: number;
  /** Whether the process is still killed and restarted. */
  running: boolean;
}

/**
 * Runs the test: `writers` post `leads` leads concurrently. The process is killed every `everyMs`
 * on average, or sooner when a quarter of the leads succeeded since the last kill, so that a fast
 * machine also has kills.
 */
export async function killLeads(
  service: TestService,
  { leads, writers, everyMs }: Options,
): Promise<Outcome> {
  const mailbox = await openMailbox();
  const port = await freePort();
  const killed = createKilledProcess({
    ...process.env,
    CMS_PORT: String(port),
    CMS_URL: `http://127.0.0.1:${port}`,
    DATABASE_URL: process.env["DATABASE_URL"] || `file:${service.dataDir}/cms.db`,
    SMTP_URL: `smtp://127.0.0.1:${mailbox.port}?ignoreTLS=true&pool=true`,
    MAIL_TO: "team@example.com",
    NODE_OPTIONS: "",
  });
  const run: Run = {
    service,
    calls: buildCalls(leads),
    port,
    everyMs,
    next: 0,
    kills: 0,
    thanked: 0,
    running: true,
  };
  const killing = killAgainAndAgain(run, killed);
  await Promise.all(Array.from({ length: writers }, () => postLeads(run)));
  // For a while mails are sent between kills, then without kills.
  for (const end = Date.now() + 4 * everyMs; Date.now() < end && (await countUnsent(service)) > 0;)
    await pause(100);
  run.running = false;
  await killing;
  if (killed.hasEnded()) await killed.start();
  for (
    const end = Date.now() + 300_000 + leads * 40;
    Date.now() < end && (await countUnsent(service)) > 0;
  )
    await pause(200);
  // No process may write to the folder when the caller deletes it.
  await killed.kill();
  await mailbox.close();
  return countMails(run, mailbox.received);
}

function buildCalls(leads: number): readonly Lead[] {
  return Array.from({ length: leads }, (_, at): Lead => ({
    key: `${randomBytes(12).toString("hex")}-${at}`,
    form: "message",
    topic: "service",
    locale: "en",
    audience: "individual",
    path: "/en/contact/write",
    at: new Date().toISOString(),
    values: { email: `v${at}@example.com`, message: `Lead ${at}` },
  }));
}

/** A function, so that TypeScript does not narrow the value to a constant. */
const isRunning = (run: Run): boolean => run.running;

async function killAgainAndAgain(run: Run, killed: KilledProcess): Promise<void> {
  const { service, calls, everyMs } = run;
  /**
   * Ids of the leads that a worker held when it was killed. They may be mailed but not recorded as
   * mailed.
   */
  let half: readonly string[] = [];
  while (isRunning(run)) {
    await killed.start();
    // A second kill during the same mail would correctly cause a third mail. The next kill waits
    // until these leads are mailed.
    while (isRunning(run) && half.length > 0 && (await countUnsent(service, half)) > 0)
      await pause(20);
    const enough = run.thanked + calls.length / 4;
    for (
      const end = Date.now() + everyMs * (0.3 + 1.4 * Math.random());
      Date.now() < end && run.thanked < enough;
    )
      await pause(5);
    if (!isRunning(run)) return;
    // The port is free for seconds after a kill. When another process took it, the new process has
    // ended by itself.
    if (killed.hasEnded()) continue;
    run.kills += 1;
    await killed.kill();
    half = await readClaimed(service);
  }
}

/** Returns the ids of the leads that a worker holds. */
async function readClaimed({ payload }: TestService): Promise<readonly string[]> {
  const { docs } = await payload.db.find<{ id: string }>({
    collection: "form_submissions",
    where: { mail_state: { equals: "sending" } },
    limit: 0,
  });
  return docs.map(({ id }) => id);
}

/** Returns the number of leads that are not mailed yet: of these ids, or of all. */
async function countUnsent({ payload }: TestService, ids?: readonly string[]): Promise<number> {
  const unsent = { mail_state: { not_equals: "sent" } };
  const { totalDocs } = await payload.db.count({
    collection: "form_submissions",
    where: ids ? { and: [{ id: { in: ids } }, unsent] } : unsent,
  });
  return totalDocs;
}

/** Posts leads until none is left. Retries each until it succeeds. */
async function postLeads(run: Run): Promise<void> {
  for (let call = run.calls[run.next]; call; call = run.calls[run.next]) {
    run.next += 1;
    const body = JSON.stringify(call);
    while (!(await postLead(run.port, body))) await pause(50);
    run.thanked += 1;
  }
}

/** Posts a lead once. @returns false when the process was killed or refused it */
async function postLead(port: number, body: string): Promise<boolean> {
  // The service of the test has set the environment by now.
  const secret = String(process.env["REVALIDATE_SECRET"]);
  try {
    const answer = await fetch(new URL(servicePath("leads"), `http://127.0.0.1:${port}`), {
      method: "POST",
      body,
      headers: {
        "content-type": "application/json",
        ...createSignatureHeader(secret, body),
      },
      signal: AbortSignal.timeout(5000),
    });
    await answer.body?.cancel();
    return answer.ok;
  } catch {
    // The process was killed. The caller retries the same lead.
    return false;
  }
}

/** Compares the rows and the mails with the leads that were posted. */
async function countMails(
  { service, calls, kills }: Run,
  received: readonly { readonly id: string; readonly to: string }[],
): Promise<Outcome> {
  const { docs } = await service.payload.find({
    collection: "form_submissions",
    pagination: false,
    depth: 0,
    select: { idempotency_key: true, message_id: true },
  });
  const ids = new Map(
    docs.map((row) => {
      const { idempotency_key: key, message_id: id } = row as unknown as {
        idempotency_key: string;
        message_id: string;
      };
      return [key, id];
    }),
  );
  const mails = new Map<string, number>();
  for (const { id, to } of received)
    if (to === "team@example.com") mails.set(id, (mails.get(id) ?? 0) + 1);
  const counts = calls.map(({ key }) => mails.get(ids.get(key) ?? "") ?? 0);
  return {
    posted: calls.length,
    kills,
    lost: counts.filter((count) => count === 0).length,
    most: Math.max(...counts),
    repeated: counts.filter((count) => count > 1).length,
    rows: docs.length,
  };
}
