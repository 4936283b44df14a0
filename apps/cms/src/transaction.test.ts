/** Tests of transactions on both databases, with other writes at the same time. */
import { existsSync, readdirSync } from "node:fs";
import { createLocalReq, type PayloadRequest } from "payload";
import { afterAll, beforeAll, describe, expect, inject, it } from "vitest";
import { startService, waitUntil, type TestService } from "./testing/service.ts";
import type * as Transactions from "./transaction.ts";

const isPostgres = inject("postgresUrl") !== undefined;
let service: TestService;
let runInTransaction: typeof Transactions.runInTransaction;
let readSnapshot: typeof Transactions.readSnapshot;
const createReq = (): Promise<PayloadRequest> => createLocalReq({}, service.payload);
beforeAll(async () => {
  service = await startService();
  ({ runInTransaction, readSnapshot } = await import("./transaction.ts"));
});
afterAll(async () => {
  await service.stop();
});

function wait(ms: number): Promise<void> {
  return new Promise((resolve) => {
    setTimeout(resolve, ms);
  });
}
function write(from: string, req?: PayloadRequest) {
  return service.payload.db.create({
    collection: "redirects",
    data: { from, to: "/en" },
    ...(req ? { req } : {}),
  });
}
async function count(prefix: string): Promise<number> {
  const { totalDocs } = await service.payload.count({
    collection: "redirects",
    where: { from: { like: prefix } },
  });
  return totalDocs;
}

describe("a transaction", () => {
  it("becomes visible to others when it ends, not before", async () => {
    const req = await createReq();
    await runInTransaction(req, async () => {
      await write("/seen-one", req);
      expect(await count("/seen")).toBe(0);
      await write("/seen-two", req);
    });
    expect(await count("/seen")).toBe(2);
    expect(req.transactionID).toBeUndefined();
  });
  it("leaves nothing when its work fails", async () => {
    const req = await createReq();
    const work = runInTransaction(req, async () => {
      await write("/failed", req);
      throw new Error("stop");
    });
    await expect(work).rejects.toThrow("stop");
    expect(await count("/failed")).toBe(0);
    await write("/after");
    expect(await count("/after")).toBe(1);
  });
  it("lets the writes of others wait, and reverts none of them", async () => {
    const req = await createReq();
    const done: string[] = [];
    const failing = runInTransaction(req, async () => {
      await write("/mixed-own", req);
      const others = Array.from({ length: 20 }, (_, at) => write(`/mixed-${at}`));
      void Promise.all(others).then(() => done.push("others"));
      await wait(50);
      done.push("own");
      throw new Error("stop");
    });
    await expect(failing).rejects.toThrow("stop");
    await waitUntil(() => done.length === 2, 4000);
    // On PostgreSQL the others do not wait.
    if (!isPostgres) expect(done).toEqual(["own", "others"]);
    expect(await count("/mixed")).toBe(20);
  });
  it("finds a connection for statements outside of it, however many run at the same time", async () => {
    const runs = Array.from({ length: 40 }, async (_, at) => {
      const req = await createReq();
      return runInTransaction(req, async () => {
        await write(`/parallel-${at}`, req);
        return count("/nothing");
      });
    });
    expect(await Promise.all(runs)).toEqual(runs.map(() => 0));
    expect(await count("/parallel")).toBe(40);
  });
  it("runs after another one, and opens one connection for all", async () => {
    // The open files of this process. Only Linux lists them.
    const listFiles = () => (existsSync("/proc/self/fd") ? readdirSync("/proc/self/fd").length : 0);
    const before = listFiles();
    await Promise.all(
      Array.from({ length: 50 }, async (_, at) => {
        const req = await createReq();
        await runInTransaction(req, () => write(`/many-${at}`, req));
      }),
    );
    expect(await count("/many")).toBe(50);
    expect(listFiles() - before).toBeLessThan(10);
  });
});

describe("a snapshot", () => {
  it("shows one state while others write, and the next one shows theirs", async () => {
    const { payload } = service;
    const where = { from: { like: "/snapshot" } };
    async function read(snapshot: Transactions.Snapshot): Promise<number> {
      return (await payload.db.count({ collection: "redirects", where, req: snapshot })).totalDocs;
    }
    await readSnapshot(payload, async (snapshot) => {
      expect(await read(snapshot)).toBe(0);
      await write("/snapshot");
      expect(await count("/snapshot")).toBe(1);
      expect(await read(snapshot)).toBe(0);
    });
    expect(await readSnapshot(payload, read)).toBe(1);
  });
  it("ends when its work fails", async () => {
    const failing = readSnapshot(service.payload, () => Promise.reject(new Error("stop")));
    await expect(failing).rejects.toThrow("stop");
    expect(await readSnapshot(service.payload, () => Promise.resolve("next"))).toBe("next");
  });
});
