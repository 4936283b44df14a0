/** The admin of the content service in a browser. */
import type { Locator, Page } from "@playwright/test";
import { CMS, expect, signIn } from "./fixtures.ts";

/** Opens the admin without a log-in of its own, which could lose its session to another one at the same moment. */
export async function asAdmin(page: Page): Promise<void> {
  await enterWith(page, (await signIn(page.request))["cookie"] ?? "");
}

/** Opens the admin with the cookies of a session. */
export async function enterWith(page: Page, cookie: string): Promise<void> {
  await page.context().addCookies(
    cookie.split("; ").map((pair) => {
      const [name = "", ...value] = pair.split("=");
      return { name, value: value.join("="), url: CMS() };
    }),
  );
}

/** Until React has taken over what its server drew, a click is lost and a text that is filled in is forgotten. */
export function untilTakenOver(element: Locator): Promise<void> {
  return expect
    .poll(() =>
      element.evaluate((node) => Object.keys(node).some((key) => key.startsWith("__reactProps"))),
    )
    .toBe(true);
}
