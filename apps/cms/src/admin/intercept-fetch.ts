/**
 * Reads in the responses of the service what a person must enter before a request is done: at the
 * login and before important changes. The forms that sent the request need not know about it.
 */
import { isRecord, readString, record, type Stored } from "../fields/record.ts";
import { apiPath, endpointPaths } from "../names/paths.ts";

/** A key for an authenticator app. */
export interface ShownSetup {
  readonly key: string;
  readonly picture: string;
  readonly uri: string;
  readonly ticket: string;
}
/** What must be entered. `setup`: the code of a new second factor. */
export interface Need {
  readonly enter: "code" | "password" | "setup";
  /** Whether the request is a login, which takes the code itself. */
  readonly isLogin: boolean;
  readonly setup: ShownSetup | null;
  readonly message: string;
}
export type Send = (more: Stored) => Promise<Response>;

function readSetup(data: Stored): ShownSetup | null {
  const ticket = readString(data["ticket"]);
  const [key, picture, uri] = [data["key"], data["picture"], data["uri"]].map(readString);
  return ticket === "" ? null : { key: key ?? "", picture: picture ?? "", uri: uri ?? "", ticket };
}

/** Returns the sentence and the data of the first error in the body of a response. */
export function readError(body: unknown): { readonly message: string; readonly data: Stored } {
  const { errors } = record(body);
  const [first] = Array.isArray(errors) ? errors.filter(isRecord) : [];
  return { message: readString(first?.["message"]), data: record(first?.["data"]) };
}

/** Returns what must be entered; null for every other response. */
export async function readNeed(response: Response): Promise<Need | null> {
  if (response.status !== 403 && response.status !== 429) return null;
  const body: unknown = await response
    .clone()
    .json()
    .catch(() => null);
  const { message, data } = readError(body);
  const { confirm, step } = data;
  if (confirm === "code" || confirm === "password")
    return { enter: confirm, isLogin: false, setup: null, message };
  if (step === "code" || step === "setup")
    return { enter: step, isLogin: true, setup: readSetup(data), message };
  return null;
}

/** Adds fields to the body of a request: to JSON, and to the JSON in the form of Payload. */
export function addToBody(init: RequestInit | undefined, more: Stored): RequestInit | undefined {
  const { body } = init ?? {};
  function merge(json: unknown): string {
    return JSON.stringify({ ...record(JSON.parse(readString(json) || "{}")), ...more });
  }
  if (Object.keys(more).length === 0) return init;
  if (!(body instanceof FormData)) return { ...init, body: merge(body) };
  const form = new FormData();
  for (const [name, value] of body) form.append(name, value);
  form.set("_payload", merge(body.get("_payload")));
  return { ...init, body: form };
}

const API = apiPath("/");
/** Whether a request goes to the service, other than the one that confirms. */
function isOurs(url: string): boolean {
  const { origin, pathname } = new URL(url, window.location.href);
  return (
    origin === window.location.origin &&
    pathname.startsWith(API) &&
    pathname !== apiPath(endpointPaths.confirm)
  );
}

/**
 * Passes each response that asks for something to `ask`.
 * @param ask returns the response for the form, after the request was sent again
 * @returns a function that ends this
 */
export function interceptFetch(
  ask: (need: Need, send: Send, response: Response) => Promise<Response>,
): () => void {
  const original = window.fetch.bind(window);
  window.fetch = async (input, init) => {
    const response = await original(input, init);
    if (input instanceof Request || !isOurs(String(input))) return response;
    const need = await readNeed(response);
    if (!need) return response;
    return ask(need, (more) => original(input, addToBody(init, more)), response);
  };
  return () => {
    window.fetch = original;
  };
}
