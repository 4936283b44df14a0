import { execFile, spawn } from "node:child_process";
import {
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  writeFileSync,
} from "node:fs";
import { hostname, tmpdir } from "node:os";
import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import { fileURLToPath } from "node:url";
import { promisify } from "node:util";
import sharp from "sharp";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import type { Stored } from "../fields/record.ts";
import { startService, waitUntil, type TestService } from "../testing/service.ts";
import { makeBackup, type Made } from "./backup.ts";
import { createKey } from "../evidence/keys.ts";
import { hashFile } from "./files.ts";
import { listBackups, nameBackup } from "./folder.ts";
import { MANIFEST, readManifest } from "./manifest.ts";
import type { Place } from "./place.ts";
import { explainWrite } from "./problem.ts";
import { restoreBackup, type RestoreOptions } from "./restore.ts";
import { collectSecrets, fitsFingerprints, SECRET_VARIABLES, writeSecrets } from "./secrets.ts";
import { isSqliteOpen } from "./sqlite.ts";
import { backupTo, flipByte, silently } from "./testing.ts";
import { verifyBackup } from "./verify.ts";

const run = promisify(execFile);
const COMMAND = fileURLToPath(new URL("../../../../scripts/backup.ts", import.meta.url));
const LEAD = "a-lead-that-waits-0123456789.json";
let service: TestService;
let editor: string;
let publisher: string;
let room: string;
/** A restored installation whose service does not run. */
let place: Place;
let tiny: Buffer;
let made: Made;

beforeAll(async () => {
  service = await startService();
  [editor, publisher] = [await service.user("editor"), await service.user("publisher")];
  room = mkdtempSync(join(tmpdir(), "backup-test-"));
  const colour = { width: 8, height: 8, channels: 3, background: "#3a6b5c" } as const;
  tiny = await sharp({ create: colour }).png().toBuffer();
  await upload(0);
  for (const [folder, name] of [
    ["leads", LEAD],
    ["leads", `${LEAD}.part`],
    ["outbox", "message.eml"],
  ] as const) {
    mkdirSync(join(service.dataDir, folder), { recursive: true });
    writeFileSync(join(service.dataDir, folder, name), `the content of ${name}`);
  }
  writeFileSync(join(service.dataDir, "secrets.json"), JSON.stringify({ PAYLOAD_SECRET: "own" }));
  await createKey({ dataDir: service.dataDir, evidenceKey: "" });
  const folder = await runBackup(join(room, "first"));
  made = { folder, manifest: await readManifest(folder), removed: [] };
  place = target("source");
  await restoreBackup(place, options(folder));
  cpSync(join(service.dataDir, "evidence-keys"), join(place.dataDir, "evidence-keys"), {
    recursive: true,
  });
});
afterAll(async () => {
  await service.stop();
  rmSync(room, { recursive: true, force: true });
});

/**
 * Runs the command of the operator on the service of this test. It needs a process of its own: locks of
 * files hold between processes only, and closing a file ends all locks of a process on it.
 * @returns the folder of the backup
 */
async function runBackup(to: string): Promise<string> {
  const before = existsSync(to) ? await listBackups(to) : [];
  await run(process.execPath, [COMMAND, "--to", to], { env: process.env });
  const [name = ""] = (await listBackups(to)).filter((each) => !before.includes(each));
  return join(to, name);
}

/** Uploads a small picture. @returns its id */
async function upload(number: number): Promise<string> {
  const form = new FormData();
  form.set("_payload", JSON.stringify({ decorative: true, name: `picture ${number}` }));
  form.set("file", new File([new Uint8Array(tiny)], `p${number}.png`, { type: "image/png" }));
  const answer = await service.request("POST", "/api/media", { as: editor, form });
  expect(answer.status, answer.text).toBe(201);
  return String((answer.body["doc"] as Stored)["id"]);
}

function readRows(file: string, text: string): readonly Stored[] {
  const database = new DatabaseSync(file, { readOnly: true });
  try {
    return database.prepare(text).all();
  } finally {
    database.close();
  }
}
const readNames = (file: string): readonly string[] =>
  readRows(file, "SELECT name FROM media ORDER BY name").map(({ name }) => String(name));

function options(from: string, more: Partial<RestoreOptions> = {}): RestoreOptions {
  const { migrations } = made.manifest;
  return { from, secrets: null, replace: false, migrations, step: silently, ...more };
}
function target(name: string): Place {
  const dataDir = join(room, name);
  return { dataDir, databaseUrl: `file:${join(dataDir, "cms.db")}`, bucket: "" };
}
const problemsOf = async (folder: string): Promise<readonly string[]> =>
  (await verifyBackup(folder, silently)).problems;
/** Returns the paths of all files of a folder, relative to it. */
function listTree(folder: string): readonly string[] {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name).slice(folder.length + 1))
    .sort();
}

describe("a backup", () => {
  it("contains database, media and messages, readable by its account only", async () => {
    const names = listTree(made.folder);
    expect(names).toEqual([MANIFEST, ...made.manifest.files.map(({ path }) => path)].toSorted());
    expect(names).toEqual(
      expect.arrayContaining(["database.db", `leads/${LEAD}`, "outbox/message.eml"]),
    );
    expect(names).not.toContain(`leads/${LEAD}.part`);
    expect(readdirSync(join(made.folder, "media"))).toEqual(
      readdirSync(join(service.dataDir, "media")),
    );
    for (const entry of readdirSync(join(room, "first"), { recursive: true, withFileTypes: true }))
      expect(statSync(join(entry.parentPath, entry.name)).mode & 0o777, entry.name).toBe(
        entry.isFile() ? 0o600 : 0o700,
      );
    expect(await problemsOf(made.folder)).toEqual([]);
    expect(made.manifest.rows["media"]).toBe(1);
    expect(made.manifest.audit.ok).toBe(true);
    expect(made.manifest.audit.sequence).toBeGreaterThan(0);
  });

  it("has one state of the database, and each of its files, while people write", async () => {
    const states = [JSON.stringify(["picture 0"])];
    let current = new Set(["picture 0"]);
    let stopped = false;
    async function write(): Promise<void> {
      for (let number = 1; !stopped; number += 1) {
        const id = await upload(number);
        current = new Set([...current, `picture ${number}`]);
        states.push(JSON.stringify([...current].sort()));
        if (number % 3 === 0) continue;
        await service.request("DELETE", `/api/media/${id}`, { as: publisher });
        current.delete(`picture ${number}`);
        states.push(JSON.stringify([...current].sort()));
      }
    }
    const writing = write();
    const to = join(room, "busy");
    try {
      for (let round = 0; round < 2; round += 1) await runBackup(to);
    } finally {
      stopped = true;
      await writing;
    }
    expect(states.length).toBeGreaterThan(4);
    expect(await listBackups(to)).toHaveLength(2);
    for (const name of await listBackups(to)) {
      const folder = join(to, name);
      const into = target(`restored-${name}`);
      await restoreBackup(into, options(folder));
      const names = JSON.stringify(readNames(join(into.dataDir, "cms.db")));
      expect(states).toContain(names);
      expect(await problemsOf(folder)).toEqual([]);
      expect((await readManifest(folder)).missing).toEqual([]);
    }
  }, 30_000);

  it("names rows whose file is missing, at the backup and at each check", async () => {
    const media = join(place.dataDir, "media");
    const [name = ""] = readdirSync(media).filter((file) => file.startsWith("p0"));
    renameSync(join(media, name), join(room, name));
    const to = join(room, "lost");
    const older = join(to, nameBackup(new Date(0)));
    mkdirSync(older, { recursive: true });
    writeFileSync(join(older, MANIFEST), "{}");
    const { folder, manifest, removed } = await makeBackup(place, { ...backupTo(to), keep: 1 });
    renameSync(join(room, name), join(media, name));
    expect(manifest.missing).toEqual([name]);
    // Older backups may have the file.
    expect(removed).toEqual([]);
    const env = { ...process.env, DATA_DIR: place.dataDir, DATABASE_URL: "" };
    renameSync(join(media, name), join(room, name));
    const command = await run(process.execPath, [COMMAND, "--to", to], { env }).catch(
      (error: unknown) => error,
    );
    renameSync(join(room, name), join(media, name));
    expect(command).toMatchObject({
      code: 2,
      stdout: expect.stringContaining("Warning") as string,
    });
    expect(await problemsOf(folder)).toEqual([expect.stringContaining(name)]);
  });

  it("contains no secret unless a file for them is given, which is apart", async () => {
    const values = SECRET_VARIABLES.flatMap((name) => process.env[name] || []);
    const [key = ""] = readdirSync(join(service.dataDir, "evidence-keys"));
    const pem = readFileSync(join(service.dataDir, "evidence-keys", key), "utf8");
    const secret = pem.split("\n")[1] ?? "";
    expect(values).toHaveLength(5);
    for (const path of listTree(made.folder)) {
      const data = readFileSync(join(made.folder, path));
      for (const value of [...values, secret])
        expect(data.includes(value), `${path} contains a secret`).toBe(false);
    }
    const to = join(room, "with-secrets");
    const file = join(room, "apart", "secrets.json");
    const given = { ...backupTo(to), secrets: file, variables: process.env };
    await expect(makeBackup(place, { ...given, secrets: join(to, "s.json") })).rejects.toThrow(
      "in the folder of the backups",
    );
    const { folder } = await makeBackup(place, given);
    expect(statSync(file).mode & 0o777).toBe(0o600);
    const into = target("secret-target");
    await restoreBackup(into, options(folder, { secrets: file }));
    const stored = JSON.parse(readFileSync(join(into.dataDir, "secrets.json"), "utf8")) as Stored;
    expect(Object.values(stored).sort()).toEqual(values.toSorted());
    expect(readFileSync(join(into.dataDir, "evidence-keys", key), "utf8")).toBe(pem);
    const { fingerprints } = await readManifest(folder);
    expect(fitsFingerprints(fingerprints, process.env)).toBe(true);
    for (const name of ["PAYLOAD_SECRET", "SITE_API_KEY"])
      for (const value of ["another", undefined])
        expect(fitsFingerprints(fingerprints, { ...process.env, [name]: value })).toBe(false);
    expect(fitsFingerprints({}, process.env)).toBe(false);
    // Other secrets do not replace those that older backups need.
    const other = await collectSecrets(place.dataDir, { PAYLOAD_SECRET: "another" });
    for (let time = 0; time < 2; time += 1) await writeSecrets(file, other, new Date());
    expect(readdirSync(join(room, "apart"))).toHaveLength(2);
  });

  it("is kept as often as asked, and the newest never goes", async () => {
    const to = join(room, "kept");
    const at = (day: number): Date => new Date(Date.UTC(2026, 0, day));
    for (const day of [1, 2, 3, 4]) mkdirSync(join(to, nameBackup(at(day))), { recursive: true });
    for (const day of [2, 3, 4]) writeFileSync(join(to, nameBackup(at(day)), MANIFEST), "{}");
    mkdirSync(join(to, "of-somebody-else"));
    const { removed } = await makeBackup(place, { ...backupTo(to), keep: 2, now: at(5) });
    expect(removed).toEqual([nameBackup(at(2)), nameBackup(at(3))]);
    expect(await listBackups(to)).toEqual([nameBackup(at(4)), nameBackup(at(5))]);
    // What is no complete backup is not counted and not removed.
    expect(readdirSync(to)).toHaveLength(4);
    // The new backup stays, also when the clock was ahead at an earlier one.
    await makeBackup(place, { ...backupTo(to), keep: 1, now: at(3) });
    expect(await listBackups(to)).toEqual([nameBackup(at(3))]);
    await makeBackup(place, { ...backupTo(to), keep: 2, now: at(5) });
    for (const keep of [0, -1, 1.5, Number.NaN])
      await expect(makeBackup(place, { ...backupTo(to), keep })).rejects.toThrow("--keep");
    expect(await listBackups(to)).toHaveLength(2);
  });
});

describe("a backup that cannot be made leaves nothing", () => {
  it("refuses a second one at the same time, and a lock of an ended process is no obstacle", async () => {
    const to = join(room, "twice");
    const child = spawn(process.execPath, ["-e", ""]);
    await new Promise((resolve) => child.once("exit", resolve));
    mkdirSync(join(to, "backup-of-an-ended-process.part"), { recursive: true });
    const lock = join(to, ".backup-running");
    writeFileSync(lock, `${child.pid ?? 0}\n`);
    const first = makeBackup(place, backupTo(to));
    // There is no lock while the one of the ended process is replaced.
    const own = `${process.pid} ${hostname()}`;
    await waitUntil(() => existsSync(lock) && readFileSync(lock, "utf8").trim() === own);
    await expect(makeBackup(place, backupTo(to))).rejects.toThrow(
      `Another backup into ${to} is running (process ${process.pid} on ${hostname()})`,
    );
    await first;
    writeFileSync(lock, `${child.pid ?? 0} another-machine\n`);
    await expect(makeBackup(place, backupTo(to))).rejects.toThrow("on another-machine");
    rmSync(lock);
    expect(readdirSync(to).every((name) => /^backup-.*Z$/.test(name))).toBe(true);
  });

  it("says what to do about folders and disks", async () => {
    await expect(makeBackup(place, backupTo(join(place.dataDir, "b")))).rejects.toThrow(
      "is in the data folder",
    );
    const file = join(room, "a-file");
    writeFileSync(file, "");
    await expect(makeBackup(place, backupTo(join(file, "b")))).rejects.toThrow("cannot be written");
    const to = join(room, "no-database");
    await expect(makeBackup(target("nothing"), backupTo(to))).rejects.toThrow(
      "There is no database at",
    );
    mkdirSync(join(room, "damaged"));
    writeFileSync(join(room, "damaged", "cms.db"), "no database ".repeat(1000));
    await expect(makeBackup(target("damaged"), backupTo(to))).rejects.toThrow(
      "is damaged (file is not a database): restore the last backup",
    );
    expect(readdirSync(to)).toEqual([]);
    for (const error of [
      Object.assign(new Error("x"), { code: "ENOSPC" }),
      Object.assign(new Error("database or disk is full"), { errcode: 13 }),
      new Error("pg_dump: error: could not write to output file: No space left on device"),
    ])
      expect(String(explainWrite(error, "/backups"))).toContain("The disk of /backups is full");
    expect(String(explainWrite(Object.assign(new Error(), { code: "EROFS" }), "/b"))).toContain(
      "change its rights",
    );
    const unreadable = Object.assign(new Error(), { code: "EACCES", path: "/data/media/a.png" });
    expect(String(explainWrite(unreadable, "/b"))).toContain("/data/media/a.png cannot be read");
  });
});

describe("a changed backup", () => {
  it("is found by one byte in each kind of file, and is not restored", async () => {
    const kinds = new Map(made.manifest.files.map(({ path }) => [path.split("/")[0], path]));
    expect([...kinds.keys()].sort()).toEqual(["database.db", "leads", "media", "outbox"]);
    for (const path of kinds.values()) {
      const undo = flipByte(join(made.folder, path));
      expect(await problemsOf(made.folder)).toEqual([expect.stringContaining(path)]);
      const into = target("never");
      await expect(restoreBackup(into, options(made.folder))).rejects.toThrow(path);
      expect(existsSync(into.dataDir)).toBe(false);
      undo();
    }
    const undo = flipByte(join(made.folder, MANIFEST));
    await expect(readManifest(made.folder)).rejects.toThrow("was changed or is damaged");
    undo();
    expect(await problemsOf(made.folder)).toEqual([]);
  });

  it("is refused without its manifest, with a newer format, and without a file", async () => {
    const manifest = join(made.folder, MANIFEST);
    renameSync(manifest, `${manifest}.away`);
    await expect(restoreBackup(target("never"), options(made.folder))).rejects.toThrow(
      "is not a complete backup",
    );
    renameSync(`${manifest}.away`, manifest);
    const text = readFileSync(manifest, "utf8");
    writeFileSync(manifest, text.replace('"format": 1', '"format": 2'));
    await expect(readManifest(made.folder)).rejects.toThrow("has format 2");
    writeFileSync(manifest, text);
    const lead = join(made.folder, "leads", LEAD);
    renameSync(lead, join(room, LEAD));
    expect(await problemsOf(made.folder)).toEqual([`leads/${LEAD} is missing.`]);
    renameSync(join(room, LEAD), lead);
  });

  it("has a sentence for a file that its manifest does not list, which is not restored", async () => {
    const added = join(made.folder, "outbox", "added.eml");
    writeFileSync(added, "not of this backup");
    const into = target("unlisted");
    try {
      expect(await problemsOf(made.folder)).toEqual([
        expect.stringContaining("outbox/added.eml is not part of the backup"),
      ]);
      await restoreBackup(into, options(made.folder));
    } finally {
      rmSync(added);
    }
    expect(readdirSync(join(into.dataDir, "outbox"))).toEqual(["message.eml"]);
  });
});

describe("a restore", () => {
  it("gives back database, media, messages and an intact audit log", async () => {
    const into = target("whole");
    const { aside, secrets } = await restoreBackup(into, options(made.folder));
    expect([aside, secrets]).toEqual([[], false]);
    for (const folder of ["media", "leads", "outbox"])
      for (const name of readdirSync(join(made.folder, folder))) {
        const [restored, source] = [into.dataDir, service.dataDir].map((root) =>
          join(root, folder, name),
        );
        expect(readFileSync(restored ?? "")).toEqual(readFileSync(source ?? ""));
        // Messages are kept for a time that begins with that of their file.
        const times = [restored, source].map((path) => Math.round(statSync(path ?? "").mtimeMs));
        expect(times[0]).toBe(times[1]);
      }
    const again = await makeBackup(into, backupTo(join(room, "again")));
    const { rows, audit, migrations } = made.manifest;
    expect(again.manifest).toMatchObject({ rows, audit, migrations, missing: [] });
    // A backup of a restored folder has the same files, byte for byte.
    const sums = (manifest: typeof made.manifest): readonly unknown[] =>
      manifest.files.filter(({ path }) => path !== "database.db");
    expect(sums(again.manifest)).toEqual(sums(made.manifest));
  });

  it("refuses a folder with data, and with --replace moves it aside with its secrets kept", async () => {
    const into = target("replaced");
    mkdirSync(join(into.dataDir, "media"), { recursive: true });
    writeFileSync(join(into.dataDir, "secrets.json"), "{}");
    await restoreBackup(into, options(made.folder));
    writeFileSync(join(into.dataDir, "mark"), "old");
    await expect(restoreBackup(into, options(made.folder))).rejects.toThrow("is not empty");
    expect(existsSync(join(into.dataDir, "mark"))).toBe(true);
    const { aside, secrets } = await restoreBackup(into, options(made.folder, { replace: true }));
    expect(secrets).toBe(true);
    expect(existsSync(join(into.dataDir, "mark"))).toBe(false);
    expect(readFileSync(join(aside[0] ?? "", "mark"), "utf8")).toBe("old");
    expect(readNames(join(aside[0] ?? "", "cms.db"))).toEqual(["picture 0"]);
    expect(readdirSync(room).filter((name) => name.includes("restoring"))).toEqual([]);
  });

  it("keeps secrets and keys of the installation, also beside those of a file", async () => {
    const into = target("own-keys");
    mkdirSync(join(into.dataDir, "evidence-keys"), { recursive: true });
    writeFileSync(join(into.dataDir, "evidence-keys", "own.pem"), "own");
    writeFileSync(join(into.dataDir, "secrets.json"), "{}");
    const file = join(room, "of-a-file.json");
    const secrets = await collectSecrets(place.dataDir, { PAYLOAD_SECRET: "given" });
    await writeSecrets(file, secrets, new Date());
    const { aside } = await restoreBackup(into, options(made.folder, { secrets: file }));
    const names = [...Object.keys(secrets.evidence_keys), "own.pem"].sort();
    expect(readdirSync(join(into.dataDir, "evidence-keys")).sort()).toEqual(names);
    expect(names).toHaveLength(2);
    // Other secrets of the installation are moved aside, not deleted.
    expect(readFileSync(join(aside[0] ?? "", "secrets.json"), "utf8")).toBe("{}");
  });

  it("treats a database outside of the data folder as data, and moves it aside", async () => {
    const file = join(room, "elsewhere", "site.db");
    const into = { ...target("outside"), databaseUrl: `file:${file}` };
    await restoreBackup(into, options(made.folder));
    expect(readNames(file)).toEqual(["picture 0"]);
    rmSync(into.dataDir, { recursive: true });
    await expect(restoreBackup(into, options(made.folder))).rejects.toThrow(
      `The database ${file} exists`,
    );
    const { aside } = await restoreBackup(into, options(made.folder, { replace: true }));
    expect(readNames(aside[0] ?? "")).toEqual(["picture 0"]);
    expect(readdirSync(join(room, "elsewhere")).filter((name) => /restoring/.test(name))).toEqual(
      [],
    );
  });

  it("is undone when a step of the exchange fails", async () => {
    const file = join(room, "undone-elsewhere", "site.db");
    const into = { ...target("undone"), databaseUrl: `file:${file}` };
    await restoreBackup(into, options(made.folder));
    writeFileSync(join(into.dataDir, "mark"), "old");
    const now = new Date(Date.UTC(2026, 0, 1));
    // The former database cannot get the name of a folder.
    const blocked = `${file}-before-restore-2026-01-01T00-00-00-000Z`;
    mkdirSync(join(blocked, "full"), { recursive: true });
    const before = [listTree(into.dataDir), await hashFile(file)];
    const replace = options(made.folder, { replace: true, now });
    await expect(restoreBackup(into, replace)).rejects.toThrow();
    expect([listTree(into.dataDir), await hashFile(file)]).toEqual(before);
    expect(readdirSync(room).filter((name) => /restoring|undone-before/.test(name))).toEqual([]);
    expect(readdirSync(join(room, "undone-elsewhere"))).toHaveLength(2);
  });

  it("is undone when the process is told to end, and leaves nothing", async () => {
    const into = target("interrupted");
    let told = 0;
    const stop = options(made.folder, {
      step: (name, work) => {
        if (name === "Copying the database") told = Number(process.emit("SIGTERM", "SIGTERM"));
        return silently(name, work);
      },
    });
    await expect(restoreBackup(into, stop)).rejects.toThrow("was interrupted");
    expect(told).toBe(1);
    expect(readdirSync(room).filter((name) => name.includes("interrupted"))).toEqual([]);
  });

  it("refuses while a service runs on the database, also with --replace", async () => {
    // Locks are between processes, and the service of this test is in this one.
    const program = `const { createClient } = require("@libsql/client");
      const client = createClient({ url: process.argv[1] });
      client.execute("PRAGMA journal_mode = WAL")
        .then(() => client.execute("SELECT name FROM media"))
        .then(() => console.log("open"));
      setInterval(() => undefined, 1000);`;
    const into = target("whole");
    const child = spawn(process.execPath, ["-e", program, into.databaseUrl], {
      ...{ cwd: import.meta.dirname, stdio: ["ignore", "pipe", "inherit"] },
    });
    await new Promise((resolve) => child.stdout.once("data", resolve));
    try {
      for (const replace of [false, true])
        await expect(restoreBackup(into, options(made.folder, { replace }))).rejects.toThrow(
          "A service is running",
        );
    } finally {
      child.kill("SIGKILL");
      await new Promise((resolve) => child.once("exit", resolve));
    }
    expect(isSqliteOpen(join(into.dataDir, "cms.db"))).toBe(false);
  });

  it("refuses a backup of a newer version, and one of another kind of database", async () => {
    const newest = made.manifest.migrations.at(-1) ?? "";
    const migrations = made.manifest.migrations.slice(0, -1);
    await expect(restoreBackup(target("n"), options(made.folder, { migrations }))).rejects.toThrow(
      newest,
    );
    const postgres = { ...target("n"), databaseUrl: "postgres://127.0.0.1:1/none" };
    await expect(restoreBackup(postgres, options(made.folder))).rejects.toThrow("SQLite");
    expect(existsSync(join(room, "n"))).toBe(false);
  });
});
