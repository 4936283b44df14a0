/** Addresses of the content service that the site calls. */

/** Path under which the content service has its endpoints. */
export const SERVICE_ROOT = "/api";

/** Paths of the endpoints, below `SERVICE_ROOT`. */
export const SERVICE_PATHS = {
  leads: "/leads",
  preview: "/preview",
  changes: "/changes",
  releases: "/finder/release",
} as const;

/** The path of an endpoint from the origin of the content service. */
export const servicePath = (endpoint: keyof typeof SERVICE_PATHS): string =>
  SERVICE_ROOT + SERVICE_PATHS[endpoint];

/** The path of one release of the eligibility rules. `live`: the release that visitors see now. */
export const releasePath = (version: number | "live"): string =>
  `${servicePath("releases")}/${version}`;
