/** Endpoints that export all content, import it into an empty service, and import from Prismic. */
import { randomUUID } from "node:crypto";
import { createReadStream, createWriteStream } from "node:fs";
import { mkdir, readdir, rm, stat } from "node:fs/promises";
import { join } from "node:path";
import { Readable, Writable } from "node:stream";
import type { Endpoint, PayloadRequest } from "payload";
import { exportBundle } from "../bundle/export.ts";
import { importBundle, isEmptyService } from "../bundle/import.ts";
import { importPrismic } from "../bundle/prismic/import.ts";
import { answerWithProgress } from "../bundle/progress.ts";
import { env } from "../env.ts";
import type { Stored } from "../fields/record.ts";
import { note } from "../hooks/audit.ts";
import { getSay } from "../labels/request-words.ts";
import { requireConfirmed } from "../second-factor/confirm.ts";
import { answerProblem, createEndpoint, readParameter } from "./create-endpoint.ts";

/** How long an export can be downloaded. */
const KEPT_MS = 60 * 60 * 1000;
/** How many times larger than its limit a file may become when it is unpacked. */
const GROWTH = 20;
const MB = 1024 * 1024;
const NAME = "orlaya-content.zip";

const getFolder = (): string => join(env.dataDir, "bundles");
const getPath = (id: string): string => join(/* turbopackIgnore: true */ getFolder(), `${id}.zip`);

/** Creates the folder of files, and deletes the old ones. */
async function tidyFolder(): Promise<void> {
  await mkdir(getFolder(), { recursive: true, mode: 0o700 });
  for (const name of await readdir(getFolder())) {
    const path = join(/* turbopackIgnore: true */ getFolder(), name);
    const { mtimeMs } = await stat(path);
    if (mtimeMs < Date.now() - KEPT_MS) await rm(path, { force: true });
  }
}

/** Answer of an export. */
export interface ExportAnswer {
  readonly id: string;
  readonly name: string;
  readonly bytes: number;
  readonly documents: number;
  readonly media: number;
}

const exportEndpoint = createEndpoint("transfer", "post", "/bundle/export", async (req) => {
  await requireConfirmed(req);
  await tidyFolder();
  const id = randomUUID();
  const path = getPath(id);
  return answerWithProgress(req, async (tell) => {
    try {
      const to = Writable.toWeb(createWriteStream(path, { mode: 0o600 }));
      const { documents, media } = await exportBundle(req.payload, to, tell);
      await note(req, "export", "bundle", { id, title: NAME });
      const answer: ExportAnswer = {
        id,
        name: NAME,
        bytes: (await stat(path)).size,
        documents,
        media,
      };
      return answer;
    } catch (error) {
      await rm(path, { force: true });
      throw error;
    }
  });
});

const fileEndpoint = createEndpoint("transfer", "get", "/bundle/exports/:id", async (req) => {
  const id = readParameter(req, "id");
  const size = /^[0-9a-f-]{36}$/.test(id)
    ? await stat(getPath(id)).then(
        (found) => found.size,
        () => null,
      )
    : null;
  if (size === null) return answerProblem(404, getSay(req)("bundle.export.gone"));
  const body = Readable.toWeb(createReadStream(getPath(id))) as ReadableStream<Uint8Array>;
  return new Response(body, {
    headers: {
      "content-type": "application/zip",
      "content-length": String(size),
      "content-disposition": `attachment; filename="${NAME}"`,
      "cache-control": "no-store",
      "x-content-type-options": "nosniff",
    },
  });
});

/** Stores the body of a request in a file. @returns its path */
async function storeBody(req: PayloadRequest): Promise<string> {
  await tidyFolder();
  const path = getPath(randomUUID());
  const to = createWriteStream(path, { mode: 0o600 });
  const { body } = req;
  if (body) await body.pipeTo(Writable.toWeb(to));
  else await new Promise<void>((resolve) => to.end(resolve));
  return path;
}

/** Stores the body, and answers with the progress of its import. The file is deleted afterwards. */
async function importBody(
  req: PayloadRequest,
  work: (path: string, tell: (done: number, all: number) => void) => Promise<Stored | object>,
): Promise<Response> {
  const path = await storeBody(req);
  return answerWithProgress(req, async (tell) => {
    try {
      return await work(path, tell);
    } finally {
      await rm(path, { force: true });
    }
  });
}

const most = (): number => env.bundleMegabytes * MB * GROWTH;

const importEndpoint = createEndpoint("transfer", "post", "/bundle/import", async (req) => {
  if (!(await isEmptyService(req.payload)))
    return answerProblem(409, getSay(req)("bundle.problem.filled"));
  await requireConfirmed(req);
  return importBody(req, async (path, tell) => {
    const counts = await importBundle(req.payload, path, most(), tell);
    await note(req, "import", "bundle", { title: NAME });
    return counts;
  });
});

const prismicEndpoint = createEndpoint("transfer", "post", "/bundle/prismic", async (req) => {
  await requireConfirmed(req);
  return importBody(req, async (path, tell) => {
    const report = await importPrismic(req.payload, req.user, path, most(), tell);
    await note(req, "import", "prismic", { title: `${report.counts.created}` });
    return report;
  });
});

export const bundleEndpoints: readonly Endpoint[] = [
  exportEndpoint,
  fileEndpoint,
  importEndpoint,
  prismicEndpoint,
];
