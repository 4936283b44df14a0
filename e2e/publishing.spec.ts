/** Login and publication in the admin of the content service. */
import { randomUUID } from "node:crypto";
import { getAdminMessages } from "@orlaya/messages/admin";
import { makeSession } from "./account-parts.ts";
import { enterWith, runJobs, untilTakenOver } from "./admin.ts";
import { CMS, expect, signIn, test } from "./fixtures.ts";
import { OWN_UID } from "./published.ts";
import { ADMIN } from "./setup.ts";

test("an editor logs in through the admin in a browser", async ({ page }) => {
  await page.goto(`${CMS()}/admin`);
  await untilTakenOver(page.getByLabel("Email"));
  await page.getByLabel("Email").fill(ADMIN.email);
  await page.getByLabel("Password").fill(ADMIN.password);
  await page.getByRole("button", { name: "Login" }).click();
  await expect(page).toHaveURL(/\/admin\/?$/);
  await expect(page.getByRole("navigation", { name: "Menu" })).toBeVisible();
});

test.describe("an editor who may not publish", () => {
  test("T: sees who can instead of the button, and the draft beside the form", async ({ page }) => {
    const { headers } = await makeSession(page.request, "editor");
    const draft = await page.request.post(`${CMS()}/api/page_landing?draft=true&depth=0`, {
      headers,
      data: {
        uid: `${OWN_UID}-toast`,
        title: OWN_UID,
        purpose: "normal",
        locale: "en",
        audience: "individual",
      },
    });
    const { id } = ((await draft.json()) as { doc: { id: string } }).doc;
    try {
      await enterWith(page, headers["cookie"] ?? "");
      await page.goto(`${CMS()}/admin/collections/page_landing/${id}`);
      await untilTakenOver(page.locator("#live-preview-toggler"));
      await expect(page.getByText(getAdminMessages("en")("problem.publish"))).toBeVisible();
      await expect(page.getByRole("button", { name: "Publish changes" })).toHaveCount(0);
      // The preview beside the form is a frame of the site, which the policy of the admin allows.
      await page.locator("#live-preview-toggler").click();
      await expect(page.frameLocator("#live-preview-iframe").locator("main")).toBeVisible();
    } finally {
      await page.request.delete(`${CMS()}/api/page_landing/${id}`, { headers });
    }
  });
});

test.describe("a planned publication", () => {
  // The drawer also writes the refusal to the console.
  test.use({ allowed: [/No se ha programado nada/] });

  test("T: is refused in the drawer in the language of an account without the permission; a failed one is on the start page until it is marked as seen", async ({
    page,
  }) => {
    const admin = await signIn(page.request);
    const { account, headers } = await makeSession(page.request, "publisher", {
      edit_locales: ["es"],
    });
    const uid = `${OWN_UID}-planned-${randomUUID().slice(0, 8)}`;
    const draft = await page.request.post(`${CMS()}/api/page_landing?draft=true&depth=0`, {
      headers,
      data: {
        ...{ uid, title: uid, purpose: "normal", locale: "es", audience: "individual" },
        slices: [{ blockType: "page_head", title: uid, lead: uid }],
      },
    });
    const { id } = ((await draft.json()) as { doc: { id: string } }).doc;
    // The drawer plans in steps of five minutes. The test changes its request to a time in 3
    // seconds.
    await page.route(`**/page_landing/${id}`, async (route) =>
      route.continue({
        postData: (route.request().postData() ?? "").replace(
          /\$D20[^"]+/,
          `$D${new Date(Date.now() + 3000).toISOString()}`,
        ),
      }),
    );
    async function planIt(answer: string | RegExp): Promise<void> {
      await page
        .locator(".schedule-publish .radio-input")
        .getByText("Publicar", { exact: true })
        .click();
      // Payload reads a typed date in English only, so the day is chosen in the calendar.
      await page.locator(".schedule-publish .date-time-picker input").click();
      await page.locator(".react-datepicker__navigation--next").click();
      await page.locator(".react-datepicker__day--015").first().click();
      // A click outside closes the calendar, which covers the button below it.
      await page.locator(".schedule-publish").getByRole("heading", { level: 2 }).click();
      await Promise.all([
        expect(page.getByText(answer)).toBeVisible(),
        page.locator(".schedule-publish").getByRole("button", { name: "Guardar" }).click(),
      ]);
    }
    try {
      await enterWith(page, headers["cookie"] ?? "");
      await page.goto(`${CMS()}/admin/collections/page_landing/${id}`);
      await untilTakenOver(page.getByRole("button", { name: "Publicar cambios" }));
      await page.locator(".form-submit .popup-button").click();
      await page.getByRole("button", { name: "Programar publicación" }).click();
      await planIt("Programado correctamente.");
      expect(
        (
          await page.request.patch(`${CMS()}/api/users/${account.id}`, {
            headers: admin,
            data: { role: "editor" },
          })
        ).status(),
      ).toBe(200);
      await planIt(/^No se ha programado nada\. La cuenta .+ puede preparar este cambio/);

      // The start page lists the document before, as planned and in work.
      const reason = `La cuenta ${account.email} puede preparar este cambio`;
      await expect
        .poll(async () => {
          await runJobs(page.request);
          return (await page.request.get(`${CMS()}/admin`, { headers })).text();
        })
        .toContain(reason);
      await page.goto(`${CMS()}/admin`);
      const failed = page.getByRole("listitem").filter({ hasText: `Publicar «${uid}»` });
      await expect(failed).toContainText(reason);
      const seen = failed.getByRole("button", { name: "Marcar como visto" });
      await untilTakenOver(seen);
      await seen.click();
      await expect(failed).toHaveCount(0);
    } finally {
      await page.request.delete(`${CMS()}/api/page_landing/${id}`, { headers: admin });
    }
  });
});
