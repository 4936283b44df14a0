/** Rate limits of forms that visitors send through a proxy: which addresses count together. */
import { mkdtemp, rm } from "node:fs/promises";
import { request as httpRequest } from "node:http";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, expect, it } from "vitest";
import { parseDocument, type RouteRow } from "@orlaya/content";
import { listen } from "@orlaya/contract/testing";
import { issueToken } from "../forms/token.ts";
import { createTestContent } from "../load/testing.ts";
import { createSiteServer, type SiteServer } from "./server.ts";
import { createTestRuntime, SECRET } from "../process/testing.ts";

let folder: string;
let site: SiteServer;
let port: number;

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), "site-forms-"));
  const runtime = createTestRuntime(folder, {
    TRUSTED_PROXIES: "1",
    FORM_LIMIT: "1",
    SITE_URL: "https://www.example.com",
  });
  const form = { id: "m", key: "message", topic: "advice", fields: [{ kind: "email" }] };
  Object.assign(
    runtime.content,
    createTestContent(() => ({
      route: () => Promise.resolve({ type: "page_form", document: "f" } as RouteRow),
      document: (type) => Promise.resolve(parseDocument(type, { id: "f", form })),
    })),
    { lead: () => Promise.resolve(true) },
  );
  site = createSiteServer(runtime, () => undefined, { clientDir: folder });
  port = await listen(site.server);
});
afterEach(async () => {
  await site.close(100);
  await rm(folder, { recursive: true, force: true });
});

/**
 * Sends a form from an address.
 * @returns the status and the redirect target, or "later" for a Retry-After header
 */
function send(address: string, json: boolean): Promise<readonly [number, string | undefined]> {
  const token = issueToken(SECRET, "message", Date.now() - 60_000);
  return new Promise((resolve, reject) => {
    httpRequest(
      {
        port,
        path: "/en/contact/write",
        method: "POST",
        headers: {
          "x-forwarded-for": address,
          "sec-fetch-site": "same-origin",
          "content-type": "application/x-www-form-urlencoded",
          ...(json ? { accept: "application/json" } : {}),
        },
      },
      (response) => {
        response.resume().on("end", () => {
          const { location, "retry-after": wait } = response.headers;
          resolve([response.statusCode ?? 0, location ?? (wait && "later")]);
        });
      },
    )
      .on("error", reject)
      .end(new URLSearchParams({ email: `a@example.com`, token }).toString());
  });
}

it("counts the messages of all addresses in one /64 together", async () => {
  expect(await send("2001:db8:0:1::1", true)).toEqual([200, undefined]);
  expect(await send("2001:db8:0:1:ffff::2", true)).toEqual([429, "later"]);
  expect(await send("2001:db8:0:2::1", true)).toEqual([200, undefined]);
});

it("counts each IPv4 address separately, in any spelling", async () => {
  expect(await send("192.0.2.1", false)).toEqual([303, "/en/contact/write?sent=1"]);
  expect(await send("192.0.2.2", false)).toEqual([303, "/en/contact/write?sent=1"]);
  expect(await send("::ffff:192.0.2.1", true)).toEqual([429, "later"]);
});
