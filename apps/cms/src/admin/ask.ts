"use client";
/**
 * Calls the service's endpoints from views of the admin. A failure is a return value with a
 * sentence.
 */
import { useCallback } from "react";
import { apiPath } from "../names/paths.ts";
import type { Say } from "../labels/request-words.ts";
import { useWords } from "./words.tsx";

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

interface Init {
  readonly method?: "GET" | "POST";
  readonly body?: object | string;
  readonly signal?: AbortSignal;
}

async function ask<T>(say: Say, path: string, init: Init): Promise<Asked<T>> {
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
          message: sentence(given) ?? say("service.status", { status: answer.status }),
          body: given,
        };
  } catch {
    return {
      ok: false,
      status: 0,
      message: say("service.unreachable"),
      body: null,
    };
  }
}

/**
 * Returns a function that calls `/api{path}` as the signed-in user. An object is sent as JSON, a
 * string as plain text.
 */
export function useAsk(): <T>(path: string, init?: Init) => Promise<Asked<T>> {
  const say = useWords();
  return useCallback(<T>(path: string, init: Init = {}) => ask<T>(say, path, init), [say]);
}
