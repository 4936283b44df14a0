/** The warm-up with the real cache of content and a service that fails once. */
import { createContent } from "@orlaya/content";
import { LOCALES } from "@orlaya/locales";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import type { Runtime } from "../process/runtime.ts";
import { warmUp } from "./warm-up.ts";

// Only setTimeout is faked, to skip the pause before the next try.
beforeEach(() => {
  vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] });
});
afterEach(() => {
  vi.useRealTimers();
});

it("[8-020] renders a page with a missing part again before the warm-up is complete, and no other page", async () => {
  const paths = LOCALES.map((locale) => ({
    id: locale,
    path: `/${locale}`,
    type: "page_single",
    locale,
    audience: "individual",
    document: locale,
  }));
  function service(input: string | URL | Request): Promise<Response> {
    const url = decodeURIComponent(String(input instanceof Request ? input.url : input));
    if (url.includes("/finder/release/"))
      return Promise.resolve(Response.json({}, { status: 404 }));
    const locale = /\[locale\]\[equals\]=(\w\w)/.exec(url)?.[1];
    const docs = url.includes("/api/routes?")
      ? paths.filter((row) => !locale || row.locale === locale)
      : [];
    return Promise.resolve(
      Response.json({ docs, totalDocs: docs.length, totalPages: 1, nextPage: null }),
    );
  }
  const content = createContent({
    url: "http://content.test",
    apiKey: "k",
    timeoutMs: 1000,
    retries: 0,
    sign: () => ({}),
    fetch: service,
    remember: {
      folder: null,
      renewAfterMs: 60_000,
      patienceMs: 1000,
      pauseMs: 100,
      maxEntries: 1000,
      now: Date.now,
      warn: () => undefined,
      onChange: () => undefined,
    },
  });
  const said: string[] = [];
  function say(message: string): void {
    said.push(message);
  }
  const runtime = {
    content,
    log: { debug: say, info: say, warn: say, error: say },
  } as unknown as Runtime;
  const drawn: string[] = [];
  async function visit(path: string): Promise<number> {
    drawn.push(path);
    // The first call of the French page for a part fails, and the page renders without the part. A
    // later call succeeds.
    const fails = path === "/fr" && drawn.filter((other) => other === path).length === 1;
    await content.remember
      .read({
        key: `part of ${path}`,
        tagsOf: () => [],
        load: () => (fails ? Promise.reject(new Error("no answer")) : Promise.resolve("a part")),
        parse: String,
      })
      .catch(() => null);
    await content.remember.read({
      key: `another part of ${path}`,
      tagsOf: () => [],
      load: () => Promise.resolve("another"),
      parse: String,
    });
    return 1;
  }
  async function told(times: number): Promise<void> {
    while (said.length < times)
      await new Promise((resolve) => {
        setImmediate(resolve);
      });
  }
  void warmUp(runtime, visit);
  await told(1);
  expect(said).toEqual(["content not warmed yet"]);
  expect(drawn).toEqual(LOCALES.map((locale) => `/${locale}`));
  vi.advanceTimersByTime(15_000);
  await told(2);
  expect(said).toEqual(["content not warmed yet", "content warmed"]);
  expect(drawn.slice(LOCALES.length)).toEqual(["/fr"]);
});
