/**
 * Posts leads while the process that stores and mails them is killed again and again (quality §3 Forms). Whoever posts
 * tries again until it is thanked, as the site and its outbox do.
 */
import { fork, type ChildProcess } from "node:child_process";
import { randomBytes } from "node:crypto";
import { createServer } from "node:net";
import { fileURLToPath } from "node:url";
import type { LeadCall } from "../leads/store.ts";
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

/** Runs it: `leads` posts from `writers` at once, with a kill every `everyMs` on average, or sooner once a quarter of the leads came through since the last one: a fast machine is killed too. */
export async function killLeads(
  service: TestService,
  {
    leads,
    writers,
    everyMs,
  }: { readonly leads: number; readonly writers: number; readonly everyMs: number },
): Promise<Outcome> {
  // Reads the environment, which the service of the test has set by now.
  const { signature } = await import("../hooks/revalidate.ts");
  const mailbox = await openMailbox();
  const port = await freePort();
  const secret = String(process.env["REVALIDATE_SECRET"]);
  const environment = {
    ...process.env,
    CMS_PORT: String(port),
    CMS_URL: `http://127.0.0.1:${port}`,
    DATABASE_URL: process.env["DATABASE_URL"] || `file:${service.dataDir}/cms.db`,
    SMTP_URL: `smtp://127.0.0.1:${mailbox.port}?ignoreTLS=true&pool=true`,
    MAIL_TO: "team@example.com",
    NODE_OPTIONS: "",
  };
  const held: { child: ChildProcess | null; running: boolean } = { child: null, running: true };
  const begun = Date.now();
  let kills = 0;
  let thanked = 0;
  function start(): Promise<void> {
    return new Promise((resolve) => {
      const child = fork(
        fileURLToPath(new URL("./leads-process.ts", import.meta.url)),
        [String(begun)],
        {
          cwd: fileURLToPath(new URL("../../", import.meta.url)),
          env: environment,
          execArgv: [],
          stdio: "ignore",
        },
      );
      child.once("message", () => {
        resolve();
      });
      child.once("exit", () => {
        resolve();
      });
      held.child = child;
    });
  }
  const goesOn = (): boolean => held.running;
  const ended = (): boolean =>
    !held.child || held.child.exitCode !== null || held.child.signalCode !== null;
  async function claimed(): Promise<readonly string[]> {
    return (
      await service.payload.db.find<{ id: string }>({
        collection: "form_submissions",
        where: { mail_state: { equals: "sending" } },
        limit: 0,
      })
    ).docs.map(({ id }) => id);
  }
  async function unsentOf(ids: readonly string[]): Promise<number> {
    return (
      await service.payload.db.count({
        collection: "form_submissions",
        where: { and: [{ id: { in: ids } }, { mail_state: { not_equals: "sent" } }] },
      })
    ).totalDocs;
  }
  /** What a worker held when it was killed: mailed perhaps, and not yet said so. */
  let half: readonly string[] = [];
  async function killer(): Promise<void> {
    while (goesOn()) {
      await start();
      // A second kill in the middle of the same mail would have it sent a third time, and rightly so: the next one waits for it.
      while (goesOn() && half.length > 0 && (await unsentOf(half)) > 0) await pause(20);
      const enough = thanked + leads / 4;
      for (
        const end = Date.now() + everyMs * (0.3 + 1.4 * Math.random());
        Date.now() < end && thanked < enough;
      )
        await pause(5);
      if (!goesOn()) return;
      // Its port is free for seconds after a kill: where somebody else took it, it has ended by itself.
      if (ended()) continue;
      kills += 1;
      await new Promise<void>((resolve) => {
        held.child?.once("exit", () => {
          resolve();
        });
        held.child?.kill("SIGKILL");
      });
      half = await claimed();
    }
  }
  const killing = killer();
  const calls = Array.from({ length: leads }, (_, at): LeadCall => ({
    key: `${randomBytes(12).toString("hex")}-${at}`,
    form: "message",
    topic: "service",
    locale: "en",
    audience: "individual",
    path: "/en/contact/write",
    at: new Date().toISOString(),
    values: { email: `v${at}@example.com`, message: `Lead ${at}` },
  }));
  let next = 0;
  async function write(): Promise<void> {
    for (let call = calls[next]; call; call = calls[next]) {
      next += 1;
      const body = JSON.stringify(call);
      for (;;) {
        try {
          const answer = await fetch(`http://127.0.0.1:${port}/api/leads`, {
            method: "POST",
            body,
            headers: {
              "content-type": "application/json",
              "x-orlaya-signature": signature(body, Math.floor(Date.now() / 1000), secret),
            },
            signal: AbortSignal.timeout(5000),
          });
          await answer.body?.cancel();
          if (answer.ok) {
            thanked += 1;
            break;
          }
        } catch {
          /* It was killed: the same lead again. */
        }
        await pause(50);
      }
    }
  }
  await Promise.all(Array.from({ length: writers }, write));
  async function unsent(): Promise<number> {
    return (
      await service.payload.db.count({
        collection: "form_submissions",
        where: { mail_state: { not_equals: "sent" } },
      })
    ).totalDocs;
  }
  // Mail goes on under kills for a while, then in peace.
  for (const end = Date.now() + 4 * everyMs; Date.now() < end && (await unsent()) > 0;)
    await pause(100);
  held.running = false;
  await killing;
  if (ended()) await start();
  for (const end = Date.now() + 300_000 + leads * 40; Date.now() < end && (await unsent()) > 0;)
    await pause(200);
  // Whoever takes the folder away afterwards meets nobody who still writes in it.
  await new Promise<void>((resolve) => {
    held.child?.once("exit", () => {
      resolve();
    });
    held.child?.kill("SIGKILL");
  });
  await mailbox.close();

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
  for (const { id, to } of mailbox.received)
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
