/** Kinds of requests for the metrics: a bounded list, so that no address becomes a label. */
import type { Payload } from "payload";

/** The parts of the configuration that name endpoints. */
type Named = Pick<Payload, "config">;

/** Kinds of requests that the configuration does not name. */
export const FIXED_KINDS: readonly string[] = [
  "admin",
  "build-file",
  "accounts",
  "documents",
  "globals",
  "other",
];

/** Returns the first segments of the paths of the service's own endpoints. */
function listEndpointKinds({ config }: Named): readonly string[] {
  const endpoints = Array.isArray(config.endpoints) ? config.endpoints : [];
  return endpoints
    .map(({ path }) => path.split("/")[1] ?? "")
    .filter((segment) => /^[\w-]+$/.test(segment));
}

/**
 * Creates the function that returns the kind of a path: the first segment of an endpoint, such as
 * `leads`, or one of FIXED_KINDS.
 */
export function createKindReader(payload: Named): (pathname: string) => string {
  const endpoints = new Set(listEndpointKinds(payload));
  const collections = new Set<string>(payload.config.collections.map(({ slug }) => slug));
  return (pathname) => {
    const [, root = "", name = ""] = pathname.split("/");
    if (root === "admin") return "admin";
    if (root === "_next") return "build-file";
    if (root !== "api") return "other";
    if (name === "users") return "accounts";
    if (endpoints.has(name)) return name;
    if (collections.has(name)) return "documents";
    return name === "globals" ? "globals" : "other";
  };
}
