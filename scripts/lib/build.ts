/** Builds both applications when their sources changed since the last build. */
import { createHash } from "node:crypto";
import { existsSync } from "node:fs";
import { mkdir, readFile, readdir, rm, writeFile } from "node:fs/promises";
import { brotliCompressSync, constants, gzipSync } from "node:zlib";
import { join } from "node:path";
import { runCommand, ROOT, runStep } from "./steps.ts";

const STAMPS = join(ROOT, ".build");
const SKIP = new Set(["node_modules", "dist", ".next", ".astro", "generated-types"]);

async function hashFolder(hash: ReturnType<typeof createHash>, folder: string): Promise<void> {
  const entries = (await readdir(folder, { withFileTypes: true })).sort((a, b) =>
    a.name < b.name ? -1 : 1,
  );
  for (const entry of entries) {
    if (SKIP.has(entry.name) || entry.name.includes(".test.") || entry.name === "next-env.d.ts")
      continue;
    const path = join(folder, entry.name);
    if (entry.isDirectory()) await hashFolder(hash, path);
    else hash.update(path.slice(ROOT.length)).update(await readFile(path));
  }
}
/** Returns a hash of package-lock.json and of all sources in the folders, without tests. */
async function sources(folders: readonly string[]): Promise<string> {
  const hash = createHash("sha256").update(await readFile(join(ROOT, "package-lock.json")));
  for (const folder of folders) await hashFolder(hash, join(ROOT, folder));
  return hash.digest("hex");
}

interface Application {
  readonly name: string;
  readonly folders: readonly string[];
  readonly output: string;
  readonly build: () => Promise<void>;
}

/** Writes a brotli and a gzip version of each text file, so that the server compresses nothing. */
async function compress(folder: string): Promise<void> {
  for (const entry of await readdir(folder, { withFileTypes: true, recursive: true })) {
    if (!entry.isFile() || !/\.(?:js|css|svg|json|txt|xml)$/.test(entry.name)) continue;
    const path = join(entry.parentPath, entry.name);
    const body = await readFile(path);
    await writeFile(
      `${path}.br`,
      brotliCompressSync(body, { params: { [constants.BROTLI_PARAM_QUALITY]: 11 } }),
    );
    await writeFile(`${path}.gz`, gzipSync(body, { level: 9 }));
  }
}

const APPLICATIONS: readonly Application[] = [
  {
    name: "site",
    folders: ["apps/site", "packages"],
    output: "apps/site/dist/server/entry.mjs",
    build: async () => {
      await runCommand("The build of the site", "astro", ["build"], {
        cwd: join(ROOT, "apps/site"),
        log: join(STAMPS, "site.log"),
        env: { ...process.env, NODE_ENV: "production", ASTRO_TELEMETRY_DISABLED: "1" },
      });
      await compress(join(ROOT, "apps/site/dist/client"));
    },
  },
  {
    name: "content service",
    folders: ["apps/cms", "packages"],
    output: "apps/cms/.next/BUILD_ID",
    build: () =>
      runCommand("The build of the content service", "npm", ["run", "build", "-w", "apps/cms"], {
        log: join(STAMPS, "cms.log"),
        env: { ...process.env, NODE_ENV: "production", NEXT_TELEMETRY_DISABLED: "1" },
      }),
  },
];

/**
 * Builds each application whose sources differ from its last build. The applications are built one
 * after the other, because each build uses both cores.
 */
export async function build(): Promise<void> {
  await mkdir(STAMPS, { recursive: true });
  for (const application of APPLICATIONS) {
    const stamp = join(STAMPS, `${application.name.replace(" ", "-")}.stamp`);
    const wanted = await sources(application.folders);
    if (
      existsSync(join(ROOT, application.output)) &&
      existsSync(stamp) &&
      (await readFile(stamp, "utf8")) === wanted
    )
      continue;
    await rm(stamp, { force: true });
    await runStep(`Building the ${application.name}`, application.build);
    await writeFile(stamp, wanted);
  }
}
