// @vitest-environment happy-dom
/**
 * Tests the built-in consent tool in a document: dialog, focus, answers in other tabs, and browsers
 * that do not store the record.
 */
import { renderToStaticMarkup } from "react-dom/server";
import { createElement } from "react";
import { getMessages } from "@orlaya/messages/server";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { ConsentDialog } from "../../chrome/consent-dialog.tsx";
import { listStoredValues } from "../../cookies-and-storage.ts";
import type { Consent } from "./consent.ts";

const HTML = renderToStaticMarkup(
  createElement(ConsentDialog, {
    t: getMessages("en").common,
    version: "EN",
    categories: ["measurement", "advertising"],
    values: listStoredValues({ tagManager: true, consentTool: false, searches: false }),
    privacyHref: "/en/legal/privacy",
    styles: "data:text/css,",
  }),
);
const dialog = (): HTMLDialogElement | null => document.querySelector("dialog");
const button = (value: string): HTMLButtonElement =>
  dialog()?.querySelector<HTMLButtonElement>(value) ?? expect.fail(`no ${value}`);
const RECORD = (categories: readonly string[], revision = 1): string =>
  `cookie-consent=${encodeURIComponent(JSON.stringify({ categories, revision, consentId: "x", consentTimestamp: new Date(), lastConsentTimestamp: new Date(), services: {}, data: { version: "EN" }, languageCode: "en" }))}; path=/`;
const EXPIRED = "cookie-consent=; path=/; max-age=0";

let changes = 0;
async function started(): Promise<Consent> {
  const { startBuiltIn } = await import("./built-in.ts");
  return startBuiltIn({ revision: 1, tagManager: "x" }, () => {
    changes += 1;
  });
}
beforeEach(() => {
  vi.resetModules();
  changes = 0;
  delete (window as { _ccRun?: boolean })._ccRun;
  document.cookie = EXPIRED;
  document.documentElement.lang = "en";
  document.documentElement.dataset["consent"] = "/consent";
  document.body.innerHTML = '<main><h1>Legal</h1><input id="field"></main>';
  vi.stubGlobal("fetch", () => Promise.resolve({ ok: true, text: () => Promise.resolve(HTML) }));
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

describe("the card", () => {
  it("links the privacy page, and returns from the choices to the question on Escape", async () => {
    await started();
    expect(dialog()?.dataset["mode"]).toBe("ask");
    expect(dialog()?.querySelector("a")?.getAttribute("href")).toBe("/en/legal/privacy");
    button("[data-choose]").click();
    expect(dialog()?.dataset["mode"]).toBe("choose");
    dialog()?.dispatchEvent(new KeyboardEvent("keydown", { key: "Escape" }));
    expect(dialog()?.dataset["mode"]).toBe("ask");
    expect(document.activeElement).toBe(button("[data-choose]"));
  });
  it.each([
    ["#field", "INPUT"],
    ["body", "H1"],
  ] as const)("restores the focus after an answer: %s", async (from, to) => {
    const consent = await started();
    document.querySelector<HTMLElement>(from)?.focus();
    const accept = button("[value=accept]");
    accept.focus();
    if (from !== "body")
      accept.dispatchEvent(
        new FocusEvent("focusin", { bubbles: true, relatedTarget: document.querySelector(from) }),
      );
    dialog()?.close("accept");
    await Promise.resolve();
    expect(dialog()).toBeNull();
    expect(document.activeElement?.tagName).toBe(to);
    expect(changes).toBe(1);
    expect([...(consent.granted() ?? [])]).toEqual(["measurement", "advertising"]);
  });
});

describe("the record", () => {
  it("is read again: an answer of another tab applies here, and closes the card without an answer", async () => {
    const consent = await started();
    expect(dialog()).not.toBeNull();
    document.cookie = RECORD(["necessary", "measurement"]);
    await consent.refresh();
    expect(dialog()).toBeNull();
    expect([...(consent.granted() ?? [])]).toEqual(["measurement"]);
    document.cookie = RECORD(["necessary"]);
    expect([...(consent.granted() ?? [])]).toEqual([]);
    expect(changes).toBe(0);
  });
  it("is ignored when its revision is older", async () => {
    document.cookie = RECORD(["necessary", "measurement"], 0);
    expect([...((await started()).granted() ?? [])]).toEqual([]);
    expect(dialog()).not.toBeNull();
  });
  it("gives no consent when the browser does not store it, and is not asked for again on this visit", async () => {
    vi.spyOn(document, "cookie", "set").mockImplementation(() => undefined);
    const consent = await started();
    dialog()?.close("accept");
    expect([...(consent.granted() ?? [])]).toEqual([]);
    await consent.refresh();
    expect(dialog()).toBeNull();
  });
  it("is asked for again on the next page when the dialog cannot be fetched", async () => {
    vi.spyOn(console, "warn").mockImplementation(() => undefined);
    vi.stubGlobal(
      "fetch",
      vi
        .fn()
        .mockResolvedValueOnce({ ok: false, status: 500 })
        .mockResolvedValue({ ok: true, text: () => Promise.resolve(HTML) }),
    );
    const consent = await started();
    expect(dialog()).toBeNull();
    await consent.refresh();
    expect(dialog()?.dataset["mode"]).toBe("ask");
  });
});
