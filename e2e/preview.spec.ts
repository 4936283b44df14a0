/**
 * Drafts are visible to editors, never to visitors (spec §2 technical row, content-service §3,
 * quality §1).
 */
import { technical } from "@orlaya/routes";
import { getMessages } from "@orlaya/messages/server";
import type { APIRequestContext } from "@playwright/test";
import { makeSession } from "./account-parts.ts";
import { asAdmin, enterWith, untilTakenOver } from "./admin.ts";
import { CMS, expect, test } from "./fixtures.ts";
import { call, deleteMade, landing, makeToken, MARKER } from "./preview-parts.ts";
import { OWN_UID } from "./published.ts";

test.afterEach(({ request }) => deleteMade(request));

test("[2-050 2-051 7-022] the preview of an unpublished draft is shown at its own path, in its language and site; visitors get 404", async ({
  page,
  request,
}) => {
  const draft = await call(
    request,
    "POST",
    "page_landing?draft=true",
    landing(`${OWN_UID}-never`, {
      title: MARKER,
      slices: [{ blockType: "page_head", title: MARKER }],
      _status: "draft",
    }),
  );
  expect(draft.path).toBe(`/fr/entreprises/landing/${OWN_UID}-never`);
  const answers: { url: string; headers: Record<string, string> }[] = [];
  page.on("response", (response) => {
    if (response.request().isNavigationRequest())
      answers.push({ url: response.url(), headers: response.headers() });
  });
  // A path in the query has no effect.
  await page.goto(
    `${technical.preview({ token: await makeToken("page_landing", draft.id), documentId: draft.id })}&path=/en/plans&url=https://evil.example`,
  );
  await expect(page).toHaveURL(draft.path ?? "");
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(MARKER);
  await expect(page.locator("html")).toHaveAttribute("lang", "fr");
  await expect(page.locator("html")).toHaveAttribute("data-audience", "pro");
  const last = answers.at(-1)?.headers ?? {};
  expect(last["cache-control"]).toContain("no-store");
  expect(last["x-robots-tag"]).toContain("noindex");
  expect(last["content-security-policy"]).toContain(`frame-ancestors ${CMS()};`);
  expect(last["x-frame-options"]).toBeUndefined();
  await expect(page.locator("meta[name=robots]")).toHaveAttribute("content", "noindex, nofollow");
  const [cookie] = await page.context().cookies();
  expect(cookie).toMatchObject({ name: "preview", httpOnly: true, sameSite: "Lax" });
  const edit = page.getByRole("link", { name: getMessages("fr").common("preview.edit") });
  await expect(edit).toHaveAttribute("href", `${CMS()}/admin/collections/page_landing/${draft.id}`);
  // Visitors get 404.
  expect((await request.get(draft.path ?? "")).status()).toBe(404);
  // On other pages the editor sees the published version.
  await page.goto("/en/plans");
  await expect(
    page.getByRole("link", { name: getMessages("en").common("preview.exit") }),
  ).toHaveCount(0);
  await page.goto(draft.path ?? "");
  await page.getByRole("link", { name: getMessages("fr").common("preview.exit") }).click();
  await expect(page).toHaveURL("/fr/entreprises");
  expect(await page.context().cookies()).toEqual([]);
});

test("[quality §1] a draft of a published page never appears in a public response", async ({
  page,
  request,
}) => {
  const published = await call(
    request,
    "POST",
    "page_landing",
    landing(`${OWN_UID}-draft`, {
      title: "Publié",
      slices: [{ blockType: "page_head", title: "Publié", lead: "Une page." }],
      _status: "published",
    }),
  );
  const path = published.path ?? "";
  await expect.poll(async () => (await request.get(path)).status()).toBe(200);
  await call(request, "PATCH", `page_landing/${published.id}?draft=true`, {
    title: MARKER,
    slices: [{ blockType: "page_head", title: MARKER }],
    seo: { description: MARKER },
    _status: "draft",
  });
  async function publicBytes(): Promise<void> {
    for (const address of [
      path,
      "/fr/entreprises",
      technical.sitemap("fr", "page_landing"),
      technical.sitemapIndex,
      "/fr/entreprises/error-404",
    ]) {
      for (const encoding of ["br", "gzip", "identity"]) {
        const answer = await request.get(address, { headers: { "accept-encoding": encoding } });
        const text = await answer.text();
        for (const word of [MARKER, `${CMS()}/admin`])
          expect(text, `${address} ${encoding}`).not.toContain(word);
      }
    }
    expect(
      (
        await request.get(`${CMS()}/api/page_landing/${published.id}?draft=true`, {
          headers: { cookie: "" },
        })
      ).status(),
    ).toBe(403);
  }
  await publicBytes();
  for (const round of [1, 2]) {
    await page.goto(
      technical.preview({
        token: await makeToken("page_landing", published.id),
        documentId: published.id,
      }),
    );
    await expect(page.getByRole("heading", { level: 1 }), `round ${round}`).toHaveText(MARKER);
    await publicBytes();
  }
  await page.getByRole("link", { name: getMessages("fr").common("preview.exit") }).click();
  await expect(page).toHaveURL(path);
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Publié");
});

/** Creates a French landing page with two slices. @returns the draft */
function makeTwoSlices(request: APIRequestContext, uid: string) {
  return call(
    request,
    "POST",
    "page_landing?draft=true",
    landing(`${OWN_UID}-${uid}`, {
      title: MARKER,
      slices: [
        { blockType: "page_head", title: "Un" },
        { blockType: "cta_band", title: "Deux" },
      ],
      _status: "draft",
    }),
  );
}

test("the banner of a preview leads to the document in the admin", async ({ page, request }) => {
  const draft = await makeTwoSlices(request, "edit");
  await asAdmin(page);
  await page.goto(
    technical.preview({ token: await makeToken("page_landing", draft.id), documentId: draft.id }),
  );
  const opened = page.context().waitForEvent("page");
  await page.getByRole("link", { name: getMessages("fr").common("preview.edit") }).click();
  const admin = await opened;
  await expect(admin).toHaveURL(`${CMS()}/admin/collections/page_landing/${draft.id}`);
  await expect(admin.locator("#field-title")).toHaveValue(MARKER);
});

test("a click on a slice in the live preview opens the closed form of the slice", async ({
  page,
  request,
}) => {
  const draft = await makeTwoSlices(request, "click");
  // A new account has not opened the live preview before.
  const scope = { edit_locales: ["fr"], edit_audiences: ["corporate"] };
  const { headers } = await makeSession(request, "translator", scope);
  await enterWith(page, headers["cookie"] ?? "");
  await page.setViewportSize({ width: 1600, height: 900 });
  await page.goto(`${CMS()}/admin/collections/page_landing/${draft.id}`);
  await untilTakenOver(page.locator("#field-title"));
  await page.locator(".blocks-field__header-action").first().click();
  const row = page.locator("#slices-row-1");
  await expect(row.locator(".blocks-field__row.collapsible--collapsed")).toBeVisible();
  await page.locator("#live-preview-toggler").click();
  const frame = page.frameLocator(".live-preview-window iframe");
  await expect(frame.getByText(getMessages("fr").common("preview.click"))).toBeVisible();
  await frame.locator("[data-slice]").nth(1).click();
  await expect(row.locator(".blocks-field__row.collapsible--collapsed")).toHaveCount(0);
  await expect(row.locator(":focus")).toBeVisible();
  await expect(row).toBeInViewport();
  await expect(
    page.locator("#slices-row-0 .blocks-field__row.collapsible--collapsed"),
  ).toBeVisible();
  // A visitor's page has neither the ids nor the script.
  expect(await (await request.get("/fr")).text()).not.toContain("data-slice");
});
