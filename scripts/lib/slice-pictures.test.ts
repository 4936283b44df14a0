import { existsSync, statSync } from "node:fs";
import { readdir } from "node:fs/promises";
import { basename, dirname, join } from "node:path";
import { SAMPLES } from "@orlaya/slices/samples";
import sharp from "sharp";
import { describe, expect, it } from "vitest";
import {
  comparePictures,
  getPicturePath,
  MOST_BYTES,
  readManifest,
  SIZE,
  SLUGS,
  TOLERANCE,
} from "./slice-pictures.ts";
import { computeFingerprint, listSources } from "./slice-sources.ts";
import { ROOT } from "./steps.ts";

function draw(colour: string): Promise<Buffer> {
  return sharp({ create: { ...SIZE, channels: 3, background: colour } })
    .webp()
    .toBuffer();
}

describe("pictures of slices", () => {
  it.each(SLUGS)("%s has a picture of its present sample, view and styles", async (slug) => {
    expect(existsSync(getPicturePath(slug)), "draw it with npm run thumbnails").toBe(true);
    expect(await sharp(getPicturePath(slug)).metadata()).toMatchObject(SIZE);
    expect(readManifest()[slug], "draw it again with npm run thumbnails").toBe(
      computeFingerprint(slug),
    );
  });

  it("show only pictures that exist", async () => {
    const files = await readdir(join(ROOT, "data/media"), { recursive: true });
    const names = new Set(files.map((file) => basename(file)));
    const shown = JSON.stringify(SAMPLES).match(/(?<=\/media\/)[\w.-]+/g) ?? [];
    expect(shown.length).toBeGreaterThan(50);
    expect([...new Set(shown)].filter((name) => !names.has(name))).toEqual([]);
  });

  it("are small, and no slice that is gone has one", async () => {
    const sizes = SLUGS.map((slug) => statSync(getPicturePath(slug)).size);
    expect(sizes.reduce((sum, size) => sum + size, 0)).toBeLessThan(MOST_BYTES);
    const files = await readdir(dirname(getPicturePath("hero")));
    expect(files.sort()).toEqual(SLUGS.map((slug) => basename(getPicturePath(slug))).sort());
    expect(Object.keys(readManifest()).sort()).toEqual([...SLUGS].sort());
  });

  it("depend on the view, on its components and on all their styles", () => {
    const names = listSources("hero").map((path) => basename(path));
    expect(names).toEqual(
      expect.arrayContaining(["view.tsx", "hero.module.css", "button.tsx", "button.module.css"]),
    );
    expect(names).toContain("tokens.css");
    expect(names).not.toContain("pagination.tsx");
  });

  it("change their fingerprint with each of these files", () => {
    const usual = computeFingerprint("hero", (path) => path);
    for (const changed of listSources("hero"))
      expect(computeFingerprint("hero", (path) => (path === changed ? "" : path))).not.toBe(usual);
  });

  it("differ by more than the tolerance when a colour differs", async () => {
    const [white, grey] = [await draw("#ffffff"), await draw("#f0f0f0")];
    expect(await comparePictures(white, white)).toBe(0);
    expect(await comparePictures(white, grey)).toBeGreaterThan(TOLERANCE);
  });
});
