/** Paths of the content service endpoints that the site calls. */

/** Common prefix of the endpoint paths. */
export const SERVICE_ROOT = "/api";

/** Paths of the endpoints, below `SERVICE_ROOT`. */
export const SERVICE_PATHS = {
  leads: "/leads",
  searches: "/searches",
  preview: "/preview",
  changes: "/changes",
  releases: "/finder/release",
  trials: "/finder/trial",
} as const;

/** Returns the path of an endpoint, relative to the origin of the content service. */
export const servicePath = (endpoint: keyof typeof SERVICE_PATHS): string =>
  SERVICE_ROOT + SERVICE_PATHS[endpoint];

/**
 * Returns the path of one release of the eligibility rules. `live`: the release that visitors see
 * now.
 */
export const releasePath = (version: number | "live"): string =>
  `${servicePath("releases")}/${version}`;

/**
 * Returns the path of the rules of a trial: those of a change set, when they still have this
 * fingerprint.
 */
export const trialPath = (set: string, fingerprint: string): string =>
  `${servicePath("trials")}/${encodeURIComponent(set)}/${encodeURIComponent(fingerprint)}`;
