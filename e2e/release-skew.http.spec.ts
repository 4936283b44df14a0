/**
 * Answers on a release that is no longer live (finder §2.11). The test publishes a second release
 * and then activates the first one again.
 */
import { type APIRequestContext } from "@playwright/test";
import { liveVersion } from "./finder-parts.ts";
import { CMS, expect, httpTest as test, signIn } from "./fixtures.ts";
import { holdLiveRelease } from "./live-release.ts";

/** Residents of the United Kingdom have a separate plan, which no other test uses. */
const ANSWERS = "from=GB&to=SG&as=expatriation";

test("[finder §2.11] answers on an older release show the current result when their plan changed, and lead to the plan when it did not", async ({
  request,
}) => {
  await holdLiveRelease(async () => {
    const headers = await signIn(request);
    async function call(
      api: APIRequestContext,
      method: "get" | "post" | "patch",
      path: string,
      data?: object,
    ): Promise<Record<string, unknown>> {
      const answer = await api[method](`${CMS()}/api${path}`, { headers, ...(data && { data }) });
      expect(answer.ok(), `${path}: ${await answer.text()}`).toBe(true);
      return (await answer.json()) as Record<string, unknown>;
    }
    const before = await liveVersion();
    async function ask(answers: string, version: number): Promise<string> {
      return (
        (
          await request.get(`/en/plans?${answers}&go=product&v=${version}`, { maxRedirects: 0 })
        ).headers()["location"] ?? ""
      );
    }
    const plan = await ask(ANSWERS, before);
    expect(plan).toMatch(/^\/en\/[^/]+\/[^/?]+$/);

    // The plan of these answers moves to another URL. Nothing else changes.
    const products = (await call(request, "get", "/products?limit=100&depth=0"))["docs"] as {
      id: string;
      urls: Record<string, string>;
    }[];
    const product = products.find(({ urls }) => urls["en"] === plan);
    if (!product) throw new Error("No product has the URL of the plan.");
    async function publish(note: string): Promise<number> {
      const preview = await call(request, "get", "/finder/preview");
      return Number(
        (
          await call(request, "post", "/finder/publish", {
            note,
            expectedChecksum: preview["checksum"],
          })
        )["version"],
      );
    }
    try {
      await call(request, "patch", `/products/${product.id}?depth=0`, {
        urls: { ...product.urls, en: `${plan}?again=1` },
      });
      const after = await publish("A plan moves, for a test");
      await expect.poll(() => liveVersion()).toBe(after);
      const shown = await ask(ANSWERS, before);
      expect(shown).toBe(`/en/plans?${ANSWERS}&v=${before}#finder-result`);
      expect(await (await request.get(shown)).text()).toContain(
        "Our plans changed while this page was open. This is the result for your answers today.",
      );
      expect(await ask(ANSWERS, after)).toBe(`${plan}?again=1`);
      // Another plan did not change: answers on either release lead to the same URL.
      const other = "from=FR&to=SG&as=expatriation";
      expect(await ask(other, after)).toMatch(/^\/en\/[^/]+\/[^/?]+$/);
      expect(await ask(other, before)).toBe(await ask(other, after));
    } finally {
      await call(request, "patch", `/products/${product.id}?depth=0`, { urls: product.urls });
      await call(request, "post", "/finder/activate", { version: before });
      await expect.poll(() => liveVersion()).toBe(before);
    }
  });
});
