/** Labels and buckets that the metrics of both processes share. */

/** Upper bounds of durations of requests, in seconds. */
export const DURATION_BUCKETS = [
  0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10,
];

/** Upper bounds of delays between a publication and its arrival, in seconds. */
export const LAG_BUCKETS = [0.05, 0.1, 0.25, 0.5, 1, 2, 5, 10, 30, 60, 120];

/** Returns the class of a method: `read` (GET, HEAD), `write` (all methods that change something), `other`. */
export function readMethodClass(method: string): "read" | "write" | "other" {
  if (method === "GET" || method === "HEAD") return "read";
  return ["POST", "PUT", "PATCH", "DELETE"].includes(method) ? "write" : "other";
}

const STATUSES = ["1xx", "2xx", "3xx", "4xx", "5xx"] as const;

/** Returns the class of a status, such as `4xx`. */
export const readStatusClass = (status: number): (typeof STATUSES)[number] =>
  STATUSES[Math.floor(status / 100) - 1] ?? "5xx";
