/**
 * Fixtures for tests of the built site. A page fails its test on any console error, page error or
 * violation of the security policy (architecture §6.14).
 */
import {
  test as base,
  expect,
  type APIRequestContext,
  type BrowserContext,
  type ConsoleMessage,
  type Page,
  type Request,
} from "@playwright/test";
import { ADMIN } from "./setup.ts";

/** Whether every combination runs (`npm run test:full`), or the fixed sample of `npm test`. */
export const FULL = process.env["TEST_FULL"] === "1";
/**
 * Returns all items in the full run, and one item in `npm test`, chosen by `turn`. Tests with
 * different turns together cover the list.
 */
export function inTurn<T>(all: readonly T[], turn: number): readonly T[] {
  const one = all[turn % all.length];
  return FULL || one === undefined ? all : [one];
}

export const SITE = (): string => process.env["E2E_SITE"] ?? "http://localhost:3000";
export const CMS = (): string => process.env["E2E_CMS"] ?? "http://localhost:3001";
let session: Promise<string> | null = null;
/**
 * Logs in as the administrator, for runs in which setup.ts did not. It runs once per worker,
 * because the service counts attempts. @returns the value of a `cookie` header
 */
async function logIn(request: APIRequestContext): Promise<string> {
  const answer = await request.post(`${CMS()}/api/users/login`, {
    data: ADMIN,
    headers: { origin: CMS() },
  });
  expect(answer.status(), await answer.text()).toBe(200);
  return answer
    .headersArray()
    .filter(({ name }) => name.toLowerCase() === "set-cookie")
    .map(({ value }) => value.split(";")[0] ?? "")
    .join("; ");
}
/** Returns headers for requests to the content service as the administrator. */
export async function signIn(
  request: APIRequestContext,
): Promise<Readonly<Record<string, string>>> {
  return {
    origin: CMS(),
    cookie: process.env["E2E_SESSION"] || (await (session ??= logIn(request))),
  };
}

/** Requests in flight, by browser context. */
const inFlight = new WeakMap<BrowserContext, Set<Request>>();
function watchRequests(context: BrowserContext): void {
  const asked = new Set<Request>();
  inFlight.set(context, asked);
  context.on("request", (request) => {
    asked.add(request);
  });
  function forget(request: Request): void {
    asked.delete(request);
  }
  context.on("requestfinished", forget);
  context.on("requestfailed", forget);
}
/**
 * Waits until the page is idle: two frames, an idle callback and a task pass twice in a row without
 * a request in flight. Use it before asserting that something did not happen. Fails when the page
 * navigates meanwhile.
 */
export async function settle(page: Page): Promise<void> {
  const asked = inFlight.get(page.context()) ?? new Set();
  for (let quiet = 0; quiet < 2; quiet = asked.size === 0 ? quiet + 1 : 0) {
    await expect.poll(() => asked.size, "requests in flight").toBe(0);
    await page.evaluate(
      () =>
        new Promise<void>((done) => {
          requestAnimationFrame(() => {
            requestAnimationFrame(() => {
              requestIdleCallback(() => {
                setTimeout(done);
              });
            });
          });
        }),
    );
  }
}

export const test = base.extend<{ readonly allowed: RegExp[]; readonly noErrors: undefined }>({
  /** Patterns of console errors that a test provokes on purpose. */
  allowed: async ({ browserName: _ }, provide) => {
    await provide([]);
  },
  baseURL: async ({ browserName: _ }, provide) => {
    await provide(SITE());
  },
  noErrors: [
    async ({ context, allowed }, provide) => {
      watchRequests(context);
      const problems: string[] = [];
      context.on("console", (message: ConsoleMessage) => {
        // Chromium logs the status of the page itself. Tests of missing pages use URLs that match
        // this pattern.
        const missing =
          /status of 404/.test(message.text()) &&
          /nope|nicht|error-404/.test(message.location().url);
        // Only a test that goes offline causes this: the browser schedules the requests for the
        // icon and for images further down, so they are no error of the page.
        const offline = /ERR_INTERNET_DISCONNECTED/.test(message.text());
        if (message.type() === "error" && !missing && !offline)
          problems.push(`${message.text()} (${message.location().url})`);
      });
      context.on("weberror", (error) => {
        problems.push(String(error.error()));
      });
      await provide(undefined);
      expect(
        problems.filter((problem) => !allowed.some((pattern) => pattern.test(problem))),
        "errors in the browser console",
      ).toEqual([]);
    },
    { auto: true },
  ],
});

/**
 * A test that uses the built site over HTTP alone, for *.http.spec.ts files. It opens no browser.
 */
export const httpTest = base.extend({
  baseURL: async ({ browserName: _ }, provide) => {
    await provide(SITE());
  },
  context: async ({ browserName: _ }) => {
    await Promise.reject(
      new Error(
        "A test in *.http.spec.ts must not open a page. Move it to a *.spec.ts file, or use request.",
      ),
    );
  },
});
export { expect };
