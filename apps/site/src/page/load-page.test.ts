/**
 * Searches while the content service is down since the start of the process, so that nothing is
 * cached.
 */
import { parseDocument, type RouteRow, type SiteContent } from "@orlaya/content";
import { LOCALES, type Locale } from "@orlaya/locales";
import { AUDIENCES, buildPath, type Audience } from "@orlaya/routes";
import { describe, expect, it } from "vitest";
import { createTestContent } from "../load/testing.ts";
import { readEnv } from "../process/env.ts";
import { loadPage } from "./load-page.ts";
import type { PageRequest } from "./page.ts";
import type { Runtime } from "../process/runtime.ts";

/** An error with status 503 of another class, as an error from another bundle would be. */
class Unavailable extends Error {
  readonly status = 503;
}
const down = (): Promise<never> => Promise.reject(new Unavailable("nothing is remembered"));
const lines: string[] = [];
/** Creates a runtime with these answers. Without an answer, the route lookup fails. */
function runtimeWith(answers: Partial<SiteContent>): Runtime {
  return {
    env: readEnv({ SITE_API_KEY: "x".repeat(20), REVALIDATE_SECRET: "y".repeat(20) }),
    log: {
      info: () => undefined,
      warn: () => undefined,
      error: (line: string) => {
        lines.push(line);
      },
    },
    content: createTestContent(() => ({ route: down, ...answers })),
  } as unknown as Runtime;
}
function ask(runtime: Runtime, path: string, query: string, json = false) {
  return loadPage(runtime, {
    path,
    query: new URLSearchParams(query),
    json,
    preview: null,
    country: () => Promise.resolve("FR"),
    form: null,
  } satisfies PageRequest);
}

const NEED = "need=expat&to=ES&language=en";
const ELIGIBILITY = "from=FR&to=SG&as=expatriation";
const module = parseDocument("module_lisa", {
  id: "m",
  new_lisa: true,
  error_page: { id: "e", uid: "finder-error" },
});
const withModule = runtimeWith({ finderModule: () => Promise.resolve(module) });
const withPages = runtimeWith({
  finderModule: () => Promise.resolve(module),
  route: () => Promise.resolve({ type: "page_single", document: "d", group: "g" } as RouteRow),
  countries: () =>
    Promise.resolve(["ES", "FR"].map((code) => parseDocument("countries", { id: code, code }))),
});
const empty = runtimeWith({});
const landing = (locale: Locale, audience: Audience): string =>
  buildPath("landing", { locale, audience, params: { uid: "finder-error" } }) ?? "";

describe("[8-004] [finder 3.3] a search without data", () => {
  const sites = LOCALES.flatMap((locale) =>
    AUDIENCES.map((audience) => [audience, locale] as const),
  );
  it.each(sites)(
    "%s %s: leads to the error landing of the finder, by redirect and as JSON, or to error-404 without one",
    async (audience, locale) => {
      const home = buildPath("home", { locale, audience });
      for (const runtime of [withModule, withPages]) {
        expect(await ask(runtime, home, `${NEED}&go=quote`)).toEqual({
          kind: "redirect",
          to: landing(locale, audience),
          status: 303,
        });
        expect(await ask(runtime, home, `${NEED}&go=product`, true)).toEqual({
          kind: "json",
          answer: { kind: "error", url: landing(locale, audience), external: false },
        });
        expect(await ask(runtime, home, `${ELIGIBILITY}&go=quote`)).toEqual({
          kind: "redirect",
          to: `${landing(locale, audience)}?${ELIGIBILITY}`,
          status: 303,
        });
        expect(await ask(runtime, home, `${ELIGIBILITY}&go=product`, true)).toEqual({
          kind: "json",
          answer: {
            kind: "error",
            url: `${landing(locale, audience)}?${ELIGIBILITY}`,
            external: false,
          },
        });
      }
      expect(await ask(empty, home, `${NEED}&go=quote`)).toEqual({
        kind: "redirect",
        to: buildPath("error-404", { locale, audience }),
        status: 303,
      });
      expect(lines).toContain("finder has no data");
    },
  );
  it("a request without a search fails with the error of the content service", async () => {
    for (const query of ["", NEED, ELIGIBILITY, `${ELIGIBILITY}&go=other`])
      await expect(ask(empty, "/en", query), query).rejects.toThrow(Unavailable);
    await expect(ask(empty, "/en", "", true)).rejects.toThrow(Unavailable);
  });
  it("invalid answers are reported as invalid", async () => {
    expect(await ask(withPages, "/en", "need=expat&to=&language=en&go=quote", true)).toEqual({
      kind: "json",
      answer: { kind: "invalid", errors: { to: "missing" } },
    });
  });
});
