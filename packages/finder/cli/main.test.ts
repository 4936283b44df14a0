import { spawnSync } from "node:child_process";
import {
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  symlinkSync,
  truncateSync,
  writeFileSync,
} from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { getAdminMessages } from "@orlaya/messages/admin";
import { afterAll, describe, expect, it, vi } from "vitest";
import { computeFileChecksums } from "../src/eligibility/release.ts";
import type { Release } from "../src/eligibility/release.ts";
import { funnel, product, profile, rule, smallData } from "../src/testing/synthetic.ts";
import { load, save } from "./load.ts";
import { runCommandLine } from "./run-command-line.ts";

const folder = mkdtempSync(join(tmpdir(), "finder-"));
afterAll(() => rmSync(folder, { recursive: true }));
const at = (name: string) => join(folder, name);
const good = smallData({
  rules: [rule("R1", { funnel: ["f"] }), rule("R2", { profile: ["travel"], product: ["q"] })],
});
save(good, at("good"), "json");
save(smallData({ rules: [rule("R1"), rule("R2", { product: ["q"] })] }), at("conflict"), "csv");

/** Runs the command as a person does: in a process of its own. */
function finder(...args: readonly string[]) {
  const { status, stdout, stderr } = spawnSync(
    process.execPath,
    [join(import.meta.dirname, "main.ts"), ...args],
    { encoding: "utf8", timeout: 20_000 },
  );
  return { status, stdout, stderr };
}

/** Runs the command in this process, which takes a twentieth of the time. */
async function runHere(...args: readonly string[]) {
  const written = { stdout: "", stderr: "" };
  for (const name of ["stdout", "stderr"] as const)
    vi.spyOn(process[name], "write").mockImplementation((text) => {
      written[name] += String(text);
      return true;
    });
  const status = await runCommandLine(args);
  vi.restoreAllMocks();
  return { status, ...written };
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

  it("verify and findings: name both rules and exit with code 1 when a release must not be published", async () => {
    const run = await runHere("verify", at("conflict"));
    expect(run.status).toBe(1);
    expect(run.stdout).toContain(
      "Rules “Rule R1”, “Rule R2” lead the same visitors to different plans; “Rule R1” decides (24 journeys)",
    );
    expect((await runHere("findings", at("conflict"))).status).toBe(1);
    expect((await runHere("findings", at("good"))).status).toBe(0);
  });

  it("release: writes a release that verify and diff read; refuses conflicts; verify rejects a changed file", async () => {
    expect(
      (await runHere("release", at("release.json"), at("good"), "--release-version", "3")).status,
    ).toBe(0);
    expect((await runHere("verify", at("release.json"))).stdout).toContain("release 3");
    expect(await runHere("release", at("none.json"), at("conflict"))).toMatchObject({ status: 1 });
    save({ ...good, rules: [rule("R1", { product: ["q"] })] }, at("other"), "json");
    expect((await runHere("diff", at("release.json"), at("other"))).stdout).toContain(
      "residents of CH, FR → SG, VN, expat: p via f → q, 24 journeys",
    );
    writeFileSync(
      at("release.json"),
      readFileSync(at("release.json"), "utf8").replaceAll('"p"', '"q"'),
    );
    expect(await runHere("verify", at("release.json"))).toMatchObject({ status: 1, stdout: "" });
  });

  it("explain: prints the plan and the rule, or changes that lead to a plan", async () => {
    const plan = await runHere("explain", "fr", "sg", "exp", "--data", at("good"));
    expect(plan.stdout).toContain("FR · SG · expat: p, quote at /en/quote/f");
    expect(plan.stdout).toContain("wins    R1");
    expect((await runHere("explain", "FR", "GB", "expat", "--data", at("good"))).stdout).toContain(
      "with destination SG: p",
    );
    expect((await runHere("explain", "FR", "GB", "pets", "--data", at("good"))).status).toBe(2);
  });

  it("every command prints JSON with --json", async () => {
    for (const args of [
      ["verify"],
      ["findings"],
      ["stats"],
      ["golden"],
      ["diff", at("good")],
      ["explain", "FR", "SG", "expat"],
    ]) {
      const [command = "", ...rest] = args;
      const run = await runHere(
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

  it("prints an error for a truncated file, a missing command", async () => {
    save({ ...good, products: [product("p")] }, at("bad"), "json");
    writeFileSync(join(at("bad"), "rules.json"), '[{"id": "x"');
    expect(await runHere("verify", at("bad"))).toMatchObject({
      status: 1,
      stderr: expect.stringContaining("rules:") as string,
    });
    expect((await runHere()).status).toBe(2);
    expect((await runHere("--help")).status).toBe(0);
  });

  describe("a command that cannot be executed prints one sentence and exits with code 2", () => {
    const file = at("a-file");
    writeFileSync(file, "no JSON");
    symlinkSync("/dev/zero", at("link"));
    symlinkSync(at("circle"), at("circle"));
    spawnSync("mkfifo", [at("pipe")]);
    it.each([
      [
        "an output folder that does not exist",
        ["release", at("no/such/folder.json"), at("good")],
        /folder\.json cannot be written: there is no such folder; create it first\.$/,
      ],
      [
        "a folder in place of a file",
        ["release", folder, at("good")],
        /cannot be written: it is a folder; give the path of a file\.$/,
      ],
      [
        "a file in place of a folder",
        ["export", join(file, "x"), at("good")],
        /x cannot be created: a part of this path is a file; choose another path\.$/,
      ],
      [
        "a device in place of a folder",
        ["export", "/dev/null/x", at("good")],
        /^\/dev\/null\/x cannot be created: it belongs to the system; choose a path outside \/dev, \/proc and \/sys\.$/,
      ],
      [
        "a path at which no folder can be created",
        ["export", "/proc/x/y", at("good")],
        /^\/proc\/x\/y cannot be created: it belongs to the system; /,
      ],
      [
        "aliases that are not JSON",
        ["stats", at("good"), "--aliases", file],
        /a-file is not JSON: /,
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
        /package\.json is not a list of countries; give the site list with --aliases\.$/,
      ],
      [
        "aliases that do not exist",
        ["stats", at("good"), "--aliases", at("nowhere.json")],
        /nowhere\.json does not exist; give the site list of countries with --aliases\.$/,
      ],
      [
        "the name of a country instead of its code",
        ["explain", "land fr", "SG", "expat", "--data", at("good")],
        /^The residence “land fr” is not the code of a country in these data; give FR \(Land FR\)\.$/,
      ],
      [
        "an unknown country code",
        ["explain", "FR", "ZZ", "expat", "--data", at("good")],
        /^The destination “ZZ” is not the code of a country in these data; give a code of two letters, such as FR\.$/,
      ],
      [
        "letters that only look like a code",
        ["explain", "FR", "ﬁ", "expat", "--data", at("good")],
        /^The destination “ﬁ” is not the code of a country/,
      ],
      [
        "an unknown nationality",
        ["explain", "FR", "SG", "expat", "ZZ", "--data", at("good")],
        /^The nationality “ZZ” is not the code of a country in these data; /,
      ],
      [
        "an unknown profile",
        ["explain", "FR", "SG", "pets", "--data", at("good")],
        /^There is no profile “pets” in these data; the profiles are expat, travel\.$/,
      ],
      [
        "an empty profile",
        ["explain", "FR", "SG", "", "--data", at("good")],
        /^There is no profile “” in these data; /,
      ],
      [
        "an unknown command",
        ["publish"],
        /^There is no command “publish”; the commands are verify, /,
      ],
      ["a name of a built-in property", ["constructor"], /^There is no command “constructor”; /],
      ["an unknown flag", ["verify", "--fast"], /^There is no flag --fast; the flags are --data, /],
      ["a short flag", ["verify", "-j"], /^There is no flag -j; /],
      [
        "a flag without its value",
        ["verify", "--data"],
        /^--data needs a value; write it after the flag\.$/,
      ],
      [
        "a flag with a value",
        ["verify", "--json=yes"],
        /^--json takes no value; leave the value out\.$/,
      ],
      [
        "an unknown format",
        ["export", at("x"), "--format", "xml"],
        /^--format takes json or csv, not “xml”\.$/,
      ],
      [
        "a version that is not a number",
        ["release", at("x"), "--release-version", "two"],
        /^--release-version takes a whole number from 1, not “two”\.$/,
      ],
      [
        "too few answers",
        ["explain", "FR"],
        /^explain needs more arguments, as in: npm run finder -- explain FR SG expat$/,
      ],
      ["too few sources", ["diff", at("good")], /^diff needs more arguments, as in: /],
      [
        "a source that does not exist",
        ["verify", at("nowhere")],
        /nowhere does not exist; give a folder of tables or a release file\.$/,
      ],
      [
        "a second source that does not exist",
        ["diff", at("good"), at("nowhere")],
        /nowhere does not exist; /,
      ],
      ["an empty path", ["verify", ""], / does not exist; /],
      [
        "a source below a file",
        ["verify", join(file, "x")],
        /x (?:does not exist|cannot be read: a part of this path is a file); /,
      ],
      [
        "an endless device",
        ["verify", "/dev/zero"],
        /^\/dev\/zero cannot be read: it belongs to the system; /,
      ],
      [
        "a file that never ends",
        ["verify", "/proc/kmsg"],
        /^\/proc\/kmsg cannot be read: it belongs to the system; /,
      ],
      [
        "a release in a device",
        ["release", "/dev/full", at("good")],
        /^\/dev\/full cannot be written: it belongs to the system; /,
      ],
      [
        "a link to a device",
        ["verify", at("link")],
        /link cannot be read: it belongs to the system; /,
      ],
      [
        "a pipe that nobody writes to",
        ["verify", at("pipe")],
        /pipe is not a file; give the path of a file\.$/,
      ],
      [
        "a circle of links",
        ["verify", at("circle")],
        /circle (?:does not exist|cannot be read: its links form a circle); /,
      ],
      [
        "a path that is too long",
        ["verify", at("x".repeat(5000))],
        /cannot be read: the path is too long; choose a shorter one\.$/,
      ],
      [
        "more than one source",
        ["verify", at("good"), "b", "c"],
        /^verify takes one argument at most; leave out: b c$/,
      ],
      [
        "more than four answers",
        ["explain", "FR", "SG", "expat", "FR", "GB", "--data", at("good")],
        /^explain takes 4 arguments at most; leave out: GB$/,
      ],
    ])("%s", async (_name, args, sentence) => {
      const run = await runHere(...args);
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
        /rules\.json is larger than 32 MiB, as no table or release is; check that it is the right file\.\n$/,
      ],
      [
        "a folder",
        (path: string) => {
          rmSync(path);
          mkdirSync(path);
        },
        /rules\.json is not a file; give the path of a file\.\n$/,
      ],
    ])("a table that is %s is not reported as missing", async (name, spoil, sentence) => {
      save(good, at(name), "json");
      spoil(join(at(name), "rules.json"));
      expect(await runHere("verify", at(name))).toMatchObject({
        status: 2,
        stdout: "",
        stderr: expect.stringMatching(sentence) as string,
      });
    });
  });

  describe("named journeys", () => {
    const journey = {
      id: "j1",
      residence: "FR",
      destination: "SG",
      profile: "expat",
      nationality: null,
      outcome: "plan" as const,
      product: "p",
      why: "Residents of FR have always had it.",
    };
    it("prints passed and failed journeys with their reasons, and exits with code 1 when one fails", async () => {
      save({ ...good, journeys: [journey] }, at("kept"), "json");
      const failing = [
        { ...journey, id: "j2", product: "q" },
        { ...journey, id: "j3", residence: "QQ" },
      ];
      save({ ...good, journeys: [journey, ...failing] }, at("lost"), "csv");
      expect(await runHere("journeys", at("kept"))).toMatchObject({
        status: 0,
        stdout: "passed  j1: Land FR to Land SG, “expat”: “p”\n1 of 1 journeys hold\n",
      });
      const run = await runHere("journeys", at("lost"));
      expect(run.status).toBe(1);
      expect(run.stdout).toBe(
        [
          "failed  j2: Land FR to Land SG, “expat”: expected “q”, found “p”",
          "        Residents of FR have always had it.",
          "failed  j3: QQ to Land SG, “expat”: expected “p”, unknown residence QQ",
          "        Residents of FR have always had it.",
          "passed  j1: Land FR to Land SG, “expat”: “p”",
          "1 of 3 journeys hold",
          "",
        ].join("\n"),
      );
      expect((await runHere("verify", at("lost"))).stdout).toContain(
        getAdminMessages("en")("finding.journey", {
          ...{ answers: "Land FR to Land SG, “expat”", by: "“q”", where: "“p”" },
          subject: "Residents of FR have always had it",
        }),
      );
    });
  });

  it("prints names of records, and their ids only with --json", async () => {
    const opaque = (id: string): string => `rec${id}97bBdOu2`;
    const named = smallData({
      products: [product(opaque("P"), { Name: "MyHealth" })],
      funnels: [funnel(opaque("F"), { Name: "MyTravel" })],
      profiles: [profile(opaque("U"), 1, { Name: "Expatriation" })],
      rules: [
        rule("R1", { product: [opaque("P")], funnel: [opaque("F")], profile: [opaque("U")] }),
      ],
    });
    save(named, at("named"), "json");
    save({ ...named, rules: [], products: [] }, at("emptied"), "json");
    for (const args of [
      ["golden", at("named")],
      ["diff", at("named"), at("emptied")],
      ["journeys", at("named")],
    ]) {
      const run = await runHere(...args);
      expect(run.stdout).not.toContain("97bBdOu2");
      if (args[0] !== "journeys")
        expect((await runHere(...args, "--json")).stdout).toContain("97bBdOu2");
    }
    expect((await runHere("golden", at("named"))).stdout).toBe(
      "R1  Land CH → Land SG, “Expatriation”: “MyHealth” via the funnel of “MyTravel”\n",
    );
    expect((await runHere("diff", at("named"), at("emptied"))).stdout).toContain(
      "Expatriation: MyHealth via MyTravel → no plan, 24 journeys\n  product MyHealth removed",
    );
  });

  it("verify names the records of a difference and finds swapped names in a release", async () => {
    expect((await runHere("release", at("whole.json"), at("good"))).status).toBe(0);
    const stored = JSON.parse(readFileSync(at("whole.json"), "utf8")) as Release;
    const en = {
      ...stored.payloads.en,
      names: stored.payloads.en.names.replace("Land SG", "Sing"),
    };
    const payloads = { ...stored.payloads, en };
    const changed = { ...stored, payloads };
    writeFileSync(at("whole.json"), JSON.stringify(changed));
    expect(await runHere("verify", at("whole.json"))).toMatchObject({
      status: 1,
      stderr: expect.stringContaining("the payload in en does not fit its checksum") as string,
    });
    const files = await computeFileChecksums(changed);
    writeFileSync(at("whole.json"), JSON.stringify({ ...changed, files }));
    expect(await runHere("verify", at("whole.json"))).toMatchObject({
      status: 1,
      stdout: expect.stringContaining(
        "en: the name of country SG is “Sing” instead of “Land SG”",
      ) as string,
    });
  });

  it("exports tables that load back as the same data", async () => {
    expect((await runHere("export", at("csv"), at("good"), "--format", "csv")).status).toBe(0);
    expect(await load(at("csv"))).toMatchObject({ ok: true, data: good, release: null });
    // Spreadsheets need the byte-order mark to show accents.
    expect(readFileSync(join(at("csv"), "countries.csv"), "utf8")).toMatch(/^\uFEFFid,ID,Name,/);
  });
});
