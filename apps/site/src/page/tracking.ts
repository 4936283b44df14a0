/** What analytics and consent know of a site and of a page: data on the document, never an inline script. */
import type { RouteMatch } from "@orlaya/routes";
import type { Tools } from "../browser/privacy/tools.ts";
import { CONSENT_DAYS } from "../cookies-and-storage.ts";
import type { Env } from "../process/env.ts";

/** The tracking state of spec §3. */
export interface TrackingState {
  /** uid of the offer that the page belongs to. */
  readonly offer: string | null;
  /** uid of the plan that the page is about. */
  readonly product: string | null;
  /** Collection of the document. */
  readonly page_type: string;
}

/** @param route null on pages without an address of their own, such as errors. */
export function trackingState(route: RouteMatch | null, family: string): TrackingState {
  const params: { readonly offer?: string; readonly product?: string } = route?.params ?? {};
  return { offer: params.offer ?? null, product: params.product ?? null, page_type: family };
}

/** Which tools are configured. */
export function toolsOf(env: Env): { readonly tagManager: boolean; readonly consentTool: boolean } {
  return {
    tagManager: env.TAG_MANAGER_ID !== "",
    consentTool: env.CONSENT_CLIENT_ID !== "",
  };
}

/** What the browser needs to load them, as JSON for `data-tools`; undefined where nothing is configured: then nothing is ever loaded. */
export function toolsData(env: Env): string | undefined {
  const { tagManager, consentTool } = toolsOf(env);
  if (!tagManager && !consentTool) return undefined;
  return JSON.stringify({
    revision: env.CONSENT_REVISION,
    ...(tagManager && { tagManager: `${env.TAG_MANAGER_ORIGIN}/gtm.js?id=${env.TAG_MANAGER_ID}` }),
    ...(consentTool && {
      consentTool: {
        src: env.CONSENT_SCRIPT_URL,
        clientId: env.CONSENT_CLIENT_ID,
        days: CONSENT_DAYS,
      },
    }),
  } satisfies Tools);
}
