/**
 * `npm run thumbnails`: draws the pictures of slices that the admin shows, from their samples, with
 * the built site on a separate data folder. A picture that looks as before stays as it is.
 */
import { existsSync } from "node:fs";
import { mkdir, writeFile } from "node:fs/promises";
import { dirname } from "node:path";
import { chromium, type Page } from "@playwright/test";
import { drawSlice } from "../e2e/simulator-parts.ts";
import setup from "../e2e/setup.ts";
import { findBrowsers } from "./lib/browser.ts";
import {
  comparePictures,
  getPicturePath,
  SLUGS,
  TOLERANCE,
  writeManifest,
} from "./lib/slice-pictures.ts";
import { computeFingerprint } from "./lib/slice-sources.ts";
import { runMain, runStep } from "./lib/steps.ts";

/** Draws all slices. @returns how many pictures changed */
async function drawAll(page: Page): Promise<number> {
  let changed = 0;
  for (const slug of SLUGS) {
    const [path, drawn] = [getPicturePath(slug), await drawSlice(page, slug)];
    if (existsSync(path) && (await comparePictures(path, drawn)) < TOLERANCE / 2) continue;
    await mkdir(dirname(path), { recursive: true });
    await writeFile(path, drawn);
    changed += 1;
  }
  await writeManifest(Object.fromEntries(SLUGS.map((slug) => [slug, computeFingerprint(slug)])));
  return changed;
}

runMain(async () => {
  const { shell } = await findBrowsers();
  const stop = await setup();
  const browser = await chromium.launch({ executablePath: shell, args: ["--no-sandbox"] });
  try {
    const changed = await runStep("Drawing the slices", async () =>
      drawAll(await browser.newPage()),
    );
    process.stdout.write(`${changed} of ${SLUGS.length} pictures changed.\n`);
  } finally {
    await browser.close();
    await stop();
  }
});
