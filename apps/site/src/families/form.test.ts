/** Form pages: the finder of a plan's own page. */
import { parseDocument, type PageForm } from "@orlaya/content";
import { messages } from "@orlaya/messages/server";
import { expect, it } from "vitest";
import { createTestSite, resolveTestSlices } from "../load/testing.ts";
import { resolveContext } from "../load/resolve-context.ts";
import { formView } from "./form.ts";
import type { ViewInput } from "./view.ts";

it("[4-036] the finder of a plan’s page takes the label of its submit from the content service", async () => {
  const site = { locale: "en", audience: "individual" } as const;
  const context = resolveContext({ ...site, mediaOrigin: "" });
  const module = { id: "m", title: "Find", cta_submit_label: "Show my plan" };
  const view = await formView({
    site: createTestSite(site, {
      eligibilityModule: () => Promise.resolve(parseDocument("module_eligibility", module)),
    }),
    ...site,
    words: messages("en"),
    context,
    document: parseDocument("page_form", { id: "f", page_type: "Product form page" }),
    slices: resolveTestSlices([{ blockType: "page_head", id: "h", title: "Your quote" }], context),
  } as unknown as ViewInput<PageForm>);
  expect(view.slices[1]).toMatchObject({
    slug: "eligibility_page",
    props: { module: { title: "Find", submitLabel: "Show my plan" } },
  });
});
