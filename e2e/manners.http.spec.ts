/**
 * Responses of the server beside its pages: cookies, geolocation, security headers and security.txt
 * (spec §7; quality §2, §5).
 */
import { AUDIENCES } from "@orlaya/routes";
import { expect, httpTest as test, SITE } from "./fixtures.ts";
import { readPage, textOf } from "./http-page.ts";
import { publishedRows } from "./published.ts";

test("[9-005] a locale cookie is neither set nor read", async ({ request }) => {
  const answer = await request.get("/", {
    maxRedirects: 0,
    headers: { cookie: "i18n_redirected=de" },
  });
  expect([answer.status(), answer.headers()["location"], answer.headers()["set-cookie"]]).toEqual([
    302,
    "/en",
    undefined,
  ]);
});

for (const audience of AUDIENCES) {
  test(`[quality §5] the cookies page lists all values that may be stored, ${audience}`, async ({
    request,
  }) => {
    const row = (await publishedRows("en")).find(
      ({ path, audience: own }) => own === audience && /\/legal\/cookies$/.test(path),
    );
    const { document } = await readPage(request, row?.path ?? "");
    expect([...document.querySelectorAll("#stored tbody th[scope=row]")].map(textOf)).toEqual([
      "country-code",
      "country-asked",
      "lastResearchOption",
      "chunk-reload",
      "preview",
    ]);
    expect([...document.querySelectorAll("main > section")][1]?.id).toBe("stored");
  });
}

test("[7-001 7-002 7-006] geolocation is a GET without a payload; a local visitor gets the fallback US, and the response is not cached", async ({
  request,
}) => {
  const answer = await request.get("/api/geolocation", {
    headers: {
      accept: "application/json",
      "x-country": "FR",
      "x-forwarded-for": "91.198.174.192",
      "cf-ipcountry": "FR",
    },
  });
  expect(await answer.json()).toEqual({ country: "US", source: "fallback" });
  // A fallback must not be cached: the next request may find a better answer.
  expect(answer.headers()["cache-control"]).toBe("no-store");
});

test("a path with a line break returns the not-found page in its language; a HEAD request leaves the body of the next GET complete", async ({
  request,
}) => {
  for (const [path, lang] of [
    ["/fr/%0d%0a", "fr"],
    ["/en/%E2%80%A8", "en"],
    ["/de/a%0d%0aSet-Cookie:x=1", "de"],
  ] as const) {
    const answer = await request.get(path);
    expect([answer.status(), answer.headers()["set-cookie"]], path).toEqual([404, undefined]);
    expect(await answer.text(), path).toMatch(new RegExp(`<html lang="${lang}`));
  }
  for (const path of ["/sitemap-en-page_faq.xml", "/robots.txt", "/finder/aliases/es.json"]) {
    const head = (await request.head(path)).headers();
    const get = await request.get(path);
    expect((await get.body()).length, path).toBeGreaterThan(20);
    expect([head["etag"], head["content-length"]], path).toEqual([
      get.headers()["etag"],
      get.headers()["content-length"],
    ]);
  }
});

test("[quality §1 §2] internal endpoints of the renderer return 404, and the site still works after 60 requests at once", async ({
  request,
}) => {
  const none = await (await request.get("/nope")).text();
  const asked = [
    "/_image?href=/favicon.svg&f=png",
    "/_image?href=/social.png&f=avif&q=100",
    "/_image",
    "/_server-islands/Any?e=default",
    "/_actions/any",
    "/api/none",
  ];
  const answers = await Promise.all(
    Array.from({ length: 60 }, (_, at) =>
      request.get(`${asked[at % asked.length] ?? ""}${at % 2 ? "" : `#${at}`}`),
    ),
  );
  for (const answer of answers)
    expect([answer.status(), await answer.text()], answer.url()).toEqual([404, none]);
  expect((await request.get("/en")).status()).toBe(200);
});

test("[quality §2] every kind of response has the security headers, and security.txt says where to report a problem", async ({
  request,
}) => {
  for (const path of [
    "/en",
    "/en/nope",
    "/api/geolocation",
    "/api/consent/de.html",
    "/robots.txt",
    "/favicon.ico",
    "/healthz",
    "/media/nope.avif",
  ]) {
    const headers = (await request.get(path)).headers();
    expect(headers, path).toMatchObject({
      "x-content-type-options": "nosniff",
      "cross-origin-opener-policy": "same-origin",
      "cross-origin-resource-policy": "same-origin",
      "x-frame-options": "DENY",
    });
    expect(headers["permissions-policy"], path).toContain("geolocation=()");
  }
  const text = await (await request.get("/.well-known/security.txt")).text();
  expect(text).toMatch(/^Contact: (?:mailto:|https:)/m);
  expect(new Date(/^Expires: (.+)$/m.exec(text)?.[1] ?? 0).getTime()).toBeGreaterThan(Date.now());
  expect(text).toContain(`Canonical: ${SITE()}/.well-known/security.txt`);
});
