/**
 * Handlers of technical addresses that are not pages: health, revalidation, reports and
 * security.txt.
 */
import { isTimely, SIGNATURE_HEADER } from "@orlaya/contract";
import type { SiteObserver } from "../metrics/site-observer.ts";
import type { Runtime } from "../process/runtime.ts";
import { createReportLog } from "./csp-report.ts";
import type { Handler } from "./exchange.ts";
import { readBody } from "./read-body.ts";
import { sendJson, sendStatus, sendText } from "./responses.ts";
import { readRevalidation } from "./revalidation.ts";
import { buildSecurityTxt } from "./security-headers.ts";

/** Maximum size of a revalidation call in bytes. */
const MAX_CALL = 1024 * 1024;
/** Maximum size of a report in bytes. */
const MAX_REPORT = 64 * 1024;

/** Responds that the process is running. */
export const answerHealth: Handler = ({ response }) => {
  sendJson(response, 200, { status: "ok" });
};

/**
 * Creates the readiness handler: the process is ready when it has content and is not shutting down.
 */
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
export function createRevalidationHandler(
  { env, log, publish }: Pick<Runtime, "env" | "log" | "publish">,
  metrics: SiteObserver,
): Handler {
  return async ({ request, response }) => {
    const header = request.headers[SIGNATURE_HEADER];
    const signature = Array.isArray(header) ? header[0] : header;
    // The body is read only when the time in the signature is current.
    const text = isTimely(signature, Date.now()) ? await readBody(request, MAX_CALL) : "";
    if (text === null) {
      sendText(response, 413, "The call is too long.");
      return;
    }
    const result = readRevalidation(env.REVALIDATE_SECRET, signature, text, Date.now());
    if (result.kind === "refused") {
      metrics.count("refused");
      log.warn("revalidation refused", { reason: result.reason });
      sendJson(response, result.status, { error: result.reason });
      return;
    }
    metrics.invalidate(result.at === null ? null : (Date.now() - result.at) / 1000);
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
