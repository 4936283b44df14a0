/** Answers a request with the progress of long work, line by line. */
import type { PayloadRequest } from "payload";
import { getSay } from "../labels/request-words.ts";
import type { Tell } from "./export.ts";
import { BundleError, writeBundleProblem } from "./problem.ts";

/** A line of the answer: the progress, the result, or the sentence of a problem. */
export type ProgressLine<T> =
  | { readonly done: number; readonly all: number }
  | { readonly result: T }
  | { readonly problem: string };

/** Pause in ms between two lines with the progress. */
const PAUSE = 200;

/** Returns the sentence of a failure. An unexpected one is logged. */
function explain(req: PayloadRequest, error: unknown): string {
  const say = getSay(req);
  if (error instanceof BundleError) return writeBundleProblem(say, error.problem);
  req.payload.logger.error({ err: error, msg: "The export or import failed." });
  return say("service.status", { status: 500 });
}

/**
 * Answers with lines of JSON (`ProgressLine`) while the work runs. It runs to its end, also when
 * nobody reads the answer any more.
 */
export function answerWithProgress(
  req: PayloadRequest,
  work: (tell: Tell) => Promise<object>,
): Response {
  const encoder = new TextEncoder();
  let isOpen = true;
  let told = 0;
  const body = new ReadableStream<Uint8Array>({
    start(controller) {
      function write(line: ProgressLine<object>): void {
        if (isOpen) controller.enqueue(encoder.encode(`${JSON.stringify(line)}\n`));
      }
      const tell: Tell = (done, all) => {
        if (Date.now() - told < PAUSE && done !== all) return;
        told = Date.now();
        write({ done, all });
      };
      void work(tell)
        .then(
          (result) => {
            write({ result });
          },
          (error: unknown) => {
            write({ problem: explain(req, error) });
          },
        )
        .finally(() => {
          if (isOpen) controller.close();
        });
    },
    cancel() {
      isOpen = false;
    },
  });
  const headers = {
    "content-type": "application/x-ndjson",
    "cache-control": "no-store, no-transform",
  };
  return new Response(body, { headers });
}
