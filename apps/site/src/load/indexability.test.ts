/** Rows whose pages are never indexed, whatever an editor sets. */
import type { RouteRow } from "@orlaya/content";
import { LOCALES } from "@orlaya/locales";
import { AUDIENCES, buildPath } from "@orlaya/routes";
import { expect, it } from "vitest";
import { applyIndexability } from "./indexability.ts";
import type { LoadRuntime } from "./runtime.ts";
import { createTestContent } from "./testing.ts";

const runtime = { content: createTestContent(() => ({})) } as unknown as LoadRuntime;
const createRow = (path: string): RouteRow =>
  ({ path, type: "page_single", noindex: false }) as unknown as RouteRow;

it("the comparison of plans is never indexed, and the plan list is", async () => {
  for (const locale of LOCALES)
    for (const audience of AUDIENCES) {
      const rows = (["offers-compare", "offers"] as const).map((base) =>
        createRow(buildPath(base, { locale, audience })),
      );
      const found = await applyIndexability(runtime, rows);
      expect(found.map(({ noindex }) => noindex)).toEqual([true, false]);
    }
});
