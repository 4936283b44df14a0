/**
 * Returns which third-party tools are configured, and the data that the browser needs to load them.
 * The data is an attribute of the document, never an inline script.
 */
import { buildAbsoluteUrl, addQuery } from "@orlaya/routes";
import type { Tools } from "../browser/privacy/tools.ts";
import { CONSENT_DAYS, type Tool } from "../cookies-and-storage.ts";
import type { Env } from "./env.ts";

/** Which tools are configured, and whether searches without a result are counted. */
export type ConfiguredTools = Readonly<Record<Tool, boolean>>;

/** Returns which tools the settings configure. */
export function getTools(env: Env): ConfiguredTools {
  return {
    tagManager: env.TAG_MANAGER_ID !== "",
    consentTool: env.CONSENT_CLIENT_ID !== "",
    searches: env.COUNT_SEARCHES,
  };
}

/**
 * Returns the JSON for `data-tools`, from which the browser loads the tools; undefined when no tool
 * is configured.
 * @param isMeasured false on a page from which no event may be sent
 */
export function serializeTools(env: Env, isMeasured = true): string | undefined {
  const { consentTool, ...configured } = getTools(env);
  const tagManager = isMeasured && configured.tagManager;
  const searches = isMeasured && configured.searches;
  if (!tagManager && !consentTool && !searches) return undefined;
  return JSON.stringify({
    revision: env.CONSENT_REVISION,
    ...(searches && { searches }),
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
