import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { BODY_LIMITS } from "./request-body.ts";
import { startService, type TestService } from "./testing/service.ts";

let service: TestService;
let answer: (request: Request) => Promise<Response>;
beforeAll(async () => {
  service = await startService();
  ({ answer } = await import("./rest.ts"));
});
afterAll(async () => {
  await service.stop();
});

/** Creates a body of `size` bytes that counts the bytes that were read. */
function bodyOf(size: number): {
  readonly stream: ReadableStream<Uint8Array>;
  readonly read: () => number;
} {
  const chunk = new Uint8Array(64 * 1024).fill(0x20);
  let read = 0;
  const stream = new ReadableStream<Uint8Array>(
    {
      pull: (controller) => {
        if (read >= size) {
          controller.close();
          return;
        }
        read += chunk.length;
        controller.enqueue(chunk);
      },
    },
    { highWaterMark: 0 },
  );
  return { stream, read: () => read };
}
function send(
  path: string,
  {
    stream,
    stated,
    type = "application/json",
    as,
  }: {
    readonly stream: ReadableStream<Uint8Array>;
    readonly stated?: number;
    readonly type?: string;
    readonly as?: string;
  },
): Promise<Response> {
  const init = {
    method: "POST",
    body: stream,
    duplex: "half",
    headers: {
      "content-type": type,
      ...(stated === undefined ? {} : { "content-length": String(stated) }),
      ...(as ? { authorization: `JWT ${as}` } : {}),
    },
  };
  return answer(new Request(`${service.url}${path}`, init));
}
const MB = 1024 * 1024;

describe("request bodies", () => {
  it("does not read a body whose stated length exceeds the limit", async () => {
    const [editor, translator] = [await service.user("editor"), await service.user("translator")];
    for (const [path, size, type, as] of [
      ["/api/leads", 150 * MB, "application/json"],
      ["/api/users/login", 150 * MB, "application/json"],
      ["/api/users/login", 30 * MB, "multipart/form-data; boundary=x"],
      ["/api/page_single", 5 * MB, "application/json", translator],
      ["/api/page_single", 20 * MB, "multipart/form-data; boundary=x", editor],
      ["/api/xliff/import", 13 * MB, "application/xliff+xml", translator],
      ["/api/xliff/export", 5 * MB, "application/json", translator],
      ["/api/xliff/import", MB, "application/xliff+xml"],
      ["/api/media", BODY_LIMITS.upload + 1, "multipart/form-data; boundary=x", editor],
    ] as const) {
      const body = bodyOf(size);
      const { status } = await send(path, {
        stream: body.stream,
        stated: size,
        type,
        ...(as ? { as } : {}),
      });
      expect([path, status, body.read()]).toEqual([path, 413, 0]);
    }
  });
  it("reads a body of unknown length up to the limit", async () => {
    for (const path of ["/api/leads", "/api/users/login"]) {
      const body = bodyOf(150 * MB);
      expect((await send(path, { stream: body.stream })).status, path).toBe(413);
      expect(body.read(), path).toBeLessThan(BODY_LIMITS.anybody + MB);
    }
  });
  it("accepts a long body of a signed-in user only", async () => {
    const as = await service.user("editor");
    const data = JSON.stringify({
      title: "x",
      uid: "long",
      purpose: "normal",
      slices: [],
      seo: {},
      padding: "x".repeat(BODY_LIMITS.anybody),
    });
    expect(
      (
        await service.request("POST", "/api/page_landing?draft=true", {
          as,
          raw: data,
          headers: { "content-type": "application/json", "content-length": String(data.length) },
        })
      ).status,
    ).toBe(201);
    expect(
      (
        await service.request("POST", "/api/page_landing?draft=true", {
          raw: data,
          headers: { "content-type": "application/json", "content-length": String(data.length) },
        })
      ).status,
    ).toBe(413);
  });
});
