/**
 * Calls the service's endpoints from views of the admin. A failure is a return value with a
 * sentence.
 */
import { apiPath } from "../names/paths.ts";

/** Response of an endpoint, or the reason of a failure. */
export type Asked<T> =
  | { readonly ok: true; readonly body: T }
  | {
      readonly ok: false;
      readonly status: number;
      readonly message: string;
      readonly body: unknown;
    };

function sentence(body: unknown): string | null {
  const { errors } = (typeof body === "object" && body !== null ? body : {}) as {
    readonly errors?: readonly { readonly message?: unknown }[];
  };
  const message = errors?.[0]?.message;
  return typeof message === "string" ? message : null;
}

/** Calls `/api{path}` as the signed-in user. An object is sent as JSON, a string as plain text. */
export async function ask<T>(
  path: string,
  init: {
    readonly method?: "GET" | "POST";
    readonly body?: object | string;
    readonly signal?: AbortSignal;
  } = {},
): Promise<Asked<T>> {
  try {
    const { body, signal, method = "GET" } = init;
    const answer = await fetch(apiPath(path), {
      method,
      credentials: "same-origin",
      ...(signal ? { signal } : {}),
      ...(body === undefined
        ? {}
        : {
            headers: {
              "content-type": typeof body === "string" ? "text/plain" : "application/json",
            },
            body: typeof body === "string" ? body : JSON.stringify(body),
          }),
    });
    const given: unknown = await answer.json();
    return answer.ok
      ? { ok: true, body: given as T }
      : {
          ok: false,
          status: answer.status,
          message: sentence(given) ?? `The service answered ${answer.status}.`,
          body: given,
        };
  } catch {
    return {
      ok: false,
      status: 0,
      message: "The service could not be reached. Try again.",
      body: null,
    };
  }
}

/** Formats a whole number, with separators of thousands. */
export const count = (value: number): string => value.toLocaleString("en");
/** Formats a number with its noun in the singular or plural. */
export const formatCount = (value: number, one: string, many = `${one}s`): string =>
  `${count(value)} ${value === 1 ? one : many}`;
export const formatMoment = (iso: string): string =>
  new Date(iso).toLocaleString("en-GB", { dateStyle: "medium", timeStyle: "short" });
