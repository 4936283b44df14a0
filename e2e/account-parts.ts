/** Helpers that create accounts of the content service for a test. */
import { randomUUID } from "node:crypto";
import type { APIRequestContext } from "@playwright/test";
import { CMS, expect, signIn } from "./fixtures.ts";

export interface Account {
  readonly id: string;
  readonly email: string;
  readonly password: string;
}
export type Headers = Readonly<Record<string, string>>;

/** Creates an account as the administrator. @param more further fields such as `edit_locales` */
export async function makeAccount(
  request: APIRequestContext,
  role: string,
  more: Readonly<Record<string, unknown>> = {},
): Promise<Account> {
  const account = {
    email: `${role}-${randomUUID()}@example.com`,
    password: `A-password-of-${randomUUID()}`,
  };
  const answer = await request.post(`${CMS()}/api/users`, {
    headers: await signIn(request),
    data: { ...account, role, ...more },
  });
  expect(answer.status(), await answer.text()).toBe(201);
  return { ...account, id: ((await answer.json()) as { doc: { id: string } }).doc.id };
}

/** Returns the cookies that a response sets, as the value of a `cookie` request header. */
export function cookiesOf(answer: Response): string {
  return answer.headers
    .getSetCookie()
    .map((cookie) => cookie.split(";")[0] ?? "")
    .join("; ");
}

/**
 * Sends a login request, without a cookie unless `headers` contain one. A request context of
 * Playwright would keep the cookies of the response for later requests, so this uses `fetch`.
 */
export function tryLogin(
  account: { readonly email: string; readonly password: string },
  headers: Headers = {},
): Promise<Response> {
  return fetch(`${CMS()}/api/users/login`, {
    method: "POST",
    body: JSON.stringify({ email: account.email, password: account.password }),
    headers: { origin: CMS(), "content-type": "application/json", ...headers },
  });
}

/** Creates an account and logs in. @returns the account and the headers for its requests */
export async function makeSession(
  request: APIRequestContext,
  role: string,
  more: Readonly<Record<string, unknown>> = {},
): Promise<{ readonly account: Account; readonly headers: Headers }> {
  const account = await makeAccount(request, role, more);
  const answer = await tryLogin(account);
  expect(answer.status, await answer.text()).toBe(200);
  return { account, headers: { origin: CMS(), cookie: cookiesOf(answer) } };
}
