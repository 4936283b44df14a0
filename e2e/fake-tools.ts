/** A fake tag manager and a fake hosted consent tool on loopback. They record their requests. */
import { createServer } from "node:http";
import { freePort } from "../scripts/lib/settings.ts";

export interface FakeTools {
  readonly origin: string;
  /** Requests so far: path with query, and the `referer` header. */
  readonly requests: readonly { readonly url: string; readonly referer: string }[];
  close(): Promise<void>;
}

/**
 * The part of the hosted tool that the contract names: settings from a global, a queue of
 * callbacks, choices, and a function that opens it.
 */
const CONSENT_TOOL = `(() => {
  const settings = window.axeptioSettings;
  (window.started ??= []).push({ ...settings, afterLoad: performance.getEntriesByType('navigation')[0].loadEventStart > 0 });
  const listeners = [];
  const sdk = { on: (event, listener) => { if (event === 'cookies:complete') listeners.push(listener); }, openCookies: () => { window.opened = (window.opened ?? 0) + 1; } };
  window.answerConsent = (choices) => { for (const listener of listeners) listener(choices); };
  const waiting = window._axcb ?? [];
  window._axcb = { push: (callback) => callback(sdk) };
  for (const callback of waiting) callback(sdk);
})();`;
const TAG_MANAGER = `window.tagManagerRuns = (window.tagManagerRuns ?? 0) + 1; document.cookie = '_ga=GA1.1.1; path=/'; document.cookie = '_gcl_au=1.1; path=/';`;

/** Starts both tools on one free port. */
export async function startFakeTools(): Promise<FakeTools> {
  const requests: { url: string; referer: string }[] = [];
  const port = await freePort();
  const server = createServer((request, response) => {
    const url = request.url ?? "";
    requests.push({ url, referer: request.headers.referer ?? "" });
    const script = url.startsWith("/gtm.js")
      ? TAG_MANAGER
      : url.startsWith("/sdk.js")
        ? CONSENT_TOOL
        : null;
    response.writeHead(script === null ? 404 : 200, {
      "content-type": "text/javascript",
      "cross-origin-resource-policy": "cross-origin",
    });
    response.end(script ?? "");
  });
  await new Promise<void>((resolve) => {
    server.listen(port, "127.0.0.1", resolve);
  });
  return {
    origin: `http://127.0.0.1:${port}`,
    requests,
    close: () =>
      new Promise((resolve) => {
        server.closeAllConnections();
        server.close(() => {
          resolve();
        });
      }),
  };
}
