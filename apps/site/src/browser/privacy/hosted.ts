/**
 * The hosted consent tool, an Axeptio-like script. It reads its settings from a global variable,
 * runs a queue of callbacks, and reports the choices by category. It is loaded only when its client
 * id is configured.
 */
import { TAG_CATEGORIES, type Category } from "../../cookies-and-storage.ts";
import type { StartConsent } from "./consent.ts";
import { loadScript, getConsentVersion, type Tools } from "./tools.ts";

interface Sdk {
  on(
    event: "cookies:complete",
    listener: (choices: Readonly<Record<string, unknown>>) => void,
  ): void;
  openCookies(): void;
}
declare global {
  interface Window {
    axeptioSettings?: {
      readonly clientId: string;
      readonly userCookiesDuration: number;
      readonly cookiesVersion: string;
    };
    _axcb?: { push(callback: (sdk: Sdk) => void): unknown };
  }
}

export const startHosted: StartConsent<NonNullable<Tools["consentTool"]>> = (
  { src, clientId, days },
  changed,
) => {
  let agreed: ReadonlySet<Category> | null = null;
  let current: { readonly version: string; readonly script: Promise<void> } | null = null;
  // The script reads its settings when it starts, so another version needs another start.
  function load(): Promise<void> {
    const wanted = getConsentVersion(document.documentElement.lang);
    if (current?.version === wanted) return current.script;
    window.axeptioSettings = { clientId, userCookiesDuration: days, cookiesVersion: wanted };
    window._axcb = [];
    window._axcb.push((sdk) => {
      sdk.on("cookies:complete", (choices) => {
        agreed = new Set(TAG_CATEGORIES.filter((category) => choices[category] === true));
        changed();
      });
    });
    const script = loadScript(src);
    current = { version: wanted, script };
    // When the script is blocked, the next call tries again.
    script.catch(() => {
      current = null;
    });
    return script;
  }
  const refresh = (): Promise<void> => load().catch(() => undefined);
  void refresh();
  return Promise.resolve({
    granted: () => agreed,
    open: async () => {
      await load();
      window._axcb?.push((sdk) => sdk.openCookies());
    },
    refresh,
  });
};
