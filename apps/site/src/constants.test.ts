/** Compares constants of spec §9 with the values in the specification. */
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
    ["[9-020] throttle of the progress bar", PROGRESS_THROTTLE_MS, 200],
    ["[9-022] delay until the progress bar hides", PROGRESS_HIDE_MS, 500],
    ["[9-023] timeout of idle scheduling", IDLE_TIMEOUT_MS, 2000],
    ["[9-024] minimum time between chunk reloads", CHUNK_RELOAD_GUARD_MS, 60_000],
    ["[9-025] validity of a consent in days", CONSENT_DAYS, 180],
  ])("%s", (_name, value, wanted) => {
    expect(value).toBe(wanted);
  });
});

describe("constants of the site", () => {
  it("[9-001 9-002 9-003] has five locales, English as default, and redirects the root to it", () => {
    expect([...LOCALES].sort()).toEqual(["de", "en", "es", "fr", "nl"]);
    expect([DEFAULT_LOCALE, ROOT_REDIRECT]).toEqual(["en", "/en"]);
  });
  it("[9-007] compliance levels", () => {
    expect(COMPLIANCE_LEVELS).toEqual(["Low", "Medium"]);
  });
});
