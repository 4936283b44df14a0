/** Requests and cookies of a browser on a first visit. */
import type { Page } from "@playwright/test";
import { expect, settle, test } from "./fixtures.ts";

type Kind = "script" | "stylesheet" | "font" | "print";
/** Starts counting transferred bytes by kind. @returns the totals; call it when the page is idle */
function weigh(page: Page): () => Promise<Readonly<Record<Kind, number>>> {
  const sizes = { script: 0, stylesheet: 0, font: 0, print: 0 };
  const pending: Promise<void>[] = [];
  page.on("requestfinished", (request) => {
    const type = request.resourceType();
    // The sheet for paper is not needed to show the page. It has a limit of its own.
    const isPrint = type === "stylesheet" && /\/print\.[^/]*$/.test(request.url());
    const kind = isPrint ? "print" : type;
    if (kind === "print" || kind === "script" || kind === "stylesheet" || kind === "font")
      pending.push(
        request.sizes().then(({ responseBodySize }) => {
          sizes[kind] += responseBodySize;
        }),
      );
  });
  return async () => {
    await Promise.all(pending);
    return sizes;
  };
}

test("[quality §7] a content page transfers at most 8 kB of JavaScript, 14 kB of CSS, 3 kB of CSS for print and 40 kB of fonts", async ({
  page,
}) => {
  const sizes = weigh(page);
  await page.goto("/en/legal", { waitUntil: "networkidle" });
  const { script, stylesheet, font, print } = await sizes();
  expect(print).toBeGreaterThan(0);
  expect(print).toBeLessThanOrEqual(3 * 1024);
  expect(script).toBeGreaterThan(0);
  expect(script).toBeLessThanOrEqual(8 * 1024);
  expect(stylesheet).toBeLessThanOrEqual(14 * 1024);
  expect(font).toBeLessThanOrEqual(40 * 1024);
});

for (const [name, path] of [
  ["by need", "/de"],
  ["of eligibility", "/fr/assurances"],
] as const) {
  test(`[quality §7] a page with the finder ${name} transfers at most 95 kB of JavaScript, including all chunks of the enhanced finder`, async ({
    page,
  }) => {
    const sizes = weigh(page);
    await page.goto(path);
    const finder = page.locator(":is([data-need-finder], [data-eligibility-finder])").first();
    await finder.scrollIntoViewIfNeeded();
    await expect(finder).toHaveAttribute("data-prepared");
    await finder.locator("select").first().focus();
    await expect(finder.locator("form")).toHaveAttribute("data-enhanced");
    await settle(page);
    const { script, stylesheet } = await sizes();
    expect(script).toBeGreaterThan(60 * 1024);
    expect(script).toBeLessThanOrEqual(95 * 1024);
    expect(stylesheet).toBeLessThanOrEqual(14 * 1024);
  });
}

test("[quality §5] a first visit sets no cookie and sends no request to a third-party host", async ({
  page,
  context,
  baseURL,
}) => {
  const hosts = new Set<string>();
  page.on("request", (request) => {
    if (request.url().startsWith("http")) hosts.add(new URL(request.url()).host);
  });
  for (const path of [
    "/en",
    "/de/versicherungen",
    "/nl/expatverzekering/internationale-ziektekostenverzekering-langdurig",
  ])
    await page.goto(path, { waitUntil: "networkidle" });
  expect([...hosts]).toEqual([new URL(baseURL ?? "").host]);
  expect(await context.cookies()).toEqual([]);
});
