/** No page shows values of two revisions, however slow the responses are. */
import { REVISION_HEADER } from "@orlaya/contract";
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { createRemember } from "./remember.ts";
import { createRevisions, type RevisionChange } from "./revisions.ts";
import { createTransport } from "./transport.ts";

const VALUES = ["a", "b", "c", "d"];
const pause = (ms: number): Promise<void> => new Promise((resolve) => void setTimeout(resolve, ms));

/** Creates a service whose values are numbers of its revision, and a client with a page renderer. */
function createStub(delays: readonly number[]) {
  const state = { revision: 1, calls: 0 };
  const nextDelay = (): number => delays[(state.calls += 1) % delays.length] ?? 0;
  async function loadChange(): Promise<RevisionChange> {
    await pause(nextDelay());
    return { revision: state.revision, tags: VALUES };
  }
  let generation = 0;
  const remember = createRemember({
    folder: null,
    renewAfterMs: 60_000,
    patienceMs: 3,
    pauseMs: 100,
    maxEntries: 100,
    now: Date.now,
    warn: () => undefined,
    onChange: () => undefined,
  });
  const revisions = createRevisions({
    load: loadChange,
    onChange: (tags) => {
      generation += 1;
      if (tags === null) remember.invalidateAll();
      else remember.supersede(tags);
    },
  });
  const transport = createTransport(
    {
      url: "http://content.test",
      apiKey: "key",
      timeoutMs: 1000,
      retries: 0,
      fetch: async () => {
        const answered = state.revision;
        await pause(nextDelay());
        return Response.json(answered, { headers: { [REVISION_HEADER]: String(answered) } });
      },
    },
    revisions,
  );
  async function readValue(name: string): Promise<number> {
    const load = async (): Promise<unknown> => (await transport.get(`/api/${name}`)).json();
    const question = { key: name, load, tagsOf: () => [name], parse: Number };
    return (await remember.read(question)).value;
  }
  /** Renders until nothing was invalidated meanwhile, as the site does (http/render-queue.ts). */
  async function renderPage(): Promise<readonly number[]> {
    for (;;) {
      const begun = generation;
      const shown: number[] = [];
      for (const name of VALUES) shown.push(await readValue(name));
      if (begun === generation) return shown;
    }
  }
  return { state, renderPage };
}

describe("revisions", () => {
  it("are never mixed in a page", async () => {
    const delay = fc.array(fc.integer({ min: 0, max: 8 }), { minLength: 3, maxLength: 9 });
    await fc.assert(
      fc.asyncProperty(delay, fc.integer({ min: 0, max: 20 }), async (delays, at) => {
        const { state, renderPage } = createStub(delays);
        await renderPage();
        const pages = Promise.all(
          [0, 3, 6, 9, 12, 15].map(async (ms) => {
            await pause(ms);
            return renderPage();
          }),
        );
        await pause(at);
        state.revision = 2;
        for (const page of [...(await pages), await renderPage()])
          expect(new Set(page).size).toBe(1);
      }),
      { numRuns: 40 },
    );
  });

  it("are announced once, to concurrent responses too", async () => {
    const announced: (readonly string[] | null)[] = [];
    const revisions = createRevisions({
      load: () => Promise.resolve({ revision: 3, tags: ["a"] }),
      onChange: (tags) => announced.push(tags),
    });
    await revisions.note(1, null);
    expect(announced).toEqual([]);
    await Promise.all([revisions.note(2, 1), revisions.note(3, 1), revisions.note(3, 1)]);
    expect(announced).toEqual([["a"]]);
    expect(revisions.current()).toBe(3);
  });

  it("ignore a late response of an older one, and notice an older database", async () => {
    const announced: (readonly string[] | null)[] = [];
    const revisions = createRevisions({
      load: () => Promise.resolve({ revision: 5, tags: null }),
      onChange: (tags) => announced.push(tags),
    });
    await revisions.note(4, null);
    await revisions.note(5, 4);
    await revisions.note(4, 4);
    expect([revisions.current(), announced]).toEqual([5, [null]]);
    await revisions.note(2, 5);
    expect([revisions.current(), announced]).toEqual([2, [null, null]]);
  });

  it("fail the response when the changes cannot be loaded, and try again", async () => {
    let fails = true;
    const revisions = createRevisions({
      load: () =>
        fails ? Promise.reject(new Error("down")) : Promise.resolve({ revision: 2, tags: [] }),
      onChange: () => undefined,
    });
    await revisions.note(1, null);
    await expect(revisions.note(2, 1)).rejects.toThrow("down");
    expect(revisions.current()).toBe(1);
    fails = false;
    await revisions.note(2, 1);
    expect(revisions.current()).toBe(2);
  });
});
