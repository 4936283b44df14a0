/**
 * Runs a task of this project (`scripts/<task>.ts`) on the pinned Node, after installing missing
 * packages. This file is plain JavaScript without dependencies, because it must run on any Node
 * from version 20 in a fresh clone.
 */
import { spawn } from "node:child_process";
import { createHash } from "node:crypto";
import { existsSync, readFileSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";

const root = join(dirname(fileURLToPath(import.meta.url)), "..");
const [task, ...rest] = process.argv.slice(2);
const underNpm = process.env.npm_lifecycle_event !== undefined;
const fail = (sentence) => {
  process.stderr.write(`${sentence}\n`);
  process.exit(1);
};
if (!task || !existsSync(join(root, "scripts", `${task}.ts`)))
  fail(`There is no task "${task ?? ""}" in scripts/: see the scripts in package.json.`);
if (Number(process.versions.node.split(".")[0]) < 20)
  fail(`Node ${process.versions.node} is too old: install Node 20 or later.`);

/**
 * Returns the ids of the parent and, on Linux, of the grandparent process. When npm is killed it
 * forwards no signal; then this process, or the shell in which npm runs it, gets another parent.
 */
const ancestors = () => {
  let above = 0;
  try {
    above = Number(
      /^PPid:\s*(\d+)$/m.exec(readFileSync(`/proc/${process.ppid}/status`, "utf8"))?.[1],
    );
  } catch {
    // /proc exists on Linux only, and only there a shell runs between npm and this process.
  }
  return `${process.ppid} ${above}`;
};

/** Runs a command and forwards SIGTERM to it. @returns its exit code */
const run = (command, args, options = {}) =>
  new Promise((resolve) => {
    const child = spawn(command, args, { cwd: root, stdio: "inherit", ...options });
    const forward = (signal) => {
      child.kill(signal);
    };
    const before = ancestors();
    const orphaned = setInterval(() => {
      if (underNpm && ancestors() !== before) child.kill("SIGTERM");
    }, 1000);
    // The terminal sends SIGINT to the whole process group; SIGTERM reaches this process only.
    process.on("SIGINT", () => undefined);
    process.on("SIGTERM", forward);
    child.once("error", (error) => {
      fail(`${command} could not be started: ${error.message}.`);
    });
    child.once("exit", (code, signal) => {
      process.off("SIGTERM", forward);
      clearInterval(orphaned);
      resolve(signal ? 1 : (code ?? 1));
    });
  });

const lock = readFileSync(join(root, "package-lock.json"));
const wanted = createHash("sha256").update(lock).digest("hex");
const stamp = join(root, "node_modules", ".installed");
const pinned = join(
  root,
  "node_modules",
  ".bin",
  process.platform === "win32" ? "node.cmd" : "node",
);
// The registry has the pinned runtime for Linux and Windows. On other systems (macOS) the installed
// Node is used from version 24.
const own = Number(process.versions.node.split(".")[0]) >= 24 ? process.execPath : null;
const runtime = () => (existsSync(pinned) ? pinned : own);
if (runtime() === null || !existsSync(stamp) || readFileSync(stamp, "utf8") !== wanted) {
  const started = Date.now();
  process.stdout.write("Installing packages …\n");
  const timer = setInterval(() => {
    process.stdout.write(`  still installing, ${Math.round((Date.now() - started) / 1000)} s\n`);
  }, 15_000);
  // Install scripts are not run: all dependencies ship their binaries inside their packages.
  const code = await run(
    process.platform === "win32" ? "npm.cmd" : "npm",
    ["ci", "--ignore-scripts", "--no-audit", "--no-fund", "--loglevel=error"],
    { shell: process.platform === "win32" },
  );
  clearInterval(timer);
  if (code !== 0)
    fail(
      "The packages could not be installed. Check the network and the message above, then try again.",
    );
  if (runtime() === null)
    fail(
      `The registry has no pinned Node for ${process.platform}-${process.arch}: install Node 24 and try again.`,
    );
  writeFileSync(stamp, wanted);
  process.stdout.write(`Packages installed in ${Math.round((Date.now() - started) / 1000)} s.\n`);
}
const path = `${join(root, "node_modules", ".bin")}${process.platform === "win32" ? ";" : ":"}${process.env.PATH ?? ""}`;
// The IPC channel closes when this process ends, even when it is killed. Then the task stops too.
const stdio = ["inherit", "inherit", "inherit", "ipc"];
process.exit(
  await run(runtime(), [join(root, "scripts", `${task}.ts`), ...rest], {
    stdio,
    env: { ...process.env, PATH: path },
  }),
);
