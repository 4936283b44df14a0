/**
 * Posts leads while the process that stores and mails them is killed again and again (quality §3 Forms). Whoever posts
 * tries again until it is thanked, as the site and its outbox do.
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
  /** Leads without a row, and leads whose team mail never came. */
  readonly lost: number;
  /** Most mails to the team that one lead caused, all with one Message-ID. */
  readonly most: number;
  /** Leads whose mail came more than once. */
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
/** A run of the test: the leads, and how far it is. */
interface Run {
  readonly service: TestService;
  readonly calls: readonly Lead[];
  readonly port: number;
  readonly everyMs: number;
  /** Index of the next lead to post. */
  next: number;
  kills: number;
  thanked: number;
  /** Whether it is still killed. */
  running: boolean;
}

/** Runs it: `leads` posts from `writers` at once, with a kill every `everyMs` on average, or sooner once a quarter of the leads came through since the last one: a fast machine is killed too. */
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
  // Mail goes on under kills for a while, then in peace.
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
  // Whoever takes the folder away afterwards meets nobody who still writes in it.
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

/** A function, so that the compiler does not take the value for one that stays. */
const isRunning = (run: Run): boolean => run.running;

async function killAgainAndAgain(run: Run, killed: KilledProcess): Promise<void> {
  const { service, calls, everyMs } = run;
  /** What a worker held when it was killed: mailed perhaps, and not yet said so. */
  let half: readonly string[] = [];
  while (isRunning(run)) {
    await killed.start();
    // A second kill in the middle of the same mail would have it sent a third time, and rightly so: the next one waits for it.
    while (isRunning(run) && half.length > 0 && (await countUnsent(service, half)) > 0)
      await pause(20);
    const enough = run.thanked + calls.length / 4;
    for (
      const end = Date.now() + everyMs * (0.3 + 1.4 * Math.random());
      Date.now() < end && run.thanked < enough;
    )
      await pause(5);
    if (!isRunning(run)) return;
    // Its port is free for seconds after a kill: where somebody else took it, it has ended by itself.
    if (killed.hasEnded()) continue;
    run.kills += 1;
    await killed.kill();
    half = await readClaimed(service);
  }
}

/** Ids of the leads that a worker holds. */
async function readClaimed({ payload }: TestService): Promise<readonly string[]> {
  const { docs } = await payload.db.find<{ id: string }>({
    collection: "form_submissions",
    where: { mail_state: { equals: "sending" } },
    limit: 0,
  });
  return docs.map(({ id }) => id);
}

/** Number of leads that were not mailed so far: of these ids, or of all. */
async function countUnsent({ payload }: TestService, ids?: readonly string[]): Promise<number> {
  const unsent = { mail_state: { not_equals: "sent" } };
  const { totalDocs } = await payload.db.count({
    collection: "form_submissions",
    where: ids ? { and: [{ id: { in: ids } }, unsent] } : unsent,
  });
  return totalDocs;
}

/** Posts leads until there are none left; each one until it is thanked for. */
async function postLeads(run: Run): Promise<void> {
  for (let call = run.calls[run.next]; call; call = run.calls[run.next]) {
    run.next += 1;
    const body = JSON.stringify(call);
    while (!(await postLead(run.port, body))) await pause(50);
    run.thanked += 1;
  }
}

/** Posts a lead once. False where the process was killed or refused it. */
async function postLead(port: number, body: string): Promise<boolean> {
  // Reads the environment, which the service of the test has set by now.
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
    // It was killed: the same lead again.
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
