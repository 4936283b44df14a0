/** Pages in the preview of a campaign, of a moment, and of one that shows nothing any more. */
import { parseDocument, type PreviewAnswer, type SiteContent } from "@orlaya/content";
import { getMessages } from "@orlaya/messages/server";
import { renderToStaticMarkup } from "react-dom/server";
import { createElement } from "react";
import { describe, expect, it } from "vitest";
import { PreviewBanner } from "../chrome/index.ts";
import { createTestContent, createTestSite } from "../load/testing.ts";
import { readEnv } from "../process/env.ts";
import type { Runtime } from "../process/runtime.ts";
import { loadPage } from "./load-page.ts";
import type { Page, PageRequest } from "./page.ts";

const PLANNED_STATE = {
  ...{ kind: "campaign", name: "Primavera", at: "2027-03-01T08:00:00.000Z" },
  ...{ zone: "Europe/Madrid", count: 1, failed: 0, release: null },
  pages: [
    { path: "/es/landing/a", title: "A page", locale: "es", isGone: false },
    { path: "/es/landing/b", title: "B page", locale: "es", isGone: true },
  ],
  ...{ removed: new Set(), routes: [], redirects: new Map() },
} as const;
const OPEN = {
  ...{ kind: "open", type: "campaigns", id: "7", path: null, page: "/es", locale: "es" },
  ...{ audience: "individual", edit: "https://cms.example/admin", until: "", isLink: false },
  ...{ drafts: [], trial: null },
};

/** Creates a runtime in which the preview opens this. */
function runtimeWith(answer: unknown, answers: Partial<SiteContent> = {}): Runtime {
  const content = createTestContent(() => ({
    previewGrant: () => Promise.resolve(answer as PreviewAnswer),
  }));
  const preview: Runtime["content"]["preview"] = (site) =>
    createTestSite(site, { hasShownDraft: () => true, ...answers });
  const silent = { info: () => undefined, warn: () => undefined, error: () => undefined };
  return {
    env: readEnv({ SITE_API_KEY: "x".repeat(20), REVALIDATE_SECRET: "y".repeat(20) }),
    log: silent,
    content: { ...content, preview },
  } as unknown as Runtime;
}
function ask(runtime: Runtime, path: string) {
  return loadPage(runtime, {
    ...{ path, query: new URLSearchParams(), json: false, form: null },
    preview: { token: "t", documentId: "7" },
    country: () => Promise.resolve("ES"),
  } satisfies PageRequest);
}
async function askPage(runtime: Runtime, path: string): Promise<Page> {
  const loaded = await ask(runtime, path);
  if (loaded.kind !== "page") throw new Error(loaded.kind);
  return loaded.page;
}
const writeBanner = ({ preview, chrome }: Page): string =>
  preview ? renderToStaticMarkup(createElement(PreviewBanner, { preview, context: chrome })) : "";

describe("a page in the preview of a campaign", () => {
  const runtime = (plannedState: object = PLANNED_STATE) => runtimeWith({ ...OPEN, plannedState });

  it("that is taken down is missing, and says which campaign is shown, in its time zone", async () => {
    const page = await askPage(runtime(), "/es/landing/b");
    expect([page.status, page.head.robots]).toEqual([404, expect.stringContaining("noindex")]);
    const banner = writeBanner(page);
    expect(banner).toContain("«Primavera»");
    expect(banner).toContain("9:00 (Europe/Madrid)");
    expect(banner).toContain('href="/es/landing/a"');
    expect(banner).toContain(getMessages("es").common("plannedState.gone", { title: "B page" }));
  });

  it("is planned for no time, or belongs to a moment, and says so", async () => {
    const { common } = getMessages("es");
    const unplanned = await askPage(
      runtime({ ...PLANNED_STATE, at: "", zone: "" }),
      "/es/landing/b",
    );
    expect(writeBanner(unplanned)).toContain(
      common("plannedState.unplanned", { name: "Primavera" }),
    );
    const moment = { ...PLANNED_STATE, kind: "moment", name: "", count: 12, failed: 2 };
    const banner = writeBanner(await askPage(runtime(moment), "/es/landing/b"));
    expect(banner).toContain("12");
    expect(banner).toContain(common("plannedState.failed", { count: 2 }));
    expect(banner).toContain(common("plannedState.calendar"));
  });

  it("at an address with a redirect of the campaign leads to its target", async () => {
    const redirect: SiteContent["redirect"] = () =>
      Promise.resolve({ to: "/es/landing/a", status: 301 });
    expect(
      await ask(
        runtimeWith({ ...OPEN, plannedState: PLANNED_STATE }, { redirect }),
        "/es/landing/b",
      ),
    ).toEqual({
      ...{ kind: "redirect", status: 301, to: "/es/landing/a" },
    });
  });

  it("has no banner when it is missing in a preview of documents", async () => {
    expect(
      (await askPage(runtimeWith({ ...OPEN, plannedState: null }), "/es/landing/b")).preview,
    ).toBeNull();
  });

  it("shows a document of the campaign", async () => {
    const document = parseDocument("page_landing", { id: "a", path: "/es/landing/a", title: "A" });
    const drafts = [{ type: "page_landing", id: "a", document, isLive: false }];
    const shown = runtimeWith(
      { ...OPEN, drafts, plannedState: PLANNED_STATE },
      { document: (() => Promise.resolve(document)) as never },
    );
    const page = await askPage(shown, "/es/landing/a");
    expect([page.status, page.preview?.plannedState?.name]).toEqual([200, "Primavera"]);
    expect(page.preview?.hasOwnSlices).toBe(false);
  });
});

it.each([
  ["link", "", "preview.ended.title"],
  ["over", "", "plannedState.over.title"],
  ["broken", "Falta «Página».", "plannedState.broken.title"],
] as const)(
  "a preview that has ended (%s) is a page with its reason",
  async (reason, message, title) => {
    const page = await askPage(runtimeWith({ kind: "ended", reason, message }), "/es");
    expect([page.status, page.preview]).toEqual([410, null]);
    const text = JSON.stringify(page.slices);
    expect(text).toContain(getMessages("es").common(title));
    expect(text).toContain(message);
  },
);
