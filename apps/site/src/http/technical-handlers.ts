/** Answers the technical addresses that are no pages: health, publishing, reports, and where to report a problem. */
import { isTimely, SIGNATURE_HEADER } from "@orlaya/contract";
import type { Runtime } from "../process/runtime.ts";
import { createReportLog } from "./csp-report.ts";
import type { Handler } from "./exchange.ts";
import { readBody } from "./read-body.ts";
import { sendJson, sendStatus, sendText } from "./responses.ts";
import { readRevalidation } from "./revalidation.ts";
import { buildSecurityTxt } from "./security-headers.ts";

/** Most bytes of a revalidation call. */
const MAX_CALL = 1024 * 1024;
/** Most bytes of a report. */
const MAX_REPORT = 64 * 1024;

/** Says that the process lives. */
export const answerHealth: Handler = ({ response }) => {
  sendJson(response, 200, { status: "ok" });
};

/** Creates the handler that says whether the process can serve: it has content, and is not being stopped. */
export function createReadyHandler(
  { content }: Pick<Runtime, "content">,
  isClosing: () => boolean,
): Handler {
  return ({ response }) => {
    const isReady = !isClosing() && content.remember.size() > 0;
    sendJson(response, isReady ? 200 : 503, { status: isReady ? "ready" : "not ready" });
  };
}

/** Creates the handler of the content service's signed call after publishing. */
export function createRevalidationHandler({
  env,
  log,
  publish,
}: Pick<Runtime, "env" | "log" | "publish">): Handler {
  return async ({ request, response }) => {
    const header = request.headers[SIGNATURE_HEADER];
    const signature = Array.isArray(header) ? header[0] : header;
    // Without a signature of now the body is not read.
    const text = isTimely(signature, Date.now()) ? await readBody(request, MAX_CALL) : "";
    if (text === null) {
      sendText(response, 413, "The call is too long.");
      return;
    }
    const result = readRevalidation(env.REVALIDATE_SECRET, signature, text, Date.now());
    if (result.kind === "refused") {
      log.warn("revalidation refused", { reason: result.reason });
      sendJson(response, result.status, { error: result.reason });
      return;
    }
    publish(result.tags);
    log.info("revalidated", { tags: result.tags.length });
    sendJson(response, 200, { invalidated: result.tags.length });
  };
}

/** Creates the handler of reports of violations of the content security policy. */
export function createReportHandler({ log }: Pick<Runtime, "log">): Handler {
  const report = createReportLog(log);
  return async ({ request, response }) => {
    const text = await readBody(request, MAX_REPORT);
    sendStatus(response, text === null ? 413 : report(text) ? 204 : 400);
  };
}

/** Creates the handler of security.txt. */
export function createSecurityTxtHandler({ env }: Pick<Runtime, "env">): Handler {
  return ({ response }) => {
    sendText(response, 200, buildSecurityTxt(env, Date.now()), {
      "cache-control": "public, max-age=86400",
    });
  };
}
