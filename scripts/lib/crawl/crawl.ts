/** Walks through a running site: from its homes and its sitemap along every internal link, a bounded number at a time. */
import { availableParallelism } from "node:os";
import { Worker } from "node:worker_threads";
import { LOCALES } from "@orlaya/locales";
import { AUDIENCES, buildPath, isTechnicalPath } from "@orlaya/routes";
import type { PageFacts } from "./facts.ts";
import type { Read, Reading } from "./worker.ts";

export interface CrawlOptions {
  /** Address of the site without a slash at its end, as its canonical addresses have it. */
  readonly origin: string;
  /** Where to begin. */
  readonly seeds: readonly string[];
  /** How far links are followed: the whole site, to the pages that the seeds link to, or not at all. */
  readonly follow: "all" | "targets" | "none";
  /** Whether the HTML of the seeds, or of all pages of the whole site, is validated: most of the work. True unless told otherwise. */
  readonly validate?: boolean;
  readonly progress?: (done: number, known: number) => void;
  /** Takes each page as it was sent, before its facts are read. */
  readonly onPage?: (path: string, status: number, html: string) => Promise<void>;
}

const FETCHES = 8;
const TRIES = 3;
/** Pages we read, not files: media, feeds and the technical addresses are not part of a crawl. */
const isPage = (path: string): boolean => !isTechnicalPath(path) && !/\.[a-z0-9]+$/.test(path);

/** Threads that read pages; each takes the next when it is done with one. */
function readers(count: number) {
  const waiting = new Map<
    number,
    { readonly resolve: (page: PageFacts) => void; readonly reject: (error: Error) => void }
  >();
  const workers = Array.from(
    { length: count },
    () => new Worker(new URL("./worker.ts", import.meta.url)),
  );
  let next = 0;
  for (const worker of workers) {
    worker.on("message", (read: Read) => {
      const job = waiting.get(read.id);
      waiting.delete(read.id);
      if ("page" in read) job?.resolve(read.page);
      else job?.reject(new Error(read.failure));
    });
    worker.on("error", (error) => {
      for (const { reject } of waiting.values())
        reject(error instanceof Error ? error : new Error(String(error)));
    });
  }
  return {
    read: (reading: Omit<Reading, "id">): Promise<PageFacts> =>
      new Promise((resolve, reject) => {
        next += 1;
        waiting.set(next, { resolve, reject });
        workers[next % count]?.postMessage({ ...reading, id: next });
      }),
    stop: async (): Promise<void> => {
      await Promise.all(workers.map((worker) => worker.terminate()));
    },
  };
}

async function get(address: string): Promise<Response> {
  for (let attempt = 1; ; attempt += 1) {
    const answer = await fetch(address, {
      redirect: "manual",
      headers: { accept: "text/html" },
      signal: AbortSignal.timeout(30_000),
    });
    // Overload is no fault of a page: the site says when to ask again.
    if (answer.status !== 503 || attempt === TRIES) return answer;
    await answer.body?.cancel();
    await new Promise((resolve) => {
      setTimeout(resolve, 1000 * Number(answer.headers.get("retry-after") ?? 1));
    });
  }
}

interface Job {
  readonly path: string;
  readonly seed: boolean;
}

/** Works on a queue that may grow meanwhile, `FETCHES` jobs at a time, until it is empty. @throws what the first job throws */
function drain(queue: Job[], work: (job: Job) => Promise<void>): Promise<void> {
  let running = 0;
  return new Promise((resolve, reject) => {
    function pump(): void {
      if (queue.length === 0 && running === 0) {
        resolve();
        return;
      }
      while (running < FETCHES) {
        const job = queue.shift();
        if (!job) return;
        running += 1;
        work(job).then(() => {
          running -= 1;
          pump();
        }, reject);
      }
    }
    pump();
  });
}

/** Every page that was reached, by its path. */
export async function crawl({
  origin,
  seeds,
  follow,
  validate = true,
  progress,
  onPage,
}: CrawlOptions): Promise<ReadonlyMap<string, PageFacts>> {
  const pages = new Map<string, PageFacts>();
  const known = new Set(seeds);
  const queue: Job[] = [...known].map((path) => ({ path, seed: true }));
  const pool = readers(Math.max(1, Math.min(4, availableParallelism())));
  async function visit({ path, seed }: Job): Promise<void> {
    const answer = await get(origin + path);
    const html = await answer.text();
    await onPage?.(path, answer.status, html);
    const page = await pool.read({
      path,
      status: answer.status,
      location: answer.headers.get("location"),
      html,
      origin,
      validate: validate && (seed || follow === "all"),
    });
    pages.set(path, page);
    progress?.(pages.size, known.size);
    if (follow === "none" || (follow === "targets" && !seed)) return;
    for (const { path: target } of page.links) {
      if (known.has(target) || !isPage(target.split("?")[0] ?? target)) continue;
      known.add(target);
      queue.push({ path: target, seed: false });
    }
  }
  try {
    await drain(queue, visit);
  } finally {
    await pool.stop();
  }
  return pages;
}

/** The homes of every language and site, and the not-found pages. */
export const HOMES: readonly string[] = LOCALES.flatMap((locale) =>
  AUDIENCES.flatMap((audience) => [
    buildPath("home", { locale, audience }),
    buildPath("error-404", { locale, audience }),
  ]),
);
