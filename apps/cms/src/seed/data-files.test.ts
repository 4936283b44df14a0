import {
  cpSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { readDataFiles } from "./data-files.ts";

const ROOT = join(import.meta.dirname, "../../../..");
let root: string;

beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), "data-files-"));
  mkdirSync(join(root, "data/media"), { recursive: true });
  for (const file of readdirSync(join(ROOT, "data")).filter((name) => name.endsWith(".json")))
    cpSync(join(ROOT, "data", file), join(root, "data", file));
  cpSync(join(ROOT, "data/media/manifest.json"), join(root, "data/media/manifest.json"));
});
afterEach(() => {
  rmSync(root, { recursive: true });
});

/** Removes the Dutch texts of a file. */
function removeDutch(file: string): void {
  const path = join(root, file);
  const text = JSON.stringify(JSON.parse(readFileSync(path, "utf8")), (_, value: unknown) =>
    typeof value === "object" && value !== null && !Array.isArray(value) && "fr" in value
      ? { ...value, nl: undefined }
      : value,
  );
  writeFileSync(path, text);
}

describe("files of data/ with texts by language", () => {
  it("are read when every text has every language", () => {
    expect(readDataFiles(root).offers.size).toBeGreaterThan(0);
  });

  it.each([
    ["data/countries.json", /^data\/countries\.json: \[AD\]\.names has no "nl"/],
    ["data/regions.json", /^data\/regions\.json: \[europe\]\.names has no "nl"/],
    ["data/groups.json", /^data\/groups\.json: \[europe\]\.names has no "nl"/],
    ["data/offers.json", /^data\/offers\.json: \[\S+\]\.names has no "nl"/],
    ["data/products.json", /^data\/products\.json: \[long-term\]\.individual\.names has no "nl"/],
    ["data/legal-reference.json", /^data\/legal-reference\.json: \S* ?has no "nl"/],
    ["data/country-facts.json", /^data\/country-facts\.json: \[AD\]\.\S+ has no "nl"/],
    ["data/media/manifest.json", /^data\/media\/manifest\.json: images\[\S+\]\.alt has no "nl"/],
  ])("%s without a language is refused with the place of the text", (file, sentence) => {
    removeDutch(file);
    expect(() => readDataFiles(root)).toThrow(sentence);
  });
});
