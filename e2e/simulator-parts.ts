/** Opens the slice simulator, and draws the pictures of slices from it. */
import { SIMULATOR_GRANT, WRITTEN_SAMPLE, type Simulation } from "@orlaya/contract";
import { technical } from "@orlaya/routes";
import type { SliceSlug } from "@orlaya/slices/schema";
import type { Page } from "@playwright/test";
import sharp from "sharp";
import { SIZE } from "../scripts/lib/slice-pictures.ts";
import { SITE } from "./fixtures.ts";
import { makeToken } from "./preview-parts.ts";

/** Size of the window in which a picture is drawn, in px. */
export const WINDOW = { width: 1024, height: 640 } as const;

/** Opens a slice of the simulator, and waits for its fonts and for its pictures in sight. */
export async function openSlice(page: Page, shown: Partial<Simulation>): Promise<void> {
  const token = await makeToken(SIMULATOR_GRANT, SIMULATOR_GRANT);
  const path = technical.simulation({ audience: "individual", ...shown, token });
  let answer = await page.goto(SITE() + path);
  // The site answers 404 when the service is too slow to check the token.
  if (answer?.status() === 404) answer = await page.goto(SITE() + path);
  if (answer?.status() !== 200)
    throw new Error(`${path} answered ${answer?.status() ?? "nothing"}.`);
  const missing = await page.evaluate(async () => {
    await document.fonts.ready;
    // The browser never loads a lazy picture that is not displayed.
    const inSight = [...document.images].filter(
      (image) => image.checkVisibility() && image.getBoundingClientRect().top < innerHeight,
    );
    await Promise.race([
      Promise.all(inSight.map((image) => image.decode().catch(() => undefined))),
      new Promise((done) => setTimeout(done, 5000)),
    ]);
    return inSight.filter(({ naturalWidth }) => naturalWidth === 0).map(({ src }) => src);
  });
  if (missing.length > 0) throw new Error(`${path} misses ${missing.join(", ")}.`);
}

/** Draws the top of a slice with its written sample. @returns a WebP of the size of pictures */
export async function drawSlice(page: Page, slice: SliceSlug): Promise<Buffer> {
  await page.setViewportSize(WINDOW);
  await page.emulateMedia({ reducedMotion: "reduce", colorScheme: "light" });
  await openSlice(page, { slice, locale: "en", sample: WRITTEN_SAMPLE });
  const box = await page.locator("main section").first().boundingBox();
  if (!box) throw new Error(`The slice ${slice} is not visible.`);
  const clip = { ...box, height: Math.min(box.height, WINDOW.height) };
  const shot = await page.screenshot({ clip, animations: "disabled", caret: "hide" });
  const corner = await sharp(shot)
    .extract({ left: 0, top: 0, width: 1, height: 1 })
    .raw()
    .toBuffer();
  const [r = 255, g = 255, b = 255] = corner;
  return sharp(shot)
    .flatten({ background: { r, g, b } })
    .resize({ ...SIZE, fit: "contain", background: { r, g, b } })
    .webp({ quality: 82, effort: 6 })
    .toBuffer();
}
