/** A page on the built site that fails its test on any console error, page error or violation of the security policy (architecture §6.14). */
import { test as base, expect, type APIRequestContext, type ConsoleMessage } from '@playwright/test';
import { STOPPED } from '../scripts/lib/browser-report.ts';
import { stoppedDrawing } from './drawing.ts';

export const SITE = (): string => process.env['E2E_SITE'] ?? 'http://localhost:3000';
export const CMS = (): string => process.env['E2E_CMS'] ?? 'http://localhost:3001';
let session: Promise<string> | null = null;
/** Cookie of the administrator, where setup.ts has not logged in already: once for each worker, because the service counts attempts. */
const logIn = async (request: APIRequestContext): Promise<string> => {
  const answer = await request.post(`${CMS()}/api/users/login`, { data: ADMIN, headers: { origin: CMS() } });
  expect(answer.status(), await answer.text()).toBe(200);
  return answer.headersArray().filter(({ name }) => name.toLowerCase() === 'set-cookie').map(({ value }) => value.split(';')[0] ?? '').join('; ');
};
/** Signs in at the content service. @returns headers that its calls need */
export const signIn = async (request: APIRequestContext): Promise<Readonly<Record<string, string>>> => ({ origin: CMS(), cookie: process.env['E2E_SESSION'] || await (session ??= logIn(request)) });
export const ADMIN = { email: 'admin@example.com', password: 'An-admin-only-for-tests-1' } as const;

export const test = base.extend<{ readonly allowed: RegExp[]; readonly noErrors: undefined; readonly drawn: undefined }>({
  /** Console errors that a test provokes on purpose. */
  allowed: async ({ browserName: _ }, provide) => { await provide([]); },
  baseURL: async ({ browserName: _ }, provide) => { await provide(SITE()); },
  noErrors: [async ({ context, allowed }, provide) => {
    const problems: string[] = [];
    context.on('console', (message: ConsoleMessage) => {
      // Chromium reports the status of the page itself; tests of missing pages ask for addresses that say so.
      const missing = /status of 404/.test(message.text()) && /nope|nicht|error-404/.test(message.location().url);
      // Only a test that goes offline meets this: the icon and pictures further down come in the browser's own time, and nobody is to blame.
      const offline = /ERR_INTERNET_DISCONNECTED/.test(message.text());
      if (message.type() === 'error' && !missing && !offline) problems.push(`${message.text()} (${message.location().url})`);
    });
    context.on('weberror', (error) => { problems.push(String(error.error())); });
    await provide(undefined);
    expect(problems.filter((problem) => !allowed.some((pattern) => pattern.test(problem))), 'errors in the browser console').toEqual([]);
  }, { auto: true }],
  /** A second run of a test counts only where the first one stopped because the browser had stopped drawing: that is written down here. */
  drawn: [async ({ context }, provide, info) => {
    await provide(undefined);
    if (info.status === info.expectedStatus) return;
    for (const page of context.pages()) if (await stoppedDrawing(page)) info.annotations.push({ type: STOPPED, description: page.url() });
  }, { auto: true }],
});
export { expect };
