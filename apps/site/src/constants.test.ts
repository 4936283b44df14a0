/** Every row of spec §9 is where it belongs, with the value that the specification gives. */
import { COMPLIANCE_LEVELS } from "@orlaya/finder";
import { DEFAULT_LOCALE, LOCALES } from "@orlaya/locales";
import { ROOT_REDIRECT } from "@orlaya/routes";
import { describe, expect, it } from "vitest";
import {
  CHUNK_RELOAD_GUARD_MS,
  IDLE_TIMEOUT_MS,
  PROGRESS_HIDE_MS,
  PROGRESS_THROTTLE_MS,
} from "./constants.ts";
import { CONSENT_DAYS } from "./cookies-and-storage.ts";

describe("constants of the browser", () => {
  it.each([
    ["[9-020] the progress bar’s throttle", PROGRESS_THROTTLE_MS, 200],
    ["[9-022] the progress bar hides after", PROGRESS_HIDE_MS, 500],
    ["[9-023] idle scheduling", IDLE_TIMEOUT_MS, 2000],
    ["[9-024] the guard of chunk reloads", CHUNK_RELOAD_GUARD_MS, 60_000],
    ["[9-025] days of a consent", CONSENT_DAYS, 180],
  ])("%s", (_name, value, wanted) => {
    expect(value).toBe(wanted);
  });
});

describe("constants of the site", () => {
  it("[9-001 9-002 9-003] five locales, English by default, and the root leads there", () => {
    expect([...LOCALES].sort()).toEqual(["de", "en", "es", "fr", "nl"]);
    expect([DEFAULT_LOCALE, ROOT_REDIRECT]).toEqual(["en", "/en"]);
  });
  it("[9-007] compliance levels", () => {
    expect(COMPLIANCE_LEVELS).toEqual(["Low", "Medium"]);
  });
});
