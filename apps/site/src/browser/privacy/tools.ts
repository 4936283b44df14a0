/** The third-party tools of a site, as the document names them in `data-tools`; none by default. */
export interface Tools {
  /** Revision of the cookie policy; a higher one asks everybody again. */
  readonly revision: number;
  /** Address of the tag manager's script, with its id. */
  readonly tagManager?: string;
  readonly consentTool?: { readonly src: string; readonly clientId: string; readonly days: number };
}

/** Total: a document without tools, or with something else in that place, has none. */
export function readTools(data: string | undefined): Tools {
  try {
    // Written by process/tools.ts of the same release.
    return data ? (JSON.parse(data) as Tools) : { revision: 1 };
  } catch {
    return { revision: 1 };
  }
}

/** What browsers say about being followed; not all of it is in the types. */
export interface Signals {
  readonly doNotTrack?: string | null;
  readonly globalPrivacyControl?: boolean;
}

/** Do Not Track or Global Privacy Control: then nothing is measured, whatever else was answered. */
export const refusesTracking = ({ doNotTrack, globalPrivacyControl }: Signals): boolean =>
  doNotTrack === "1" || doNotTrack === "yes" || globalPrivacyControl === true;

/** Version of the consent texts: the page's two-letter locale in capitals (spec §7). */
export const getConsentVersion = (lang: string): string => lang.slice(0, 2).toUpperCase();

/** Fetches a third party's script, once for each call. @returns rejects when it cannot be had, as with a blocker of advertising */
export async function loadScript(src: string): Promise<void> {
  const script = document.createElement("script");
  script.src = src;
  script.async = true;
  // After a swap the router runs every script of the new page that it has not seen; this one runs by itself.
  script.dataset["astroExec"] = "";
  const loaded = new Promise<void>((resolve, reject) => {
    script.onload = () => {
      resolve();
    };
    script.onerror = () => {
      reject(new Error(`${src} cannot be had.`));
    };
  });
  document.head.append(script);
  await loaded;
}
