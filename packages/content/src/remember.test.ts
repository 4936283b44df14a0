import { mkdtemp, readdir, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { ContentUnavailable } from "./content-unavailable.ts";
import { createRemember, type Remember, type RememberOptions } from "./remember.ts";

let folder: string;
let now: number;
let warnings: string[];
let changes: string[][];
function options(over: Partial<RememberOptions> = {}): RememberOptions {
  return {
    folder,
    renewAfterMs: 1000,
    patienceMs: 50,
    pauseMs: 100,
    maxEntries: 100,
    now: () => now,
    warn: (message) => {
      warnings.push(message);
    },
    onChange: (tags) => {
      changes.push([...tags]);
    },
    ...over,
  };
}
/** Reads a key whose loaded result is the value itself. */
async function readValue<T>(
  memory: Remember,
  key: string,
  tagsOf: (value: T) => readonly string[],
  load: () => Promise<T>,
): Promise<T> {
  return (await memory.read({ key, tagsOf, load, parse: (value) => value })).value;
}
const failing = (): Promise<string> => Promise.reject(new Error("down"));
let made: Remember[] = [];
function create(settings: RememberOptions): Remember {
  const memory = createRemember(settings);
  made.push(memory);
  return memory;
}
function settled(): Promise<void> {
  return new Promise((resolve) => {
    setTimeout(resolve, 20);
  });
}

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), "remember-"));
  now = 1_000_000;
  warnings = [];
  changes = [];
  made = [];
});
afterEach(async () => {
  await Promise.all(made.map((memory) => memory.written()));
  await rm(folder, { recursive: true, force: true });
});

describe("remember", () => {
  it("loads once for concurrent callers, and not again while the value is fresh", async () => {
    const memory = create(options());
    let loads = 0;
    function load(): Promise<number> {
      loads += 1;
      return Promise.resolve(loads);
    }
    const all = await Promise.all([
      readValue(memory, "k", () => ["t"], load),
      readValue(memory, "k", () => ["t"], load),
    ]);
    expect(all).toEqual([1, 1]);
    expect(await readValue(memory, "k", () => ["t"], load)).toBe(1);
    expect(loads).toBe(1);
  });

  it("stores the loaded result on disk, and parses it once per load", async () => {
    let parses = 0;
    const question = {
      key: "k",
      tagsOf: (raw: { readonly stored: string }) => [`doc:${raw.stored}`],
      parse: (raw: { readonly stored: string }) => {
        parses += 1;
        return { title: raw.stored };
      },
    };
    const load = (): Promise<{ readonly stored: string }> => Promise.resolve({ stored: "a" });
    const first = create(options());
    await first.read({ ...question, load });
    expect(await first.read({ ...question, load })).toMatchObject({
      value: { title: "a" },
      tags: ["doc:a"],
    });
    expect(parses).toBe(1);
    await first.written();
    const fail = (): Promise<{ readonly stored: string }> => Promise.reject(new Error("down"));
    const later = {
      ...question,
      load: fail,
      parse: (raw: { readonly stored: string }) => raw.stored,
    };
    expect(await create(options()).read(later)).toMatchObject({ value: "a", tags: ["doc:a"] });
  });
  it("marks 20,000 values that share a tag in less than a second: every page of a large site has the tag routes", async () => {
    const memory = create(options({ folder: null, maxEntries: 50_000 }));
    for (let index = 0; index < 20_000; index += 1)
      await readValue(
        memory,
        `k${index}`,
        () => ["routes", `doc:${index}`],
        () => Promise.resolve(index),
      );
    const before = process.cpuUsage();
    memory.invalidate(["routes"]);
    // The work takes milliseconds. It took a minute when each mark moved its entry within the
    // cache.
    expect(process.cpuUsage(before).user / 1000).toBeLessThan(1000);
  });

  it("loads again after an invalidation of its tag, and not after that of another tag", async () => {
    const memory = create(options());
    let value = "old";
    function read(): Promise<string> {
      return readValue(
        memory,
        "k",
        () => ["doc:1"],
        () => Promise.resolve(value),
      );
    }
    await read();
    value = "new";
    memory.invalidate(["doc:2"]);
    expect(await read()).toBe("old");
    memory.invalidate(["doc:1"]);
    expect(await read()).toBe("new");
  });

  it("treats a response that was requested before an invalidation as stale after it", async () => {
    const memory = create(options());
    let answer: (value: string) => void = () => undefined;
    const slow = readValue(
      memory,
      "k",
      () => ["doc:1"],
      () =>
        new Promise<string>((resolve) => {
          answer = resolve;
        }),
    );
    memory.invalidate(["doc:1"]);
    answer("written before the publication");
    await slow;
    expect(
      await readValue(
        memory,
        "k",
        () => ["doc:1"],
        () => Promise.resolve("written after it"),
      ),
    ).toBe("written after it");
  });

  it.each([
    [
      "tag",
      (memory: Remember) => {
        memory.invalidate(["doc:1"]);
      },
    ],
    [
      "everything",
      (memory: Remember) => {
        memory.invalidateAll();
      },
    ],
  ])(
    "shares one new load between callers that come after an invalidation (%s), and returns no older response to them",
    async (_, invalidate) => {
      for (const first of ["old", null]) {
        const memory = create(options({ folder: null, patienceMs: 10_000 }));
        const asked: {
          readonly resolve: (value: string) => void;
          readonly reject: (error: Error) => void;
        }[] = [];
        function read(): Promise<string> {
          return readValue(
            memory,
            "k",
            () => ["doc:1"],
            () =>
              new Promise<string>((resolve, reject) => {
                asked.push({ resolve, reject });
              }),
          );
        }
        const before = read().catch(() => null);
        invalidate(memory);
        const after = [read()];
        invalidate(memory);
        after.push(read());
        await settled();
        expect(asked).toHaveLength(1);
        if (first === null) asked[0]?.reject(new Error("down"));
        else asked[0]?.resolve(first);
        await settled();
        expect(asked).toHaveLength(2);
        asked[1]?.resolve("new");
        expect([await before, ...(await Promise.all(after)), await read()]).toEqual([
          first,
          "new",
          "new",
          "new",
        ]);
        expect(asked).toHaveLength(2);
      }
    },
  );

  it("shares the load in flight with callers that come after an invalidation of other tags", async () => {
    const memory = create(options({ folder: null, patienceMs: 10_000 }));
    const asked: ((value: string) => void)[] = [];
    function read(): Promise<string> {
      return readValue(
        memory,
        "k",
        () => ["doc:1"],
        () =>
          new Promise<string>((resolve) => {
            asked.push(resolve);
          }),
      );
    }
    const before = read();
    memory.invalidate(["doc:2"]);
    const after = read();
    asked[0]?.("value");
    expect(await Promise.all([before, after, read()])).toEqual(["value", "value", "value"]);
    expect(asked).toHaveLength(1);
  });

  it("loads everything again after an invalidation without tags", async () => {
    const memory = create(options());
    let value = "old";
    function read(): Promise<string> {
      return readValue(
        memory,
        "k",
        () => [],
        () => Promise.resolve(value),
      );
    }
    await read();
    value = "new";
    memory.invalidateAll();
    expect(await read()).toBe("new");
  });

  it("[8-020] serves the last good value when the service fails, with one warning per try", async () => {
    const memory = create(options());
    await readValue(
      memory,
      "k",
      () => ["t"],
      () => Promise.resolve("good"),
    );
    memory.invalidate(["t"]);
    expect(await readValue(memory, "k", () => ["t"], failing)).toBe("good");
    expect(memory.healthy()).toBe(false);
    expect(warnings).toHaveLength(1);
    now += 50; // The service is not called during the pause.
    let asked = false;
    expect(
      await readValue(
        memory,
        "k",
        () => ["t"],
        () => {
          asked = true;
          return Promise.resolve("x");
        },
      ),
    ).toBe("good");
    expect(asked).toBe(false);
    now += 100;
    expect(
      await readValue(
        memory,
        "k",
        () => ["t"],
        () => Promise.resolve("recovered"),
      ),
    ).toBe("recovered");
    expect(memory.healthy()).toBe(true);
  });

  it("[8-020] serves values from the disk in a new process while the service is down", async () => {
    const earlier = create(options());
    await readValue(
      earlier,
      "k",
      () => ["t"],
      () => Promise.resolve({ title: "kept" }),
    );
    await earlier.written();
    expect(
      await readValue(
        create(options()),
        "k",
        () => ["t"],
        () => Promise.reject(new Error("down")),
      ),
    ).toEqual({ title: "kept" });
  });

  it("throws ContentUnavailable when there is no last good value", async () => {
    await expect(readValue(create(options()), "k", () => [], failing)).rejects.toBeInstanceOf(
      ContentUnavailable,
    );
  });

  it("writes no file for a missing document, because visitors can request any path", async () => {
    const memory = create(options());
    await readValue(
      memory,
      "route /en/nope",
      () => ["routes"],
      () => Promise.resolve(null),
    );
    await memory.written();
    expect(await readdir(folder)).toEqual([]);
  });

  it("[8-020] still returns null for a missing document of the site after a restart", async () => {
    const before = create(options());
    await before.read({
      key: "finder en part-lisa-eligibility-pro",
      keepsNull: true,
      tagsOf: () => ["finder"],
      load: () => Promise.resolve(null),
      parse: (raw) => raw,
    });
    await before.written();
    const read = (key: string): Promise<unknown> =>
      readValue<unknown>(create(options()), key, () => ["finder"], failing);
    expect(await read("finder en part-lisa-eligibility-pro")).toBeNull();
    await expect(read("finder fr part-lisa-eligibility-pro")).rejects.toBeInstanceOf(
      ContentUnavailable,
    );
  });

  it("[8-020] does not restore a removed document from the disk while the service is down", async () => {
    const before = create(options());
    const read = (memory: Remember, load: () => Promise<string | null>): Promise<string | null> =>
      readValue(memory, "route /en/terms", () => ["routes"], load);
    await read(before, () => Promise.resolve("terms"));
    before.invalidate(["routes"]);
    expect(await read(before, () => Promise.resolve(null))).toBeNull();
    await before.written();
    expect(await read(create(options()), failing)).toBeNull();
    expect(
      await read(create(options({ patienceMs: 1 })), () => new Promise(() => undefined)),
    ).toBeNull();
  });

  it("returns null for a withdrawn value at once and after a restart, until the service responds", async () => {
    const memory = create(options());
    for (const key of ["a", "b"])
      await readValue(
        memory,
        key,
        () => ["t"],
        () => Promise.resolve(key),
      );
    let late: (value: string) => void = () => undefined;
    memory.invalidate(["t"]);
    const asked = readValue(
      memory,
      "a",
      () => ["t"],
      () =>
        new Promise<string>((resolve) => {
          late = resolve;
        }),
    );
    memory.invalidate(["t"]);
    await memory.withdraw(["a", "never seen"]);
    late("asked for before");
    await asked;
    await memory.written();
    for (const process of [memory, create(options())]) {
      expect(await readValue(process, "a", () => ["t"], failing)).toBeNull();
      expect(await readValue(process, "never seen", () => ["t"], failing)).toBeNull();
      expect(await readValue(process, "b", () => ["t"], failing)).toBe("b");
    }
    now += 1000;
    expect(
      await readValue(
        memory,
        "a",
        () => ["t"],
        () => Promise.resolve("published again"),
      ),
    ).toBe("published again");
  });

  it("withdraws the values on disk with a key prefix that are no longer published, and no other values", async () => {
    const earlier = create(options());
    const long = `route /en/${'ü"'.repeat(300)}`;
    const keys = ["route /en/stays", "route /en/gone", long, "document page gone"];
    for (const key of keys)
      await readValue(
        earlier,
        key,
        () => ["t"],
        () => Promise.resolve(key),
      );
    await earlier.written();
    const memory = create(options());
    expect(await memory.withdrawOthers("route ", new Set(["route /en/stays"]))).toBe(2);
    const read = (key: string): Promise<string | null> =>
      readValue<string | null>(create(options()), key, () => ["t"], failing);
    expect(await Promise.all(keys.map(read))).toEqual([
      "route /en/stays",
      null,
      null,
      "document page gone",
    ]);
    expect(await create(options({ folder: null })).withdrawOthers("route ", new Set())).toBe(0);
  });

  it("renews an old value in the background and reports a change with the tags of both values", async () => {
    const memory = create(options());
    await readValue(
      memory,
      "k",
      (value) => [`doc:${value}`],
      () => Promise.resolve("a"),
    );
    now += 2000;
    expect(
      await readValue(
        memory,
        "k",
        (value) => [`doc:${value}`],
        () => Promise.resolve("b"),
      ),
    ).toBe("a");
    await expect.poll(() => changes).toEqual([["doc:a", "doc:b"]]);
    expect(await readValue(memory, "k", (value) => [`doc:${value}`], failing)).toBe("b");
  });

  it("[quality §3] serves the last good value when the service is slow, and reports a different value that arrives later", async () => {
    const memory = create(options());
    await readValue(
      memory,
      "k",
      () => ["t"],
      () => Promise.resolve("good"),
    );
    memory.invalidate(["t"]);
    let answer: (value: string) => void = () => undefined;
    expect(
      await readValue(
        memory,
        "k",
        () => ["t"],
        () =>
          new Promise<string>((resolve) => {
            answer = resolve;
          }),
      ),
    ).toBe("good");
    expect(memory.healthy()).toBe(false);
    answer("late");
    await expect.poll(() => changes).toEqual([["t"]]);
    expect(memory.healthy()).toBe(true);
    expect(await readValue(memory, "k", () => ["t"], failing)).toBe("late");
  });

  it("reports values that were served while the service was down once it responds, because pages made with them may be out of date", async () => {
    const memory = create(options());
    const value = (): Promise<string> => Promise.resolve("good");
    await readValue(memory, "header", () => ["header"], value);
    memory.invalidate(["header"]);
    expect(await readValue(memory, "header", () => ["header"], failing)).toBe("good");
    await readValue(memory, "page", () => ["page"], value);
    expect(changes).toEqual([["header"]]);
    await readValue(memory, "other", () => ["other"], value);
    expect(changes).toEqual([["header"]]);
  });

  it("waits for a slow service when there is no last good value", async () => {
    expect(
      await readValue(
        create(options()),
        "k",
        () => [],
        () =>
          new Promise((resolve) => {
            setTimeout(() => {
              resolve("slow");
            }, 80);
          }),
      ),
    ).toBe("slow");
  });

  it("[quality §3] after a failure, renews one value per pause to check the service, even when all values are fresh", async () => {
    const memory = create(options());
    await readValue(
      memory,
      "k",
      () => ["t"],
      () => Promise.resolve("good"),
    );
    await expect(readValue(memory, "other", () => [], failing)).rejects.toBeInstanceOf(
      ContentUnavailable,
    );
    now += 150;
    expect(
      await readValue(
        memory,
        "k",
        () => ["t"],
        () => Promise.resolve("good"),
      ),
    ).toBe("good");
    await expect.poll(() => memory.healthy()).toBe(true);
  });
});
