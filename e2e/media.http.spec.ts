/**
 * Images on the built services: who may upload one, where its files are, and that deletion removes
 * them.
 */
import { readdirSync } from "node:fs";
import { join } from "node:path";
import type { APIRequestContext, APIResponse } from "@playwright/test";
import sharp from "sharp";
import { CMS, expect, httpTest as test, signIn, SITE } from "./fixtures.ts";

const MB = 1024 * 1024;
const ALT = {
  en: "A square",
  fr: "Un carré",
  es: "Un cuadrado",
  de: "Ein Quadrat",
  nl: "Een vierkant",
};
function picture(side: number): Promise<Buffer> {
  return sharp({ create: { width: side, height: side, channels: 3, background: "#3a6b5c" } })
    .jpeg()
    .toBuffer();
}
function multipart(name: string, buffer: Buffer) {
  return {
    _payload: JSON.stringify({ alt: ALT, name }),
    file: { name: `${name}.jpg`, mimeType: "image/jpeg", buffer },
  };
}
/** Returns the media files whose names start with `stem`. */
const filesNamed = (stem: string): readonly string[] =>
  readdirSync(join(process.env["E2E_DATA"] ?? "", "media")).filter((name) => name.startsWith(stem));
interface Row {
  readonly id: string;
  readonly filename: string;
  readonly social: string;
  readonly renditions: readonly { readonly file: string }[];
}
async function rowOf(answer: APIResponse, status: number): Promise<Row> {
  expect(answer.status(), await answer.text()).toBe(status);
  return ((await answer.json()) as { doc: Row }).doc;
}
function filesOf({ filename, social, renditions }: Row): readonly string[] {
  return [filename, social, ...renditions.map(({ file }) => file)];
}
function statusesOnSite(request: APIRequestContext, row: Row): Promise<number[]> {
  return Promise.all(
    filesOf(row).map(async (name) => (await request.get(`${SITE()}/media/${name}`)).status()),
  );
}

test("an anonymous upload is refused on every route before it is decoded, and leaves no file", async ({
  request,
}) => {
  const buffer = await picture(6000);
  const id =
    (
      (await (
        await request.get(`${CMS()}/api/media?limit=1`, { headers: await signIn(request) })
      ).json()) as { docs: Row[] }
    ).docs[0]?.id ?? "";
  const started = performance.now();
  for (const [method, path] of [
    ["POST", "/api/media"],
    ["PATCH", `/api/media/${id}`],
    ["PATCH", "/api/media?where[id][exists]=true"],
    ["POST", `/api/media/${id}/duplicate`],
  ] as const) {
    const answer = await request.fetch(`${CMS()}${path}`, {
      method,
      multipart: multipart("square-of-nobody", buffer),
      headers: { cookie: "" },
    });
    expect([path, answer.status()]).toEqual([path, 403]);
  }
  // Encoding an image of this size takes some seconds.
  expect(performance.now() - started).toBeLessThan(2000);
  expect(filesNamed("square-of-nobody")).toEqual([]);
});

test("an anonymous body of 1 MB is refused with 413", async ({ request }) => {
  for (const path of ["/api/leads", "/api/users/login"]) {
    const answer = await request.post(`${CMS()}${path}`, {
      data: Buffer.alloc(MB, " "),
      headers: { "content-type": "application/json", cookie: "" },
    });
    expect([path, answer.status()]).toEqual([path, 413]);
  }
});

test("an image of 12 MB is accepted; deleting it or its duplicate removes only its own files", async ({
  request,
}) => {
  const headers = await signIn(request);
  // Bytes after the end of an image are dropped. They make the upload large and the work small.
  const sent = multipart(
    "square-of-an-editor",
    Buffer.concat([await picture(400), Buffer.alloc(12 * MB)]),
  );
  const first = await rowOf(
    await request.post(`${CMS()}/api/media`, { headers, multipart: sent }),
    201,
  );
  try {
    expect(await statusesOnSite(request, first)).toEqual(filesOf(first).map(() => 200));
    const copy = await rowOf(
      await request.post(`${CMS()}/api/media/${first.id}/duplicate`, { headers, data: {} }),
      200,
    );
    expect(await statusesOnSite(request, copy)).toEqual(filesOf(copy).map(() => 200));
    expect((await request.delete(`${CMS()}/api/media/${copy.id}`, { headers })).status()).toBe(200);
    expect(await statusesOnSite(request, copy)).toEqual(filesOf(copy).map(() => 404));
    expect(await statusesOnSite(request, first)).toEqual(filesOf(first).map(() => 200));
  } finally {
    expect((await request.delete(`${CMS()}/api/media/${first.id}`, { headers })).status()).toBe(
      200,
    );
  }
  expect(filesNamed("square-of-an-editor")).toEqual([]);
});
