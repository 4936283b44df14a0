import { describe, expect, it } from "vitest";
import { MAX_WAIT, makeAttempts, makeLane, type Attempts } from "./attempts.ts";

const HOUR = 60 * 60 * 1000;
const ACCOUNT = "account";
/** Most tries at one account that are checked in an hour: from one address, and from all. */
const GUESSES = { address: 210, account: 800 } as const;
function start(): { readonly attempts: Attempts; readonly pass: (ms: number) => void } {
  let clock = 1_000_000;
  return {
    attempts: makeAttempts(() => clock),
    pass: (ms) => {
      clock += ms;
    },
  };
}
/** Tries five times a second for `ms`. @returns how many tries were admitted */
function attack(
  { attempts, pass }: ReturnType<typeof start>,
  ms: number,
  address: (at: number) => string,
): number {
  let admitted = 0;
  for (let at = 0; at < ms; at += 200) {
    if ("wait" in attempts({ address: address(at), account: ACCOUNT })) admitted += 1;
    pass(200);
  }
  return admitted;
}

describe("attempts", () => {
  it("T: limits the tries in an hour, from one address and from all addresses", () => {
    expect(attack(start(), HOUR, () => "one")).toBeLessThanOrEqual(GUESSES.address);
    expect(attack(start(), HOUR, (at) => `address ${at}`)).toBeLessThanOrEqual(GUESSES.account);
    const later = start();
    attack(later, HOUR, () => "one");
    expect(attack(later, HOUR, () => "one")).toBeLessThanOrEqual(GUESSES.address);
  });

  it("T: during an attack from one address, another address waits at most MAX_WAIT and a known browser does not wait", () => {
    const service = start();
    attack(service, HOUR / 2, () => "attacker");
    expect(service.attempts({ device: "known" })).toMatchObject({ wait: 0 });
    const elsewhere = service.attempts({ address: "home", account: ACCOUNT });
    expect("wait" in elsewhere && elsewhere.wait).toBeLessThanOrEqual(MAX_WAIT);
  });

  it("T: from the attacker’s own address, admits another account at once and the attacked account after half a minute", () => {
    const service = start();
    attack(service, HOUR / 2, () => "shared");
    expect(service.attempts({ address: "shared", account: "another" })).toMatchObject({ wait: 0 });
    service.pass(30_000);
    const behind = service.attempts({ address: "shared", account: ACCOUNT });
    expect("wait" in behind && behind.wait).toBeLessThanOrEqual(MAX_WAIT);
  });

  it("does not count correct passwords, and counts each known browser separately", () => {
    const { attempts } = start();
    for (let at = 0; at < 100; at += 1) {
      const attempt = attempts({ address: "home", account: ACCOUNT });
      expect(attempt).toMatchObject({ wait: 0 });
      if ("wait" in attempt) attempt.takeBack();
    }
    for (let at = 0; at < 10; at += 1)
      expect(attempts({ device: "stolen" })).toMatchObject({ wait: 0 });
    expect(attempts({ device: "stolen" })).toMatchObject({ wait: 2000 });
    expect(attempts({ device: "another" })).toMatchObject({ wait: 0 });
  });
});

describe("a lane", () => {
  it("limits the work that runs and the work that waits, and refuses the rest", async () => {
    const lane = makeLane(2, 1);
    const open: (() => void)[] = [];
    function work(): Promise<string> {
      return new Promise((resolve) => {
        open.push(() => {
          resolve("done");
        });
      });
    }
    const [first, second, third] = [lane(work), lane(work), lane(work)];
    expect(lane(work)).toBeNull();
    await Promise.resolve();
    expect(open).toHaveLength(2);
    open[0]?.();
    expect(await first).toBe("done");
    await Promise.resolve();
    expect(open).toHaveLength(3);
    open.slice(1).forEach((end) => {
      end();
    });
    expect(await Promise.all([second, third])).toEqual(["done", "done"]);
    const failing = lane(() => Promise.reject(new Error("no")));
    await expect(failing).rejects.toThrow("no");
    expect(lane(work)).not.toBeNull();
  });
});
