import { execFileSync } from "node:child_process";
import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { readEnv as readCmsEnv } from "../../apps/cms/src/read-env.ts";
import { readEnv as readSiteEnv } from "../../apps/site/src/process/env.ts";
import { selectEnvironment, OWN_VARIABLES } from "./environment.ts";
import { prepare } from "./settings.ts";
import { ROOT } from "./steps.ts";

/** Returns the variables that the schema in a source file declares. */
function declaredIn(file: string): readonly string[] {
  return [...readFileSync(join(ROOT, file), "utf8").matchAll(/^ {2}([A-Z][A-Z0-9_]+): /gm)].map(
    ([, name]) => name ?? "",
  );
}
const SITE = declaredIn("apps/site/src/process/env.ts");
const CMS = declaredIn("apps/cms/src/read-env.ts");
/** The settings in .env.example with their explanations. */
const EXPLAINED = readFileSync(join(ROOT, ".env.example"), "utf8")
  .split("\n")
  .flatMap((line) => {
    const [, name, rest] = /^#([A-Z][A-Z0-9_]+)=(.*)$/.exec(line) ?? [];
    return name === undefined || rest === undefined
      ? []
      : [{ name, explanation: /^\S*\s+(\S.*)$/.exec(rest)?.[1] ?? "" }];
  });
const all = Object.fromEntries([...OWN_VARIABLES].map((name) => [name, `value of ${name}`]));
/** Returns the names of the variables that a process gets. */
function seenBy(name: "site" | "cms" | "cms-tool"): readonly string[] {
  const env = selectEnvironment(name, {
    ...all,
    PATH: process.env["PATH"],
    NODE_OPTIONS: "",
    LANG: "C",
    TZ: "UTC",
    HTTPS_PROXY: "http://proxy.example",
  });
  return Object.keys(
    JSON.parse(
      execFileSync(process.execPath, ["-p", "JSON.stringify(process.env)"], {
        env,
        encoding: "utf8",
      }),
    ) as object,
  );
}
const SYSTEM = ["PATH", "NODE_OPTIONS", "LANG", "TZ", "HTTPS_PROXY"];

describe("the environment of each process", () => {
  it("contains the variables of its schema and those of the system", () => {
    expect([...seenBy("site")].sort()).toEqual([...SITE, ...SYSTEM].sort());
    expect([...seenBy("cms-tool")].sort()).toEqual([...CMS, ...SYSTEM].sort());
    expect([...seenBy("cms")].sort()).toEqual(
      [...CMS.filter((name) => !name.startsWith("ADMIN_")), ...SYSTEM].sort(),
    );
  });

  it("contains no secret of the content service for the public site", () => {
    const kept = seenBy("site");
    expect(kept).toEqual(expect.arrayContaining(["SITE_API_KEY", "REVALIDATE_SECRET"]));
    for (const name of [
      "PAYLOAD_SECRET",
      "PREVIEW_SECRET",
      "JOBS_SECRET",
      "ADMIN_PASSWORD",
      "SMTP_URL",
      "DATABASE_URL",
      "S3_ACCESS_KEY_ID",
      "S3_SECRET_ACCESS_KEY",
    ])
      expect(kept).not.toContain(name);
  });

  it("is listed completely in .env.example, with an explanation per variable", () => {
    expect(EXPLAINED.map(({ name }) => name).sort()).toEqual([...OWN_VARIABLES].sort());
    expect(EXPLAINED.filter(({ explanation }) => !/\S \S/.test(explanation))).toEqual([]);
  });

  it("has no ports of metrics unless they are set", async () => {
    const room = mkdtempSync(join(tmpdir(), "environment-"));
    for (const [given, expected] of [
      [{}, [0, 0]],
      [{ METRICS_PORT: "", CMS_METRICS_PORT: "0" }, [0, 0]],
      [{ METRICS_PORT: "9464", CMS_METRICS_PORT: "9465" }, [9464, 9465]],
    ] as const) {
      const { env } = await prepare({ DATA_DIR: room, ...given }, { check: false });
      expect([readSiteEnv(env).METRICS_PORT, readCmsEnv(env).metricsPort]).toEqual(expected);
    }
    rmSync(room, { recursive: true });
  });

  it("includes every secret that the start generates", async () => {
    const room = mkdtempSync(join(tmpdir(), "environment-"));
    await prepare({ DATA_DIR: room }, { check: false });
    const made = Object.keys(
      JSON.parse(readFileSync(join(room, "secrets.json"), "utf8")) as object,
    );
    rmSync(room, { recursive: true });
    for (const name of made) expect(OWN_VARIABLES).toContain(name);
  });

  it.each([
    ["FORM_LIMIT", "many", /^The variable FORM_LIMIT must be a number of messages\.$/],
    ["LOG_LEVEL", "loud", /^The variable LOG_LEVEL must be silent, error, warn or info\.$/],
    ["REDIS_URL", "here", /^The variable REDIS_URL must be an address such as redis:/],
    ["METRICS_PORT", "many", /^METRICS_PORT must be a port number from 1 to 65535, not "many"\.$/],
    ["CMS_METRICS_PORT", "70000", /^CMS_METRICS_PORT must be a port number from 1 to 65535/],
    ["METRICS_PORT", "3001", /^CMS_PORT and METRICS_PORT are both 3001: choose another/],
    ["CMS_PORT", "3000", /^PORT and CMS_PORT are both 3000: give the content service another/],
    ["MAIL_TO", "wrong", /^The content service cannot start: MAIL_TO /],
    ["TRUSTED_PROXIES", "two", /^The variable TRUSTED_PROXIES must be a number of proxies\.$/],
    ["SMTP_URL", "wrong", /^The content service cannot start: SMTP_URL /],
  ])("names %s when it is wrong, before anything starts", async (name, value, sentence) => {
    const room = mkdtempSync(join(tmpdir(), "environment-"));
    const preparing = prepare({ DATA_DIR: room, [name]: value }, { check: false });
    await expect(preparing).rejects.toThrow(sentence);
    rmSync(room, { recursive: true });
  });
});
