/** Which third-party tools are configured, and what the browser needs to load them: data on the document, never an inline script. */
import { buildAbsoluteUrl, addQuery } from "@orlaya/routes";
import type { Tools } from "../browser/privacy/tools.ts";
import { CONSENT_DAYS } from "../cookies-and-storage.ts";
import type { Env } from "./env.ts";

/** Which tools are configured. */
export interface ConfiguredTools {
  readonly tagManager: boolean;
  readonly consentTool: boolean;
}

/** Reads from the settings which tools are configured. */
export function getTools(env: Env): ConfiguredTools {
  return {
    tagManager: env.TAG_MANAGER_ID !== "",
    consentTool: env.CONSENT_CLIENT_ID !== "",
  };
}

/** What the browser needs to load the tools, as JSON for `data-tools`; undefined where none is configured: then none is loaded. */
export function serializeTools(env: Env): string | undefined {
  const { tagManager, consentTool } = getTools(env);
  if (!tagManager && !consentTool) return undefined;
  return JSON.stringify({
    revision: env.CONSENT_REVISION,
    ...(tagManager && {
      tagManager: addQuery(buildAbsoluteUrl(env.TAG_MANAGER_ORIGIN, "/gtm.js"), {
        id: env.TAG_MANAGER_ID,
      }),
    }),
    ...(consentTool && {
      consentTool: {
        src: env.CONSENT_SCRIPT_URL,
        clientId: env.CONSENT_CLIENT_ID,
        days: CONSENT_DAYS,
      },
    }),
  } satisfies Tools);
}
