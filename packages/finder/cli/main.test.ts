import { spawnSync } from "node:child_process";
import { mkdirSync, mkdtempSync, readFileSync, rmSync, truncateSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, describe, expect, it } from "vitest";
import { product, rule, smallData } from "../src/testing/synthetic.ts";
import { load, save } from "./load.ts";

const folder = mkdtempSync(join(tmpdir(), "finder-"));
afterAll(() => rmSync(folder, { recursive: true }));
const at = (name: string) => join(folder, name);
const good = smallData({
  rules: [rule("R1", { funnel: ["f"] }), rule("R2", { profile: ["travel"], product: ["q"] })],
});
save(good, at("good"), "json");
save(smallData({ rules: [rule("R1"), rule("R2", { product: ["q"] })] }), at("conflict"), "csv");

function finder(...args: readonly string[]) {
  const { status, stdout, stderr } = spawnSync(
    process.execPath,
    [join(import.meta.dirname, "main.ts"), ...args],
    { encoding: "utf8", timeout: 20_000 },
  );
  return { status, stdout, stderr };
}

describe("npm run finder", () => {
  it("verify: prints N of N journeys and 0 differences, and exits with code 0", () => {
    const run = finder("verify", at("good"));
    expect(run.stdout).toContain(
      "432 of 432 journeys checked against the literal interpreter, 0 differences",
    );
    expect(run.status).toBe(0);
    expect(finder("brute", at("good")).stdout).toMatch(/432 of 432 journeys.*same tallies/s);
  });

  it("verify and findings: name both rules and exit with code 1 when a release must not be published", () => {
    const run = finder("verify", at("conflict"));
    expect(run.status).toBe(1);
    expect(run.stdout).toContain(
      "Rules “Rule R1”, “Rule R2” lead the same visitors to different plans; “Rule R1” wins (24 journeys)",
    );
    expect(finder("findings", at("conflict")).status).toBe(1);
    expect(finder("findings", at("good")).status).toBe(0);
  });

  it("release: writes a release that verify and diff read; refuses conflicts; verify rejects a changed file", () => {
    expect(finder("release", at("release.json"), at("good"), "--release-version", "3").status).toBe(
      0,
    );
    expect(finder("verify", at("release.json")).stdout).toContain("release 3");
    expect(finder("release", at("none.json"), at("conflict"))).toMatchObject({ status: 1 });
    save({ ...good, rules: [rule("R1", { product: ["q"] })] }, at("other"), "json");
    expect(finder("diff", at("release.json"), at("other")).stdout).toContain(
      "residents of CH, FR → SG, VN, expat: p via f → q, 24 journeys",
    );
    writeFileSync(
      at("release.json"),
      readFileSync(at("release.json"), "utf8").replaceAll('"p"', '"q"'),
    );
    expect(finder("verify", at("release.json"))).toMatchObject({ status: 1, stdout: "" });
  });

  it("explain: prints the plan and the rule, or changes that lead to a plan", () => {
    const plan = finder("explain", "fr", "sg", "exp", "--data", at("good"));
    expect(plan.stdout).toContain("FR · SG · expat: p, quote at /en/quote/f");
    expect(plan.stdout).toContain("wins    R1");
    expect(finder("explain", "FR", "GB", "expat", "--data", at("good")).stdout).toContain(
      "with destination SG: p",
    );
    expect(finder("explain", "FR", "GB", "pets", "--data", at("good")).status).toBe(2);
  });

  it("every command prints JSON with --json", () => {
    for (const args of [
      ["verify"],
      ["findings"],
      ["stats"],
      ["golden"],
      ["diff", at("good")],
      ["explain", "FR", "SG", "expat"],
    ]) {
      const [command = "", ...rest] = args;
      const run = finder(
        command,
        ...rest,
        ...(command === "explain" ? ["--data"] : []),
        at("good"),
        "--json",
      );
      expect(() => {
        JSON.parse(run.stdout);
      }, command).not.toThrow();
    }
  });

  it("prints an error for a truncated file, a missing folder and an unknown command", () => {
    save({ ...good, products: [product("p")] }, at("bad"), "json");
    writeFileSync(join(at("bad"), "rules.json"), '[{"id": "x"');
    expect(finder("verify", at("bad"))).toMatchObject({
      status: 1,
      stderr: expect.stringContaining("rules:") as string,
    });
    expect(finder("verify", at("nowhere"))).toMatchObject({
      status: 1,
      stderr: expect.stringContaining("does not exist") as string,
    });
    expect(finder("publish").status).toBe(2);
    expect(finder().status).toBe(2);
    expect(finder("--help").status).toBe(0);
  });

  describe("a command that cannot be executed prints one sentence and exits with code 2", () => {
    const file = at("a-file");
    writeFileSync(file, "no JSON");
    it.each([
      [
        "an output folder that does not exist",
        ["release", at("no/such/folder.json"), at("good")],
        /folder\.json cannot be written: there is no such folder\.$/,
      ],
      [
        "a folder in place of a file",
        ["release", folder, at("good")],
        /cannot be written: it is a folder\.$/,
      ],
      [
        "a file in place of a folder",
        ["export", join(file, "x"), at("good")],
        /x cannot be made: a part of this path is a file\.$/,
      ],
      [
        "a device in place of a folder",
        ["export", "/dev/null/x", at("good")],
        /x cannot be made: a part of this path is a file\.$/,
      ],
      [
        "a path at which no folder can be created",
        ["export", "/proc/x/y", at("good")],
        /cannot be made: /,
      ],
      [
        "aliases that are not JSON",
        ["stats", at("good"), "--aliases", file],
        /a-file is no JSON: /,
      ],
      [
        "aliases that are not a list",
        [
          "release",
          at("r.json"),
          at("good"),
          "--aliases",
          join(import.meta.dirname, "../package.json"),
        ],
        /package\.json is no list of countries\.$/,
      ],
      [
        "aliases that do not exist",
        ["stats", at("good"), "--aliases", at("nowhere.json")],
        /nowhere\.json does not exist\.$/,
      ],
      [
        "the name of a country instead of its code",
        ["explain", "land fr", "SG", "expat", "--data", at("good")],
        /^The residence “land fr” is the code of no country in these data; the code of Land FR is FR\.$/,
      ],
      [
        "an unknown country code",
        ["explain", "FR", "ZZ", "expat", "--data", at("good")],
        /^The destination “ZZ” is the code of no country in these data\.$/,
      ],
      [
        "letters that only look like a code",
        ["explain", "FR", "ﬁ", "expat", "--data", at("good")],
        /^The destination “ﬁ” is the code of no country/,
      ],
      [
        "an unknown nationality",
        ["explain", "FR", "SG", "expat", "ZZ", "--data", at("good")],
        /^The nationality “ZZ” is the code of no country in these data\.$/,
      ],
      [
        "an unknown profile",
        ["explain", "FR", "SG", "pets", "--data", at("good")],
        /^No profile, or more than one, is called pets: /,
      ],
      [
        "more than one source",
        ["verify", at("good"), "b", "c"],
        /^verify takes one argument at most; too many: b c$/,
      ],
      [
        "more than four answers",
        ["explain", "FR", "SG", "expat", "FR", "GB", "--data", at("good")],
        /^explain takes 4 arguments at most; too many: GB$/,
      ],
    ])("%s", (_name, args, sentence) => {
      const run = finder(...args);
      expect([run.status, run.stdout]).toEqual([2, ""]);
      // On a slow machine lines of progress come first.
      const said = run.stderr.trimEnd().replace(/^(?:Preparing the release .*\n)+/, "");
      expect(said).toMatch(sentence);
      expect(said).not.toContain("\n");
    });
    it.each([
      [
        "too large",
        (path: string) => {
          truncateSync(path, 33 * 1024 * 1024);
        },
        /rules\.json is larger than 32 MiB, which no table is\.\n$/,
      ],
      [
        "a folder",
        (path: string) => {
          rmSync(path);
          mkdirSync(path);
        },
        /rules\.json is no file\.\n$/,
      ],
    ])("a table that is %s is not reported as missing", (name, spoil, sentence) => {
      save(good, at(name), "json");
      spoil(join(at(name), "rules.json"));
      expect(finder("verify", at(name))).toMatchObject({
        status: 1,
        stdout: "",
        stderr: expect.stringMatching(sentence) as string,
      });
    });
    it("rejects a device in place of a release", () => {
      expect(finder("verify", "/dev/zero")).toMatchObject({
        status: 1,
        stderr: "/dev/zero is no file.\n",
      });
    });
  });

  it("exports tables that load back as the same data", async () => {
    expect(finder("export", at("csv"), at("good"), "--format", "csv").status).toBe(0);
    expect(await load(at("csv"))).toMatchObject({ ok: true, data: good, release: null });
  });
});
