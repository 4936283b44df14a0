/**
 * The public server with a page renderer that the test controls: everything except the rendering of
 * pages.
 */
import { mkdtemp, mkdir, rm, writeFile } from "node:fs/promises";
import {
  Agent,
  request as httpRequest,
  type IncomingHttpHeaders,
  type IncomingMessage,
  type ServerResponse,
} from "node:http";
import { connect } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { ContentUnavailable, parseDocument, type RouteRow } from "@orlaya/content";
import { createByteCache, encodeAnswer, type ByteCache } from "./byte-cache.ts";
import { AGE_HEADER, PAGES_HEADER, RENDERED_HEADER, TAGS_HEADER } from "./cache-headers.ts";
import { normaliseError } from "../process/log.ts";
import { SIGNATURE_HEADER, signBody } from "@orlaya/contract";
import { listen } from "@orlaya/contract/testing";
import { createTestContent } from "../load/testing.ts";
import type { InvalidationListener, Runtime } from "../process/runtime.ts";
import { createSiteServer, type SiteServer } from "./server.ts";
import { createTestRuntime, SECRET } from "../process/testing.ts";

let folder: string;
let runtime: Runtime;
let site: SiteServer;
let cache: ByteCache;
let port: number;
let renders: string[];
let page: (request: IncomingMessage, response: ServerResponse, next: () => void) => void;

interface Answer {
  readonly status: number;
  readonly headers: IncomingHttpHeaders;
  readonly body: string;
}
function ask(
  path: string,
  options: {
    readonly method?: string;
    readonly headers?: Record<string, string>;
    readonly body?: string;
  } = {},
): Promise<Answer> {
  return new Promise((resolve, reject) => {
    const call = httpRequest(
      { port, path, method: options.method ?? "GET", headers: options.headers ?? {} },
      (response) => {
        const chunks: Buffer[] = [];
        response.on("data", (chunk: Buffer) => chunks.push(chunk));
        response.on("end", () => {
          resolve({
            status: response.statusCode ?? 0,
            headers: response.headers,
            body: Buffer.concat(chunks).toString(),
          });
        });
      },
    );
    call.on("error", reject);
    call.end(options.body);
  });
}
function html(status: number, headers: Record<string, string> = {}) {
  return (request: IncomingMessage, response: ServerResponse): void => {
    response.writeHead(status, {
      "content-type": "text/html; charset=utf-8",
      [RENDERED_HEADER]: "1",
      ...headers,
    });
    response.end(`<p>${request.headers.host ?? ""} ${renders.length}</p>`);
  };
}
const cached = (tags: string) => html(200, { [AGE_HEADER]: "300", [TAGS_HEADER]: tags });

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), "site-server-"));
  await mkdir(join(folder, "client"));
  await mkdir(join(folder, "media"));
  await writeFile(join(folder, "media", "a.avif"), "picture");
  await writeFile(join(folder, "secrets.json"), "secret");
  await writeFile(join(folder, "client", "gone.js"), "script");
  await writeFile(join(folder, "client", "logo.svg"), "drawing");
  renders = [];
  page = cached("doc:1");
  cache = createByteCache(1024 * 1024);
  runtime = createTestRuntime(folder, { SITE_URL: "https://www.example.com" });
  site = createSiteServer(
    runtime,
    (request, response, next) => {
      renders.push(request.url ?? "");
      page(request, response, next ?? (() => undefined));
    },
    { clientDir: join(folder, "client"), cache },
  );
  await rm(join(folder, "client", "gone.js"));
  port = await listen(site.server);
});
afterEach(async () => {
  await site.close(100);
  await rm(folder, { recursive: true, force: true });
});

describe("shutting down", () => {
  it("[quality §3] finishes after the last response and does not keep its connection open", async () => {
    let answer = (): void => undefined;
    page = (request, response) => {
      answer = () => {
        html(200)(request, response);
      };
    };
    const agent = new Agent({ keepAlive: true });
    const asked = new Promise<number>((resolve, reject) => {
      httpRequest({ port, path: "/en", agent }, (response) => {
        response.resume().on("end", () => {
          resolve(response.statusCode ?? 0);
        });
      })
        .on("error", reject)
        .end();
    });
    await expect.poll(() => renders).toHaveLength(1);
    // The grace period is longer than the timeout of the test.
    const closed = site.close(60_000);
    answer();
    expect(await asked).toBe(200);
    await closed;
    agent.destroy();
  });
});

describe("pages", () => {
  it.each([301, 302])(
    "append the query of each request to a redirect (%i): rendered, shared in flight or cached",
    async (status) => {
      page = (_request, response) => {
        setTimeout(() => {
          response
            .writeHead(status, {
              location: "/en/new?a=1#part",
              [AGE_HEADER]: "60",
              [TAGS_HEADER]: "routes",
            })
            .end();
        }, 20);
      };
      const together = await Promise.all([
        ask("/en/old?utm_source=a"),
        ask("/en/old?utm_source=b"),
      ]);
      expect(together.map(({ headers }) => headers.location)).toEqual([
        "/en/new?a=1&utm_source=a#part",
        "/en/new?a=1&utm_source=b#part",
      ]);
      expect((await ask("/en/old")).headers.location).toBe("/en/new?a=1#part");
      expect((await ask("/en/old?utm_source=c")).headers.location).toBe(
        "/en/new?a=1&utm_source=c#part",
      );
      expect(renders).toHaveLength(status === 301 ? 1 : 3);
    },
  );
  it("are rendered from the path alone when they are shared: no query, cookie, language or range of a visitor reaches the renderer", async () => {
    const seen: unknown[] = [];
    page = (request, response) => {
      seen.push([request.method, request.url, Object.keys(request.headers).sort()]);
      cached("doc:1")(request, response);
    };
    await ask("/en?utm_source=x", {
      method: "HEAD",
      headers: {
        cookie: "a=b",
        "accept-language": "de",
        "x-forwarded-proto": "https",
        referer: "https://evil.example",
      },
    });
    expect(seen).toEqual([["GET", "/en", ["host", "x-request-id"]]]);
  });
  it.each([
    "/_image?href=/social.png&f=avif&q=100",
    "/_image?href=/favicon.svg&f=png",
    "/_image?w=-1",
    "/%5Fimage?x",
    "/_server-islands/Any",
    "/_actions/x",
    "/api/anything",
    "/finder/",
    "/preview/x",
    "/sitemap",
    "/nope",
    "/en-gb",
    "/wp-login.php",
  ])("are not rendered for %s: it gets the shared 404 page", async (path) => {
    page = html(404, { [AGE_HEADER]: "300", [TAGS_HEADER]: "routes" });
    const first = await ask(path);
    const { status, body } = first.status === 301 ? await ask(first.headers.location ?? "") : first;
    expect(status).toBe(404);
    expect(renders).toEqual(["/en/error-404"]);
    expect((await ask("/_image?another=1")).body).toBe(body);
    expect(renders).toHaveLength(1);
    expect(cache.size).toBe(1);
  });
  it("are rendered for each valid address", async () => {
    const own = [
      "/en",
      "/FR/x",
      "/preview?token=t",
      "/sitemap.xml",
      "/sitemap-en-page_single.xml",
      "/robots.txt",
      "/api/geolocation",
      "/api/consent/de.html",
      "/api/finder/en/individual.json",
      "/finder/1.en.json",
      "/finder/aliases/en.json",
    ];
    for (const path of own) await ask(path);
    expect(renders).toEqual(own);
  });
  it("include the slice simulator only at an address of the admin, which has a token", async () => {
    page = html(404);
    await ask("/slice-simulator?slice=hero");
    expect(renders).toEqual(["/en/error-404"]);
    await ask("/slice-simulator?slice=hero&token=x");
    expect(renders).toEqual(["/en/error-404", "/slice-simulator?slice=hero&token=x"]);
  });
  it("are rendered once and then served from the cache, without internal headers", async () => {
    const first = await ask("/en");
    const second = await ask("/en");
    expect(renders).toEqual(["/en"]);
    expect(second.body).toBe(first.body);
    for (const name of [AGE_HEADER, TAGS_HEADER, RENDERED_HEADER])
      expect(second.headers[name]).toBeUndefined();
    expect(second.headers["cache-control"]).toBe("public, max-age=0, must-revalidate");
  });
  it("return the number of pages of their list when rendered without a visitor, and are not cached then; the header is not sent to visitors", async () => {
    page = html(200, { [AGE_HEADER]: "300", [TAGS_HEADER]: "doc:1", [PAGES_HEADER]: "3" });
    expect(await site.visit("/en/list?page=2")).toBe(3);
    expect(await site.visit("/en")).toBe(3);
    expect(renders).toEqual(["/en/list?page=2", "/en"]);
    expect((await ask("/en")).headers[PAGES_HEADER]).toBeUndefined();
    expect(renders).toHaveLength(3);
    page = html(200);
    expect(await site.visit("/en")).toBe(1);
  });
  it("are rendered once for concurrent requests", async () => {
    page = (request, response) => {
      setTimeout(() => {
        cached("doc:1")(request, response);
      }, 50);
    };
    await Promise.all(["/en", "/en", "/en"].map((path) => ask(path)));
    expect(renders).toHaveLength(1);
  });
  it("are rendered again when content is invalidated meanwhile, once for all requests", async () => {
    const waiting: (() => void)[] = [];
    page = (_request, response) => {
      const at = renders.length;
      waiting.push(() => {
        response
          .writeHead(200, {
            "content-type": "text/html",
            [RENDERED_HEADER]: "1",
            [AGE_HEADER]: "300",
            [TAGS_HEADER]: "doc:1",
          })
          .end(`rendering ${at}`);
      });
    };
    const before = ask("/en");
    await expect.poll(() => waiting).toHaveLength(1);
    runtime.publish(["doc:1"]);
    const after = [ask("/en"), ask("/en")];
    // A third request that nothing delays gets its response, so both requests have arrived.
    expect((await ask("/healthz")).status).toBe(200);
    waiting[0]?.();
    await expect.poll(() => waiting).toHaveLength(2);
    waiting[1]?.();
    expect((await Promise.all([before, ...after])).map(({ body }) => body)).toEqual([
      "rendering 2",
      "rendering 2",
      "rendering 2",
    ]);
    expect((await ask("/en")).body).toBe("rendering 2");
    expect(renders).toHaveLength(2);
  });
  it("respond 304 to their etag, and not to another one", async () => {
    const {
      headers: { etag = "" },
    } = await ask("/en");
    expect((await ask("/en", { headers: { "if-none-match": etag } })).status).toBe(304);
    for (const known of [`W/${etag}`, `"other", W/${etag}`, "*"])
      expect((await ask("/en", { headers: { "if-none-match": known } })).status, known).toBe(304);
    expect((await ask("/en", { headers: { "if-none-match": '"other"' } })).status).toBe(200);
  });
  it("are served stale after their lifetime, and rendered again for the next visitor", async () => {
    page = html(200, { [AGE_HEADER]: "0", [TAGS_HEADER]: "doc:1" });
    const first = await ask("/en");
    page = cached("doc:1");
    expect((await ask("/en")).body).toBe(first.body);
    await expect.poll(() => renders).toEqual(["/en", "/en"]);
    await expect.poll(async () => (await ask("/en")).body).not.toBe(first.body);
    expect(renders).toHaveLength(2);
  });
  it("stay in the cache when they are stale and rendering fails", async () => {
    page = html(200, { [AGE_HEADER]: "0", [TAGS_HEADER]: "doc:1" });
    const first = await ask("/en");
    page = html(503);
    for (let count = 0; count < 3; count += 1) expect((await ask("/en")).body).toBe(first.body);
  });
  it("are shared for campaign parameters, and never for answers and filters", async () => {
    await ask("/en");
    await ask("/en?utm_source=x&gclid=y");
    expect(renders).toHaveLength(1);
    await ask("/en?need=expat");
    await ask("/en?needs=travel");
    expect(renders).toHaveLength(3);
    await ask("/en");
    expect(renders).toHaveLength(3);
  });
  it("are not cached as JSON answers of the finder; its files are shared", async () => {
    const headers = { accept: "application/json" };
    for (const path of [
      "/en",
      "/en",
      "/api/geolocation",
      "/api/geolocation",
      "/finder/1.en.json",
      "/finder/1.en.json",
      "/finder/aliases/en.json",
      "/finder/aliases/en.json",
    ])
      await ask(path, { headers });
    expect(renders).toEqual([
      "/en",
      "/en",
      "/api/geolocation",
      "/api/geolocation",
      "/finder/1.en.json",
      "/finder/aliases/en.json",
    ]);
  });
  it("have the same headers for HEAD as for GET, and are cached with a body", async () => {
    page = (request, response) => {
      response.writeHead(200, {
        "content-type": "application/json",
        [AGE_HEADER]: "300",
        [TAGS_HEADER]: "doc:1",
      });
      response.end(request.method === "HEAD" ? undefined : '{"a":1}');
    };
    for (const path of [
      "/sitemap.xml",
      "/api/geolocation",
      "/healthz",
      "/.well-known/security.txt",
      "/logo.svg",
    ]) {
      const head = await ask(path, { method: "HEAD" });
      const get = await ask(path);
      expect(head.body, path).toBe("");
      expect(get.body, path).not.toBe("");
      for (const name of ["content-length", "etag", "content-type", "cache-control"])
        expect(head.headers[name], `${path} ${name}`).toBe(get.headers[name]);
    }
    expect(renders).toEqual(["/sitemap.xml", "/api/geolocation", "/api/geolocation"]);
  });
  it.each(["/en/a%0a", "/en/a%0d%0aX:1", "/en/%E2%80%A8", "/_astro/%0a.js"])(
    "%s, which the renderer cannot route, gets the 404 page",
    async (path) => {
      page = (request, response, next) => {
        if (request.url?.includes("%")) next();
        else html(404)(request, response);
      };
      expect((await ask(path)).status).toBe(404);
      expect(renders.at(-1)).toBe("/en/error-404");
      await ask("/de/unternehmen/%0a");
      expect(renders.at(-1)).toMatch(/^\/de\/unternehmen\//);
    },
  );
  it("are tried at most four times, and not cached, when each render meets an invalidation", async () => {
    page = (request, response) => {
      runtime.invalidate(["doc:9"]);
      cached("doc:1")(request, response);
    };
    await ask("/en");
    await ask("/en");
    expect(renders).toHaveLength(8);
  });
  it("are not cached with cookies or errors, and set no cookie when they are shared", async () => {
    page = html(200, { [AGE_HEADER]: "300", [TAGS_HEADER]: "x", "set-cookie": "a=b" });
    await ask("/en");
    expect((await ask("/en")).headers["set-cookie"]).toBeUndefined();
    expect((await ask("/preview?exit=1")).headers["set-cookie"]).toEqual(["a=b"]);
    page = html(503, { [AGE_HEADER]: "300", [TAGS_HEADER]: "x" });
    await ask("/fr");
    await ask("/fr");
    expect(renders).toHaveLength(5);
  });
  it.each([
    ["/en//plans", "/en/plans"],
    ["/en/%70lans?needs=expat&a=%20", "/en/plans?needs=expat&a=%20"],
    ["//en/%2e", "/en/"],
    ["/\\en", "/en"],
    ["/en/%7Ea%2Db%5f", "/en/~a-b_"],
  ])("%s is redirected to the canonical address", async (path, location) => {
    expect(await ask(path)).toMatchObject({ status: 301, headers: { location } });
    expect((await ask(location)).status).toBe(200);
    expect(renders).toEqual([location]);
  });
  it("keep required percent-encoding, and are not redirected to themselves", async () => {
    for (const path of ["/en/a%20b", "/en/a%2Fb", "/en/%25", "/en/caf%C3%A9"])
      expect((await ask(path)).status, path).toBe(200);
  });
  it("take the host from the configuration only", async () => {
    expect(
      (await ask("/en", { headers: { host: "evil.example", "x-forwarded-host": "evil.example" } }))
        .body,
    ).toContain("www.example.com");
  });
});

/** Content in which every path has a page with a form. */
const WITH_FORM = createTestContent(() => ({
  route: () => Promise.resolve({ type: "page_form", document: "f" } as RouteRow),
  document: (type) =>
    Promise.resolve(
      parseDocument(type, {
        id: "f",
        form: { id: "m", key: "message", topic: "advice", fields: [{ kind: "email" }] },
      }),
    ),
}));

describe("overload", () => {
  it(
    "[quality §3] renders 64 pages at once, including forms that are shown again, and responds 503 with Retry-After to further requests that no place is left for in time",
    { timeout: 20_000 },
    async () => {
      Object.assign(runtime.content, WITH_FORM);
      const held: (() => void)[] = [];
      page = (request, response) => {
        held.push(() => {
          html(200)(request, response);
        });
      };
      const visit = (at: number): Promise<Answer> => ask(`/en/page-${at}`);
      function mistake(): Promise<Answer> {
        return ask("/en/contact/write", {
          method: "POST",
          headers: {
            "content-type": "application/x-www-form-urlencoded",
            "sec-fetch-site": "same-origin",
          },
          body: "email=nobody",
        });
      }
      const taken = Promise.all(
        Array.from({ length: 64 }, (_, at) => (at % 2 ? visit(at) : mistake())),
      );
      await expect.poll(() => held.length).toBe(64);
      for (const answer of [await visit(65), await mistake()]) {
        expect(answer).toMatchObject({
          status: 503,
          headers: { "retry-after": "5", "content-type": "text/html; charset=utf-8" },
        });
      }
      expect(held).toHaveLength(64);
      for (const answer of held) answer();
      expect((await taken).map(({ status }) => status)).toEqual(
        Array.from({ length: 64 }, () => 200),
      );
      page = html(200);
      expect((await visit(65)).status).toBe(200);
      expect((await mistake()).status).toBe(200);
    },
  );
  it("renders further shared pages as soon as others end, each once", async () => {
    const held: (() => void)[] = [];
    page = (request, response) => {
      held.push(() => {
        html(200)(request, response);
      });
    };
    const taken = Array.from({ length: 64 }, (_, at) => ask(`/en/page-${at}`));
    await expect.poll(() => held.length).toBe(64);
    const waiting = ["/en/a", "/en/b", "/en/b"].map((path) => ask(path));
    // A further request that nothing delays gets its response, so the others have arrived.
    expect((await ask("/healthz")).status).toBe(200);
    held[0]?.();
    await expect.poll(() => held.length).toBe(65);
    page = html(200);
    for (const answer of held.slice(1)) answer();
    const answers = await Promise.all([...taken, ...waiting]);
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]));
    expect(renders).toHaveLength(66);
  });
});

describe("the signed call after publishing", () => {
  function call(tags: readonly string[], secret = SECRET): Promise<Answer> {
    const body = JSON.stringify({ tags });
    return ask("/api/revalidate", {
      method: "POST",
      body,
      headers: { [SIGNATURE_HEADER]: signBody(secret, Math.floor(Date.now() / 1000), body) },
    });
  }
  it("removes the pages with the tag, and no others", async () => {
    await ask("/en");
    page = cached("doc:2");
    await ask("/fr");
    expect((await call(["doc:1"])).status).toBe(200);
    await ask("/en");
    await ask("/fr");
    expect(renders).toEqual(["/en", "/fr", "/en"]);
  });
  it("withdraws the cached content of a path that was taken down", async () => {
    const withdrawn: (readonly string[])[] = [];
    Object.assign(runtime.content, {
      takeDown: (paths: readonly string[]) => {
        withdrawn.push(paths);
        return Promise.resolve();
      },
    });
    await call(["routes", "gone:/en/terms", "doc:1"]);
    await call(["doc:1"]);
    expect(withdrawn).toEqual([["/en/terms"]]);
  });
  it("is refused without waiting for its body when the signature is missing, malformed or too old", async () => {
    for (const header of [undefined, "x", `t=${Math.floor(Date.now() / 1000) - 400},v1=0`]) {
      const headers = {
        "content-length": "500000",
        ...(header ? { [SIGNATURE_HEADER]: header } : {}),
      };
      const status = await new Promise<number>((resolve, reject) => {
        const call = httpRequest(
          { port, path: "/api/revalidate", method: "POST", headers },
          (response) => {
            resolve(response.statusCode ?? 0);
            call.destroy();
          },
        );
        call.on("error", reject).write("{");
      });
      expect(status, header).toBe(401);
    }
  });
  it("is refused with another secret, and removes nothing", async () => {
    await ask("/en");
    expect((await call(["doc:1"], "x".repeat(32))).status).toBe(401);
    await ask("/en");
    expect(renders).toHaveLength(1);
  });
});

describe("failures", () => {
  it("[8-022 2-114] a failing error page is replaced by the fixed sentence with a link to the home page, in the language of the address", async () => {
    page = (_request, response) => {
      response.writeHead(500, { "content-type": "text/html" });
      response.end("Astro fell over at /home/site/file.ts");
    };
    const answer = await ask("/en/plans");
    expect(answer.status).toBe(500);
    expect(answer.body).toContain("An error occurred while showing the error page");
    expect(answer.body).toContain('href="/en"');
    expect(answer.body).not.toContain("file.ts");
    expect(answer.headers["content-security-policy"]).toContain("default-src 'none'");
    expect((await ask("/de/unternehmen/kontakt")).body).toContain('href="/de/unternehmen"');
  });
  it("[8-011] a throwing renderer gets the same page with status 500", async () => {
    page = () => {
      throw new Error("boom");
    };
    const answer = await ask("/fr");
    expect(answer.status).toBe(500);
    expect(answer.body).toContain(
      "Une erreur s’est produite lors de l’affichage de la page d’erreur",
    );
  });
  it("an unknown address has status 503 while the content service is down", () => {
    expect(normaliseError(new ContentUnavailable("route /en/x", null)).status).toBe(503);
  });
  it("[8-010] a page with another status keeps its status", async () => {
    page = html(403);
    expect((await ask("/en")).status).toBe(403);
  });
});

describe("a form", () => {
  it("is refused from a page of another host, even when the Host header names that host", async () => {
    Object.assign(runtime.content, WITH_FORM);
    function send(origin: string, host: string): Promise<Answer> {
      return ask("/en/contact/write", {
        method: "POST",
        headers: {
          host,
          origin,
          accept: "application/json",
          "content-type": "application/x-www-form-urlencoded",
        },
        body: "email=nobody",
      });
    }
    expect((await send("https://evil.example", "evil.example")).body).toContain("could not accept");
    expect((await send("https://www.example.com", "www.example.com")).body).toContain("e-mail");
  });
});

describe("a visitor who leaves", () => {
  it("during the upload of a form causes no error in the log", async () => {
    const lines: unknown[][] = [];
    for (const level of ["error", "info"] as const)
      Object.assign(runtime.log, {
        [level]: (...line: unknown[]) => {
          lines.push([level, ...line]);
        },
      });
    const call = httpRequest({
      port,
      path: "/en/contact/write",
      method: "POST",
      headers: { "content-length": "100" },
    });
    call.on("error", () => undefined).write("a=b");
    await expect.poll(() => site.server.listenerCount("request")).toBe(1);
    await new Promise((resolve) => {
      site.server.once("request", resolve);
    });
    call.destroy();
    await expect
      .poll(() => lines)
      .toContainEqual([
        "info",
        "request aborted",
        expect.objectContaining({ method: "POST", path: "/en/contact/write" }),
      ]);
    expect(lines.filter(([level]) => level === "error")).toEqual([]);
  });
});

describe("a request through a proxy", () => {
  it("is logged once for the operator when TRUSTED_PROXIES is 0", async () => {
    const warnings: unknown[] = [];
    Object.assign(runtime.log, {
      warn: (message: string) => {
        warnings.push(message);
      },
    });
    for (let at = 0; at < 3; at += 1)
      await ask("/en", { headers: { "x-forwarded-for": "203.0.113.9" } });
    expect(warnings).toEqual([
      expect.stringMatching(/^Requests come through a proxy, but TRUSTED_PROXIES is 0/),
    ]);
  });
});

describe("cached pages", () => {
  it("are all removed when any content may have changed, otherwise by tag", async () => {
    const listeners: InvalidationListener[] = [];
    const own = createByteCache(1024 * 1024);
    const other = createSiteServer(
      {
        ...runtime,
        onInvalidate: (listener) => {
          listeners.push(listener);
        },
      },
      () => undefined,
      { clientDir: folder, cache: own },
    );
    for (const tag of ["doc:1", "doc:2", "doc:3"])
      own.set(tag, encodeAnswer(200, {}, Buffer.from(tag), [tag], 0));
    for (const listener of listeners) listener(["doc:2"]);
    expect([own.size, own.get("doc:2")]).toEqual([2, undefined]);
    for (const listener of listeners) listener("all");
    expect(own.size).toBe(0);
    await other.close(100);
  });
});

describe("methods", () => {
  it("are listed in the Allow header; POST only when the content service has a form at the path", async () => {
    async function allowed(method: string, path: string): Promise<unknown> {
      const { status, headers } = await ask(path, { method });
      return [status, headers.allow];
    }
    Object.assign(
      runtime.content,
      createTestContent(() => ({ route: () => Promise.resolve(null) })),
    );
    expect(await allowed("PUT", "/en/contact/write")).toEqual([405, "GET, HEAD"]);
    expect(await ask("/en/contact/write", { method: "POST" })).toMatchObject({
      status: 405,
      headers: { allow: "GET, HEAD" },
      body: "This address answers GET and HEAD only.\n",
    });
    Object.assign(runtime.content, WITH_FORM);
    expect(await allowed("PUT", "/en/contact/write")).toEqual([405, "GET, HEAD, POST"]);
    expect(await allowed("DELETE", "/EN/Contact/Write/")).toEqual([405, "GET, HEAD, POST"]);
    expect(await allowed("PUT", "/api/csp-report")).toEqual([405, "POST"]);
    expect(await allowed("DELETE", "/api/revalidate")).toEqual([405, "POST"]);
    expect(await allowed("POST", "/")).toEqual([405, "GET, HEAD"]);
    expect(await allowed("POST", "/media/a.avif")).toEqual([405, "GET, HEAD"]);
    expect(renders).toEqual([]);
  });
  it("a GET of a POST-only address gets the 404 page", async () => {
    page = html(404);
    for (const path of ["/api/revalidate", "/api/csp-report"])
      expect((await ask(path)).status, path).toBe(404);
    expect(renders).toEqual(["/en/error-404", "/en/error-404"]);
  });
});

describe("other requests", () => {
  it("[2-002] the root redirects to /en with 302", async () => {
    const answer = await ask("/");
    expect([answer.status, answer.headers.location]).toEqual([302, "/en"]);
  });
  it("answers only GET and HEAD, and lists them in the Allow header", async () => {
    for (const method of ["POST", "PUT", "DELETE", "PATCH"]) {
      const answer = await ask("/en", { method });
      expect([answer.status, answer.headers.allow]).toEqual([405, "GET, HEAD"]);
    }
    for (const [method, path] of [
      ["POST", "/healthz"],
      ["DELETE", "/readyz"],
      ["PUT", "/api/revalidate"],
    ] as const)
      expect((await ask(path, { method })).status, path).toBe(405);
    const head = await ask("/en", { method: "HEAD" });
    expect(head.status).toBe(200);
    expect(head.body).toBe("");
  });
  it("redirects a form that was sent to another spelling of its address, and keeps its body and query", async () => {
    const answer = await ask("/EN/Contact/Write/?a=b", { method: "POST", body: "x=y" });
    expect([answer.status, answer.headers.location]).toEqual([308, "/en/contact/write?a=b"]);
  });
  it("accepts a report of the content security policy and refuses other bodies", async () => {
    function report(body: string): Promise<Answer> {
      return ask("/api/csp-report", {
        method: "POST",
        body,
        headers: { "content-type": "application/csp-report" },
      });
    }
    expect(
      (await report('{"csp-report":{"effective-directive":"img-src","blocked-uri":"data"}}'))
        .status,
    ).toBe(204);
    expect((await report("garbage")).status).toBe(400);
    expect((await report("x".repeat(70_000))).status).toBe(413);
  });
  it("serves media, and no files outside its folder", async () => {
    expect((await ask("/media/a.avif")).body).toBe("picture");
    for (const path of [
      "/media/..%2fsecrets.json",
      "/media/%2e%2e/secrets.json",
      "/media/../secrets.json",
      "/media/none.avif",
    ]) {
      const answer = await ask(path);
      expect(answer.body, path).not.toContain("secret");
      expect(answer.status, path).not.toBe(500);
    }
  });
  it("[quality §3] aborts only the response when a file was deleted after the start", async () => {
    await expect(ask("/gone.js")).rejects.toThrow();
    expect((await ask("/healthz")).status).toBe(200);
  });
  it.each(["/_astro/../logo.svg", "/en/../logo.svg", "/en/%2e%2e/logo.svg"])(
    "serves %s as a file at its resolved path",
    async (path) => {
      expect((await ask(path)).body).toBe("drawing");
    },
  );
  it.each([
    ["bytes=1-3", 206, "raw"],
    ["bytes=4-", 206, "ing"],
    ["bytes=99-", 416, ""],
    ["bytes=5-2", 200, "drawing"],
    ["bytes=-2", 200, "drawing"],
    ["bytes=0-1,3-4", 200, "drawing"],
    ["lines=1-2", 200, "drawing"],
  ])(
    "serves the range “%s” of a file with status %i and body “%s”",
    async (range, status, body) => {
      expect(await ask("/logo.svg", { headers: { range } })).toMatchObject({ status, body });
      expect(await ask("/logo.svg", { headers: { range }, method: "HEAD" })).toMatchObject({
        status: 200,
        body: "",
      });
    },
  );
  it("sends the security headers for an unparsable request", async () => {
    const raw = await new Promise<string>((resolve, reject) => {
      let text = "";
      const socket = connect(port, "127.0.0.1", () => {
        socket.write("NONSENSE\r\n\r\n");
      });
      socket
        .on("data", (chunk) => {
          text += String(chunk);
        })
        .on("close", () => {
          resolve(text);
        })
        .on("error", reject);
    });
    expect(raw).toMatch(/^HTTP\/1\.1 400 Bad Request\r\n/);
    expect(raw).toContain("x-content-type-options: nosniff\r\n");
    expect(
      (await ask("/en", { headers: { "x-long": "x".repeat(20_000) } })).headers["x-frame-options"],
    ).toBe("DENY");
  });
  it("responds 400 to an address that cannot be parsed", async () => {
    expect((await ask("/%E0%A4%A")).status).toBe(400);
  });
  it("reports on /healthz that the process is running, and on /readyz whether it has content", async () => {
    expect((await ask("/healthz")).status).toBe(200);
    await runtime.content.at({ locale: "en", audience: "individual" }).countries();
    const answer = await ask("/readyz");
    expect([answer.status, answer.body], "no internal details").toEqual([
      503,
      '{"status":"not ready"}',
    ]);
  });
  it("sends the security headers with every response", async () => {
    for (const path of ["/en", "/healthz", "/media/a.avif", "/%E0%A4%A"]) {
      const { headers } = await ask(path);
      expect(headers["x-content-type-options"], path).toBe("nosniff");
      expect(headers["strict-transport-security"], path).toContain("max-age=63072000");
      expect(headers["x-powered-by"], path).toBeUndefined();
    }
  });
});
