/** Helpers for the admin of the content service in a browser. */
import type { Locator, Page } from "@playwright/test";
import { CMS, expect, signIn } from "./fixtures.ts";

/**
 * Adds the shared session of the administrator to the browser. A separate login could lose its
 * session to a concurrent login.
 */
export async function asAdmin(page: Page): Promise<void> {
  await enterWith(page, (await signIn(page.request))["cookie"] ?? "");
}

/** Adds the cookies of a session to the browser. */
export async function enterWith(page: Page, cookie: string): Promise<void> {
  await page.context().addCookies(
    cookie.split("; ").map((pair) => {
      const [name = "", ...value] = pair.split("=");
      return { name, value: value.join("="), url: CMS() };
    }),
  );
}

/** Waits until React has hydrated an element. Before that, clicks and entered text are lost. */
export function untilTakenOver(element: Locator): Promise<void> {
  return expect
    .poll(() =>
      element.evaluate((node) => Object.keys(node).some((key) => key.startsWith("__reactProps"))),
    )
    .toBe(true);
}
