/** Crawls a running site: requests the given pages and follows internal links, eight at a time. */
import { availableParallelism } from "node:os";
import { Worker } from "node:worker_threads";
import { LOCALES } from "@orlaya/locales";
import { AUDIENCES, buildPath, isTechnicalPath } from "@orlaya/routes";
import type { PageFacts } from "./facts.ts";
import type { Read, Reading } from "./worker.ts";

/** Options of `crawl`. */
export interface CrawlOptions {
  /** Origin of the site without a trailing slash, as in its canonical addresses. */
  readonly origin: string;
  /** Paths of the first pages. */
  readonly seeds: readonly string[];
  /** Which links are followed: all, only those of the seeds ("targets"), or none. */
  readonly follow: "all" | "targets" | "none";
  /**
   * Whether HTML is validated, which is most of the work: that of all pages with `follow: "all"`,
   * otherwise that of the seeds. Default: true.
   */
  readonly validate?: boolean;
  /** Called after each page with the number of crawled and of known pages. */
  readonly progress?: (done: number, known: number) => void;
  /** Receives each page as the site sent it, before its facts are read. */
  readonly onPage?: (path: string, status: number, html: string) => Promise<void>;
}

/** Number of concurrent requests. */
const FETCHES = 8;
/** Most requests for a page that answers 503. */
const TRIES = 3;
/** Whether a path is a page. Media, feeds and technical addresses are not crawled. */
const isPage = (path: string): boolean => !isTechnicalPath(path) && !/\.[a-z0-9]+$/.test(path);

/** Starts worker threads that read pages. Pages are distributed to the threads in turn. */
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

/** Requests a page without following redirects. Retries on 503 after the time in Retry-After. */
async function get(address: string): Promise<Response> {
  for (let attempt = 1; ; attempt += 1) {
    const answer = await fetch(address, {
      redirect: "manual",
      headers: { accept: "text/html" },
      signal: AbortSignal.timeout(30_000),
    });
    // 503 means overload, not a problem of the page.
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

/**
 * Processes a queue until it is empty, `FETCHES` jobs at a time. Jobs may add jobs.
 * @throws the error of the first job that fails
 */
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

/** Crawls a site. @returns the facts of every page that was reached, by path */
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

/** Paths of the home pages and not-found pages of every language and audience. */
export const HOMES: readonly string[] = LOCALES.flatMap((locale) =>
  AUDIENCES.flatMap((audience) => [
    buildPath("home", { locale, audience }),
    buildPath("error-404", { locale, audience }),
  ]),
);
