/** Requests of the administrator to the content service of a benchmark, timed. */
import { readFile } from "node:fs/promises";
import { join } from "node:path";

export type Body = Readonly<Record<string, unknown>>;
/** Milliseconds until the whole answer, its text, and the text as JSON. */
export interface Timed {
  readonly ms: number;
  readonly text: string;
}
export interface Session {
  /** @throws when the status is not 2xx */
  readonly ask: (
    method: "DELETE" | "GET" | "PATCH" | "POST",
    path: string,
    body?: Body,
  ) => Promise<Timed>;
  /** Like `ask`, with the JSON of the answer. */
  readonly read: (path: string) => Promise<Body>;
}

/** Reads the account that the first start of the service wrote into the data folder. */
async function readAccount(dataDir: string): Promise<Body> {
  const written = await readFile(join(dataDir, "admin-login.txt"), "utf8");
  const [, email = "", password = ""] = written.split("\n");
  return { email, password };
}

/** Logs in as the administrator. @param origin address of the content service */
export async function openSession(origin: string, dataDir: string): Promise<Session> {
  const headers: Record<string, string> = { origin, "content-type": "application/json" };
  const answer = await fetch(`${origin}/api/users/login`, {
    method: "POST",
    headers,
    body: JSON.stringify(await readAccount(dataDir)),
  });
  if (!answer.ok) throw new Error(`The log-in returned ${answer.status}: ${await answer.text()}`);
  headers["cookie"] = answer.headers
    .getSetCookie()
    .map((cookie) => cookie.split(";")[0] ?? "")
    .join("; ");
  const ask: Session["ask"] = async (method, path, body) => {
    const started = performance.now();
    const response = await fetch(origin + path, {
      method,
      headers,
      ...(body ? { body: JSON.stringify(body) } : {}),
    });
    const text = await response.text();
    if (!response.ok) throw new Error(`${path} returned ${response.status}: ${text.slice(0, 300)}`);
    return { ms: performance.now() - started, text };
  };
  return { ask, read: async (path) => JSON.parse((await ask("GET", path)).text) as Body };
}
