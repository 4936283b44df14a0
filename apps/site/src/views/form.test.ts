/** Form pages: the finder of a plan's own page. */
import { messages } from "@orlaya/messages/server";
import { expect, it } from "vitest";
import { resolveSlice } from "@orlaya/slices/resolve";
import { resolveContext } from "../server/context.ts";
import { formView } from "./form.ts";
import type { ViewInput } from "./view.ts";

it("[4-036] the finder of a plan’s page takes the label of its submit from the content service", async () => {
  const context = resolveContext("en", "individual", "");
  const head = resolveSlice({ blockType: "page_head", id: "h", title: "Your quote" }, context);
  const view = await formView({
    runtime: {
      content: {
        eligibilityModule: () =>
          Promise.resolve({ id: "m", title: "Find", cta_submit_label: "Show my plan" }),
      },
    },
    locale: "en",
    audience: "individual",
    words: messages("en"),
    context,
    document: { id: "f", page_type: "Product form page" },
    slices: head.kind === "slice" ? [head.slice] : [],
  } as unknown as ViewInput);
  expect(view.slices[1]).toMatchObject({
    slug: "eligibility_page",
    props: { module: { title: "Find", submitLabel: "Show my plan" } },
  });
});
