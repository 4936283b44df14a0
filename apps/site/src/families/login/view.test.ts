import { SAMPLES } from "@orlaya/slices/samples";
import { expect, it } from "vitest";
import type { ResolvedSlice } from "../../load/resolve/index.ts";
import { createTestLink, EDITOR_SLICES } from "../shared/testing.ts";
import { createTestInput } from "../testing.ts";
import { loadLogin } from "./load.ts";
import { viewLogin } from "./view.ts";

const AREA = "https://area.example/";
const head: ResolvedSlice = {
  slug: "page_head",
  id: "h",
  props: { ...SAMPLES.page_head, primary: createTestLink("Log in", "/en/somewhere") },
};

it("the action of the heading leads to the configured area; nothing else changes", () => {
  const view = viewLogin({ slices: [head, ...EDITOR_SLICES], area: AREA });
  expect(view.slices).toEqual([
    {
      ...head,
      props: {
        ...head.props,
        primary: { label: "Log in", href: AREA, external: true, newTab: false },
      },
    },
    ...EDITOR_SLICES,
  ]);
});

it("the action keeps its URL when no area is configured", () => {
  expect(viewLogin({ slices: [head], area: "" }).slices).toEqual([head]);
});

it.each([
  ["individual", AREA],
  ["corporate", "https://employers.example/"],
] as const)("the configuration sets the area for %s", (audience, area) => {
  const variables = { CUSTOMER_AREA_URL: AREA, EMPLOYER_AREA_URL: "https://employers.example/" };
  const site = { locale: "en", audience } as const;
  expect(loadLogin(createTestInput(null, { site, variables }))).toEqual({ slices: [], area });
});
