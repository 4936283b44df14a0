/** The third-party tools of a site, from `data-tools` of the document; none by default. */
export interface Tools {
  /** Revision of the cookie policy. A new revision asks every visitor again. */
  readonly revision: number;
  /** Whether the server counts searches without a result, with consent. */
  readonly searches?: boolean;
  /** URL of the tag manager's script, including its id. */
  readonly tagManager?: string;
  readonly consentTool?: { readonly src: string; readonly clientId: string; readonly days: number };
}

/** Parses `data-tools`. @returns no tools when the value is missing or invalid */
export function readTools(data: string | undefined): Tools {
  try {
    // Written by process/tools.ts of the same release, so the shape is not checked.
    return data ? (JSON.parse(data) as Tools) : { revision: 1 };
  } catch {
    return { revision: 1 };
  }
}

/** Tracking preferences of the browser. The DOM types do not contain all of them. */
export interface Signals {
  readonly doNotTrack?: string | null;
  readonly globalPrivacyControl?: boolean;
}

/**
 * Whether the browser sends Do Not Track or Global Privacy Control. If it does, nothing is
 * measured, whatever the visitor answered.
 */
export const refusesTracking = ({ doNotTrack, globalPrivacyControl }: Signals): boolean =>
  doNotTrack === "1" || doNotTrack === "yes" || globalPrivacyControl === true;

/** Returns the version of the consent texts: the page's two-letter locale in capitals (spec §7). */
export const getConsentVersion = (lang: string): string => lang.slice(0, 2).toUpperCase();

/**
 * Loads a third-party script. Each call loads it again.
 * @throws when it cannot be loaded, for example because of an ad blocker
 */
export async function loadScript(src: string): Promise<void> {
  const script = document.createElement("script");
  script.src = src;
  script.async = true;
  // Marks the script as executed. After a swap the router runs every script without this mark.
  script.dataset["astroExec"] = "";
  const loaded = new Promise<void>((resolve, reject) => {
    script.onload = () => {
      resolve();
    };
    script.onerror = () => {
      reject(new Error(`${src} could not be loaded.`));
    };
  });
  document.head.append(script);
  await loaded;
}
