/** Why a bundle or an export of Prismic is refused. */
import type { Say } from "../labels/request-words.ts";

/** `name` is a file of the archive or a collection, `place` a line and field. */
export type BundleProblem =
  | {
      readonly kind: "empty" | "foreign" | "truncated" | "filled" | "busy" | "noPrismic";
    }
  | { readonly kind: "large" | "unpacked"; readonly size: number }
  | { readonly kind: "version"; readonly version: string }
  | {
      readonly kind: "hash" | "name" | "missing" | "unlisted" | "collection" | "file";
      readonly name: string;
    }
  | { readonly kind: "document" | "reference"; readonly name: string; readonly place: string }
  | { readonly kind: "twice"; readonly name: string; readonly place: string };

/** Thrown before anything is written, or inside the transaction that is then undone. */
export class BundleError extends Error {
  readonly problem: BundleProblem;
  constructor(problem: BundleProblem) {
    super(`The bundle is refused: ${JSON.stringify(problem)}`);
    this.problem = problem;
  }
}

/** Writes the sentence of a problem. */
export function writeBundleProblem(say: Say, problem: BundleProblem): string {
  switch (problem.kind) {
    case "large":
    case "unpacked":
      return say(`bundle.problem.${problem.kind}`, { size: problem.size });
    case "version":
      return say("bundle.problem.version", { version: problem.version });
    case "hash":
    case "name":
    case "missing":
    case "unlisted":
    case "collection":
    case "file":
      return say(`bundle.problem.${problem.kind}`, { name: problem.name });
    case "document":
    case "reference":
    case "twice":
      return say(`bundle.problem.${problem.kind}`, { name: problem.name, place: problem.place });
    default:
      return say(`bundle.problem.${problem.kind}`);
  }
}
