/** Resolves the slices that an editor placed. */
import type { PageDocument } from "@orlaya/content";
import type { ViewSlice } from "../families/family.ts";
import { resolveSlice, type ResolveContext, type ResolvedSlice } from "../load/resolve/index.ts";
import type { Log } from "../process/log.ts";

/** An unknown slice, and the id of the slice before it; empty at the top of the page. */
interface UnknownSlice {
  readonly after: string;
  readonly slice: ViewSlice;
}

/** Resolved slices of a page, and its unknown slices. */
export interface PageSlices {
  readonly slices: readonly ResolvedSlice[];
  readonly unknown: readonly UnknownSlice[];
}

/** Resolves the slices of a document. Unknown slices are logged and returned separately. */
export function resolveSlices(
  document: PageDocument | null,
  context: ResolveContext,
  path: string,
  log: Log,
): PageSlices {
  const unknown: UnknownSlice[] = [];
  const slices: ResolvedSlice[] = [];
  for (const stored of document?.slices ?? []) {
    const resolved = resolveSlice(stored, context);
    if (resolved.kind === "slice") {
      slices.push(resolved.slice);
      continue;
    }
    log.warn("unknown slice", { path, slice: resolved.slug });
    unknown.push({
      after: slices.at(-1)?.id ?? "",
      slice: {
        slug: "unknown_slice",
        id: `unknown-${unknown.length}`,
        props: { name: resolved.slug },
      },
    });
  }
  return { slices, unknown };
}

/** Inserts a visible box for each unknown slice at its position, for previews (architecture §3). */
export function insertUnknownSlices(
  slices: readonly ViewSlice[],
  unknown: readonly UnknownSlice[],
): readonly ViewSlice[] {
  const places = new Set(slices.map(({ id }) => id));
  const boxes = (isHere: (after: string) => boolean): ViewSlice[] =>
    unknown.filter(({ after }) => isHere(after)).map(({ slice }) => slice);
  return [
    ...slices.flatMap((slice) => [
      slice,
      ...(slice.id ? boxes((after) => after === slice.id) : []),
    ]),
    ...boxes((after) => !after || !places.has(after)),
  ];
}
